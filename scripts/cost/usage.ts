import { countedByMinute } from './counters.ts';
import type { Usage } from './price-list.ts';

/** The load that a table is made for. */
export interface Load {
  /** Pages that visitors open in a day. */
  readonly views: number;
  /** Records that they leave in a day. */
  readonly leads: number;
  /** Isolates that are busy at the same time, in all data centres. */
  readonly isolates: number;
}

const DAYS = 30;
const MINUTES = DAYS * 24 * 60;
const SECONDS = MINUTES * 60;
const GB = 1_000_000_000;

/** A figure of the account, and where it comes from. The document prints them all. */
export interface Assumption {
  readonly name: string;
  readonly value: number;
  readonly reason: string;
}

const assume = (value: number, name: string, reason: string): Assumption => ({ name, value, reason });

export const ASSUMED = {
  requestsPerView: assume(
    1.23,
    'requests for a view',
    'for 2.5 million pages, `tests/bench/visits.ts` asks 0.58 million times for prices, places and slots; files are free',
  ),
  requestsPerLead: assume(2, 'requests more for a lead', 'the form, and the page behind it'),
  processorPerView: assume(
    2,
    'CPU ms for a view',
    '`npm run bench -- cost` took 1.9 with its requests on a busy machine: 0.6 cached, 9.9 rendered',
  ),
  processorPerLead: assume(
    20,
    'CPU ms for a lead',
    '`npm run bench -- cost`: 17 for its writes, signature and delivery',
  ),
  processorPerMinute: assume(30, 'CPU ms for a minute of cron', '`npm run bench -- cost`: 29'),
  rowsPerLead: assume(
    19.2,
    'D1 rows written for a lead with one delivery',
    '16 for the record and its call, 2 for the delivery and 1.2 for the count, as in the table above',
  ),
  rowsPerDelivery: assume(
    4,
    'D1 rows written for each further delivery',
    'two when it is queued and two at its first attempt',
  ),
  rowsPerPush: assume(
    17,
    'D1 rows written more for a lead that rings three phones',
    'the row of its fact, its attempt, and three or four for each phone that has it',
  ),
  deliveries: assume(
    3,
    'deliveries of a lead',
    'the content backend, ads and analytics, where all have consent',
  ),
  rowsPerMove: assume(
    14,
    'D1 rows written when a lead moves to R2',
    'its 13 rows and index entries go, and its number enters the index of the archive',
  ),
  rowsReadPerLead: assume(
    300,
    'D1 rows read for a lead',
    '21 for each delivery and 23 for the count, with four look-ups by the operator of about 50 each',
  ),
  rowsReadPerMinute: assume(
    25_000,
    'D1 rows read in a minute of cron and health',
    'six accounts of deliveries a minute with up to 4,000 pending ones',
  ),
  bookingsPerLead: assume(
    0.2,
    'bookings for a lead',
    'seven bookings and three orders for 50 records of `tests/bench/visits.ts`',
  ),
  rowsPerBooking: assume(
    33,
    'D1 rows written more for a booking',
    '`npm run bench -- cost`: its draft, wishes, hold and confirmation',
  ),
  objectCallsPerLead: assume(1, 'object requests for a lead', 'one announcement to the admin'),
  objectCallsPerBooking: assume(
    2,
    'object requests for a booking',
    '`npm run bench -- cost`: a hold and a seat',
  ),
  objectRowsPerBooking: assume(
    10,
    'object rows written for a booking',
    'a hold, a seat, its claims and the counts of its triggers',
  ),
  objectReadPerCall: assume(10, 'object rows read for a call', 'a claim reads one day of its board'),
  objectGigabytesStored: assume(0.1, 'GB of all objects', 'numbers of a day, and the seats of some weeks'),
  objectSeconds: assume(0.05, 'seconds of a call of an object', 'a transaction in memory and one answer'),
  objectGigabytes: assume(0.128, 'GB of an object', 'the platform bills 128 MB for each'),
  kvReadsPerMinute: assume(
    3,
    'KV reads of an isolate in a minute',
    'price sheet, banners and reviews: each `FRESH_MS` is a minute',
  ),
  kvWritesPerDay: assume(
    200,
    'KV writes in a day',
    'a price sheet an hour, service types each ten minutes, banners and reviews when they change',
  ),
  bytesPerRecord: assume(2_243, 'bytes of a record in D1', 'as in the table of sizes'),
  bytesOfIndex: assume(15, 'bytes in D1 of a record in R2', 'as in the table of sizes'),
  bytesInBucket: assume(188, 'bytes of a record in R2', 'as in the table of sizes'),
  recordsPerMove: assume(
    500,
    'records of a call of R2',
    'one move takes up to 10,000 of a day and city; small cities and merges make more calls',
  ),
  bytesPerLine: assume(
    600,
    'bytes of a line of the log',
    'our own line has 200, and the platform adds the names of the request and of the Worker',
  ),
  daysOfLogs: assume(7, 'days that a log line is stored', 'the platform deletes it then'),
} as const satisfies Readonly<Record<string, Assumption>>;

