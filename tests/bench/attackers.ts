import { addresses, endpoints, formEndpoints } from '../../src/web/contract/addresses.ts';
import { holding, newRecord } from '../worker/held-record.ts';
import { type Draft, dayAhead } from '../worker/own-bookings.ts';
import type { Site } from '../worker/site.ts';
import { address, asked, CROWDS, draftOf, newNumber, oneDraft, post, put } from './crowds.ts';

/** The attacks of one hostile program, all at once. Each crowd sends in turn, and none of them passes the captcha. */
interface Attackers {
  /** Ends the attacks and waits for their last answers. */
  stop(): Promise<void>;
}

export interface Tally {
  sent: number;
  /** Answered with what the attacker wanted. */
  got: number;
}

export type Tallies = Record<string, Tally>;

const SLOTS = ['9-11', '11-13', '13-15', '15-17', '17-19'];
const LONG_TEXT = 100_000;
const OVERSIZE = 'a'.repeat(900_000);
const SOCKET_MESSAGES = 50;

/** The path that made a quadratic expression slow. */
const SLOW_PATH = `/${'/'.repeat(8_000)}x`;

/** The number that attackers name again and again, so its records are no copies of one another. */
export const VICTIM = '6999999999';

/** A carrier's address, which honest visitors share with the attacker. */
export const SHARED_ADDRESS = '192.0.2.90';

/** Books seats with made-up numbers, each from the next address of a crowd. */
function bookSeats(crowd: keyof typeof CROWDS) {
  let booked = 0;
  return async (site: Site): Promise<boolean> => {
    booked += 1;
    const from = { 'CF-Connecting-IP': CROWDS[crowd](booked) };
    const wanted = { date: dayAhead(1 + (booked % 7)), timeSlot: SLOTS[Math.floor(booked / 7) % 5] };
    const draft = await draftOf(site, wanted, from);
    if (draft === undefined) return false;
    const confirmed = await put(site, draft, { booking_status: 'completed' }, from);
    return confirmed.ok && !('waits' in ((await confirmed.json()) as object));
  };
}

const heldSlot = { date: dayAhead(2), timeSlot: '9-11' };
const held = oneDraft(heldSlot);
let firstEnd: string | undefined;

/** Repeats the PUT of one draft, so that its seat is held for longer. */
async function holdLonger(site: Site): Promise<boolean> {
  const draft = await held(site);
  if (draft === undefined) return false;
  const answer = await put(site, draft, heldSlot);
  if (!answer.ok) return false;
  const { heldUntil: end = '' } = (await answer.json()) as { heldUntil?: string };
  firstEnd ??= end;
  return end > firstEnd;
}

const toggled = oneDraft({});

/** Takes and drops the slot of one draft, which once used up the city's rate of seats. */
async function takeAndDrop(site: Site): Promise<boolean> {
  const draft = await toggled(site);
  if (draft === undefined) return false;
  const taken = await put(site, draft, { date: dayAhead(3), timeSlot: SLOTS[asked() % 5] });
  return (await put(site, draft, { removed: ['timeSlot'] })).ok && taken.ok;
}

/** Makes an order and cancels it, which once used up the city's rate of seats too. */
async function orderAndCancel(site: Site): Promise<boolean> {
  const placed = await post(site, endpoints.checkoutOrders, {
    items: [{ serviceId: 'coolant-topup', quantity: 1 }],
    name: 'Sample Customer',
    address: '1 Sample Road',
    area: 'C-Scheme',
    date: dayAhead(4),
    timeSlot: SLOTS[asked() % 5],
  });
  if (placed.status !== 201) return false;
  const { id, token } = await newRecord<Draft>(placed);
  return (await site.post(endpoints.orderCancel(id), {}, { ...address(), ...holding(token) })).ok;
}

const nameVictim = async (site: Site): Promise<boolean> =>
  (await post(site, endpoints.leads, { mobileNumber: VICTIM, source: 'website' })).status === 201;

const chooseCity = async (site: Site): Promise<boolean> =>
  (await site.post(endpoints.city, {}, { 'CF-Connecting-IP': SHARED_ADDRESS })).status === 303;

const guessCoupon = async (site: Site): Promise<boolean> => {
  const items = [{ serviceId: 'coolant-topup', quantity: 1 }];
  return (await post(site, endpoints.checkoutCoupon, { code: `GUESS${asked()}`, items })).status === 400;
};

const renumbered = oneDraft({});

/** Puts another number into one draft each time. */
async function renumber(site: Site): Promise<boolean> {
  const draft = await renumbered(site);
  return draft !== undefined && (await put(site, draft, { mobileNumber: newNumber() })).ok;
}

const changed = oneDraft({});

/** Changes one record again and again; each change once made a row of its history and a call of the backend. */
async function changeOne(site: Site): Promise<boolean> {
  const draft = await changed(site);
  return draft !== undefined && (await put(site, draft, { model: `Model ${asked()}` })).ok;
}

/** Twenty events of one's own making, with a stranger's phone. */
const floodEvents = async (site: Site): Promise<boolean> => {
  const event = { name: 'registration_completed', time: Date.now(), url: '/' };
  const events = Array.from({ length: 20 }, () => ({ ...event, eventId: crypto.randomUUID() }));
  const fields = { events, sessionId: `flood-${asked()}`, customer: { phone: VICTIM } };
  return (await post(site, endpoints.events, fields, { Cookie: '__Host-consent=all' })).ok;
};

