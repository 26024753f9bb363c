import { adminScript } from 'virtual:client-build';
import type { ReactNode } from 'react';
import { Button } from '../../../../client/ui/Button.tsx';
import { adminJobText } from '../../../content/text/admin-job.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { recordFacts } from './record-facts.ts';

interface BillScreenProps {
  readonly frame: FrameData;
  readonly record: LedgerRecord;
  /** The language of the bill inside: the customer's. */
  readonly lang: 'en-IN' | 'hi';
  readonly children: ReactNode;
}

export function BillScreen({ frame, record, lang, children }: BillScreenProps) {
  const { name } = recordFacts(record, frame.now);
  return (
    <AdminFrame
      frame={frame}
      current={record.kind}
      title={name}
      back={{ href: adminAddresses.record(record.id), label: name }}
    >
      <div lang={lang}>{children}</div>
      <Button className="space-above-4" kind="quiet" short icon="printer" data-print hidden>
        {adminJobText.printBill}
      </Button>
      <script type="module" src={adminScript} />
    </AdminFrame>
  );
}
