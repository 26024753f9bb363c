import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_CASE } from '../every-case.ts';
import type { Fault } from '../upstreams/stand-in.ts';
import {
  deliveriesOf,
  everyMinute,
  letTimePass,
  type OutsideSystems,
  postLead,
  type SystemName,
  sampleNumber,
  startOutside,
} from './outside.ts';
import { type Site, startSite } from './site.ts';

const SYSTEMS: readonly SystemName[] = ['cms', 'ads', 'analytics'];

/** The final state of deliveries that were pending during each fault. */
const FAULTS = {
  down: 'pending',
  refused: 'pending',
  reset: 'pending',
  status_400: 'failed',
  status_401: 'paused',
  status_403: 'paused',
  status_404: 'paused',
  status_429: 'pending',
  status_500: 'pending',
  status_502: 'pending',
  status_503: 'pending',
  html: 'pending',
  malformed_json: 'pending',
  empty: 'pending',
  truncated: 'pending',
  committed_then_dropped: 'pending',
  hanging: 'pending',
} as const satisfies Partial<Record<Fault, 'pending' | 'failed' | 'paused'>>;

/** Every run has a fault for each final state, one without an end and one whose answer is lost. */
const IN_EVERY_RUN = ['down', 'status_400', 'status_401', 'committed_then_dropped', 'hanging'];

/** The longest extra wait beyond the same write with all systems working. */
const MAX_EXTRA_MS = 300;

let outside: OutsideSystems;
let folder: string;
let site: Site;
const start = () => startSite({ variables: outside.variables, persistTo: folder });

beforeAll(async () => {
  outside = await startOutside();
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
  site = await start();
});
afterAll(async () => {
  await site.stop();
  await outside.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await Promise.all(SYSTEMS.map((name) => outside[name].heal()));
});

/** Milliseconds until the answer to a lead. */
async function timeLead(number: string): Promise<number> {
  const began = performance.now();
  const response = await postLead(site, number);
  const took = performance.now() - began;
  expect(response.status).toBe(201);
  return took;
}

/**
 * A wait counts only when it is too long three times in a row: a fault delays visitors each time, a busy machine does
 * not.
 */
async function leaveLeads(limitMs: number): Promise<readonly string[]> {
  const left: string[] = [];
  const waits: number[] = [];
  do {
    const number = sampleNumber();
    left.push(number);
    waits.push(await timeLead(number));
  } while (waits.length < 3 && Math.min(...waits) >= limitMs);
  expect(Math.min(...waits)).toBeLessThan(limitMs);
  return left;
}

const stateAt = async (number: string, system: SystemName) =>
  (await deliveriesOf(site, number)).find(({ target }) => target === system)?.state;

const tried = async (number: string) =>
  (await deliveriesOf(site, number)).filter(
    ({ attempts, locked_until, state }) => state === 'delivered' || (attempts > 0 && locked_until === null),
  ).length;

/** The number of copies of the lead that each system counts. */
const countsOf = (number: string) => ({
  cms: outside.cms.documents('mncaptures').filter(({ mobileNumber }) => mobileNumber === number).length,
  ads: outside.ads.counted().filter(({ event_id: id }) => id === `lead-of-${number}`).length,
  analytics: outside.analytics
    .counted()
    .filter(({ properties }) => properties.$insert_id === `lead-of-${number}`).length,
});

const ONCE = { cms: 1, ads: 1, analytics: 1 };

const inThisRun = Object.entries(FAULTS).filter(([name]) => EVERY_CASE || IN_EVERY_RUN.includes(name));

describe.each(inThisRun)('while a system fails by %s', (name, state) => {
  const fault = Object.keys(FAULTS).find((known): known is keyof typeof FAULTS => known === name) ?? 'down';
  const hangs = fault === 'hanging';

  test('a lead is answered as fast as without a fault, and delivered once after a restart of the Worker', async () => {
    const healthy = await timeLead(sampleNumber());
    const numbers: string[] = [];

    for (const system of SYSTEMS) {
      await outside[system].fail(fault);
      const left = await leaveLeads(healthy + MAX_EXTRA_MS);
      for (const number of left) {
        // A system that hangs must not delay the visitor or the deliveries to other systems.
        await expect.poll(() => tried(number)).toBe(hangs ? 2 : 3);
        if (!hangs) expect(await stateAt(number, system)).toBe(state);
        for (const other of SYSTEMS.filter((candidate) => candidate !== system))
          expect(await stateAt(number, other)).toBe('delivered');
      }
      await outside[system].heal();
      numbers.push(...left);
    }

    await site.stop();
    site = await start();
    if (state === 'failed')
      await site.rows("UPDATE deliveries SET state = 'pending', next_attempt_at = 0 WHERE state = 'failed'");
    await letTimePass(site);
    await everyMinute(site);

    for (const number of numbers) {
      expect((await deliveriesOf(site, number)).map((row) => row.state)).toEqual(Array(3).fill('delivered'));
      expect(countsOf(number)).toEqual(ONCE);
    }
  });
});
