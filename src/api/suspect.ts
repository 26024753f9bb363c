import type { Context } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import type { OwedDelivery } from '../contract/records.ts';
import { looksLikeProgram, type Suspicion, suspicionOf } from '../domain/spam/suspicion.ts';

type Sent = Parameters<typeof suspicionOf>[0];

/** What speaks against a submission: its trap, the age of its page, and a check against programs that failed. */
export const suspicionIn = (context: Context<AppEnvironment>, sent: Sent, now: Date): Suspicion | undefined =>
  suspicionOf(sent, now.getTime(), context.get('wasUnchecked'));

/** The field under which a record keeps it, for the operator. */
export const suspectField = (suspect: Suspicion | undefined) => (suspect === undefined ? {} : { suspect });

/** A program's record reaches the content store, where people read it; it never counts as a conversion. */
export const owedOf = (
  owed: readonly OwedDelivery[],
  suspect: Suspicion | undefined,
): readonly OwedDelivery[] =>
  looksLikeProgram(suspect) ? owed.filter(({ target }) => target === 'cms') : owed;
