import type { LedgerRecord } from '../../records/record.ts';
import {
  billNumberOf,
  billNumberText,
  billOfRecord,
  isConfirmed,
  jobOf,
  type UpiPayment,
} from './contract.ts';
import { upiLink } from './rules/upi.ts';

/** Who takes the payments; without `upiId` nobody does. */
export interface UpiPayee {
  readonly upiId?: string | undefined;
  readonly name: string;
}

/**
 * The payment that a record's bill waits for; undefined before the bill, after the payment and where nothing is due. An
 * open question about a part still changes the amount, so the payment waits for its answer.
 */
export async function upiPaymentOf(
  record: LedgerRecord,
  { upiId, name }: UpiPayee,
): Promise<UpiPayment | undefined> {
  const job = jobOf(record);
  const { parts, payment } = job;
  const billNumber = billNumberOf(job);
  const isOpen =
    isConfirmed(record) && payment === undefined && !parts.some(({ state }) => state === 'asked');
  const { due = 0 } = billOfRecord(record);
  if (upiId === undefined || billNumber === undefined || !isOpen || due === 0) return undefined;
  const link = upiLink({ upiId, payee: name, amount: due, bill: billNumberText(billNumber) });
  // Only pages with a bill to pay need the code's maker, which is larger than they are.
  const { qrCodeOf } = await import('../../web/qr-code.ts');
  return { link, code: qrCodeOf(link) };
}
