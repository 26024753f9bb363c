import type { Paise } from '../../../values/money.ts';
import type { Bill } from './bill.ts';
import type { Job } from './job.ts';

/** A numbered bill, as a list of bills needs it. */
export interface NumberedBill {
  /** "P-000042". */
  readonly number: string;
  /** YYYY-MM-DD, in India. */
  readonly date: string;
  readonly bill: Bill;
  readonly payment: Job['payment'];
  readonly gstin: string | undefined;
  /** The record's status: a bill of a cancelled record is to be looked at. */
  readonly status: string;
}

export const BILL_COLUMNS = [
  'bill',
  'date',
  'taxableRupees',
  'ratePercent',
  'cgstRupees',
  'sgstRupees',
  'totalRupees',
  'payment',
  'gstin',
  'status',
] as const;

/** Two digits after the point, also where a spreadsheet would drop them. */
const inRupees = (paise: Paise): string => (paise / 100).toFixed(2);

/** How the bill was paid; empty while it waits for its payment. */
function paymentOf({ bill, payment }: NumberedBill): string {
  const atEnd = payment === undefined || payment.method === 'none' ? [] : [payment.method];
  return [...(bill.paidBefore > 0 ? ['card before'] : []), ...atEnd].join(', ');
}

/**
 * The rows of a bill, one for each rate of tax, in the order of `BILL_COLUMNS`. A bill that lost its price has one row
 * without amounts, so that no number is missing from the list.
 */
export function billRows(numbered: NumberedBill): readonly (readonly string[])[] {
  const { number, date, bill, gstin = '', status } = numbered;
  const end = [paymentOf(numbered), gstin, status];
  if (bill.taxes.length === 0) return [[number, date, '', '', '', '', '', ...end]];
  return bill.taxes.map(({ percent, taxable, central, state }) => [
    number,
    date,
    inRupees(taxable),
    String(percent),
    inRupees(central),
    inRupees(state),
    inRupees(taxable + central + state),
    ...end,
  ]);
}
