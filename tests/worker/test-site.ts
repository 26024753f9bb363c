import { afterAll } from 'vitest';
import { expectReadableRecords } from './readable-records.ts';
import { type Site, startSite } from './site.ts';

/** A site for the tests of one file, which ends with them. A reader gets every record that they made it store. */
export async function testSite(...options: Parameters<typeof startSite>): Promise<Site> {
  const site = await startSite(...options);
  afterAll(async () => {
    await expectReadableRecords(site);
    await site.stop();
  });
  return site;
}
