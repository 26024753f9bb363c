import { formKeyAge } from './form-key.ts';

/**
 * What speaks against a submission. `trap`: it filled the field that people don't see. `fast`: it was quicker than hands
 * are. `unchecked`: the check against programs is switched on and was not passed: it could not be made, or nothing was shown to it.
 */
export type SpamReason = 'trap' | 'fast' | 'unchecked';

/**
 * What the check against programs says of a sender. `unproven`: no token came, or one that is too old or was shown
 * before. `unknown`: the check could not be made.
 */
export type SenderVerdict = 'person' | 'program' | 'unproven' | 'unknown';

/** Whether a mark, as a record keeps it, says a program's: only of such a one nobody is told as of a customer. */
export const looksLikeProgram = (suspect: unknown): boolean => suspect === 'trap' || suspect === 'fast';

/** The key counts whole seconds, so a person is given one more. */
const FASTEST_HANDS_MS = 2_000;

/**
 * What speaks against a submission, if anything. It is a mark for the operator and never a reason to refuse: a browser
 * that fills forms by itself looks the same, and a lead that is thrown away is lost.
 */
export function spamReasonOf(
  sent: { readonly website?: string | undefined; readonly idempotencyKey: string },
  nowMs: number,
  wasUnchecked = false,
): SpamReason | undefined {
  if (sent.website !== undefined) return 'trap';
  const age = formKeyAge(sent.idempotencyKey, nowMs);
  if (age !== undefined && age < FASTEST_HANDS_MS) return 'fast';
  return wasUnchecked ? 'unchecked' : undefined;
}
