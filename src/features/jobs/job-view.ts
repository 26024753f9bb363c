import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import type { Signer } from '../../values/signing.ts';
import {
  billedTo,
  billNumberOf,
  billOfRecord,
  hasJob,
  isConfirmed,
  type JobView,
  jobOf,
  MOST_TRIES,
  wayOf,
} from './contract.ts';
import { startCode } from './start-code.ts';
import { type UpiPayee, upiPaymentOf } from './upi-payment.ts';

/** The job of a record for the holder of its link; undefined before the confirmation and for another kind. */
export async function jobViewOf(
  signer: Signer,
  record: LedgerRecord,
  payee: UpiPayee,
): Promise<JobView | undefined> {
  const job = jobOf(record);
  const isOpen = isConfirmed(record);
  if (!hasJob(record) || (job.steps.length === 0 && !isOpen)) return undefined;
  const { code, steps } = job;
  const billNumber = billNumberOf(job);
  const { chatNotice, chatReview }: AnyFields = record.fields;
  const isStarted = steps.some(({ step }) => step === 'started');
  const isLocked = code.tries >= MOST_TRIES;
  const needsCode = isOpen && !isStarted;
  return {
    way: wayOf(record),
    steps,
    mechanic: job.mechanic?.name,
    startCode: needsCode && !isLocked ? await startCode(signer, record.id, code.serial) : undefined,
    codeLocked: needsCode && isLocked,
    parts: job.parts,
    bill: billOfRecord(record),
    payment: job.payment,
    billNumber,
    billedTo: billNumber === undefined ? undefined : billedTo(record),
    upi: await upiPaymentOf(record, payee),
    readyAt: steps.find(({ step }) => step === 'ready')?.at,
    version: record.version,
    isPaid: steps.some(({ step }) => step === 'paid'),
    isReviewed: record.fields.reviewed === true,
    wantsReviewAsked: chatNotice === true ? chatReview === true : undefined,
  };
}
