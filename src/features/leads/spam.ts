import type { Context } from 'hono';
import type { NewDelivery } from '../../platform/ledger/records.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { looksLikeProgram, type SpamReason, spamReasonOf } from '../../web/spam/spam-score.ts';

type Sent = Parameters<typeof spamReasonOf>[0];

/** What speaks against a submission: its trap, the age of its page, and a check against programs that failed. */
export const spamReasonIn = (
  context: Context<AppEnvironment>,
  sent: Sent,
  now: Date,
): SpamReason | undefined => spamReasonOf(sent, now.getTime(), context.get('wasUnchecked'));

/** The field under which a record keeps it, for the operator. */
export const spamField = (suspect: SpamReason | undefined) => (suspect === undefined ? {} : { suspect });

/** A program's record reaches the content store, where people read it; it never counts as a conversion. */
export const deliveriesOf = (
  owed: readonly NewDelivery[],
  suspect: SpamReason | undefined,
): readonly NewDelivery[] =>
  looksLikeProgram(suspect) ? owed.filter(({ target }) => target === 'cms') : owed;
