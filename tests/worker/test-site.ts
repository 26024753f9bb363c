import { afterAll } from 'vitest';
import { once } from '../../src/values/once.ts';
import { expectReadableRecords } from './readable-records.ts';
import { type Site, startSite } from './site.ts';

/** A site for the tests of one file, which ends with them. A reader gets every record that they made it store. */
export async function testSite(...options: Parameters<typeof startSite>): Promise<Site> {
  const started = await startSite(...options);
  // A test may stop its site before the end.
  const stop = once(async () => {
    await expectReadableRecords(started);
    await started.stop();
  });
  afterAll(stop);
  return { ...started, stop };
}
