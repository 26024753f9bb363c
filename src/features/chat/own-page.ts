import type { LedgerRecord } from '../../records/record.ts';
import type { Signer } from '../../values/signing.ts';
import { recordToken } from '../../values/token.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { inHindi } from '../../web/contract/hindi-pages.ts';
import { languageOf } from '../jobs/index.ts';

/** The path of the customer's own page with its token, in the customer's language and without the first slash. */
export async function ownPage(signer: Signer, record: LedgerRecord): Promise<string> {
  const token = await recordToken(signer, record.id);
  const page =
    record.kind === 'order' ? addresses.ownOrder(record.id, token) : addresses.ownBooking(record.id, token);
  return (languageOf(record) === 'hi' ? inHindi(page) : page).slice(1);
}
