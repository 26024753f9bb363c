import type { EnquiryOutcome } from '../../../src/features/enquiries/contract.ts';
import type { FieldProblems } from '../../../src/web/contract/field-problems.ts';
import type { SendError } from '../../api/send-error.ts';

export type EnquiryState =
  | {
      readonly status: 'idle' | 'sending' | 'refused';
      readonly problems: FieldProblems;
      readonly trouble?: SendError | undefined;
    }
  /** Without a network it waits in this browser. */
  | { readonly status: 'kept' }
  | { readonly status: 'done'; readonly outcome: EnquiryOutcome };

export type EnquiryEvent =
  | { readonly kind: 'edited'; readonly field: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problems: FieldProblems }
  | { readonly kind: 'failed'; readonly trouble: SendError }
  | { readonly kind: 'kept' }
  | { readonly kind: 'accepted'; readonly outcome: EnquiryOutcome };

export const initialEnquiry: EnquiryState = { status: 'idle', problems: {} };

export function enquiryReducer(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  if (state.status === 'done' || state.status === 'kept') return state;
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
      return { status: 'refused', problems: {}, trouble: event.trouble };
    case 'kept':
      return { status: 'kept' };
    case 'accepted':
      return { status: 'done', outcome: event.outcome };
  }
}
