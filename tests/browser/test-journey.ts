import { afterAll, afterEach, beforeEach } from 'vitest';
import { type Journey, startJourney } from './journey.ts';

/** A site for the tests of one file, and the pages of its visitors, which end with them. */
export async function testJourney(...options: Parameters<typeof startJourney>): Promise<Journey> {
  const journey = await startJourney(...options);
  beforeEach(journey.startTest);
  afterEach(journey.endTest);
  afterAll(() => journey.stop());
  return journey;
}