/** A body far above the limit, in turn to each form. */
const postOversize = async (site: Site): Promise<boolean> => {
  const form = formEndpoints[asked() % formEndpoints.length] ?? endpoints.leads;
  return (await post(site, form, { message: OVERSIZE })).ok;
};

const spin = async (site: Site): Promise<boolean> =>
  (await post(site, endpoints.spin, {}, { Cookie: `__Host-spin=${'a'.repeat(LONG_TEXT)}` })).ok;

const spinAgain = async (site: Site): Promise<boolean> => (await post(site, endpoints.spin)).status === 201;

async function floodFeed(site: Site): Promise<boolean> {
  const { webSocket } = await site.fetch(`${endpoints.slotsLive}?city=jaipur&dates=${dayAhead(1)}`, {
    headers: { Upgrade: 'websocket', Origin: site.origin, ...address() },
  });
  if (!webSocket) return false;
  webSocket.accept();
  const dates = JSON.stringify({ dates: [1, 2, 3, 4, 5, 6, 7].map(dayAhead) });
  for (let message = 0; message < SOCKET_MESSAGES && webSocket.readyState === 1; message += 1)
    webSocket.send(dates);
  return true;
}

const guessPassphrase = async (site: Site): Promise<boolean> =>
  (await site.post('/api/admin/sign-in', { passphrase: `wrong ${asked()}` }, address())).status === 401;

/** A backend refused a text with a NUL, and thirty such records once stopped the sweep. */
const postPoison = async (site: Site): Promise<boolean> =>
  (await post(site, endpoints.leads, { sessionId: 'a\u0000b', source: 'website' })).ok;

/** Posts one card order twice at once; each opened an order at the payment provider. */
async function payTwice(site: Site): Promise<boolean> {
  const order = {
    items: [{ serviceId: 'coolant-topup', quantity: 1 }],
    name: 'Sample Customer',
    mobileNumber: newNumber(),
    idempotencyKey: crypto.randomUUID(),
    address: '1 Sample Road',
    area: 'C-Scheme',
    payment: 'card',
  };
  const answers = await Promise.all([1, 2].map(() => site.post(endpoints.checkoutOrders, order, address())));
  const opened = await Promise.all(
    answers.map(async (answer) => {
      const body = (await answer.json()) as { provider?: { providerOrderId?: string } };
      return body.provider?.providerOrderId;
    }),
  );
  return opened.every((id) => id !== undefined) && opened[0] !== opened[1];
}

const read =
  (pathOf: () => string) =>
  async (site: Site): Promise<boolean> => {
    const answer = await site.fetch(pathOf(), { headers: address() });
    await answer.arrayBuffer();
    return answer.ok;
  };

const ATTACKS: Readonly<Record<string, (site: Site) => Promise<boolean>>> = {
  'seats from one /24': bookSeats('one /24'),
  'seats from one /48': bookSeats('one /48'),
  'seats from ten /24s': bookSeats('ten /24s'),
  'seats from 200 addresses': bookSeats('a botnet of 200 addresses'),
  'slots taken and dropped': takeAndDrop,
  'orders made and cancelled': orderAndCancel,
  'a victim’s number': nameVictim,
  'cities from a shared address': chooseCity,
  'guessed coupons': guessCoupon,
  'other numbers of a draft': renumber,
  'longer holds of one seat': holdLonger,
  'changes of one record': changeOne,
  'events without a record': floodEvents,
  'oversize posts': postOversize,
  'spins with long cookies': spin,
  'spins without cookies': spinAgain,
  'messages to live feeds': floodFeed,
  'wrong passphrases': guessPassphrase,
  'leads that a backend refuses': postPoison,
  'second payments of an order': payTwice,
  'paid look-ups of places': read(
    () => `${endpoints.location}?lat=26.${String(asked()).padStart(5, '0')}&lng=75.8`,
  ),
  'long paths': read(() => SLOW_PATH),
  'ids with line breaks': read(() => `${endpoints.bookings}/a%0D%0A${asked()}`),
  'pages of invented cars': read(() => `${addresses.service('ac')}?car=invented-${asked()}`),
  'pages of invented links': read(() => addresses.campaign((0xa0_00_00 + asked()).toString(16))),
  'health checks': read(() => '/healthz'),
  'reads of the slots': read(() => `${endpoints.slots}?city=jaipur&date=${dayAhead(1)}`),
};

/** A slow site is not flooded without end: an attacker too waits for answers. */
const MOST_IN_FLIGHT = 30;

/**
 * Sends the attacks in turn at a rate. The tallies go on from one start to the next.
 * @param perSecond requests of all attacks together
 */
export function startAttackers(site: Site, perSecond: number, tallies: Tallies): Attackers {
  const attacks = Object.entries(ATTACKS);
  const pending = new Set<Promise<void>>();
  let turn = 0;
  const timer = setInterval(() => {
    const [name, attack] = attacks[turn % attacks.length] ?? [];
    if (name === undefined || attack === undefined || pending.size >= MOST_IN_FLIGHT) return;
    turn += 1;
    tallies[name] ??= { sent: 0, got: 0 };
    const tally = tallies[name];
    tally.sent += 1;
    const sending = attack(site)
      .catch(() => false)
      .then((isSuccess) => {
        if (isSuccess) tally.got += 1;
        pending.delete(sending);
      });
    pending.add(sending);
  }, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
    },
  };
}
