import { addresses } from '../../../web/contract/addresses.ts';
import type { EnquiryKind, EnquiryOutcome } from '../../enquiries/contract/enquiries.ts';

/** Where a form without JavaScript leads once it was taken; the same page for everybody, whoever sent what. */
export const thankYouPath = (kind: EnquiryKind, outcome: EnquiryOutcome): string =>
  `${addresses.thankYou}?for=${outcome === 'received' ? kind : outcome}`;
