import { expect } from 'vitest';
import { parseRecord, type StoredRecord } from '../../src/records/record.ts';
import type { RecordKind } from '../../src/records/record-status.ts';
import type { Site } from './site.ts';

interface Row extends Omit<StoredRecord, 'fields' | 'consent' | 'kind'> {
  readonly kind: RecordKind;
  readonly fields: string;
}

const COLUMNS = `id, kind, status, version, created_at AS createdAt, updated_at AS updatedAt, name,
  mobile_number AS mobileNumber, booking_id AS bookingId, city, state, source, service, campaign,
  session_id AS sessionId, fields, note`;

/**
 * Checks that a reader gets every record of a site whole. A writer whose field no schema has would store it for nobody.
 */
export async function expectReadableRecords({ rows }: Site): Promise<void> {
  for (const { fields: json, ...row } of await rows<Row>(`SELECT ${COLUMNS} FROM records`)) {
    const fields: StoredRecord['fields'] = JSON.parse(json);
    const consent = { ads: false, analytics: false };
    expect({ kind: row.kind, fields: parseRecord({ ...row, fields, consent })?.fields }).toEqual({
      kind: row.kind,
      fields,
    });
  }
}
