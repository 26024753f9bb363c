import { CAPTCHA_HEADER } from '../../src/web/contract/captcha.ts';
import { PERSON_TOKEN } from '../upstreams/turnstile.ts';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import type { Site } from '../worker/site.ts';
import { startAttackers, type Tallies } from './attackers.ts';
import { median } from './report.ts';

/** Honest visitors' browsers pass the captcha, which every form asks for. */
export const VERIFIED = { [CAPTCHA_HEADER]: PERSON_TOKEN } as const;

interface HostileOptions {
  readonly site: Site;
  /** Leaves one honest lead; answers its status. */
  leaveLead(): Promise<number>;
}

export interface HostileAccount {
  /** The median over the rounds of: leads' median time under attack by their median time without. */
  readonly ratio: number;
  readonly refusedLeads: number;
  /** Honest bookings after the attacks, and how many of them got their seat at once. */
  readonly booked: number;
  readonly seated: number;
  readonly fewestSeatsLeft: number;
}

/** An odd number of rounds has a median that is one of them. */
const ROUNDS = 7;
const SECONDS = 6;
const CALIBRATING_SECONDS = 2;
const PAGES = ['/', '/services/ac', '/car-service-in-jaipur', '/about', '/doorstep-services'];
const DAYS = [1, 2, 3, 4, 5, 6, 7];
/** Honest bookings of each day; a day has twenty seats for visitors without the captcha. */
const BOOKINGS_OF_A_DAY = ['9-11', '13-15', '15-17'];

const BOOKED = DAYS.length * BOOKINGS_OF_A_DAY.length;

/** Honest visitors take this share of what the machine can answer, and the hostile address three times theirs. */
const HONEST_SHARE = 0.1;
const HOSTILE_TIMES = 3;

/**
 * Runs rounds of two halves: honest visitors alone, then the same visitors beside every attack. Each round measures
 * first how much the machine can answer, so that its other work does not count. Prints what each attack got.
 */
export async function hostileRounds(options: HostileOptions): Promise<HostileAccount> {
  const { site } = options;
  const tallies: Tallies = {};
  const ratios: number[] = [];
  let refusedLeads = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const honest = HONEST_SHARE * (await capacity(options));
    const idle = await honestHalf(options, honest);
    const attackers = startAttackers(site, HOSTILE_TIMES * honest, tallies);
    const attacked = await honestHalf(options, honest);
    await attackers.stop();
    ratios.push(attacked.median / idle.median);
    refusedLeads += idle.refused + attacked.refused;
    console.info(
      `  round ${round}: ${honest.toFixed(1)} honest requests a second, a lead takes ${idle.median.toFixed(1)} ms; ` +
        `beside ${(HOSTILE_TIMES * honest).toFixed(1)} hostile ones ${attacked.median.toFixed(1)} ms, ${ratios.at(-1)?.toFixed(2)} times`,
    );
  }
  refusedLeads += await flood(options, tallies);
  for (const [name, { sent, got }] of Object.entries(tallies))
    console.info(`  ${name.padEnd(30)} sent ${sent}, got ${got}`);
  const left = await seatsLeft(site);
  const seated = await honestBookings(site);
  console.info(
    `  seats left on the next seven days: ${left.join(', ')} of 30; honest bookings with a seat: ${seated} of ${BOOKED}`,
  );
  return { ratio: median(ratios), refusedLeads, booked: BOOKED, seated, fewestSeatsLeft: left[0] ?? 0 };
}

/** A rate that no machine answers: the attackers send again at each answer. */
const WITHOUT_PAUSE = 1000;

/**
 * All attacks without a pause. One process cannot answer anybody quickly then, so no time is held against it, but no
 * honest lead may be refused or lost. Answers the refused ones.
 */
async function flood(options: HostileOptions, tallies: Tallies): Promise<number> {
  const honest = HONEST_SHARE * (await capacity(options));
  const attackers = startAttackers(options.site, WITHOUT_PAUSE, tallies);
  const attacked = await honestHalf(options, honest);
  await attackers.stop();
  console.info(
    `  without a pause: a lead takes ${attacked.median.toFixed(1)} ms, refused ${attacked.refused}`,
  );
  return attacked.refused;
}

/** The n-th request of the honest visitors: every other one is a lead. */
async function honestRequest({ site, leaveLead }: HostileOptions, n: number): Promise<number> {
  if (n % 2 === 0) return leaveLead();
  const page = await site.fetch(PAGES[((n - 1) / 2) % PAGES.length] ?? '/');
  await page.arrayBuffer();
  return page.status;
}

/** Honest requests a second that the machine answers now, with eight at a time. */
async function capacity(options: HostileOptions): Promise<number> {
  const end = performance.now() + CALIBRATING_SECONDS * 1000;
  let answered = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      await honestRequest(options, answered);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return answered / CALIBRATING_SECONDS;
}

/** Sends the honest visitors' requests, each when it is due; answers the leads' median time in ms. */
async function honestHalf(options: HostileOptions, perSecond: number) {
  const times: number[] = [];
  let refused = 0;
  const request = async (n: number) => {
    const began = performance.now();
    const status = await honestRequest(options, n);
    if (n % 2 === 0) times.push(performance.now() - began);
    if (status >= 400) refused += 1;
  };
  const pending: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < perSecond * SECONDS; n += 1) {
    const due = began + (n * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    pending.push(request(n));
  }
  await Promise.all(pending);
  return { median: median(times), refused };
}

/** Three bookings on each of the next seven days, each of another visitor; answers how many got their seat at once. */
async function honestBookings(site: Site): Promise<number> {
  const calls = bookingCalls(site, VERIFIED);
  const wanted = DAYS.flatMap((day) => BOOKINGS_OF_A_DAY.map((slot) => [day, slot] as const));
  const booked = await Promise.all(
    wanted.map(async ([day, slot]) => {
      const { status, body } = await calls.confirm(await calls.create(), dayAhead(day), slot);
      return status === 200 && !('waits' in body);
    }),
  );
  return booked.filter(Boolean).length;
}

/** The seats left on the next seven days, the fewest of a day first. */
async function seatsLeft(site: Site): Promise<readonly number[]> {
  const days = await Promise.all(
    DAYS.map(async (ahead) => {
      const answer = await site.fetch(`/api/slots?city=jaipur&date=${dayAhead(ahead)}`);
      const { slots } = (await answer.json()) as { slots: { left: number }[] };
      return slots.reduce((sum, { left }) => sum + left, 0);
    }),
  );
  return days.sort((one, other) => one - other);
}
