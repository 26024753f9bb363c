import { adminScript } from 'virtual:client-build';
import { Button } from '../../../../client/ui/Button.tsx';
import { adminJobText } from '../../../content/text/admin-job.ts';
import type { AnyFields, LedgerRecord } from '../../../records/record.ts';
import { orderNumber } from '../../checkout/contract.ts';
import { billedTo, billOfRecord, jobOf, type UpiPayment } from '../../jobs/contract.ts';
import { BillPaper } from '../../jobs/index.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { recordFacts } from './record-facts.ts';

interface BillScreenProps {
  readonly frame: FrameData;
  readonly record: LedgerRecord;
  readonly upi: UpiPayment | undefined;
  readonly phone: string;
}

export function BillScreen({ frame, record, upi, phone }: BillScreenProps) {
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
        customer={billedTo(record)}
        upi={upi}
        phone={phone}
      />
      <Button className="space-above-4" kind="quiet" short icon="printer" data-print hidden>
        {adminJobText.printBill}
      </Button>
      <script type="module" src={adminScript} />
    </AdminFrame>
  );
}
