import type { LedgerRecord } from '../../records/record.ts';
import { indiaDate } from '../../values/india-time.ts';
import { billNumberText, billOfRecord, hasJob, jobOf } from './contract.ts';
import { BILL_COLUMNS, billRows, type NumberedBill } from './rules/bill-rows.ts';

/** Days in India (YYYY-MM-DD), both included. */
export interface BillPeriod {
  readonly from: string;
  readonly to: string;
}

/** The bill of a record; undefined before the car is ready, and after that step was taken back. */
function billed(record: LedgerRecord): NumberedBill | undefined {
  const { billNumber, payment, steps } = jobOf(record);
  const ready = steps.find(({ step }) => step === 'ready');
  if (!hasJob(record) || billNumber === undefined || ready === undefined) return undefined;
  return {
    number: billNumberText(billNumber),
    date: indiaDate(new Date(ready.at)),
    bill: billOfRecord(record),
    payment,
    gstin: record.fields.gstin,
    status: record.status,
  };
}

/** The rows of a period's bills for the accountant, by their numbers, below the names of the columns. */
export async function listBills(
  pages: AsyncIterable<readonly LedgerRecord[]>,
  { from, to }: BillPeriod,
): Promise<readonly (readonly string[])[]> {
  const found: NumberedBill[] = [];
  for await (const records of pages)
    for (const record of records) {
      const one = billed(record);
      if (one !== undefined && one.date >= from && one.date <= to) found.push(one);
    }
  const inOrder = found.toSorted((one, other) => one.number.localeCompare(other.number));
  return [BILL_COLUMNS, ...inOrder.flatMap(billRows)];
}
