import { adminText } from '../../../content/text/admin.ts';
import type { UnreadableRecord } from '../../../records/record.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { recordsAddress } from './RecordBar.tsx';
import { Unreadable } from './Unreadable.tsx';

interface UnreadableScreenProps {
  readonly frame: FrameData;
  readonly record: UnreadableRecord;
}

/** Stands in for the screen of a record that cannot be read. */
export const UnreadableScreen = ({ frame, record }: UnreadableScreenProps) => (
  <AdminFrame
    frame={frame}
    current={record.kind}
    title={adminText.kindOf[record.kind]}
    titled
    back={{ href: recordsAddress({ kind: record.kind }), label: adminText.kinds[record.kind] }}
  >
    <Unreadable records={[record]} now={frame.now} />
  </AdminFrame>
);
