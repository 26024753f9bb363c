import type { RecordChanges } from '../../platform/ledger/records.ts';
import type { LedgerRecord } from '../../records/record.ts';
import type { WriteServices } from '../../services/services.ts';
import { isOperator, type Operator } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { hasJob, type JobMove, type JobProblem, jobChanges, jobOf, jobSubject, UNDONE } from './contract.ts';
import { moveJob } from './rules/job.ts';
import { isStartCode } from './start-code.ts';

type JobServices = Pick<WriteServices, 'ledger' | 'now' | 'signer' | 'billNumbers'>;

/** A move before the server has added its own facts: whether the code is right, and the bill's number. */
export type RequestedMove =
  | Exclude<JobMove, { kind: 'start' } | { kind: 'make_ready' }>
  | { readonly kind: 'start'; readonly code: string }
  | { readonly kind: 'make_ready' };

interface MoveOptions {
  readonly by: Operator | 'visitor';
  /** The version that the operator's screen showed; another one is a `conflict`. */
  readonly version?: number | undefined;
  readonly why?: string | undefined;
}

export type JobFault = JobProblem | 'wrong_code' | 'conflict' | 'reviewed' | 'ledger_unavailable';

/**
 * Applies a move to the job of a record, with its history and deliveries. A wrong start code is stored as a try and
 * answers `wrong_code`.
 */
export async function changeJob(
  services: JobServices,
  id: string,
  requested: RequestedMove,
  { by, version, why }: MoveOptions,
): Promise<Result<LedgerRecord, JobFault>> {
  const found = await services.ledger.find(id);
  if (!found.ok) return found;
  const move = await completed(services, found.value, requested);
  if (!move.ok) return move;
  let isDone = true;
  const decide = (record: LedgerRecord): Result<RecordChanges, JobFault> => {
    if (!hasJob(record)) return failure('not_found');
    if (version !== undefined && record.version !== version) return failure('conflict');
    // A review is of a finished job, so its payment stays.
    if (move.value.kind === 'undo' && record.fields.reviewed === true) return failure('reviewed');
    const moved = moveJob(jobSubject(record), move.value, services.now());
    if (!moved.ok) return moved;
    isDone = moved.value.isDone;
    return success(jobChanges(moved.value.job, moved.value.status));
  };
  const changed = await services.ledger.change(id, decide, {
    by,
    why: why ?? whyOf(move.value),
    undoes: move.value.kind === 'undo',
    ...(isOperator(by) && { audit: `job_${requested.kind}` }),
  });
  if (!changed.ok) return failure(changed.code === 'status_refused' ? 'conflict' : changed.code);
  return isDone ? success(changed.value.record) : failure('wrong_code');
}

/** The code in the history of a move that changes no step; undefined where the step says it all. */
function whyOf(move: JobMove): string | undefined {
  switch (move.kind) {
    case 'start':
      return move.isRight ? undefined : 'wrong_code';
    case 'undo':
      return UNDONE;
    case 'add_part':
      return 'part_asked';
    case 'agree_part':
      return 'part_by_phone';
    case 'withdraw_part':
      return 'part_withdrawn';
    case 'answer_part':
      return move.agrees ? 'part_agreed' : 'part_declined';
    case 'renew_code':
      return 'code_renewed';
    default:
      return undefined;
  }
}

/** Adds the server's own facts to a move. */
async function completed(
  services: JobServices,
  record: LedgerRecord,
  move: RequestedMove,
): Promise<Result<JobMove, JobFault>> {
  if (move.kind === 'start') {
    const { serial } = jobOf(record).code;
    const isRight = await isStartCode(services.signer, { recordId: record.id, serial }, move.code);
    return success({ kind: 'start', isRight, serial });
  }
  if (move.kind !== 'make_ready') return success(move);
  // A number is given only where the move will succeed, so that none is lost.
  const tried = moveJob(jobSubject(record), { kind: 'make_ready', billNumber: 0 }, services.now());
  if (!tried.ok) return tried;
  const number = await services.billNumbers.numberFor(record.id);
  return number.ok ? success({ kind: 'make_ready', billNumber: number.value }) : number;
}
