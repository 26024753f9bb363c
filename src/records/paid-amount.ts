import { fieldsOf, type LedgerRecord } from './record.ts';

/**
 * The amount in paise that was paid by card at the order and at the end of the job; undefined where nothing was. A part of
 * the card payment that went back counts no more.
 */
export function paidAmount(record: LedgerRecord): number | undefined {
  if (record.status === 'refunded') return 0;
  const atEnd = fieldsOf(record).job?.payment?.amount;
  const byCard = record.kind === 'order' ? keptOfCard(record) : undefined;
  return atEnd === undefined && byCard === undefined ? undefined : (atEnd ?? 0) + (byCard ?? 0);
}

function keptOfCard({ fields }: Extract<LedgerRecord, { readonly kind: 'order' }>): number | undefined {
  const { paymentId, amount, refunds = [] } = fields;
  if (paymentId === undefined) return undefined;
  return refunds.reduce((kept, back) => (back.paymentId === paymentId ? kept - back.amount : kept), amount);
}
