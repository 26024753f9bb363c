import type { EnquiryText } from '../../../src/content/text/en/enquiry.ts';
import type { EnquiryKind, EnquiryOutcome } from '../../../src/features/enquiries/contract.ts';

export interface EnquiryProps {
  readonly kind: EnquiryKind;
  readonly text: EnquiryText;
  /** Idempotency key of the page's form; it also tells how long the page was open. */
  readonly formKey: string;
  readonly id: string;
  /** The sentence of what was wrong, for a form that came back without JavaScript. */
  readonly problem: string | undefined;
  readonly choices: EnquiryChoices;
  /** What is said after each outcome. */
  readonly thanks: { readonly [Outcome in EnquiryOutcome]?: EnquiryThanks };
}

export type EnquiryChoices = {
  readonly cities: readonly string[];
  readonly positions: readonly string[];
  readonly investments: readonly string[];
};

export type EnquiryThanks = {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
};
