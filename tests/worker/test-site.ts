import { afterAll } from 'vitest';
import { type Site, startSite } from './site.ts';

/** A site for the tests of one file, which ends with them. */
export async function testSite(...options: Parameters<typeof startSite>): Promise<Site> {
  const site = await startSite(...options);
  afterAll(() => site.stop());
  return site;
}
