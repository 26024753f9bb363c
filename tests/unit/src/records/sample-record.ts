import { mergeFields } from '../../../../src/platform/ledger/record-row.ts';
import {
  type LedgerRecord,
  parseRecord,
  type RecordOf,
  type StoredRecord,
} from '../../../../src/records/record.ts';
import { firstStatus, type RecordKind } from '../../../../src/records/record-status.ts';
import type { JsonObject } from '../../../../src/values/canonical-json.ts';

const columns = {
  id: '01900000-0000-7000-8000-0000abcd1234',
  version: 1,
  createdAt: 0,
  updatedAt: 0,
  name: null,
  mobileNumber: '9000000001',
  bookingId: null,
  city: null,
  state: null,
  source: null,
  service: null,
  campaign: null,
  sessionId: null,
  note: null,
  consent: { ads: false, analytics: false },
} as const;

/** The fields that no record of a kind lacks. */
const REQUIRED: Partial<Record<RecordKind, JsonObject>> = {
  order: { lines: [], amount: 0 },
  enquiry: { kind: 'contact' },
};

const isOf = <Kind extends RecordKind>(record: LedgerRecord, kind: Kind): record is RecordOf<Kind> =>
  record.kind === kind;

/** A record as the ledger returns it; throws where the schema of its kind refuses it. */
export function sampleOf<Kind extends RecordKind>(
  kind: Kind,
  { fields, ...sent }: Partial<Omit<StoredRecord, 'kind'>> = {},
): RecordOf<Kind> {
  const stored = {
    ...columns,
    status: firstStatus(kind),
    ...sent,
    kind,
    fields: mergeFields(REQUIRED[kind], fields),
  };
  const record = parseRecord(stored);
  if (record === undefined || !isOf(record, kind))
    throw new TypeError(`This is no ${kind}: ${JSON.stringify(stored)}`);
  return record;
}