const of = (name: keyof typeof ASSUMED): number => ASSUMED[name].value;

/** Records leave D1 after this many days; above its size sooner (`src/platform/archive/move-oldest.ts`). */
const DAYS_IN_LEDGER = 90;
const FULL_BYTES = 7 * GB;
const EARLIEST_DAYS = 31;
/** Records are deleted after 24 months. */
const DAYS_KEPT = 730;

/** The days that records of this load stay in D1. */
export function daysInLedger(leads: number): number {
  const fitting = Math.floor(FULL_BYTES / Math.max(1, leads * of('bytesPerRecord')));
  return Math.min(DAYS_IN_LEDGER, Math.max(EARLIEST_DAYS, fitting));
}

/** The usage of a month after two years of this load, by meter. */
export function usageOf({ views, leads, isolates }: Load): Usage {
  const [viewed, left] = [views * DAYS, leads * DAYS];
  const counting = countedByMinute({ viewsPerDay: views, isolates });
  const moved = leads * (DAYS_KEPT - daysInLedger(leads));
  const requests = viewed * of('requestsPerView') + left * of('requestsPerLead') + MINUTES;
  const booked = left * of('bookingsPerLead');
  const callsOfRecords = left * of('objectCallsPerLead') + booked * of('objectCallsPerBooking');
  const rows =
    of('rowsPerLead') +
    of('rowsPerDelivery') * (of('deliveries') - 1) +
    of('rowsPerPush') +
    of('rowsPerMove');
  const logs = (requests * of('bytesPerLine')) / GB;
  return {
    requests,
    processor:
      viewed * of('processorPerView') + left * of('processorPerLead') + MINUTES * of('processorPerMinute'),
    ledgerRead: left * of('rowsReadPerLead') + MINUTES * of('rowsReadPerMinute'),
    ledgerWritten: left * rows + booked * of('rowsPerBooking') + counting.ledgerRows,
    ledgerStored: (leads * daysInLedger(leads) * of('bytesPerRecord') + moved * of('bytesOfIndex')) / GB,
    objectRequests: counting.objectRequests + callsOfRecords,
    // The counting object is in memory all month while calls come; the others sleep between calls.
    objectDuration: (SECONDS + callsOfRecords * of('objectSeconds')) * of('objectGigabytes'),
    objectRead: counting.objectRows + callsOfRecords * of('objectReadPerCall'),
    objectWritten: counting.objectRows + booked * of('objectRowsPerBooking'),
    objectStored: of('objectGigabytesStored'),
    kvRead: isolates * MINUTES * of('kvReadsPerMinute'),
    kvWritten: of('kvWritesPerDay') * DAYS,
    bucketStored: (moved * of('bytesInBucket')) / GB,
    bucketWrites: left / of('recordsPerMove'),
    bucketReads: left / of('recordsPerMove'),
    logsTaken: logs,
    logsStored: (logs * of('daysOfLogs')) / DAYS,
  };
}
