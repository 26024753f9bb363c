import type { Consent, LedgerRecord, RecordChanges, Visit } from '../../platform/ledger/records.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import type { Result } from '../../values/result.ts';

/**
 * A card payment may reach us by the provider's webhook only, in which no browser takes part. So an order with consent to
 * ads holds the visit until it is placed. Other orders hold none.
 */
export const adVisitFields = ({ ads, visit }: Consent): JsonObject | undefined =>
  ads && visit ? { adVisit: { ...visit } } : undefined;

const TEXTS = ['ip', 'userAgent', 'browserId', 'clickId'] as const;

function visitIn(stored: JsonObject[string] | undefined): Visit | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const url: unknown = Reflect.get(stored, 'url');
  const texts = TEXTS.flatMap((name) => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return typeof url === 'string' ? { url, ...Object.fromEntries(texts) } : undefined;
}

/** The consent of an order, with the visit that it holds for its conversion. */
export const consentOfOrder = ({ consent, fields }: Pick<LedgerRecord, 'consent' | 'fields'>): Consent => {
  const visit = visitIn(fields.adVisit);
  return visit ? { ...consent, visit } : consent;
};

type OrderChanges<Code extends string> = (record: LedgerRecord) => Result<RecordChanges, Code>;

/** Removes the visit from an order that is placed: its conversion holds it now. */
export const withoutAdVisit =
  <Code extends string>(changes: OrderChanges<Code>, isPlaced: boolean): OrderChanges<Code> =>
  (record) => {
    const changed = changes(record);
    if (!changed.ok || !isPlaced || record.fields.adVisit === undefined) return changed;
    return { ok: true, value: { ...changed.value, fields: { ...changed.value.fields, adVisit: null } } };
  };
