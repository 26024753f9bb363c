import { FREE_FAILURES } from '../features/admin/rules/sign-in-delay.ts';
import { MOST_FEEDS } from '../features/slots/contract.ts';
import { brakeOf, LATELY_MS, limitsOf } from '../features/slots/rules/fair-share.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../values/durations.ts';

/** Whose uses a limit counts. Every owner is the sender's own, or the limit leaves each sender a part of their own. */
export type LimitOwner =
  /** The /24 of an IPv4 address, the /48 of an IPv6 address. */
  | 'network'
  /** The /64 inside a /48. */
  | 'part'
  /** The IPv4 address or the /64. */
  | 'sender'
  /** The /48 of an IPv6 address alone, for the frequency of writes. */
  | 'wide'
  | 'browser'
  | 'record'
  /** A mobile number together with the sender or network that names it. */
  | 'number'
  | 'city'
  | 'site';

export interface LimitEntry {
  readonly counted: string;
  readonly most: Partial<Readonly<Record<LimitOwner, number>>>;
  /** The window in ms; `open` counts what is open now. */
  readonly window: number | 'open';
  /** The answer to what exceeds the limit. */
  readonly refusal: string;
  /** Who else can feel a limit that one sender has used up. */
  readonly hurts: string;
}

const strangers = limitsOf({ isVerified: false }, 30);
const persons = limitsOf({ isVerified: true }, 30);
const brake = brakeOf(30);

const TOO_MANY = '429, wait a minute or call';
const WAITS = 'the booking waits for a call';
const ONE_ADDRESS = 'people behind the same IPv4 address';
const NOBODY = 'nobody';

/** A platform's limiter, by the name of its binding, and the most that it lets through in a minute. */
export const MINUTE_LIMITS = {
  ADDRESS_LIMIT: 120,
  FLOOD_LIMIT: 600,
  NUMBER_LIMIT: 10,
  SESSION_LIMIT: 40,
  SIGN_IN_LIMIT: 5,
} as const;

const { ADDRESS_LIMIT, FLOOD_LIMIT, NUMBER_LIMIT, SESSION_LIMIT, SIGN_IN_LIMIT } = MINUTE_LIMITS;
const byAddress = { sender: ADDRESS_LIMIT, wide: FLOOD_LIMIT };

