import type { ArchiveBucket } from '../../../src/platform/archive/archive-objects.ts';
import { migrate } from '../../migrations.ts';
import { DATABASE_WORKER, remoteDatabase } from '../../remote-bindings.ts';
import { startRuntime } from '../../runtime.ts';
import { createTestClock } from './ledger-database.ts';

type ListedBucket = ArchiveBucket & { list(): Promise<{ objects: { key: string }[] }> };

/** Starts a migrated ledger with an empty archive, on 10 January 2026 at noon in India. The test ends it. */
export async function startArchive() {
  const miniflare = startRuntime({
    modules: true,
    script: DATABASE_WORKER,
    d1Databases: ['LEDGER'],
    r2Buckets: ['ARCHIVE'],
  });
  const d1 = remoteDatabase(miniflare);
  const bucket = (await miniflare.getR2Bucket('ARCHIVE')) as unknown as ListedBucket;
  await migrate(d1);
  return { miniflare, d1, bucket, clock: createTestClock(Date.UTC(2026, 0, 10, 6, 30)) };
}
