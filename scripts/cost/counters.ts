import { type Counted, countedParts, FLUSH_MS } from '../../src/features/banners/rules/exposures.ts';
import { SOURCES } from '../../src/features/funnel/rules/source.ts';
import { countsOf, keyOfStep, type ReachedSteps } from '../../src/features/funnel/rules/steps.ts';
import { MINUTE_MS } from '../../src/values/durations.ts';

/** Pages of one visit, as in `tests/bench/visits.ts`: only its first page begins one. */
export const PAGES_PER_VISIT = 2.5;
/** The site serves ten cities, and other places count as `elsewhere`. */
const PLACES = [...Array.from({ length: 10 }, (_, at) => `city-${at}`), 'elsewhere'];
/** Two banners stand on a page, each with two variants. */
const BANNERS = ['first', 'second'] as const;
const VARIANTS = ['a', 'b'] as const;
/** Every thirtieth visitor leaves a number (`tests/bench/visits.ts`); more begin to, here every tenth. */
const SHARE_OF_BOOKERS = 0.1;
/** An hour of the mean rate stands for each hour of a month. */
const HOUR_MS = 60 * MINUTE_MS;
const HOURS_PER_MONTH = 720;

/** Usage of all counting in a month. */
export interface CountingUsage {
  readonly objectRequests: number;
  readonly objectRows: number;
  readonly ledgerRows: number;
}

export interface CountingLoad {
  readonly viewsPerDay: number;
  readonly isolates: number;
}

interface CountedVisit {
  readonly steps: ReachedSteps;
  readonly exposures: readonly string[];
}

/** Numbers between 0 and 1 that are the same in every run: a table must not change by itself. */
function numbers(): () => number {
  let state = 20_261_127;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One visit that sees a price, with its place, source and variants. */
function visitOf(next: () => number): CountedVisit {
  const oneOf = <Thing>(list: readonly Thing[], otherwise: Thing): Thing =>
    list[Math.floor(next() * list.length)] ?? otherwise;
  const city = oneOf(PLACES, 'elsewhere');
  const source = oneOf(SOURCES, 'unknown');
  const banners = BANNERS.map((banner) => `${banner}.${oneOf(VARIANTS, 'a')}`);
  const books = next() < SHARE_OF_BOOKERS;
  return {
    steps: {
      steps: books ? ['visit', 'price', 'book'] : ['visit', 'price'],
      banners,
      city,
      source,
      day: 'today',
    },
    exposures: banners.map((banner) => `${banner} ${city}`),
  };
}

/** The rows that one transaction of the object changes for these visits. */
function rowsOf(visits: readonly CountedVisit[]): number {
  const counted = visits.map(({ steps }): Counted<ReachedSteps> => ({ ...steps, count: 1 }));
  const exposures = new Set(visits.flatMap((visit) => visit.exposures));
  return countedParts(counted, countsOf, keyOfStep).length + exposures.size;
}

/** The calls of all isolates in an hour. The first visit after a call starts the time to the next. */
function callsOf({ viewsPerDay, isolates }: CountingLoad): readonly { at: number; visits: CountedVisit[] }[] {
  const next = numbers();
  const perMs = viewsPerDay / PAGES_PER_VISIT / (24 * HOUR_MS);
  const calls: { at: number; visits: CountedVisit[] }[] = [];
  const open = new Map<number, { at: number; visits: CountedVisit[] }>();
  for (let at = -Math.log(1 - next()) / perMs; at < HOUR_MS; at += -Math.log(1 - next()) / perMs) {
    const isolate = Math.floor(next() * isolates);
    let call = open.get(isolate);
    if (call === undefined || call.at <= at) {
      call = { at: at + FLUSH_MS, visits: [] };
      open.set(isolate, call);
      calls.push(call);
    }
    call.visits.push(visitOf(next));
  }
  return calls;
}

const inMonth = (objectRequests: number, objectRows: number, ledgerRows: number): CountingUsage => ({
  objectRequests: objectRequests * HOURS_PER_MONTH,
  objectRows: objectRows * HOURS_PER_MONTH,
  ledgerRows: ledgerRows * HOURS_PER_MONTH,
});

/** Each call of an isolate is a transaction of the object, and each isolate adds its visits to the ledger itself. */
export function countedByCall(load: CountingLoad): CountingUsage {
  const calls = callsOf(load);
  const rows = calls.reduce((sum, { visits }) => sum + rowsOf(visits), 0);
  return inMonth(calls.length, rows, calls.length);
}

/** The object sums the calls of a minute, then writes them and adds the visits to the ledger. */
export function countedByMinute(load: CountingLoad): CountingUsage {
  const calls = callsOf(load);
  const minutes = Map.groupBy(calls, ({ at }) => Math.floor(at / MINUTE_MS));
  const rows = [...minutes.values()].reduce(
    (sum, ofMinute) => sum + rowsOf(ofMinute.flatMap(({ visits }) => visits)),
    0,
  );
  return inMonth(calls.length, rows, minutes.size);
}
