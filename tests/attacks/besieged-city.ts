import { createCity, type SimulatedClaim } from '../unit/src/features/slots/rules/simulated-city.ts';

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How far ahead people book: half for tomorrow, a quarter for the day after, the rest within the week. */
export const DAYS_AHEAD = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 6];
export const OPENS = 8 * 60;
export const OPEN_MINUTES = 13 * 60;
export const DAY_MINUTES = 24 * 60;
export const DAYS = 60;

const SLOTS_OF_A_DAY = 5;
const HONEST_A_DAY = 10;
const CAPACITY = 6;
/** Networks with a lower name are the attackers'. */
const FIRST_HONEST = 1_000_000;

export interface Attack {
  readonly name: string;
  /** The networks of the attackers: /24 or /48. */
  readonly networks: number;
  /** The /64s that an attacker with a /48 uses in turn; none for IPv4. */
  readonly parts?: number;
  /** The attackers take and release seats before they ask for those that stay. */
  readonly releases?: boolean;
}

export interface Siege {
  /** Honest visitors in per cent: with the wished seat at once, and with that or one of the times beside it at once. */
  readonly seat: number;
  readonly withBeside: number;
  /** The most seats that attackers had open at a time. */
  readonly held: number;
  /** Honest visitors a day whom the operator must call. */
  readonly calls: number;
}

/** The hours of a day at which the attackers ask for every slot again. */
const ATTACK_HOURS = [0, 12, 18];
/** A program asks for every slot of this many days, the nearest first. */
const ATTACKED_DAYS = 14;
/** It stops for now when the brake has refused it so often in a row. */
const PATIENCE = 6;

type City = ReturnType<typeof createCity>;
type Answer = ReturnType<City['claim']>;

/** All networks of an attack ask for seats. A new number stands in each claim, because numbers cost nothing. */
function strike(city: City, { networks, parts, releases }: Attack, minute: number, newNumber: () => number) {
  const tomorrow = Math.floor(minute / DAY_MINUTES) + 1;
  for (let network = 1; network <= networks; network += 1) {
    let refused = 0;
    for (let at = 0; at < ATTACKED_DAYS * SLOTS_OF_A_DAY && refused < PATIENCE; at += 1) {
      const number = newNumber();
      const slot = { day: tomorrow + Math.floor(at / SLOTS_OF_A_DAY), slot: at % SLOTS_OF_A_DAY };
      const part = parts === undefined ? {} : { part: number % parts };
      const wanted = { network, ...part, number, ...slot, isVerified: false, minute };
      let answer: Answer = city.claim(wanted);
      if (answer === 'seat' && releases) {
        city.release(number);
        answer = city.claim(wanted);
      }
      refused = answer === 'rate' ? refused + 1 : 0;
    }
  }
}

/** The times nearest to a wished one, as the board looks for them. */
const besideOf = (wanted: SimulatedClaim): readonly SimulatedClaim[] => {
  const first = Math.floor(wanted.minute / DAY_MINUTES) + 1;
  const distance = ({ day, slot }: SimulatedClaim) =>
    Math.abs(day - wanted.day) * 12 + Math.abs(slot - wanted.slot);
  return Array.from({ length: SHOWN_DAYS * SLOTS_OF_A_DAY }, (_, at) => ({
    ...wanted,
    day: first + Math.floor(at / SLOTS_OF_A_DAY),
    slot: at % SLOTS_OF_A_DAY,
  })).sort((one, other) => distance(one) - distance(other));
};
const SHOWN_DAYS = 14;

/** One attack through sixty days, against ten honest visitors a day with networks of their own. */
export function besiege(attack: Attack, isVerified: boolean): Siege {
  const city = createCity(CAPACITY);
  const random = randomFrom(attack.networks * 7 + (attack.parts ?? 0) + 1);
  const results = { seat: 0, beside: 0, calls: 0, held: 0 };
  let numbers = 0;
  const newNumber = () => {
    numbers += 1;
    return numbers;
  };

  const visit = (day: number, minute: number): void => {
    const network = FIRST_HONEST + newNumber();
    const ahead = DAYS_AHEAD[Math.floor(random() * DAYS_AHEAD.length)] ?? 1;
    const slot = Math.floor(random() * SLOTS_OF_A_DAY);
    const wanted = { network, number: network, day: day + ahead, slot, isVerified, minute };
    if (city.claim(wanted) === 'seat') {
      results.seat += 1;
      return;
    }
    const beside = besideOf(wanted).find((claim) => city.problem(claim) === undefined);
    if (beside !== undefined) results.beside += 1;
    // Every other visitor takes the time beside; the others wait for the call.
    if (beside !== undefined && random() < 1 / 2) city.claim(beside);
    else results.calls += 1;
  };

  for (let day = 0; day < DAYS; day += 1) {
    city.forgetBefore(day - 1);
    const minutes = Array.from({ length: HONEST_A_DAY }, () => OPENS + Math.floor(random() * OPEN_MINUTES));
    for (let hour = 0; hour < 24; hour += 1) {
      const now = day * 24 + hour;
      if (ATTACK_HOURS.includes(hour)) strike(city, attack, now * 60, newNumber);
      const open = city.seats.filter((seat) => seat.network < FIRST_HONEST && seat.day >= day);
      results.held = Math.max(results.held, open.length);
      for (const minute of minutes.filter((one) => Math.floor(one / 60) === hour))
        visit(day, day * DAY_MINUTES + minute);
    }
  }
  const asked = DAYS * HONEST_A_DAY;
  const percent = (count: number) => Math.round((count * 1_000) / asked) / 10;
  return {
    seat: percent(results.seat),
    withBeside: percent(results.seat + results.beside),
    held: results.held,
    calls: Math.round((results.calls * 10) / DAYS) / 10,
  };
}

/** The attacks of the table in `docs/limits.md`. */
export const SIEGES: readonly Attack[] = [
  { name: 'nobody', networks: 0 },
  { name: 'one /24', networks: 1 },
  { name: 'one /24 that takes and releases', networks: 1, releases: true },
  { name: 'one /48, a new /64 for each seat', networks: 1, parts: 65_536 },
  { name: 'two /24s', networks: 2 },
  { name: 'ten /24s', networks: 10 },
  { name: 'a botnet of 200 addresses', networks: 200 },
];

/** A row of the table in `docs/limits.md`. */
export const siegeRow = (name: string, plain: Siege, captcha: Siege): string =>
  `| ${[
    name,
    `${plain.seat}%`,
    `${plain.withBeside}%`,
    plain.held,
    plain.calls,
    `${captcha.seat}%`,
    `${captcha.withBeside}%`,
    captcha.calls,
  ].join(' | ')} |`;
