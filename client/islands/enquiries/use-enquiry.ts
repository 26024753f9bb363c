import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { enquiryAnswer, enquiryBody } from '../../../src/features/enquiries/contract.ts';
import { isFieldCode } from '../../../src/values/field-code.ts';
import { keepMobileDigits } from '../../../src/values/mobile-number.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { type FieldProblems, fieldProblems } from '../../../src/web/contract/field-problems.ts';
import { visitCampaign } from '../../api/lead-context.ts';
import { send } from '../../api/send.ts';
import { sendErrorOf } from '../../api/send-error.ts';
import { outbox } from '../../storage/outbox.ts';
import { sessionId } from '../../storage/session.ts';
import { storeDetails } from '../../storage/stored-details.ts';
import { type EnquiryEvent, enquiryReducer, initialEnquiry } from './enquiry-state.ts';

/** The enquiry form's behaviour: checked by the schema that the server uses too, sent, answered in place. */
export function useEnquiry() {
  const [state, dispatch] = useReducer(enquiryReducer, initialEnquiry);
  const form = useRef<HTMLFormElement>(null);

  // From here on the sentences under the fields speak, not the browser's bubbles.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (state.status === 'refused')
      form.current?.querySelector<HTMLElement>('[aria-invalid], .field:has(.err) input')?.focus();
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = entriesOf(event.currentTarget);
    const parsed = enquiryBody.safeParse(sent);
    if (!parsed.success) dispatch({ kind: 'refused', problems: fieldProblems(parsed.error) });
    else void sendEnquiry(sent, dispatch);
  };

  const edited = ({ target }: FormEvent) => {
    if (target instanceof HTMLElement) dispatch({ kind: 'edited', field: target.getAttribute('name') ?? '' });
  };

  return { state, submit, edited, form };
}

function entriesOf(form: HTMLFormElement): Record<string, string> {
  const sent: Record<string, string> = { sessionId: sessionId.get(), ...visitCampaign() };
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent[name] = value;
  return { ...sent, mobileNumber: keepMobileDigits(sent.mobileNumber ?? '') };
}

async function sendEnquiry(
  sent: Readonly<Record<string, string>>,
  dispatch: (event: EnquiryEvent) => void,
): Promise<void> {
  dispatch({ kind: 'sent' });
  const answer = await send('POST', endpoints.enquiries, sent, enquiryAnswer);
  if (answer.ok || answer.code === 'offline') {
    const { mobileNumber = '', name, email, idempotencyKey = '' } = sent;
    storeDetails({ mobileNumber, name, email, path: endpoints.enquiries, eventId: idempotencyKey });
  }
  if (answer.ok) return dispatch({ kind: 'accepted', outcome: answer.value.outcome });
  if (answer.code === 'offline') {
    outbox.add(endpoints.enquiries, { ...sent, idempotencyKey: sent.idempotencyKey ?? '' });
    return dispatch({ kind: 'kept' });
  }
  const problems = codesOf(answer.detail?.fields ?? {});
  if (Object.keys(problems).length > 0) dispatch({ kind: 'refused', problems });
  else dispatch({ kind: 'failed', trouble: sendErrorOf(answer) });
}

const codesOf = (fields: Readonly<Record<string, string>>): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, isFieldCode(code) ? code : 'invalid']),
  );
