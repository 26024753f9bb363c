import { DurableObject } from 'cloudflare:workers';
import type * as Workers from '@cloudflare/workers-types';

/** Exposures of one variant in one city on one day. */
export interface CountedExposures {
  readonly banner: string;
  readonly variant: string;
  /** Slug of a served city, or `elsewhere`. */
  readonly city: string;
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

/** Visits or records that reached a step on one day, in total or under one city, source or banner. */
export interface CountedSteps {
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
  readonly dimension: string;
  readonly value: string;
  readonly step: string;
  /** Negative where a step was taken back. */
  readonly count: number;
}

/** Sums the exposures and the steps of visits of all isolates. A row is a number per day, and says nothing about a person. */
export class BannerCounts extends DurableObject {
  constructor(ctx: Workers.DurableObjectState, env: object) {
    super(ctx, env);
    this.ctx.storage.sql.exec(`CREATE TABLE IF NOT EXISTS exposures (
      banner TEXT NOT NULL, variant TEXT NOT NULL, city TEXT NOT NULL, day TEXT NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (banner, variant, city, day)) WITHOUT ROWID`);
    this.ctx.storage.sql.exec(`CREATE TABLE IF NOT EXISTS steps (
      day TEXT NOT NULL, dimension TEXT NOT NULL, value TEXT NOT NULL, step TEXT NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (day, dimension, value, step)) WITHOUT ROWID`);
  }

  /** Adds what one isolate counted since its last call: one transaction. */
  add(exposures: readonly CountedExposures[], steps: readonly CountedSteps[]): void {
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
      for (const { day, dimension, value, step, count } of steps)
        this.ctx.storage.sql.exec(
          `INSERT INTO steps VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (day, dimension, value, step) DO UPDATE SET count = count + excluded.count`,
          day,
          dimension,
          value,
          step,
          count,
        );
    });
  }

  /** Sums the steps of the days between two dates, both included. */
  readSteps(from: string, to: string): Omit<CountedSteps, 'day'>[] {
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
