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
