import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { holding, newRecord } from '../worker/held-record.ts';
import { type Draft, dayAhead, wish } from '../worker/own-bookings.ts';
import { openLink } from '../worker/own-page.ts';
import { type Site, startSite } from '../worker/site.ts';
import { keepFigures, ownNetwork } from './honest-visitors.ts';

let site: Site;
beforeEach(async () => {
  site = await startSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
});
afterEach(() => site.stop());

type Headers = Readonly<Record<string, string>>;
const SLOTS = ['9-11', '11-13', '13-15', '15-17', '17-19'];
const ATTACKER = { 'CF-Connecting-IP': '198.51.100.23' };
/** An address in another /64 of one /48 each time. */
const inOne48 = (at: number): Headers => ({ 'CF-Connecting-IP': `2001:db8:bad:${at.toString(16)}::1` });

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `8${String(700_000_000 + numbers)}`;
};
const times = <Value>(count: number, make: (at: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

const put = (
  id: string,
  { token, ...body }: { readonly token: string; readonly [field: string]: unknown },
  headers: Headers,
) =>
  site.fetch(endpoints.booking(id), {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...headers, ...holding(token) },
  });

async function draftOf(headers: Headers, fields: object = {}): Promise<Draft> {
  const body = { ...wish, idempotencyKey: crypto.randomUUID(), mobileNumber: newNumber(), ...fields };
  return newRecord<Draft>(await site.post(endpoints.bookings, body, headers));
}

interface Booked extends Draft {
  readonly status: number;
  readonly waits: boolean;
}

async function book(ahead: number, timeSlot: string, headers: Headers, fields: object = {}): Promise<Booked> {
  const draft = await draftOf(headers, { date: dayAhead(ahead), timeSlot, ...fields });
  const confirmed = await put(draft.id, { token: draft.token, booking_status: 'completed' }, headers);
  const { waits } = (await confirmed.json()) as { waits?: boolean };
  return { ...draft, status: confirmed.status, waits: waits === true };
}

/** Honest bookings, one a day, each from a network of its own; how many got their seat at once. */
const honestSeats = async (days: number): Promise<number> => {
  const booked = await times(days, (at) => book(at + 1, '15-17', ownNetwork()));
  return booked.filter(({ status, waits }) => status === 200 && !waits).length;
};

describe('one address', () => {
  test('that adds and drops the slot of one draft 30 times leaves every honest booking its seat', async () => {
    const { id, token } = await draftOf(ATTACKER);
    for (let at = 0; at < 30; at += 1) {
      await put(id, { token, date: dayAhead(2), timeSlot: SLOTS[at % 5] }, ATTACKER);
      await put(id, { token, removed: ['timeSlot'] }, ATTACKER);
    }
    const seated = await honestSeats(10);
    keepFigures('one draft that adds and drops its slot 30 times', { honest: `${seated} of 10` });
    expect(seated).toBe(10);
  });

  test('that makes and cancels 32 orders leaves every honest booking its seat', async () => {
    for (let at = 0; at < 32; at += 1) {
      const order = {
        idempotencyKey: crypto.randomUUID(),
        items: [{ serviceId: 'coolant-topup', quantity: 1 }],
        name: 'Sample Customer',
        mobileNumber: newNumber(),
        address: '1 Sample Road',
        area: 'c-scheme',
        date: dayAhead(3),
        timeSlot: SLOTS[at % 5],
      };
      const placed = await newRecord<Draft>(await site.post(endpoints.checkoutOrders, order, ATTACKER));
      await site.post(endpoints.orderCancel(placed.id), {}, { ...ATTACKER, ...holding(placed.token) });
    }
    expect(await honestSeats(10)).toBe(10);
  });

  test('that posts 120 times to /api/city, and 120 empty leads, leaves its neighbours their leads', async () => {
    await enoughOfTheMinute(20);
    await times(130, () => site.post(endpoints.city, {}, ATTACKER));
    await times(130, () => site.post(endpoints.leads, {}, ATTACKER));
    const lead = { mobileNumber: newNumber(), idempotencyKey: crypto.randomUUID(), source: 'website' };
    expect((await site.post(endpoints.leads, lead, ATTACKER)).status).toBe(201);
    expect((await site.post(endpoints.city, {}, ATTACKER)).status).toBe(429);
  });

  test('gives one draft five other numbers at most, by PUT', async () => {
    const { id, token } = await draftOf(ATTACKER);
    const answers: number[] = [];
    for (let at = 0; at < 30; at += 1)
      answers.push((await put(id, { token, mobileNumber: newNumber() }, ATTACKER)).status);
    const taken = answers.filter((status) => status === 200).length;
    keepFigures('30 numbers through one draft', { taken });
    expect(taken).toBe(5);
    expect(new Set(answers.slice(5))).toEqual(new Set([429]));
  });

  test('that changes one draft sixty times in a minute is slowed down', async () => {
    await enoughOfTheMinute(20);
    const { id, token } = await draftOf(ATTACKER);
    const answers = await times(
      60,
      async (at) => (await put(id, { token, area: at % 2 === 0 ? 'sodala' : 'vki' }, ownNetwork())).status,
    );
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
  });
});

test('two /24s that ask for every seat leave nine of ten honest bookings their seat', async () => {
  const wanted = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => SLOTS.map((slot) => [day, slot] as const));
  for (const network of ['198.51.100', '203.0.113'])
    for (let at = 0; at < wanted.length; at += 7)
      await Promise.all(
        wanted
          .slice(at, at + 7)
          .map(([day, slot], host) => book(day, slot, { 'CF-Connecting-IP': `${network}.${at + host}` })),
      );
  const seated = await honestSeats(10);
  keepFigures('two /24s that ask for every seat of a week', { honest: `${seated} of 10` });
  expect(seated).toBeGreaterThanOrEqual(9);
});

