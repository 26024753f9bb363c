import { isOperator } from '../../../values/operator.ts';
import { UNDO_MS } from './job.ts';

/** A change in a record's history. */
export interface PastChange {
  readonly at: number;
  readonly what: string;
  readonly by: string;
  readonly why: string | null;
}

/** The subject of an undo: the last step of the job, or a status of the record. */
export type Undoable =
  | { readonly kind: 'step' }
  | { readonly kind: 'status'; readonly from: string; readonly to: string };

/** The reason in the history of a change that an undo made. */
export const UNDONE = 'undone';

const STATUS = /(?:^|, )status (\w+) → (\w+)/;
const STEP = /(?:^|, )step \w+ → \w+/;

/** A change of the operator, or a cancellation, is taken back; what a payment provider reported never is. */
const mayUndo = ({ by, why }: PastChange, to: string): boolean =>
  why !== UNDONE && (isOperator(by) || (by === 'visitor' && to === 'cancelled'));

/** Returns the status change that an undo would take back; undefined where a step is later or none is left. */
function lastStatusChange(last: PastChange | undefined) {
  if (last === undefined || STEP.test(last.what)) return undefined;
  const [, from = '', to = ''] = STATUS.exec(last.what) ?? [];
  return mayUndo(last, to) ? { from, to, at: last.at } : undefined;
}

/**
 * Decides what an undo takes back now: the record's last status, or the last step of its job if that is later.
 * `lastMove` is the last change of either.
 * Undefined where both are older than a day, or are not the operator's to take back.
 */
export function undoableOf(
  record: { readonly status: string; readonly lastStepAt: string | undefined },
  lastMove: PastChange | undefined,
  nowMs: number,
): Undoable | undefined {
  const isRecent = (at: number) => nowMs - at <= UNDO_MS;
  const status = lastStatusChange(lastMove);
  if (status !== undefined && status.to === record.status)
    return isRecent(status.at) ? { kind: 'status', from: status.from, to: status.to } : undefined;
  const { lastStepAt } = record;
  return lastStepAt !== undefined && isRecent(Date.parse(lastStepAt)) ? { kind: 'step' } : undefined;
}
