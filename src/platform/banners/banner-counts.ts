import { DurableObject } from 'cloudflare:workers';
import type * as Workers from '@cloudflare/workers-types';
import { OTHER_CAMPAIGN } from '../../values/campaign.ts';
import { addDays } from '../../values/india-time.ts';
import { addVisits } from '../ledger/daily-visits.ts';
import type { CountedExposures, CountedRows, CountedSteps } from './counted-rows.ts';
import { createMinuteSums } from './minute-sums.ts';

/** The ledger holds the visits of each day, beside the records that the summary compares them with. */
type CountsEnvironment = { readonly LEDGER: Workers.D1Database };

/** The dimensions whose values come from addresses. */
const UNBOUNDED: ReadonlySet<string> = new Set(['campaign', 'page']);
const MOST_NEW_VALUES = 500;

/** Sums the exposures and the steps of visits of all isolates. A row is a number per day, and says nothing about a person. */
export class BannerCounts extends DurableObject<CountsEnvironment> {
  readonly #sums = createMinuteSums({ now: Date.now, write: (rows) => this.#write(rows) });

  constructor(ctx: Workers.DurableObjectState, env: CountsEnvironment) {
    super(ctx, env);
    this.ctx.storage.sql.exec(`CREATE TABLE IF NOT EXISTS exposures (
      banner TEXT NOT NULL, variant TEXT NOT NULL, city TEXT NOT NULL, day TEXT NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (banner, variant, city, day)) WITHOUT ROWID`);
    this.ctx.storage.sql.exec(`CREATE TABLE IF NOT EXISTS steps (
      day TEXT NOT NULL, dimension TEXT NOT NULL, value TEXT NOT NULL, step TEXT NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (day, dimension, value, step)) WITHOUT ROWID`);
  }

  /** Adds what one isolate counted since its last call. It is written within a minute. */
  add(rows: CountedRows): void {
    this.#sums.add(rows);
  }

  #write({ exposures, steps, visits }: CountedRows): void {
    this.ctx.storage.transactionSync(() => {
      for (const { banner, variant, city, day, count } of exposures)
        this.ctx.storage.sql.exec(
          `INSERT INTO exposures VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (banner, variant, city, day) DO UPDATE SET count = count + excluded.count`,
          banner,
          variant,
          city,
          day,
          count,
        );
      for (const { day, dimension, value: named, step, count } of steps) {
        const value = this.#bounded(day, dimension, named);
        this.ctx.storage.sql.exec(
          `INSERT INTO steps VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (day, dimension, value, step) DO UPDATE SET count = count + excluded.count`,
          day,
          dimension,
          value,
          step,
          count,
        );
      }
    });
    for (const { day, count } of visits) this.ctx.waitUntil(this.#addVisits(day, count));
  }

  /** The value under which a step counts: anybody may send new names, so each day takes so many of them. */
  #bounded(day: string, dimension: string, value: string): string {
    if (!UNBOUNDED.has(dimension)) return value;
    const { sql } = this.ctx.storage;
    const isKnown = (on: string) =>
      sql
        .exec(
          'SELECT 1 FROM steps WHERE day = ? AND dimension = ? AND value = ? LIMIT 1',
          on,
          dimension,
          value,
        )
        .toArray().length > 0;
    if (isKnown(day) || isKnown(addDays(day, -1))) return value;
    const { size } = sql
      .exec('SELECT count(DISTINCT value) AS size FROM steps WHERE day = ? AND dimension = ?', day, dimension)
      .one();
    return Number(size) < MOST_NEW_VALUES ? value : OTHER_CAMPAIGN;
  }

  async #addVisits(day: string, visits: number): Promise<void> {
    try {
      await addVisits(this.env.LEDGER, day, visits);
    } catch {
      // The write may have been committed before its answer was lost. A second one could count twice.
      console.info(JSON.stringify({ event: 'visits_lost', visits }));
    }
  }

  /** Sums the steps of the days between two dates, both included. */
  readSteps(from: string, to: string): Omit<CountedSteps, 'day'>[] {
    this.#sums.flush();
    return this.ctx.storage.sql
      .exec(
        `SELECT dimension, value, step, sum(count) AS count FROM steps
         WHERE day BETWEEN ? AND ? GROUP BY dimension, value, step`,
        from,
        to,
      )
      .toArray()
      .map(({ dimension, value, step, count }) => ({
        dimension: String(dimension),
        value: String(value),
        step: String(step),
        count: Number(count),
      }));
  }

  read(banner: string): CountedExposures[] {
    this.#sums.flush();
    return this.ctx.storage.sql
      .exec('SELECT banner, variant, city, day, count FROM exposures WHERE banner = ?', banner)
      .toArray()
      .map(({ variant, city, day, count }) => ({
        banner,
        variant: String(variant),
        city: String(city),
        day: String(day),
        count: Number(count),
      }));
  }
}
