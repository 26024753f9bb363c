import type { RecordKind } from '../../../src/records/record-status.ts';
import type { JsonObject } from '../../../src/values/canonical-json.ts';

/** The fields that no record of a kind lacks. */
export const leastFields = (kind: RecordKind): JsonObject => {
  if (kind === 'order') return { lines: [], amount: 0 };
  return kind === 'enquiry' ? { kind: 'contact' } : {};
};
