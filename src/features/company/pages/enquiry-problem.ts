import { enquiryText } from '../../../content/text/en/enquiry.ts';
import { fieldMessages } from '../../../content/text/en/messages.ts';
import { problemText } from '../../service-requests/pages/problem-text.ts';

const words = { ...fieldMessages, failed: enquiryText.failed };

/** The sentence of the problem that an address names; a code that is not ours gets the general one. */
export const enquiryProblem = (code: string | null, phone: string): string | undefined =>
  code === null ? undefined : problemText(code, phone, words);
