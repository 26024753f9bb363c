import type { EnquiryOutcome } from '../../../src/contract/enquiries.ts';
import type { FieldProblems } from '../../../src/contract/field-problems.ts';

export type EnquiryState =
  | {
      readonly status: 'idle' | 'sending' | 'refused';
      readonly problems: FieldProblems;
      readonly alert?: 'failed' | 'tooMany' | undefined;
    }
  /** Without a network it waits in this browser. */
  | { readonly status: 'kept' }
  | { readonly status: 'done'; readonly outcome: EnquiryOutcome };

export type EnquiryEvent =
  | { readonly kind: 'edited'; readonly field: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problems: FieldProblems }
  | { readonly kind: 'failed'; readonly alert: 'failed' | 'tooMany' }
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
      return { status: 'refused', problems: {}, alert: event.alert };
    case 'kept':
      return { status: 'kept' };
    case 'accepted':
      return { status: 'done', outcome: event.outcome };
  }
}
