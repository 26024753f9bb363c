import type { Consent, RecordChanges } from '../../platform/ledger/records.ts';
import type { AnyFields, LedgerRecord, RecordPart } from '../../records/record.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import type { Result } from '../../values/result.ts';

/**
 * A card payment may reach us by the provider's webhook only, in which no browser takes part. So an order with consent to
 * ads holds the visit until it is placed. Other orders hold none.
 */
export const adVisitFields = ({ ads, visit }: Consent): JsonObject | undefined =>
  ads && visit ? { adVisit: { ...visit } } : undefined;

/** The consent of an order, with the visit that it holds for its conversion. */
export const consentOfOrder = ({ consent, fields }: RecordPart<'consent' | 'fields'>): Consent => {
  const { adVisit: visit }: AnyFields = fields;
  return visit ? { ...consent, visit } : consent;
};

type OrderChanges<Code extends string> = (record: LedgerRecord) => Result<RecordChanges, Code>;

/** Removes the visit from an order that is placed: its conversion holds it now. */
export const withoutAdVisit =
  <Code extends string>(changes: OrderChanges<Code>, isPlaced: boolean): OrderChanges<Code> =>
  (record) => {
    const changed = changes(record);
    const { adVisit }: AnyFields = record.fields;
    if (!changed.ok || !isPlaced || adVisit === undefined) return changed;
    return { ok: true, value: { ...changed.value, fields: { ...changed.value.fields, adVisit: null } } };
  };
