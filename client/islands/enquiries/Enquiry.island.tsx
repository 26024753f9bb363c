import type { EnquiryText } from '../../../src/content/text/enquiry.ts';
import {
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryAnswer,
  enquiryForms,
} from '../../../src/features/enquiries/contract.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import type { ReturnedForm } from '../../../src/web/contract/returned-form.ts';
import { postForm, visitCampaign } from '../../api/submit-form.ts';
import { sessionId } from '../../storage/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DoneMark } from '../../ui/Icon.tsx';
import { showResult } from '../../ui/result.ts';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useForm } from '../../ui/use-form.ts';
import { defineIsland } from '../island.ts';
import { EnquiryFields } from './EnquiryFields.tsx';

export interface EnquiryProps {
  readonly kind: EnquiryKind;
  readonly text: EnquiryText;
  /** Idempotency key of the page's form. It holds the time of the page, which the server's spam check reads. */
  readonly formKey: string;
  readonly id: string;
  /** The city of a page about one city. */
  readonly city?: string | undefined;
  /** The error message of a form that was posted without JavaScript and refused. */
  readonly problem: string | undefined;
  /** The form as it returns without JavaScript, refused. */
  readonly returned?: ReturnedForm | undefined;
  readonly choices: EnquiryChoices;
  /** The thank-you after each outcome. */
  readonly thanks: { readonly [Outcome in EnquiryOutcome]?: EnquiryThanks };
}

export type EnquiryChoices = {
  readonly cities: readonly string[];
  readonly positions: readonly string[];
  readonly investments: readonly string[];
};

export type EnquiryThanks = {
  readonly title: string;
  readonly text?: string;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
};

/** The form of all kinds of enquiry. It also posts without JavaScript; the island saves the page load. */
function EnquiryForm(props: EnquiryProps) {
  const { kind, text, formKey, problem, thanks, id, returned } = props;
  const { outcome, isSending, isStored, form, field } = useForm({
    schema: enquiryForms[kind],
    send: postForm(endpoints.enquiries, enquiryAnswer),
    action: endpoints.enquiries,
    id,
    formKey,
    returned,
    added: () => ({ sessionId: sessionId.get(), ...visitCampaign() }),
  });
  if (outcome.kind === 'accepted') return <EnquiryDone thanks={thanks[outcome.answer.outcome]} />;
  if (outcome.kind === 'stored' && !isStored) {
    const [first] = Object.values(thanks);
    return <EnquiryDone thanks={first && { title: first.title }} />;
  }
  if (outcome.kind === 'stored')
    return (
      <Alert shown tone="calm" icon="wifi-off">
        {text.offline}
      </Alert>
    );
  return (
    <form className="form" {...form}>
      {outcome.kind === 'failed' && <SendProblem error={outcome.error} failed={text.failed} />}
      {outcome.kind === 'idle' && problem && <Alert focused>{problem}</Alert>}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <EnquiryFields {...props} field={field} />
      <Button type="submit" wide busy={isSending}>
        {text.send[kind]}
      </Button>
    </form>
  );
}

const EnquiryDone = ({ thanks }: { readonly thanks: EnquiryThanks | undefined }) => (
  <div className="form" role="status">
    <DoneMark />
    <h2 ref={showResult} tabIndex={-1}>
      {thanks?.title}
    </h2>
    {thanks?.text && <p>{thanks.text}</p>}
    {thanks?.link && (
      <ButtonLink kind="quiet" wide href={thanks.link.href} rel="noopener">
        {thanks.link.label}
      </ButtonLink>
    )}
  </div>
);

export const island = defineIsland({ name: 'enquiry', start: 'interaction', Component: EnquiryForm });
