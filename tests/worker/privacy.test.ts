import { describe, expect, test } from 'vitest';
import { pageTable } from '../../src/web/pages/table.ts';
import { tokenIn } from './held-record.ts';
import { READ } from './hostile/endpoints.ts';
import { all } from './hostile/holds.ts';
import { aVisitor, CONSENTING, everyMinute } from './outside.ts';
import { dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

/** The visitors' data, sent before the reads; no page, endpoint or log may contain any of it. */
const NUMBER = '9000055555';
const NAME = 'Zzyxwella Samplename';
const ADDRESS = 'House 77, Unlikely Street';

const tokens: string[] = [];

const site = await testSite();
const sender = {
  mobileNumber: NUMBER,
  name: NAME,
  fullName: NAME,
  address: ADDRESS,
  sessionId: 'session-private',
};
const bodies: readonly (readonly [string, object])[] = [
  ['/api/leads', { idempotencyKey: 'private-key-1', source: 'website' }],
  [
    '/api/service-requests',
    {
      idempotencyKey: 'private-key-2',
      carModel: 'Maruti Swift',
      preferredDate: dayAhead(1),
      serviceType: 1,
    },
  ],
  ['/api/bookings', { idempotencyKey: 'private-key-3', area: 'c-scheme' }],
  ['/api/enquiries', { idempotencyKey: 'private-key-4', kind: 'contact', message: `I am ${NAME}` }],
  [
    '/api/checkout/orders',
    {
      idempotencyKey: 'private-key-5',
      items: [{ serviceId: 'jump-start', quantity: 1 }],
      area: 'Mansarovar',
      date: dayAhead(1),
      timeSlot: '9-11',
    },
  ],
];
for (const [path, body] of bodies) {
  const answer = await site.post(path, { ...sender, ...body }, { ...CONSENTING, ...aVisitor() });
  expect([path, answer.status]).toEqual([path, 201]);
  const token = tokenIn(answer);
  if (token !== '') tokens.push(token);
}
const paths = [...new Set(pageTable.flatMap((entry) => entry.paths()))];

const isPersonal = (text: string): boolean =>
  [NUMBER, NAME, ADDRESS, 'session-private', ...tokens].some((secret) => text.includes(secret));

describe("a visitor's data", () => {
  test('appears in no page and in no answer to other visitors', async () => {
    const known: string[] = [];
    const asked = [
      ...paths,
      ...READ,
      `/search?q=${NUMBER}`,
      '/api/leads',
      `/api/leads?mobileNumber=${NUMBER}`,
    ];
    await all(asked, async (path) => {
      const response = await site.fetch(path);
      const text = await response.text();
      // The search page shows the visitor's own query.
      const own = path.startsWith('/search') ? text.replaceAll(NUMBER, '') : text;
      if (isPersonal(own) || isPersonal([...response.headers].join())) known.push(path);
    });
    expect(known).toEqual([]);
    console.info(`privacy: ${asked.length} addresses read`);
  });

  test('is not shown to a request with the id but without the token', async () => {
    const [row] = await site.rows<{ id: string }>("SELECT id FROM records WHERE kind = 'booking'");
    for (const path of [`/api/bookings/${row?.id}`, `/booking/${row?.id}`]) {
      const response = await site.fetch(`${path}?token=${'A'.repeat(43)}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(isPersonal(await response.text())).toBe(false);
    }
  });

  test('appears in no log line: no number, name or token, in no path and no error', async () => {
    await site.fetch(`/booking/019a0000-0000-7000-8000-000000000000?token=${tokens[0]}`);
    await site.fetch(`/car-services/${NUMBER}`);
    await site.post('/api/leads', `{"mobileNumber":"${NUMBER}"`, aVisitor());
    await everyMinute(site);
    expect(site.logged.length).toBeGreaterThan(5);
    expect(site.logged.filter((line) => isPersonal(line))).toEqual([]);
  });
});
