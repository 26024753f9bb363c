import { formKeyAge } from './form-key.ts';

/** Why a submission looks like a program's: it filled the field that people don't see, or was faster than hands are. */
export type Suspicion = 'trap' | 'fast';

/** The key counts whole seconds, so a person is given one more. */
const FASTEST_HANDS_MS = 2_000;

/**
 * Whether a submission looks like a program's. It is a mark for the operator and never a reason to refuse: a browser
 * that fills forms by itself looks the same, and a lead that is thrown away is lost.
 */
export function suspicionOf(
  sent: { readonly website?: string | undefined; readonly idempotencyKey: string },
  nowMs: number,
): Suspicion | undefined {
  if (sent.website !== undefined) return 'trap';
  const age = formKeyAge(sent.idempotencyKey, nowMs);
  return age !== undefined && age < FASTEST_HANDS_MS ? 'fast' : undefined;
}
