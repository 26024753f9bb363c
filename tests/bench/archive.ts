import type { D1Database } from '@cloudflare/workers-types';
import { createArchive } from '../../src/platform/archive/archive.ts';
import type { ArchiveBucket } from '../../src/platform/archive/archive-objects.ts';
import { packRecords } from '../../src/platform/archive/archived-record.ts';
import { createCounting } from '../../src/platform/ledger/counting.ts';
import { openDatabase } from '../../src/platform/ledger/database.ts';
import { createFiling } from '../../src/platform/ledger/filing.ts';
import { createLedger } from '../../src/platform/ledger/record-ledger.ts';
import { deliveries, records } from '../../src/platform/ledger/schema.ts';
import { migrate } from '../migrations.ts';
import { startRuntime } from '../runtime.ts';
import { createTestClock } from '../worker/ledger/ledger-database.ts';

/**
 * `npm run bench:archive` lets days pass: ten cities, and at each a number of leads a day at a fixed share of 10,000. Every
 * lead is written by the ledger, then counted and filed as cron does. It prints the size of the database day by day and the bytes of
 * a record. The last line is the size at the full load.
 */
const CITIES = 10;
const FULL_LOAD = 10_000;
const LEADS = 4;
const DAYS = 70;
/** The simulated part of the full load; the sizes that start an early move shrink with it. */
const SCALE = FULL_LOAD / LEADS;
const FULL_BYTES = 7_000_000_000;
const DAY_MS = 86_400_000;

const miniflare = startRuntime({
  modules: true,
  script: 'export default { fetch: () => new Response() }',
  d1Databases: ['DB'],
  r2Buckets: ['ARCHIVE'],
});
const d1: D1Database = await miniflare.getD1Database('DB');
const bucket: ArchiveBucket = {
  get: async (key) => (await miniflare.getR2Bucket('ARCHIVE')).get(key),
  put: async (key, bytes) => (await miniflare.getR2Bucket('ARCHIVE')).put(key, bytes),
  delete: async (key) => (await miniflare.getR2Bucket('ARCHIVE')).delete(key),
};
await migrate(d1);
const clock = createTestClock(Date.UTC(2026, 0, 1, 6, 30));
const ledger = createLedger(d1, clock);
/** The columns of a delivery that the content backend took at the first attempt. */
const DELIVER = `UPDATE deliveries SET state = 'delivered', attempts = 0, last_attempt_at = ?1, finished_at = ?1, delivered_version = 1,
  remote_id = '4711', remote_document_id = substr(record_id, 1, 24) WHERE state = 'pending'`;
const counting = createCounting(d1, {
  ...clock,
  values: { source: ['website'], service: ['Periodic Service'], city: [], campaign: [] },
});
const filing = createFiling(d1, {});
const size = async (): Promise<number> => (await d1.prepare('SELECT 1').run()).meta.size_after;

let made = 0;
/** A lead as a phone sends it; words and numbers differ from lead to lead. */
function lead(city: number) {
  made += 1;
  const session = crypto.randomUUID();
  return {
    idempotencyKey: crypto.randomUUID().slice(0, 22),
    mobileNumber: String(6_000_000_000 + Math.floor(Math.random() * 3_999_999_999)),
    city: `city-${city}`,
    source: 'website',
    service: 'Periodic Service',
    campaign: `campaign-${made % 20}`,
    sessionId: session,
    fields: {
      serviceInterest: 'periodic',
      source: 'website',
      sessionId: session,
      userId: crypto.randomUUID(),
      whatsappRedirectCount: made % 3,
      firstVisitTimestamp: new Date(clock.now()).toISOString(),
      lastActivityTimestamp: new Date(clock.now()).toISOString(),
      referrer: `https://www.google.com/search?q=car+service+${made % 500}`,
      deviceType: 'mobile',
      browserInfo: `Mozilla/5.0 (Linux; Android 14; SM-A${made % 900}) AppleWebKit/537.36 Chrome/1${made % 30}.0.0.0 Mobile Safari/537.36`,
      utmSource: 'google',
      utmCampaign: `campaign-${made % 20}`,
      location: `City ${city}`,
      area: `Locality ${made % 60}`,
      carBrand: 'Maruti Suzuki',
      carModel: `Model ${made % 120}`,
      priceRange: '₹2,499 - ₹6,999',
      leadStatus: 'new',
    },
  };
}

let largest = 0;
let moved = 0;
const archive = createArchive(d1, bucket, { ...clock, fullBytes: FULL_BYTES / SCALE });
const empty = await size();
let before = 0;
console.info(
  `${CITIES} cities, ${LEADS} leads a day each, a ${SCALE}th of ${FULL_LOAD.toLocaleString('en')}`,
);
for (let day = 1; day <= DAYS; day += 1) {
  const written = await Promise.all(
    Array.from({ length: CITIES * LEADS }, (_, place) =>
      ledger.record('lead', lead(place % CITIES), [{ target: 'cms', purpose: 'record' }]),
    ),
  );
  if (written.some(({ ok }) => !ok)) throw new Error('a lead was not written');
  await d1.prepare(DELIVER).bind(clock.now()).run();
  while ((await counting.run()).counted > 0);
  while ((await filing.run()) > 0);
  clock.pass(DAY_MS);
  if (day === 30) before = await size();
  for (let more: number | undefined = 0; more !== undefined; moved += more ?? 0)
    more = await archive.moveOldest();
  const bytes = await size();
  largest = Math.max(largest, bytes);
  if (day % 10 === 0)
    console.info(`day ${day}: database ${(bytes / 1e6).toFixed(2)} MB, moved ${moved} of ${made} records`);
}

const perRecord = (before - empty) / (30 * CITIES * LEADS);
const database = openDatabase(d1);
const [sample, sent] = await Promise.all([
  database.select().from(records).limit(1000),
  database.select().from(deliveries).limit(1000),
]);
const packed = await packRecords(
  sample.map((record) => ({
    record,
    history: [],
    deliveries: sent.filter(({ recordId }) => recordId === record.id),
    paymentEvents: [],
    review: null,
    bill: null,
    messages: [],
  })),
);
const objects = await d1
  .prepare('SELECT sum(records) AS records, sum(bytes) AS bytes FROM archive_objects')
  .first<{ records: number; bytes: number }>();
console.info(`a record in the database, with delivery, session and indexes: ${perRecord.toFixed(0)} bytes`);
console.info(
  `a record in an object of ${sample.length}: ${(packed.byteLength / sample.length).toFixed(0)} bytes; in small objects: ${((objects?.bytes ?? 0) / (objects?.records ?? 1)).toFixed(0)}`,
);
console.info(
  `largest database × ${SCALE}: ${((largest * SCALE) / 1e9).toFixed(2)} GB; days of the full load in 7 GB: ${(FULL_BYTES / (perRecord * CITIES * FULL_LOAD)).toFixed(0)}`,
);
await d1
  .prepare(
    'CREATE TABLE probe (mobile_number integer NOT NULL, object_id integer NOT NULL, PRIMARY KEY (mobile_number, object_id)) WITHOUT ROWID',
  )
  .run();
const probed = await size();
await d1
  .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
  INSERT INTO probe SELECT 6000000000 + abs(random() % 3999999999), i % 7300 FROM n`)
  .run();
const perNumber = ((await size()) - probed) / 200_000;
console.info(
  `a number in the index: ${perNumber.toFixed(0)} bytes; 24 months of the full load: ${((perNumber * 730 * CITIES * FULL_LOAD) / 1e9).toFixed(2)} GB`,
);
await miniflare.dispose();
