import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const chat = await startChat();
const site = await testSite({ variables: { ...chatVariables(chat), ADMIN_PASSPHRASE: PASSPHRASE } });
const asha = operatorOf(site, await sessionOf(Date.now(), PASSPHRASE, 'Asha'));
const ravi = operatorOf(site, await sessionOf(Date.now(), PASSPHRASE, 'Ravi'));
beforeEach(() => chat.startAgain());
afterAll(() => chat.close());

const calls = bookingCalls(site);
let said = 0;
const say = async (body: string, number: string) => {
  said += 1;
  const content = { id: `wamid.answers.${said}`, type: 'text', text: { body } };
  const webhook = chat.webhook(chat.written(content, { number }));
  chat.inWindow.add(`IN.16487${number}`);
  expect((await site.fetch('/api/chat/webhook', { method: 'POST', ...webhook })).status).toBe(200);
};

/** A confirmed booking whose customer has asked something. */
async function aQuestion() {
  const mobileNumber = sampleNumber();
  const draft = await calls.create({ mobileNumber });
  expect((await calls.confirm(draft, dayAhead(4 + said), '9-11')).status).toBe(200);
  await say('Where do I park?', mobileNumber);
  const [row] = await site.rows<{ reference: string }>(
    'SELECT reference FROM records WHERE id = ?',
    draft.id,
  );
  return { id: draft.id, mobileNumber, reference: row?.reference };
}

/** The form of own words on an operator's screen. */
async function formOf(operator: typeof asha, id: string) {
  const html = await (await operator.get(`/coupon-admin/records/${id}`)).text();
  return hiddenFields(html);
}
const hiddenFields = (html: string) => {
  const form =
    /<form class="card form"[^>]*action="\/api\/admin\/records\/[^"]*\/chat"[\s\S]*?<\/form>/.exec(
      html,
    )?.[0] ?? '';
  const fields = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
};
/** Sends an answer: where its result leads to, or the status of the screen that comes back. */
const send = async (operator: typeof asha, id: string, fields: Record<string, string>) => {
  const { headers, status } = await operator.form(`/api/admin/records/${id}/chat`, fields, aVisitor());
  return headers.get('Location') ?? status;
};
const answers = (id: string) =>
  site.rows<{ words: string; person: string }>(
    "SELECT words, person FROM chat_messages WHERE record_id = ? AND kind = 'text' AND direction = 'out'",
    id,
  );

describe('POST /api/admin/records/:id/chat', () => {
  test('answers 422 with the typed words where the customer has written since, and then sends them', async () => {
    const { id, mobileNumber } = await aQuestion();
    const form = await formOf(asha, id);
    await say('And when?', mobileNumber);
    const post = (fields: Record<string, string>) =>
      asha.form(
        `/api/admin/records/${id}/chat`,
        { ...form, ...fields, words: 'Behind the workshop' },
        aVisitor(),
      );
    const refused = await post({});
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain('Behind the workshop</textarea>');
    expect(html).toContain('Something was written or changed meanwhile');
    expect(html).toContain('And when?');
    expect(await answers(id)).toEqual([]);
    const sent = await post(hiddenFields(html));
    expect(sent.headers.get('Location')).toBe(`/coupon-admin/records/${id}?done=chat_sent`);
    expect((await answers(id)).map(({ words }) => words)).toEqual(['Behind the workshop']);
  });

  test('of a second operator whose screen is older is a conflict, and a repeat of the first is none', async () => {
    const { id } = await aQuestion();
    const [first, second] = [await formOf(asha, id), await formOf(ravi, id)];
    expect(await send(asha, id, { ...first, words: 'Behind the workshop' })).toContain('done=chat_sent');
    expect(await send(ravi, id, { ...second, words: 'In the street' })).toBe(422);
    expect(await send(asha, id, { ...first, words: 'Behind the workshop' })).toContain('done=chat_sent');
    expect((await answers(id)).map(({ words }) => words)).toEqual(['Behind the workshop']);
    const seen = await formOf(ravi, id);
    expect(await send(ravi, id, { ...seen, words: 'Bring the papers' })).toContain('done=chat_sent');
  });

  test('is a conflict where another person has written since, who would get the answer', async () => {
    const { id, reference } = await aQuestion();
    const form = await formOf(asha, id);
    await say(`Is it ready? #${reference}`, sampleNumber());
    expect(await send(asha, id, { ...form, words: 'Your code is on your page' })).toBe(422);
    expect(await answers(id)).toEqual([]);
  });

  test('sends no template with the own page to a stranger who wrote the reference', async () => {
    const { id, reference } = await aQuestion();
    await say(`Hello #${reference}`, sampleNumber());
    await site.rows(
      "UPDATE chat_messages SET at = at - 172800000 WHERE record_id = ? AND direction = 'in'",
      id,
    );
    const template = { template: 'booked', idempotencyKey: `template-${id.slice(0, 20)}` };
    expect(await send(asha, id, template)).toContain('done=chat_sent');
    const sent = await site.rows<{ person: string }>(
      "SELECT person FROM chat_messages WHERE record_id = ? AND fact LIKE 'by_hand:%'",
      id,
    );
    const [customer] = await site.rows<{ person: string }>(
      "SELECT person FROM chat_messages WHERE record_id = ? AND words = 'Where do I park?'",
      id,
    );
    expect(sent).toEqual([customer]);
  });
});
