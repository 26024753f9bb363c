import { describe, expect, test } from 'vitest';
import { referenceIn } from '../../src/values/chat-reference.ts';
import { cookiesOf, operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { holding } from './held-record.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { bookingCalls } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const session = await sessionOf();
const operator = operatorOf(site, session);

const textOf = (link: string | null) => new URL(link ?? '').searchParams.get('text') ?? '';

const lead = async (mobileNumber: string): Promise<string> => {
  const fields = { mobileNumber, idempotencyKey: crypto.randomUUID(), source: 'popup' };
  const response = await site.post('/api/leads', fields, aVisitor());
  return textOf(((await response.json()) as { whatsappUrl: string }).whatsappUrl);
};

/** The list that the operator's search shows. */
const found = async (search: string): Promise<string> => {
  const searched = await operator.form('/api/admin/search', { search }, aVisitor());
  const Cookie = `admin=${session}; ${cookiesOf(searched)}`;
  const page = await site.fetch(searched.headers.get('Location') ?? '', { headers: { Cookie } });
  return page.text();
};

const referenceOf = async (id: string) =>
  (await site.rows<{ reference: string }>('SELECT reference FROM records WHERE id = ?', id))[0]?.reference;

const redirect = (fields: object) =>
  site.post(
    '/api/whatsapp-redirects',
    { idempotencyKey: crypto.randomUUID(), timestamp: new Date().toISOString(), ...fields },
    aVisitor(),
  );

describe('a chat text names its record', () => {
  test('the search finds a lead by the reference alone and by the whole pasted message', async () => {
    const [first, second] = [await lead('9000000301'), await lead('9000000302')];
    for (const typed of [referenceIn(first) ?? '', first, first.replaceAll('\n', ''), `Fwd: ${first}`]) {
      const html = await found(typed);
      expect(html).toContain('90000 00301');
      expect(html).not.toContain('90000 00302');
    }
    expect(await found(second)).toContain('90000 00302');
  });

  test('the own page of a booking opens the chat with the booking’s reference', async () => {
    const calls = bookingCalls(site);
    const { id, token } = await calls.create({ mobileNumber: sampleNumber() });
    const opened = await site.fetch(`/api/bookings/${id}/chat`, { headers: holding(token) });
    const text = textOf(opened.headers.get('Location'));
    expect(referenceIn(text)).toBe(await referenceOf(id));
    expect(text.endsWith(`#${await referenceOf(id)}`)).toBe(true);
  });

  test('a link without a record takes the reference from the key of its redirect', async () => {
    const idempotencyKey = crypto.randomUUID();
    const kept = await redirect({ source: 'contact', idempotencyKey });
    expect(kept.status).toBe(202);
    const { id } = (await kept.json()) as { id: string };
    expect(await referenceOf(id)).toBe(idempotencyKey.slice(0, 6).toUpperCase());
    expect(referenceIn(`Hi, I need help.\n#${idempotencyKey.slice(0, 6)}`)).toBe(await referenceOf(id));
    const plain = await site.postForm(
      '/api/whatsapp-redirects',
      { idempotencyKey: 'a-key-of-a-plain-form', timestamp: new Date().toISOString() },
      aVisitor(),
    );
    const reference = referenceIn(textOf(plain.headers.get('Location'))) ?? '';
    const rows = await site.rows('SELECT id FROM records WHERE reference = ?', reference);
    expect(rows).toHaveLength(1);
  });
});

describe('GET /api/whatsapp-redirects/chat', () => {
  const link = '/api/whatsapp-redirects/chat?service=periodic&text=Hi%2C+I+need+help.';
  const open = (headers: Readonly<Record<string, string>> = {}, path = link) =>
    site.fetch(path, { headers: { ...aVisitor(), ...headers }, redirect: 'manual' });
  const presses = async () => (await site.rows("SELECT id FROM records WHERE kind = 'redirect'")).length;

  test('records the press and leads into the chat with its reference at the end of the text', async () => {
    const opened = await open({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' });
    expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([303, 'private, no-store']);
    const text = textOf(opened.headers.get('Location'));
    const reference = referenceIn(text) ?? '';
    expect(text).toBe(`Hi, I need help.\n#${reference}`);
    const rows = await site.rows<{ kind: string; service: string; source: string }>(
      'SELECT * FROM records WHERE reference = ?',
      reference,
    );
    expect(rows).toMatchObject([{ kind: 'redirect', service: 'periodic', source: 'chat_link' }]);
  });

  test.each<[string, Readonly<Record<string, string>>, string?]>([
    ['read ahead by a browser', { 'Sec-Purpose': 'prefetch' }],
    ['of a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['in a page of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }],
    ['as a picture', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image' }],
    ['whose script recorded it', {}, `${link}%0A%23a1b2c3`],
    ['with a text that is too long', {}, `${link}${'x'.repeat(1001)}`],
    ['without a text', {}, '/api/whatsapp-redirects/chat'],
  ])('leads into the chat and writes nothing for a link %s', async (_, headers, path) => {
    const before = await presses();
    const opened = await open(headers, path);
    expect([opened.status, new URL(opened.headers.get('Location') ?? '').origin]).toEqual([
      303,
      'https://wa.me',
    ]);
    expect(await presses()).toBe(before);
  });

  test('still leads into the chat above the limit of its sender, and writes no more', async () => {
    const sender = aVisitor();
    const before = await presses();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => site.fetch(link, { headers: sender, redirect: 'manual' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect((await presses()) - before).toBeLessThan(200);
  });
});

test.each(['/contact', '/thank-you', '/thank-you?for=contact', '/assistant', '/careers', '/feedback'])(
  'GET %s has no link into the chat without a reference where no script runs',
  async (path) => {
    const html = await (await site.fetch(path)).text();
    expect(html).toContain('/api/whatsapp-redirects/chat?text=');
    expect(html).not.toMatch(/href="https:\/\/wa\.me/);
  },
);
