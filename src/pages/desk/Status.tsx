import { Badge } from '../../../client/ui/Badge.tsx';
import { deskText } from '../../content/text/en/desk.ts';
import type { LedgerRecord } from '../../contract/records.ts';
import { wordOf } from './word-of.ts';

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

export const statusName = (status: string): string => wordOf(deskText.statuses, status) ?? status;

/** Where a record stands; what is new says what it is. */
export function Status({ record }: { readonly record: LedgerRecord }) {
  const { kind, status } = record;
  const name =
    status === 'new' ? `${statusName(status)} ${deskText.kindOf[kind].toLowerCase()}` : statusName(status);
  const tone = tones[status];
  return (
    <Badge tone={tone} icon={tone === 'error' ? 'circle-alert' : undefined}>
      {name}
    </Badge>
  );
}
