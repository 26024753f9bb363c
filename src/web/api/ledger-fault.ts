import type { Context } from 'hono';
import { errorAnswer } from './answers.ts';
import { type Channel, problemRedirect } from './submission.ts';

type LedgerFault = 'idempotency_mismatch' | 'ledger_unavailable' | 'not_found' | 'status_refused';

/** The answer when the ledger did not take a write. Nothing was promised: sending it again is safe. */
export function ledgerFault(
  context: Context,
  fault: LedgerFault,
  channel: Channel,
  formPage: string,
): Response {
  if (channel === 'form') return problemRedirect(context, formPage, fault);
  switch (fault) {
    case 'idempotency_mismatch':
      return errorAnswer(context, 422, 'idempotency_mismatch');
    case 'not_found':
      return errorAnswer(context, 404, 'not_found');
    case 'status_refused':
      return errorAnswer(context, 409, 'conflict');
    case 'ledger_unavailable':
      return errorAnswer(context, 503, 'unavailable');
  }
}
