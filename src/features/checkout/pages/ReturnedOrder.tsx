import { Alert } from '../../../../client/ui/Alert.tsx';
import { checkoutText } from '../../../content/text/en/checkout.ts';
import { fieldMessages } from '../../../content/text/en/messages.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';

const words = { ...fieldMessages, failed: checkoutText.failed };

/** Why an order that was sent without JavaScript came back. */
export function ReturnedOrder({ context: { query, brand } }: { readonly context: PageContext }) {
  const problem = query.get('problem');
  return problem === null ? null : <Alert>{problemText(problem, brand.supportPhone, words)}</Alert>;
}
