import type { D1Database } from '@cloudflare/workers-types';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CountedValues } from '../../../src/platform/ledger/counting.ts';
import { migrate } from '../../migrations.ts';
import { DATABASE_WORKER, remoteDatabase } from '../../remote-bindings.ts';
import { startRuntime } from '../../runtime.ts';

/** Opens a new D1 database in workerd's SQLite with every migration applied. */
export async function openTestDatabase(): Promise<{ d1: D1Database; close: () => Promise<void> }> {
  const miniflare = startRuntime({
    modules: true,
    script: DATABASE_WORKER,
    d1Databases: ['LEDGER'],
  });
  const d1 = remoteDatabase(miniflare);
  await migrate(d1);
  return { d1, close: () => miniflare.dispose() };
}

/** The closed list of the counts in these tests. */
export const countedValues: CountedValues = {
  source: ['website', 'popup'],
  service: ['Periodic Service'],
  city: ['jaipur', 'jodhpur', 'udaipur'],
  campaign: ['monsoon'],
};

/** A clock that moves only when a test moves it, and ids that follow it. */
export function createTestClock(start = Date.UTC(2026, 10, 20, 6, 30)) {
  let instant = start;
  return {
    now: () => instant,
    pass: (ms: number) => {
      instant += ms;
    },
    newId: () => v7({ msecs: instant }),
  };
}

export interface EmptyLedger {
  readonly d1: D1Database;
  readonly clock: ReturnType<typeof createTestClock>;
}

/** Opens one database for a test file. Before each test it empties these tables and resets the clock. */
export function eachOnAnEmptyLedger(tables: readonly string[], take: (given: EmptyLedger) => void): void {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    const { d1 } = opened;
    await d1.batch(tables.map((table) => d1.prepare(`DELETE FROM ${table}`)));
    take({ d1, clock: createTestClock() });
  });
}

export const countRows = async (d1: D1Database, table: string, where = '1'): Promise<number> =>
  (await d1.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>('n')) ?? 0;
