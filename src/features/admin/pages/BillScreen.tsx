import type { AnyFields, LedgerRecord } from '../../../records/record.ts';
import { orderNumber } from '../../checkout/contract.ts';
import { billOfRecord, jobOf } from '../../jobs/contract.ts';
import { BillPaper } from '../../jobs/index.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { recordFacts } from './record-facts.ts';

export function BillScreen({ frame, record }: { readonly frame: FrameData; readonly record: LedgerRecord }) {
  const job = jobOf(record);
  const { name, car } = recordFacts(record, frame.now);
  const { vehicle }: AnyFields = record.fields;
  return (
    <AdminFrame
      frame={frame}
      current={record.kind}
      title={name}
      back={{ href: adminAddresses.record(record.id), label: name }}
    >
      <BillPaper
        number={job.billNumber}
        at={job.steps.find(({ step }) => step === 'ready')?.at}
        bill={billOfRecord(record)}
        payment={job.payment}
        reference={record.kind === 'order' ? orderNumber(record.id) : (record.bookingId ?? '')}
        car={vehicle ?? (car || undefined)}
      />
    </AdminFrame>
  );
}
