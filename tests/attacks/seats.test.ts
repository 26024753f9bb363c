import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminEndpoints } from '../../src/features/admin/contract/addresses.ts';
import { PERSON_TOKEN, startTurnstile, turnstileVariables } from '../upstreams/turnstile.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { holding, newRecord } from '../worker/held-record.ts';
import { dayAhead, wish } from '../worker/own-bookings.ts';
import { openLink } from '../worker/own-page.ts';
import { type Site, startSite } from '../worker/site.ts';
import { honestLeads, keepFigures, ownNetwork, UNHARMED } from './honest-visitors.ts';

let site: Site;
beforeEach(async () => {
  site = await startSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
});
afterEach(() => site.stop());

type Headers = Readonly<Record<string, string>>;
let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `8${String(500_000_000 + numbers)}`;
};

interface Booked {
  readonly id: string;
  readonly token: string;
  readonly status: number;
  readonly waits: boolean;
  readonly heldUntil: string | undefined;
}

/** Creates a draft with a slot and confirms it, as the assistant does. */
async function book(
  date: string,
  timeSlot: string,
  headers: Headers,
  mobileNumber = newNumber(),
): Promise<Booked> {
  const body = { ...wish, idempotencyKey: crypto.randomUUID(), mobileNumber, date, timeSlot };
  const draft = await site.post('/api/bookings', body, headers);
  const { id = '', token, heldUntil } = await newRecord<{ id?: string; heldUntil?: string }>(draft);
  const confirmed = await put(id, { token, booking_status: 'completed' }, headers);
  const answer = (await confirmed.json()) as { waits?: boolean };
  return { id, token, heldUntil, status: confirmed.status, waits: answer.waits === true };
}

