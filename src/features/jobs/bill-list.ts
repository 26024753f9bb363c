import type { LedgerRecord, UnreadableRecord } from '../../records/record.ts';
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

/** Records that may have a bill, and those that no reader understands. */
interface BilledRecords {
  readonly records: readonly LedgerRecord[];
  readonly unreadable: readonly Pick<UnreadableRecord, 'id' | 'kind'>[];
}

/** The row of a record whose bill nobody can read, with its id: a bill must not be missing without a word. */
const unreadableRow = (id: string): readonly string[] =>
  BILL_COLUMNS.map(
    (column) =>
      new Map<string, string>([
        ['bill', id],
        ['status', 'unreadable'],
      ]).get(column) ?? '',
  );

/** The rows of a period's bills for the accountant, by their numbers, below the names of the columns. */
export async function listBills(
  pages: AsyncIterable<BilledRecords>,
  { from, to }: BillPeriod,
): Promise<readonly (readonly string[])[]> {
  // A record that moves to its next step while the list is read comes twice; the later state counts.
  const found = new Map<string, NumberedBill>();
  const unreadable = new Set<string>();
  for await (const page of pages) {
    for (const record of page.records) {
      const one = billed(record);
      if (one !== undefined && one.date >= from && one.date <= to) found.set(one.number, one);
    }
    for (const { id, kind } of page.unreadable)
      if (kind === 'booking' || kind === 'order') unreadable.add(id);
  }
  const inOrder = [...found.values()].toSorted((one, other) => one.number.localeCompare(other.number));
  return [BILL_COLUMNS, ...inOrder.flatMap(billRows), ...[...unreadable].map(unreadableRow)];
}
