import { enquiryText } from '../../content/text/en/enquiry.ts';
import { fieldMessages } from '../../content/text/en/messages.ts';
import { isFieldCode } from '../../domain/field-code.ts';

/** The sentence of the problem that an address names; a code that is not ours gets the general one. */
export function enquiryProblem(code: string | null): string | undefined {
  if (code === null) return undefined;
  if (code === 'too_many_requests') return enquiryText.tooMany;
  return isFieldCode(code) ? fieldMessages[code] : enquiryText.failed;
}
