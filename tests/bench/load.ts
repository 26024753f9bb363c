import { parseArgs } from 'node:util';
import { MAPS_KEY, startMapsGeocoding } from '../upstreams/maps-geocoding.ts';
import { startPayments } from '../upstreams/payments.ts';
import { FAULTS } from '../upstreams/stand-in.ts';
import { startTurnstile, turnstileVariables } from '../upstreams/turnstile.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { CONSENTING, everyMinute, letTimePass, startOutside } from '../worker/outside.ts';
import { paymentVariables } from '../worker/own-orders.ts';
import { startSite } from '../worker/site.ts';
import { SHARED_ADDRESS, VICTIM } from './attackers.ts';
import { watchHeap } from './heap.ts';
import { type HostileAccount, hostileRounds, VERIFIED } from './hostile.ts';

/**
 * `npm run bench:load` loads the built Worker at a fixed rate (80% pages, 15% API, 5% leads), with a spike and a soak.
 * In the soak every outside system fails in turn. Each request starts when it is due and is timed from that moment.
 * At the end the ledger must have every lead once; otherwise the exit code is 1. `--hostile` adds rounds in which every
 * attack of `attackers.ts` runs beside the honest visitors. A lead may then take twice as long as without, and 19 of 20
 * honest bookings get their seat at once. Otherwise the exit code is 1 too.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '20' },
    hostile: { type: 'boolean', default: false },
  },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);

const PAGES = [
  '/',
  '/services/ac',
  '/car-service-in-jaipur',
  '/about',
  '/doorstep-services',
  '/blog',
  '/contact',
];
const API = ['/api/prices', '/api/service-types', '/api/location', '/healthz'];

const [outside, provider, maps, captcha] = await Promise.all([
  startOutside(),
  startPayments(),
  startMapsGeocoding(),
  startTurnstile(),
]);
const site = await startSite({
  sendsAll: true,
  variables: {
    ...outside.variables,
    ADMIN_PASSPHRASE: PASSPHRASE,
    ...paymentVariables(provider),
    ...turnstileVariables(captcha),
    GEOCODING_KEY: MAPS_KEY,
    GEOCODING_URL: maps.url,
  },
  overrides: { inspectorPort: 0 },
});
await (await site.fetch('/')).text();
const heap = await watchHeap(site.miniflare);
const answered: string[] = [];
let sent = 0;
let leads = 0;

interface Measured {
  readonly milliseconds: number;
  readonly status: number;
}

/** The n-th request of a run: among twenty are one lead, three API requests and 16 pages. */
async function request(n: number): Promise<number> {
  sent += 1;
  if (n % 20 === 0) return leaveLead();
  const list = n % 20 <= 3 ? API : PAGES;
  const response = await site.fetch(list[n % list.length] ?? '/');
  await response.arrayBuffer();
  return response.status;
}

/** One lead of so many comes from the address that an attacker shares. */
const SHARED_IN = 20;

async function leaveLead(): Promise<number> {
  leads += 1;
  const number = `8${String(leads).padStart(9, '0')}`;
  const address =
    leads % SHARED_IN === 0 ? SHARED_ADDRESS : `10.${leads % 200}.${Math.floor(leads / 200) % 200}.1`;
  const response = await site.post(
    '/api/leads',
    {
      mobileNumber: number,
      idempotencyKey: `load-lead-${number}`,
      sessionId: `load-${number}`,
      source: 'website',
    },
    { ...CONSENTING, ...VERIFIED, 'CF-Connecting-IP': address },
  );
  await response.arrayBuffer();
  if (response.status === 201) answered.push(number);
  return response.status;
}

