import type { AnyFields, JobRecord } from '../../../records/record.ts';
import { orderNumber } from '../../checkout/contract.ts';
import { billedTo, billNumberOf, billOfRecord, jobOf, type UpiPayment } from '../../jobs/contract.ts';
import { BillPaper } from '../../jobs/index.ts';
import { recordFacts } from './record-facts.ts';

export interface RecordBillProps {
  readonly record: JobRecord;
  readonly now: Date;
  readonly upi: UpiPayment | undefined;
  /** The number to call, as this language shows it. */
  readonly phone: string;
}

/** The bill of a record for its customer, wholly in the language of this build. */
export function RecordBill({ record, now, upi, phone }: RecordBillProps) {
  const job = jobOf(record);
  const { car } = recordFacts(record, now);
  const { vehicle }: AnyFields = record.fields;
  return (
    <BillPaper
      number={billNumberOf(job)}
      at={job.steps.find(({ step }) => step === 'ready')?.at}
      bill={billOfRecord(record)}
      payment={job.payment}
      reference={record.kind === 'order' ? orderNumber(record.id) : (record.bookingId ?? '')}
      car={vehicle ?? (car || undefined)}
      customer={billedTo(record)}
      upi={upi}
      phone={phone}
    />
  );
}
