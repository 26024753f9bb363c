import { fieldsOf, type LedgerRecord } from './record.ts';

/** The amount that was paid by card at the order and at the end of the job, in paise; undefined where nothing was. */
export function paidAmount(record: LedgerRecord): number | undefined {
  if (record.status === 'refunded') return 0;
  const atEnd = fieldsOf(record).job?.payment?.amount;
  const byCard =
    record.kind === 'order' && record.fields.paymentId !== undefined ? record.fields.amount : undefined;
  return atEnd === undefined && byCard === undefined ? undefined : (atEnd ?? 0) + (byCard ?? 0);
}