const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/** One phase: requests due at even distances; the floor of the heap in each third of it. */
async function phase(name: string, perSecond: number, lasting: number, each?: (second: number) => void) {
  const total = perSecond * lasting;
  const began = performance.now();
  const pending: Promise<void>[] = [];
  const measured: Measured[] = [];
  const floors = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let second = -1;
  for (let n = 0; n < total; n += 1) {
    const due = began + (n * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const now = Math.floor((n / total) * lasting);
    if (now !== second) {
      second = now;
      each?.(second);
      const third = Math.min(2, Math.floor((second * 3) / lasting));
      void heap().then((used) => {
        floors[third] = Math.min(floors[third] ?? used, used);
      });
    }
    pending.push(
      request(n).then(
        (status) => void measured.push({ status, milliseconds: performance.now() - due }),
        () => void measured.push({ status: 0, milliseconds: performance.now() - due }),
      ),
    );
  }
  await Promise.all(pending);
  const sorted = measured.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const errors = measured.filter(({ status }) => status === 0 || status >= 400).length;
  console.info(
    `${name.padEnd(22)} ${perSecond}/s  ${measured.length} requests  errors ${errors}  ` +
      `p50 ${quantile(sorted, 0.5)} ms  p99 ${quantile(sorted, 0.99)} ms  heap's floor ${floors.filter(Number.isFinite).map(Math.round).join(' → ')} MB`,
  );
  return errors;
}

const systems = [outside.cms, outside.ads, outside.analytics];
/** Causes another fault each second, at one system after the other. A hanging delivery ends with its lease. */
const failInTurn = (second: number) => {
  for (const [place, system] of systems.entries()) {
    const fault = FAULTS[(second + place * 7) % FAULTS.length];
    // A copy that the network makes is not ours to count.
    if (fault !== undefined && fault !== 'duplicated') void system.fail(fault, { delayMs: 60_000 });
  }
};

/** The median lead beside all attacks may take so many times as long as without. */
const MOST_TIMES = 2;
/** The share of honest bookings that get their seat at once while seats are free. */
const LEAST_SEATED = 0.95;

/** Prints the hostile account. Returns whether the attacks did honest visitors no harm. */
function printHostile({ ratio, refusedLeads, booked, seated, fewestSeatsLeft }: HostileAccount): boolean {
  console.info(
    `hostile account: a lead takes ${ratio.toFixed(2)} times as long (at most ${MOST_TIMES}), ` +
      `refused ${refusedLeads}, honest bookings with a seat ${seated} of ${booked} (at least ${LEAST_SEATED * 100}%), fewest seats left on a day ${fewestSeatsLeft}`,
  );
  return ratio <= MOST_TIMES && refusedLeads === 0 && seated >= booked * LEAST_SEATED && fewestSeatsLeft > 0;
}

await phase('warm', 20, 2);
let errors = await phase('steady', rate, seconds);
errors += await phase('spike', rate * 4, Math.max(2, Math.round(seconds / 5)));
errors += await phase('soak with faults', rate, seconds, failInTurn);
let isUnharmed = true;
if (values.hostile) {
  await Promise.all(systems.map((system) => system.heal()));
  isUnharmed = printHostile(await hostileRounds({ site, leaveLead }));
}

await Promise.all(systems.map((system) => system.heal()));
for (let minute = 0; minute < 40; minute += 1) {
  await site.rows("UPDATE deliveries SET state = 'pending' WHERE state = 'failed'");
  await letTimePass(site);
  await everyMinute(site);
  const unfinished = await site.rows(
    "SELECT id FROM deliveries WHERE state NOT IN ('delivered', 'skipped') LIMIT 1",
  );
  if (unfinished.length === 0) break;
}
const stored = await site.rows<{ mobile_number: string }>(
  'SELECT mobile_number FROM records WHERE mobile_number <> ?',
  VICTIM,
);
const kept = outside.cms
  .documents('mncaptures')
  .map(({ mobileNumber }) => String(mobileNumber))
  .filter((number) => number !== VICTIM);
const delivered = new Set(kept);
const counted = new Set(outside.ads.counted().map(({ event_id: id }) => id));
const missing = answered.filter((number) => !delivered.has(number) || !counted.has(`load-lead-${number}`));
const doubled =
  kept.length - delivered.size + (stored.length - new Set(stored.map((row) => row.mobile_number)).size);
for (const number of missing.slice(0, 5)) {
  const deliveries = await site.rows(
    `SELECT target, deliveries.state, attempts, unclear, last_error_code, remote_document_id FROM deliveries
     JOIN records ON records.id = deliveries.record_id WHERE records.mobile_number = ?`,
    number,
  );
  console.info('missing', number, JSON.stringify(deliveries));
}
for (const number of new Set(kept.filter((one, place) => kept.indexOf(one) !== place)))
  console.info('doubled', number);
console.info(
  `account: sent ${sent}, leads ${leads}, answered ${answered.length}, stored ${stored.length}, ` +
    `delivered ${delivered.size}, missing ${missing.length}, doubled ${doubled}; errors ${errors}`,
);
await site.stop();
await Promise.all([outside.close(), provider.close(), maps.close(), captcha.close()]);
process.exit(missing.length === 0 && doubled === 0 && isUnharmed ? 0 : 1);
