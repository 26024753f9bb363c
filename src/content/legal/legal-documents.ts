import { expressTerms } from './express-terms.ts';
import type { LegalDocument, LegalKey } from './legal-document.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { refundPolicy } from './refund-policy.ts';
import { terms } from './terms.ts';

/** The legal texts by address; `/legal/express-service-terms` shows `expressTerms` too. */
export const legalDocuments: Readonly<Record<LegalKey, LegalDocument>> = {
  privacyPolicy,
  terms,
  refundPolicy,
  expressTerms,
};
