/** One line of the platform's price list: an amount that the plan includes, and the price of more. */
export interface Price {
  readonly part: string;
  readonly unit: string;
  /** In units. */
  readonly included: number;
  /** Dollars for `per` units above the included ones. */
  readonly dollars: number;
  readonly per: number;
}

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/** The price of the plan itself, in dollars a month. */
export const PLAN_DOLLARS = 5;

const price = (part: string, unit: string, included: number, dollars: number, per: number): Price => ({
  part,
  unit,
  included,
  dollars,
  per,
});

/** The price list of the paid plan. The prices of logs hold from 1 December 2026 and are to be confirmed. */
export const PRICES = {
  requests: price('requests', 'requests', 10 * MILLION, 0.3, MILLION),
  processor: price('CPU', 'ms', 30 * MILLION, 0.02, MILLION),
  ledgerRead: price('D1, rows read', 'rows', 25 * BILLION, 0.001, MILLION),
  ledgerWritten: price('D1, rows written', 'rows', 50 * MILLION, 1, MILLION),
  ledgerStored: price('D1, storage', 'GB', 5, 0.75, 1),
  objectRequests: price('objects, requests', 'requests', MILLION, 0.15, MILLION),
  objectDuration: price('objects, duration', 'GB-s', 400_000, 12.5, MILLION),
  objectRead: price('objects, rows read', 'rows', 25 * BILLION, 0.001, MILLION),
  objectWritten: price('objects, rows written', 'rows', 50 * MILLION, 1, MILLION),
  objectStored: price('objects, storage', 'GB', 5, 0.2, 1),
  kvRead: price('KV, reads', 'reads', 10 * MILLION, 0.5, MILLION),
  kvWritten: price('KV, writes', 'writes', MILLION, 5, MILLION),
  bucketStored: price('R2, storage', 'GB', 10, 0.015, 1),
  bucketWrites: price('R2, class A', 'calls', MILLION, 4.5, MILLION),
  bucketReads: price('R2, class B', 'calls', 10 * MILLION, 0.36, MILLION),
  logsTaken: price('logs, taken in', 'GB', 50, 0.25, 1),
  logsStored: price('logs, stored', 'GB-month', 12, 0.1, 1),
} as const;

export type Meter = keyof typeof PRICES;
export type Usage = Readonly<Record<Meter, number>>;

export const METERS = Object.keys(PRICES).filter((name): name is Meter => name in PRICES);

/** Dollars a month for the usage of one meter. */
export function dollarsOf(meter: Meter, used: number): number {
  const { included, dollars, per } = PRICES[meter];
  return (Math.max(0, used - included) / per) * dollars;
}

/** Dollars a month, the plan included. */
export const billOf = (usage: Usage): number =>
  METERS.reduce((sum, meter) => sum + dollarsOf(meter, usage[meter]), PLAN_DOLLARS);
