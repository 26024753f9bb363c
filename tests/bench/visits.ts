import { everyMinute } from '../worker/outside.ts';
import { bookingCalls, dayAhead, wish } from '../worker/own-bookings.ts';
import type { Site } from '../worker/site.ts';

export interface Act {
  readonly name: string;
  /** How often it happens in a million visits. */
  readonly perMillion: number;
  /** Requests that reach the Worker; static files never do. */
  readonly requests: number;
  /** An act that every run repeats unchanged. */
  readonly isRepeatable?: boolean;
  /** An act that needs the number of its run. */
  run(site: Site, n: number): Promise<void>;
}

const SLOTS = ['9-11', '11-13', '13-15', '15-17', '17-19'];
const slotOf = (n: number): string => SLOTS[n % SLOTS.length] ?? '';
const dayOf = (n: number): string => dayAhead(2 + Math.floor(n / SLOTS.length));

/** Each visitor has a network of their own: a limit of a network would end the run. */
const visitorOf = (n: number) => ({ 'CF-Connecting-IP': `10.${4 + Math.floor(n / 250)}.${n % 250}.7` });
const numberOf = (first: number, n: number): string => `${first}${String(n).padStart(6, '0')}`;

function expectStatus(status: number, answer: { readonly status: number }, name: string) {
  if (answer.status !== status) throw new Error(`${name} answers ${answer.status}`);
}

export const get =
  (path: string, status = 200) =>
  async (site: Site) => {
    // Compressing is the platform's work, not the Worker's.
    const response = await site.fetch(path, { headers: { 'Accept-Encoding': 'identity' } });
    await response.arrayBuffer();
    expectStatus(status, response, path);
  };

const post = (path: string, bodyOf: (n: number) => object) => async (site: Site, n: number) => {
  const body = { idempotencyKey: crypto.randomUUID(), ...bodyOf(n) };
  const response = await site.post(path, body, visitorOf(n));
  await response.arrayBuffer();
  expectStatus(201, response, path);
};

async function bookByChat(site: Site, n: number): Promise<void> {
  const calls = bookingCalls(site);
  const draft = await calls.create({ mobileNumber: numberOf(9001, n) });
  expectStatus(200, await calls.put(draft, wish), 'a draft changed');
  expectStatus(200, await calls.confirm(draft, dayOf(n), slotOf(n)), 'a booking confirmed');
}

async function watchSlots(site: Site): Promise<void> {
  const { status, webSocket } = await site.fetch('/api/slots/live?city=jaipur', {
    headers: { Upgrade: 'websocket', Origin: site.origin },
  });
  expectStatus(101, { status }, 'the live slots');
  webSocket?.accept();
  webSocket?.close();
}

/**
 * A million visits of a car-care business. A visit has two and a half pages, mostly cached ones.
 * Every thirtieth visitor leaves a number and every hundredth books. `listed` has one address for each rendered page.
 */
export const visits = (listed: readonly string[]): readonly Act[] => [
  { name: 'a cached page', perMillion: 2_200_000, requests: 1, isRepeatable: true, run: get('/') },
  {
    name: 'a page rendered anew',
    perMillion: 250_000,
    requests: 1,
    run: (site, n) => get(listed[n % listed.length] ?? '/')(site),
  },
  {
    name: 'a page with the slots of now',
    perMillion: 20_000,
    requests: 1,
    isRepeatable: true,
    run: get('/express-beta-atc'),
  },
  { name: 'its live slots', perMillion: 15_000, requests: 1, run: watchSlots },
  {
    name: 'an unknown address',
    perMillion: 30_000,
    requests: 1,
    isRepeatable: true,
    run: get('/car-servce-jaipur', 404),
  },
  { name: 'the list of cars', perMillion: 200_000, requests: 1, isRepeatable: true, run: get('/api/prices') },
  {
    name: 'the prices of a car',
    perMillion: 200_000,
    requests: 1,
    isRepeatable: true,
    run: get('/api/prices/maruti/swift/petrol'),
  },
  {
    name: 'where a visitor is',
    perMillion: 100_000,
    requests: 1,
    isRepeatable: true,
    run: get('/api/location'),
  },
  {
    name: 'the free slots of a day',
    perMillion: 30_000,
    requests: 1,
    run: (site, n) => get(`/api/slots?city=jaipur&date=${dayOf(n)}`)(site),
  },
  {
    name: 'a lead',
    perMillion: 33_000,
    requests: 1,
    run: post('/api/leads', (n) => ({ mobileNumber: numberOf(9002, n), source: 'website' })),
  },
  {
    name: 'a service request',
    perMillion: 5_000,
    requests: 1,
    run: post('/api/service-requests', (n) => ({
      name: 'Sample Customer',
      mobileNumber: numberOf(9003, n),
      carModel: 'Maruti Swift (Petrol)',
      preferredDate: dayAhead(1),
      serviceType: '2',
    })),
  },
  { name: 'a booking by chat, confirmed', perMillion: 7_000, requests: 3, run: bookByChat },
  {
    name: 'an order, paid after the service',
    perMillion: 3_000,
    requests: 1,
    run: post('/api/checkout/orders', (n) => ({
      items: [{ serviceId: 'jump-start', quantity: 1 }],
      name: 'Sample Customer',
      mobileNumber: numberOf(9004, n),
      address: 'House 1, Sample Street',
      area: 'Mansarovar',
      date: dayAhead(10 + Math.floor(n / SLOTS.length)),
      timeSlot: slotOf(n),
    })),
  },
  {
    name: 'an enquiry',
    perMillion: 2_000,
    requests: 1,
    run: post('/api/enquiries', (n) => ({
      kind: 'contact',
      name: 'Sample Customer',
      mobileNumber: numberOf(9005, n),
      message: 'Do you come to Jagatpura?',
    })),
  },
  {
    name: 'a spin',
    perMillion: 3_000,
    requests: 1,
    run: post('/api/spin', (n) => ({ mobileNumber: numberOf(9006, n), sessionId: `bench-session-${n}` })),
  },
  // However many visits there are: a month has these many minutes.
  { name: 'a minute of cron', perMillion: 43_200, requests: 1, run: everyMinute },
];