describe('a /48 that uses a new /64 each time', () => {
  test('takes a quarter of a day and half a day in all', async () => {
    const booked = await times(20, (at) => book(4, SLOTS[at % 5] ?? '', inOne48(at)));
    const seats = booked.filter(({ waits }) => !waits).length;
    keepFigures('20 bookings of one /48 on one day', { seats });
    expect(seats).toBeLessThanOrEqual(7);
  });

  test('spins four times in an hour', async () => {
    const spun = await times(24, (at) =>
      site.post(
        endpoints.spin,
        { mobileNumber: newNumber(), idempotencyKey: crypto.randomUUID() },
        inOne48(at),
      ),
    );
    expect(spun.filter(({ status }) => status === 201)).toHaveLength(4);
  });

  test('tries a handful of passphrases', async () => {
    const tried: number[] = [];
    for (let at = 0; at < 60; at += 1)
      tried.push(
        (await site.post('/api/admin/sign-in', { passphrase: `a wrong one ${at}` }, inOne48(at))).status,
      );
    const checked = tried.filter((status) => status === 401).length;
    keepFigures('60 passphrases of one /48', { checked });
    expect(checked).toBeLessThanOrEqual(12);
  });
});

describe('posts with a victim’s number', () => {
  test('leave the victim their lead, booking, enquiry, seats and spin', async () => {
    await enoughOfTheMinute(20);
    const mobileNumber = newNumber();
    const lead = () => ({ mobileNumber, idempotencyKey: crypto.randomUUID(), source: 'website' });
    const attack = await times(14, () => site.post(endpoints.leads, lead(), ATTACKER));
    expect(attack.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    for (const slot of ['9-11', '11-13']) await book(5, slot, ATTACKER, { mobileNumber });
    const spin = (headers: Headers) =>
      site.post(endpoints.spin, { mobileNumber, idempotencyKey: crypto.randomUUID() }, headers);
    expect((await spin({ 'CF-Connecting-IP': '192.0.2.77' })).status).toBe(201);

    const victim = ownNetwork();
    expect((await site.post(endpoints.leads, lead(), victim)).status).toBe(201);
    expect(await book(5, '13-15', victim, { mobileNumber })).toMatchObject({ status: 200, waits: false });
    const enquiry = { kind: 'contact', name: 'Sample Name', message: 'Hello', city: 'Jaipur', ...lead() };
    expect((await site.post(endpoints.enquiries, enquiry, victim)).status).toBe(201);
    expect((await spin(victim)).status).toBe(201);
  });
});

describe('POST /api/checkout/coupon with wrong codes', () => {
  const check = (code: string, mobileNumber: string, headers: Headers) =>
    site.post(
      endpoints.checkoutCoupon,
      { code, mobileNumber, items: [{ serviceId: 'coolant-topup', quantity: 1 }] },
      headers,
    );

  test('answers five for one number and twenty for one network in an hour, then 429 for right codes too', async () => {
    const number = newNumber();
    const ofNumber = await times(9, (at) => check(`WRONG${at}`, number, ATTACKER));
    expect(ofNumber.filter(({ status }) => status === 400)).toHaveLength(5);
    const others = await times(30, (at) => check(`WRONG${at}`, newNumber(), ATTACKER));
    expect(others.filter(({ status }) => status === 400)).toHaveLength(15);
    expect((await check('WRONG', number, ownNetwork())).status).toBe(400);
  });
});

describe('a booking whose time waits', () => {
  test.each([
    ['', 'These times are confirmed right away'],
    ['/hi', 'ये समय तुरंत कन्फ़र्म होंगे'],
  ])(
    'shows on %s/booking the free times that are confirmed at once, and one of them is',
    async (prefix, words) => {
      for (let seat = 0; seat < 4; seat += 1) await book(6, '9-11', ownNetwork());
      const visitor = ownNetwork();
      const { id, token, waits } = await book(6, '9-11', visitor);
      expect(waits).toBe(true);
      const page = await (await openLink(site, `${prefix}/booking/${id}?token=${token}`)).text();
      expect(page).toContain(words);
      const form = page.slice(page.indexOf('id="beside"'));
      const [date, slot] = /value="(\d{4}-\d\d-\d\d) ([\d-]+)"/.exec(form)?.slice(1) ?? [];
      expect([date, slot]).not.toEqual([dayAhead(6), '9-11']);
      const moved = await site.post(
        endpoints.bookingReschedule(id),
        { date, timeSlot: slot },
        { ...visitor, ...holding(token) },
      );
      expect([moved.status, (await moved.json()) as object]).toEqual([
        200,
        expect.not.objectContaining({ waits: true }),
      ]);
      const after = await (await openLink(site, `${prefix}/booking/${id}?token=${token}`)).text();
      expect(after).not.toContain(words);
    },
  );
});
