import type { LedgerRecord } from './records.ts';

const COLUMNS = [
  'id',
  'kind',
  'status',
  'created',
  'updated',
  'name',
  'mobileNumber',
  'bookingId',
  'city',
  'state',
  'source',
  'service',
  'campaign',
  'sessionId',
  'note',
  'consentAds',
  'consentAnalytics',
  'fields',
] as const;

// Spreadsheets take a file for UTF-8, and show Hindi names, only when it begins with this mark.
export const CSV_HEADER = `\uFEFF${COLUMNS.join(',')}\r\n`;

/** The cells of a record in the order of the header; instants in ISO 8601, what is in no column as JSON. */
export function toCsvCells(record: LedgerRecord): readonly string[] {
  const cells: Record<(typeof COLUMNS)[number], string | null> = {
    id: record.id,
    kind: record.kind,
    status: record.status,
    created: new Date(record.createdAt).toISOString(),
    updated: new Date(record.updatedAt).toISOString(),
    name: record.name,
    mobileNumber: record.mobileNumber,
    bookingId: record.bookingId,
    city: record.city,
    state: record.state,
    source: record.source,
    service: record.service,
    campaign: record.campaign,
    sessionId: record.sessionId,
    note: record.note,
    consentAds: record.consent.ads ? 'yes' : 'no',
    consentAnalytics: record.consent.analytics ? 'yes' : 'no',
    fields: JSON.stringify(record.fields),
  };
  return COLUMNS.map((column) => cells[column] ?? '');
}