/** Every limit of the site. Seats are stated for six cars a slot, thirty a day. `docs/limits.md` has the same table. */
export const LIMITS = {
  posts: {
    counted: 'writes of any endpoint that is not named below, also malformed ones',
    most: { sender: FLOOD_LIMIT, wide: FLOOD_LIMIT },
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: ONE_ADDRESS,
  },
  forms: {
    counted: 'valid forms that become a record: lead, booking, order, enquiry, request, spin',
    most: byAddress,
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: `${ONE_ADDRESS} without the captcha`,
  },
  persons: {
    counted: 'the same forms of visitors who passed the captcha',
    most: byAddress,
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: ONE_ADDRESS,
  },
  choices: {
    counted: 'choices of a city, consents, opened chats, words that found no car',
    most: byAddress,
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: `${ONE_ADDRESS}; no lead`,
  },
  events: {
    counted: 'events and steps',
    most: byAddress,
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: `${ONE_ADDRESS}; no lead`,
  },
  sentences: {
    counted: 'sentences for the assistant',
    most: byAddress,
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: `${ONE_ADDRESS}; no lead`,
  },
  feeds: {
    counted: 'live feeds that are opened',
    most: byAddress,
    window: MINUTE_MS,
    refusal: '429, the page stays as it is',
    hurts: `${ONE_ADDRESS}; no lead`,
  },
  places: {
    counted: 'look-ups of places',
    most: byAddress,
    window: MINUTE_MS,
    refusal: 'names of our own cities only',
    hurts: `${ONE_ADDRESS}; no lead`,
  },
  signIns: {
    counted: 'the operator’s writes before they have signed in',
    most: byAddress,
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: 'an operator on a new device at the same address',
  },
  browserWrites: {
    counted: 'writes of a browser that has sent a form within ten minutes, cheap ones apart',
    most: { browser: SESSION_LIMIT },
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: NOBODY,
  },
  recordWrites: {
    counted: 'changes of a lead, booking or order by the browser that holds it',
    most: { record: SESSION_LIMIT },
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: 'others with the same link',
  },
  numberForms: {
    counted: 'forms and changes with one mobile number from one sender',
    most: { number: NUMBER_LIMIT },
    window: MINUTE_MS,
    refusal: TOO_MANY,
    hurts: 'the number’s owner behind the same IPv4 address',
  },
  recordNumbers: {
    counted: 'other mobile numbers given to one draft',
    most: { record: 5 },
    window: DAY_MS,
    refusal: TOO_MANY,
    hurts: NOBODY,
  },
  unproven: {
    counted: 'forms without a captcha token, where the captcha is on',
    most: { network: SIGN_IN_LIMIT },
    window: MINUTE_MS,
    refusal: '403, call us',
    hurts: 'browsers without the captcha in the same network',
  },
  spinHour: {
    counted: 'spins',
    most: { network: 4, part: 2 },
    window: HOUR_MS,
    refusal: TOO_MANY,
    hurts: 'others in the same network',
  },
  spinDay: {
    counted: 'spins',
    most: { network: 12, part: 6 },
    window: DAY_MS,
    refusal: TOO_MANY,
    hurts: 'others in the same network',
  },
  spinOfBrowser: {
    counted: 'mobile numbers that a browser spins with',
    most: { browser: 1 },
    window: 30 * DAY_MS,
    refusal: '409, spun already',
    hurts: NOBODY,
  },
  spinOfNumber: {
    counted: 'browsers that spin with one mobile number from one sender',
    most: { number: 1 },
    window: 30 * DAY_MS,
    refusal: '409, spun already',
    hurts: 'the number’s owner behind the same IPv4 address',
  },
  coupons: {
    counted: 'codes of coupons that were wrong',
    most: { network: 20, part: 10, number: 5 },
    window: HOUR_MS,
    refusal: `${TOO_MANY}, for right and wrong codes`,
    hurts: 'others in the same network',
  },
  lookups: {
    counted: 'paid look-ups of places; the first five of a network do not count for the site',
    most: { network: 300, part: 150, site: 20_000 },
    window: DAY_MS,
    refusal: 'names of our own cities only',
    hurts: 'others in the same network; beyond the site’s count everybody above five',
  },
  passphrases: {
    counted: 'wrong passphrases of a network, or of a browser that has signed in',
    most: { network: FREE_FAILURES, browser: FREE_FAILURES },
    window: DAY_MS,
    refusal: '429, with a wait that doubles from 1 s to 15 minutes',
    hurts: 'an operator on a new device in the same network',
  },
  openFeeds: {
    counted: 'open live feeds; the first two of a network do not count for the city',
    most: { network: MOST_FEEDS.network, part: MOST_FEEDS.part, city: MOST_FEEDS.city },
    window: 'open',
    refusal: '429, the page stays as it is',
    hurts: 'others in the same network; beyond the city’s count everybody above two',
  },
  strangersSeats: {
    counted: 'seats without proof',
    most: {
      network: strangers.network,
      part: strangers.part,
      browser: strangers.device,
      number: strangers.number,
    },
    window: 'open',
    refusal: WAITS,
    hurts: 'others in the same network; with the captcha they get a seat',
  },
  strangersSeatsOnDate: {
    counted: 'seats without proof on one day',
    most: { network: strangers.networkOnDate, part: strangers.partOnDate },
    window: 'open',
    refusal: WAITS,
    hurts: 'others in the same network; with the captcha they get a seat',
  },
  personsSeats: {
    counted: 'seats of visitors who passed the captcha',
    most: { network: persons.network, part: persons.part, browser: persons.device, number: persons.number },
    window: 'open',
    refusal: WAITS,
    hurts: 'others in the same network',
  },
  personsSeatsOnDate: {
    counted: 'seats on one day of visitors who passed the captcha',
    most: { network: persons.networkOnDate, part: persons.partOnDate },
    window: 'open',
    refusal: WAITS,
    hurts: 'others in the same network',
  },
  brakeFull: {
    counted: 'seats without proof; then networks with two leave half of the strangers’ seats of a slot',
    most: { city: brake.full },
    window: 'open',
    refusal: WAITS,
    hurts: 'networks with two seats',
  },
  brakeBusy: {
    counted: 'seats without proof that are still open; then networks with two of them wait',
    most: { city: brake.busy },
    window: LATELY_MS,
    refusal: WAITS,
    hurts: 'networks with two seats',
  },
  brakeCrowd: {
    counted: 'the same seats; then strangers share a third of a slot, and a network gets one seat',
    most: { city: brake.crowd },
    window: LATELY_MS,
    refusal: `${WAITS}; the captcha gives a seat`,
    hurts: 'strangers, once fifteen networks or more crowd the city',
  },
  payments: {
    counted: 'requests that open a payment for one order at the same time',
    most: { record: 1 },
    window: 'open',
    refusal: 'waits for the first one’s result',
    hurts: NOBODY,
  },
} as const satisfies Readonly<Record<string, LimitEntry>>;
