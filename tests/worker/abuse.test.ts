import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aVisitor } from './outside.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ variables: { SUPPORT_PHONE: '+91 90000 12345' } });
});
afterAll(() => site.stop());

const lead = (mobileNumber: string, key: string) => ({
  mobileNumber,
  idempotencyKey: key,
  source: 'website',
});
const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const form = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
) =>
  site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin, ...headers },
  });

describe('a number that is sent again and again', () => {
  test('is answered 429 with a clear message and the phone number, whatever address it comes from', async () => {
    const answers = await times(14, (index) =>
      site.post('/api/leads', lead('9000000001', `flood-key-${index}`), aVisitor()),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]?.headers.get('Retry-After')).toBe('60');
    expect(await limited[0]?.json()).toEqual({
      error: {
        code: 'too_many_requests',
        message: 'Too many tries. Please wait a minute, or call us.',
        phone: '+91 90000 12345',
      },
    });
    const taken = answers.length - limited.length;
    const rows = await site.rows("SELECT id FROM records WHERE mobile_number = '9000000001'");
    expect(rows).toHaveLength(taken);
  });

  test('comes back to its form, which says so and shows the phone number', async () => {
    const [answer] = (
      await times(14, (index) => form('/api/leads', lead('9000000002', `flood-form-${index}`), aVisitor()))
    ).filter(({ headers }) => headers.get('Location')?.includes('problem'));
    expect(answer?.headers.get('Location')).toBe('/book?problem=too_many_requests');
    const page = await (await site.fetch('/book?problem=too_many_requests')).text();
    expect(page).toContain(
      'Too many tries. Please wait a minute and send it again, or call us: +91 90000 12345',
    );
  });

  test('holds up no other number from the same address: thousands share one', async () => {
    const answers = await times(60, (index) =>
      site.post('/api/leads', lead(`90000010${String(index).padStart(2, '0')}`, `shared-key-${index}`), {
        'CF-Connecting-IP': '10.60.0.1',
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });
});

describe('an address that floods', () => {
  const FLOOD = { 'CF-Connecting-IP': '10.61.0.1' };

  test('is limited, its forms come back to their page, and reading goes on', async () => {
    await times(130, () => site.post('/api/leads', {}, FLOOD));
    expect((await site.post('/api/leads', lead('9000000003', 'flooding-1'), FLOOD)).status).toBe(429);
    const returned = await form('/api/leads', lead('9000000003', 'flooding-2'), {
      ...FLOOD,
      Referer: `${site.origin}/contact`,
    });
    expect([returned.status, returned.headers.get('Location')]).toEqual([
      303,
      '/contact?problem=too_many_requests',
    ]);
    expect((await site.fetch('/', { headers: FLOOD })).status).toBe(200);
    expect((await site.post('/api/leads', lead('9000000003', 'flooding-3'), aVisitor())).status).toBe(201);
  });
});

describe('a program that fills in what people do not see', () => {
  const sender = { name: 'Sample Name', mobileNumber: '9000000004', website: 'http://spam.example' };

  test.each([
    ['/api/enquiries', { ...sender, idempotencyKey: 'trap-key-1', kind: 'contact', message: 'Buy now' }],
  ])('%s keeps what it sent, marked for the operator', async (path, body) => {
    expect((await site.post(path, body, aVisitor())).status).toBe(201);
    const [row] = await site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE idempotency_key = ?',
      body.idempotencyKey,
    );
    expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({ suspect: 'trap' });
  });
});
