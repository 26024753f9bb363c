import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { type EnquiryOutcome, enquiryAnswer, enquiryBody } from '../../../src/features/enquiries/contract.ts';
import { nationalNumber } from '../../../src/values/mobile-number.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { type FieldProblems, fieldProblems } from '../../../src/web/contract/field-problems.ts';
import type { SendError } from '../../api/send.ts';
import { submitForm, visitCampaign } from '../../api/submit-form.ts';
import { sessionId } from '../../storage/session.ts';

type EnquiryState =
  | {
      readonly status: 'idle' | 'sending' | 'refused';
      readonly problems: FieldProblems;
      readonly error?: SendError | undefined;
    }
  /** The browser is offline, stores the enquiry and sends it later. */
  | { readonly status: 'stored' }
  | { readonly status: 'done'; readonly outcome: EnquiryOutcome };

type EnquiryEvent =
  | { readonly kind: 'edited'; readonly field: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problems: FieldProblems }
  | { readonly kind: 'failed'; readonly error: SendError }
  | { readonly kind: 'stored' }
  | { readonly kind: 'accepted'; readonly outcome: EnquiryOutcome };

const initialEnquiry: EnquiryState = { status: 'idle', problems: {} };

function enquiryReducer(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  if (state.status === 'done' || state.status === 'stored') return state;
  switch (event.kind) {
    case 'edited': {
      const { [event.field]: _, ...problems } = state.problems;
      return { ...state, problems };
    }
    case 'sent':
      return { status: 'sending', problems: {} };
    case 'refused':
      return { status: 'refused', problems: event.problems };
    case 'failed':
      return { status: 'refused', problems: {}, error: event.error };
    case 'stored':
      return { status: 'stored' };
    case 'accepted':
      return { status: 'done', outcome: event.outcome };
  }
}

/** The state of the enquiry form, which is checked by the server's own schema, and the handlers that change it. */
export function useEnquiry() {
  const [state, dispatch] = useReducer(enquiryReducer, initialEnquiry);
  const form = useRef<HTMLFormElement>(null);
  const withKey = useKeyOfContent();

  // The messages under the fields replace the browser's own from now on.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (state.status === 'refused')
      form.current?.querySelector<HTMLElement>('[aria-invalid], .field:has(.err) input')?.focus();
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = entriesOf(event.currentTarget);
    const parsed = enquiryBody.safeParse(entries);
    if (!parsed.success) dispatch({ kind: 'refused', problems: fieldProblems(parsed.error) });
    else void sendEnquiry(withKey(entries), dispatch);
  };

  const edited = ({ target }: FormEvent) => {
    if (target instanceof HTMLElement) dispatch({ kind: 'edited', field: target.getAttribute('name') ?? '' });
  };

  return { state, submit, edited, form };
}

/**
 * Replaces the form's key where the content differs from the last send, which the server may know even after a failed
 * answer. The key keeps its time of the page, which the server's spam check reads.
 */
function useKeyOfContent() {
  const last = useRef({ content: '', sends: 0 });
  return (entries: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
    const content = JSON.stringify(entries);
    if (content !== last.current.content) last.current = { content, sends: last.current.sends + 1 };
    const { sends } = last.current;
    return sends === 1 ? entries : { ...entries, idempotencyKey: `${entries.idempotencyKey}-${sends}` };
  };
}

function entriesOf(form: HTMLFormElement): Record<string, string> {
  const entries: Record<string, string> = { sessionId: sessionId.get(), ...visitCampaign() };
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') entries[name] = value;
  return { ...entries, mobileNumber: nationalNumber(entries.mobileNumber ?? '') };
}

async function sendEnquiry(
  entries: Readonly<Record<string, string>>,
  dispatch: (event: EnquiryEvent) => void,
): Promise<void> {
  dispatch({ kind: 'sent' });
  const { mobileNumber = '', name, email, idempotencyKey = '' } = entries;
  const outcome = await submitForm({
    path: endpoints.enquiries,
    body: { ...entries, idempotencyKey },
    answer: enquiryAnswer,
    contact: { mobileNumber, name, email },
  });
  dispatch(outcome.kind === 'accepted' ? { kind: 'accepted', outcome: outcome.answer.outcome } : outcome);
}
