import { Badge } from '../../../../client/ui/Badge.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { labelOf } from './format.ts';

type Tone = 'green' | 'accent' | 'error' | 'ink' | undefined;

const tones: Readonly<Record<string, Tone>> = {
  new: 'ink',
  contacted: 'accent',
  scheduled: 'accent',
  in_progress: 'accent',
  awaiting_payment: 'accent',
  pay_after_service: 'accent',
  completed: 'green',
  converted: 'green',
  fulfilled: 'green',
  paid: 'green',
  answered: 'green',
  payment_failed: 'error',
};

export const statusName = (status: string): string => labelOf(adminText.statuses, status) ?? status;

/** Shows the status of a record; a new record also shows its kind. */
export function Status({ record }: { readonly record: LedgerRecord }) {
  const { kind, status } = record;
  const name =
    status === 'new' ? `${statusName(status)} ${adminText.kindOf[kind].toLowerCase()}` : statusName(status);
  const tone = tones[status];
  return (
    <Badge tone={tone} icon={tone === 'error' ? 'circle-alert' : undefined}>
      {name}
    </Badge>
  );
}
