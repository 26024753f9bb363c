import type { JobView } from '../features/jobs/contract.ts';
import { jobViewOf, type UpiPayee } from '../features/jobs/index.ts';
import type { Ledger } from '../platform/ledger/record-ledger.ts';
import type { LedgerRecord } from '../records/record.ts';
import { failure, type Result, success } from '../values/result.ts';
import type { Signer } from '../values/signing.ts';
import { isRecordToken } from '../values/token.ts';

/** The job of a confirmed booking or order, for the holder of its token. */
export interface OwnJob {
  /** The record's name in the chat. */
  readonly reference?: string | null | undefined;
  readonly job?: JobView | undefined;
}

/** Reads one booking or order for the holder of its token. */
export interface OwnRecordReader<View> {
  find(
    id: string,
    token: string,
  ): Promise<Result<View & OwnJob, 'forbidden' | 'not_found' | 'ledger_unavailable'>>;
}

interface OwnRecordParts {
  readonly ledger: Pick<Ledger, 'find'>;
  readonly signer: Signer;
  /** Who takes payments by UPI. */
  readonly payee: UpiPayee;
}

/**
 * Reads records of one kind for their owners. It checks the token before it reads the ledger, so a caller without one
 * learns nothing about existing records.
 * @param viewOf the owner's view of a record; undefined for a record of another kind
 */
export const createOwnRecordReader = <View extends object>(
  { ledger, signer, payee }: OwnRecordParts,
  viewOf: (record: LedgerRecord) => View | undefined,
): OwnRecordReader<View> => ({
  async find(id, token) {
    if (!(await isRecordToken(signer, id, token))) return failure('forbidden');
    const found = await ledger.find(id);
    if (!found.ok) return failure(found.code);
    const view = viewOf(found.value);
    if (view === undefined) return failure('not_found');
    const { reference } = found.value;
    return success({ ...view, reference, job: await jobViewOf(signer, found.value, payee) });
  },
});
