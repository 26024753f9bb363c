import type { LedgerRecord } from '../ledger/records.ts';
import type { CmsData, CmsValue } from './collection.ts';

const isValue = (value: unknown): value is CmsValue =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

/** A NUL breaks a backend on PostgreSQL with a 500, which would be tried again for two days. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

/** The allowed fields that hold something: empty and null ones are stripped (spec section 5), unknown ones never leave. */
export const filled = (values: Readonly<Record<string, unknown>>): CmsData =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, storable(value)] as const)
      .filter((pair): pair is [string, CmsValue] => isValue(pair[1])),
  );

/** The named fields of a record, as they were sent. */
export const fieldsOf = (record: LedgerRecord, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, record.fields[name]]));
