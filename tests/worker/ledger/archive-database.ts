import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeEach } from 'vitest';
import type { ArchiveBucket } from '../../../src/platform/archive/archive-objects.ts';
import { migrate } from '../../migrations.ts';
import { DATABASE_WORKER, remoteDatabase } from '../../remote-bindings.ts';
import { startRuntime } from '../../runtime.ts';
import { createTestClock } from './ledger-database.ts';

type ListedBucket = ArchiveBucket & { list(): Promise<{ objects: { key: string }[] }> };

/** 10 January 2026 at noon in India. */
const BEGINS = Date.UTC(2026, 0, 10, 6, 30);

/** A ledger and an archive for the tests of one file. Each test begins with both empty, at the same time. */
export async function testArchive() {
  const miniflare = startRuntime({
    modules: true,
    script: DATABASE_WORKER,
    d1Databases: ['LEDGER'],
    r2Buckets: ['ARCHIVE'],
  });
  afterAll(() => miniflare.dispose());
  const d1 = remoteDatabase(miniflare);
  const bucket = (await miniflare.getR2Bucket('ARCHIVE')) as unknown as ListedBucket;
  const clock = createTestClock(BEGINS);
  beforeEach(async () => {
    clock.pass(BEGINS - clock.now());
    const { objects } = await bucket.list();
    await Promise.all(objects.map(({ key }) => bucket.delete(key)));
    await dropAll(d1);
    await migrate(d1);
  });
  return { d1, bucket, clock };
}

/** Drops all that the migrations create, each before what it refers to. The table of the search takes its parts along. */
async function dropAll(d1: D1Database): Promise<void> {
  const { results } = await d1
    .prepare(
      `SELECT type, name FROM sqlite_schema WHERE type <> 'index' AND name NOT LIKE 'sqlite%'
        AND name NOT LIKE '_cf%' AND name NOT LIKE 'record_search_%' ORDER BY type DESC, rowid DESC`,
    )
    .all<{ type: string; name: string }>();
  const drops = results.map(({ type, name }) => `DROP ${type} \`${name}\``);
  await d1.batch(['PRAGMA defer_foreign_keys = on', ...drops].map((statement) => d1.prepare(statement)));
}