const put = (
  id: string,
  { token, ...body }: { readonly token: string; readonly [field: string]: unknown },
  headers: Headers,
) =>
  site.fetch(`/api/bookings/${id}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...headers, ...holding(token) },
  });

async function leftOn(date: string): Promise<Readonly<Record<string, number>>> {
  const answer = await site.fetch(`/api/slots?city=jaipur&date=${date}`);
  const { slots } = (await answer.json()) as { slots: { id: string; left: number }[] };
  return Object.fromEntries(slots.map(({ id, left }) => [id, left]));
}
const sum = (left: Readonly<Record<string, number>>) =>
  Object.values(left).reduce((total, one) => total + one, 0);

const SLOTS = ['9-11', '11-13', '13-15', '15-17', '17-19'];
const ATTACKER = { 'CF-Connecting-IP': '198.51.100.23' };

describe('POST and PUT /api/bookings from one address with made-up numbers', () => {
  test('take a quarter of a day and half a day in all; the others wait, and honest visitors get their seats', async () => {
    const days = [1, 2, 3, 4].map(dayAhead);
    const wanted = days.flatMap((date) =>
      SLOTS.flatMap((slot) => Array.from({ length: 6 }, () => [date, slot] as const)),
    );
    const attack = (async () => {
      const booked: Booked[] = [];
      for (let at = 0; at < 96; at += 8)
        booked.push(
          ...(await Promise.all(wanted.slice(at, at + 8).map(([date, slot]) => book(date, slot, ATTACKER)))),
        );
      return booked;
    })();
    const honest = await honestLeads(site, attack);
    const booked = await attack;
    const left = await Promise.all(days.map(leftOn));
    const seats = left.reduce((total, day) => total + 30 - sum(day), 0);
    const own = await Promise.all(days.map((date) => book(date, '13-15', ownNetwork())));
    keepFigures('96 bookings of one address over four days', {
      seatsOfTheAttacker: seats,
      leastLeftOnADay: Math.min(...left.map(sum)),
      honestBookingsWithASeat: `${own.filter(({ waits, status }) => status === 200 && !waits).length} of 4`,
      ...honest,
    });
    expect(seats).toBeLessThanOrEqual(15);
    expect(Math.min(...left.map(sum))).toBeGreaterThanOrEqual(23);
    expect(own.map(({ status, waits }) => [status, waits])).toEqual(days.map(() => [200, false]));
    // Nobody is refused: what has no seat waits for a call.
    const answered = booked.filter(({ status }) => status === 200);
    expect(answered.filter(({ waits }) => waits).length).toBeGreaterThanOrEqual(answered.length - seats);
    expect(honest).toMatchObject(UNHARMED);
  });

  test('take no more by changing the last part of the address, in IPv4 or IPv6', async () => {
    const date = dayAhead(6);
    const before = sum(await leftOn(date));
    for (const address of [
      (host: number) => `203.0.113.${host}`,
      (host: number) => `2001:db8:77:1::${host.toString(16)}`,
    ])
      await Promise.all(
        Array.from({ length: 20 }, (_, host) =>
          book(date, SLOTS[host % 5] ?? '', { 'CF-Connecting-IP': address(host + 1) }),
        ),
      );
    // A /24 takes a quarter of the day, and a /64 half as much.
    expect(before - sum(await leftOn(date))).toBe(10);
  });
});

describe('bookings from hundreds of networks', () => {
  test('leave a third of every slot for verified visitors, and no more than two days’ seats go before the brake', async () => {
    const days = [8, 9, 10].map(dayAhead);
    const wanted = days.flatMap((date) =>
      SLOTS.flatMap((slot) => Array.from({ length: 6 }, () => [date, slot] as const)),
    );
    const booked: Booked[] = [];
    for (let at = 0; at < wanted.length; at += 10)
      booked.push(
        ...(await Promise.all(
          wanted.slice(at, at + 10).map(([date, slot]) => book(date, slot, ownNetwork())),
        )),
      );
    const left = await Promise.all(days.map(leftOn));
    keepFigures('90 bookings of 90 networks over three days', {
      seatsTaken: 90 - left.reduce((total, day) => total + sum(day), 0),
      leastLeftInASlot: Math.min(...left.flatMap((day) => Object.values(day))),
      answered: booked.filter(({ status }) => status === 200).length,
    });
    expect(Math.min(...left.flatMap((day) => Object.values(day)))).toBeGreaterThanOrEqual(2);
    expect(90 - left.reduce((total, day) => total + sum(day), 0)).toBeLessThanOrEqual(60);
    expect(booked.every(({ status }) => status === 200)).toBe(true);
  });

  test('wait on the booking’s own page and at the admin, where the operator gives one its seat', async () => {
    const date = dayAhead(8);
    for (let seat = 0; seat < 4; seat += 1) await book(date, '9-11', ownNetwork());
    const waiting = await book(date, '9-11', ownNetwork());
    expect(waiting).toMatchObject({ status: 200, waits: true });
    const page = await (await openLink(site, `/booking/${waiting.id}?token=${waiting.token}`)).text();
    expect(page).toContain('We will call you to confirm the time');
    expect(page).not.toContain('Your booking is confirmed');
    const operator = operatorOf(site, await sessionOf());
    expect(await (await operator.get(`/coupon-admin/records/${waiting.id}`)).text()).toContain(
      'Give it its seat',
    );
    const before = (await leftOn(date))['9-11'] ?? 0;
    const given = await operator.form(adminEndpoints.seat(waiting.id), {});
    expect(given.status).toBe(303);
    await expect.poll(async () => (await leftOn(date))['9-11']).toBe(before - 1);
    const after = await (await openLink(site, `/booking/${waiting.id}?token=${waiting.token}`)).text();
    expect(after).toContain('Your booking is confirmed');
    expect((await operator.post(adminEndpoints.seat(waiting.id), {})).status).toBe(409);
  });
});

describe('one mobile number', () => {
  test('has at most two open seats without proof in one network, and a cancelled one counts no more', async () => {
    const number = newNumber();
    const date = dayAhead(12);
    const network = ownNetwork();
    const booked: Booked[] = [];
    for (const slot of ['9-11', '11-13', '13-15']) booked.push(await book(date, slot, network, number));
    expect(booked.map(({ waits }) => waits)).toEqual([false, false, true]);
    // A stranger who names the number elsewhere does not stop its owner.
    expect((await book(date, '13-15', ownNetwork(), number)).waits).toBe(false);
    const [first] = booked;
    await site.post(`/api/bookings/${first?.id}/cancel`, {}, { ...network, ...holding(first?.token ?? '') });
    expect((await book(date, '15-17', network, number)).waits).toBe(false);
  });
});

describe('a form that looks like a program’s', () => {
  test('takes and holds no seat, as a booking or as an order, and counts for no advertisement', async () => {
    const date = dayAhead(14);
    const trap = { website: 'http://spam.example' };
    const body = {
      ...wish,
      ...trap,
      idempotencyKey: crypto.randomUUID(),
      mobileNumber: newNumber(),
      date,
      timeSlot: '9-11',
    };
    const draft = await site.post('/api/bookings', body, ownNetwork());
    const { id, token, heldUntil } = await newRecord<Booked>(draft);
    expect(heldUntil).toBeUndefined();
    const confirmed = await put(id, { token, booking_status: 'completed' }, ownNetwork());
    expect(await confirmed.json()).toMatchObject({ status: 'completed', waits: true });
    const order = {
      ...trap,
      idempotencyKey: crypto.randomUUID(),
      items: [{ serviceId: 'coolant-topup', quantity: 1 }],
      name: 'Sample Program',
      mobileNumber: newNumber(),
      address: '1 Sample Road',
      area: 'c-scheme',
      date,
      timeSlot: '11-13',
    };
    expect((await site.post('/api/checkout/orders', order, ownNetwork())).status).toBe(201);
    expect(sum(await leftOn(date))).toBe(30);
    const pending = await site.rows(
      'SELECT target FROM deliveries JOIN records ON records.id = record_id WHERE mobile_number IN (?, ?)',
      body.mobileNumber,
      order.mobileNumber,
    );
    expect(pending).toEqual([]);
  });
});

describe('a held slot', () => {
  test('has one end, however often the same PUT comes, and 200 drafts of one network hold a quarter of a day', async () => {
    const date = dayAhead(16);
    const ends = new Set<unknown>();
    const draft = await site.post(
      '/api/bookings',
      { ...wish, idempotencyKey: crypto.randomUUID(), mobileNumber: newNumber(), date, timeSlot: '17-19' },
      { 'CF-Connecting-IP': '192.0.2.200' },
    );
    const { id, token, heldUntil } = await newRecord<Booked>(draft);
    ends.add(heldUntil);
    for (let repeat = 0; repeat < 10; repeat += 1) {
      const answer = await put(
        id,
        { token, area: repeat % 2 === 0 ? 'sodala' : 'vki', date, timeSlot: '17-19' },
        ownNetwork(),
      );
      ends.add(((await answer.json()) as Booked).heldUntil);
    }
    const held = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const answer = await site.post(
          '/api/bookings',
          {
            ...wish,
            idempotencyKey: crypto.randomUUID(),
            mobileNumber: newNumber(),
            date,
            timeSlot: SLOTS[at % 5],
          },
          { 'CF-Connecting-IP': `198.18.7.${at + 1}` },
        );
        return ((await answer.json()) as Booked).heldUntil !== undefined;
      }),
    );
    keepFigures('a hold repeated ten times, and 100 drafts of one /24', {
      ends: ends.size,
      held: held.filter(Boolean).length,
    });
    expect([...ends]).toEqual([heldUntil]);
    expect(Date.parse(heldUntil ?? '') - Date.now()).toBeLessThanOrEqual(600_000);
    expect(held.filter(Boolean).length).toBeLessThanOrEqual(7);
  });
});

describe('with the captcha', () => {
  test('a person gets a kept seat where unverified visitors wait', async () => {
    const turnstile = await startTurnstile();
    await site.stop();
    site = await startSite({ variables: turnstileVariables(turnstile) });
    try {
      const date = dayAhead(2);
      const outcomes: boolean[] = [];
      for (let at = 0; at < 5; at += 1) outcomes.push((await book(date, '9-11', ownNetwork())).waits);
      expect(outcomes).toEqual([false, false, false, false, true]);
      const person = { ...ownNetwork(), 'X-Turnstile-Token': PERSON_TOKEN };
      expect((await book(date, '9-11', person)).waits).toBe(false);
    } finally {
      await turnstile.close();
    }
  });
});
