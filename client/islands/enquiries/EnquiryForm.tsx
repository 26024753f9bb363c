import { endpoints } from '../../../src/web/contract/addresses.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { EnquiryDone } from './EnquiryDone.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import type { EnquiryProps } from './enquiry-props.ts';
import { useEnquiry } from './use-enquiry.ts';

/** The one form of all kinds of enquiry. It posts by itself; a script only spares the visitor the way there and back. */
export function EnquiryForm(props: EnquiryProps) {
  const { kind, text, formKey, problem, thanks } = props;
  const { state, submit, edited, form } = useEnquiry();
  if (state.status === 'done') return <EnquiryDone thanks={thanks[state.outcome]} />;
  if (state.status === 'kept')
    return (
      <Alert tone="calm" icon="wifi-off">
        {text.offline}
      </Alert>
    );
  return (
    <form
      ref={form}
      className="form"
      method="post"
      action={endpoints.enquiries}
      onSubmit={submit}
      onInput={edited}
    >
      {state.trouble && <SendProblem trouble={state.trouble} failed={text.failed} />}
      {state.status === 'idle' && problem && <Alert>{problem}</Alert>}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <EnquiryFields {...props} problems={state.problems} />
      <Button type="submit" wide busy={state.status === 'sending'}>
        {text.send[kind]}
      </Button>
    </form>
  );
}
