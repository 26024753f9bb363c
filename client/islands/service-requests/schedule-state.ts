import type { ServiceType } from '../../../src/features/service-requests/contract.ts';
import { keepMobileDigits } from '../../../src/values/mobile-number.ts';
import type { FieldProblems } from '../../../src/web/contract/field-problems.ts';
import type { SendError } from '../../api/send-error.ts';

export const scheduleFields = ['name', 'mobileNumber', 'carModel', 'preferredDate', 'serviceType'] as const;
export type ScheduleField = (typeof scheduleFields)[number];

/** The form's own states (spec section 4), and `kept`: without a network it waits in this browser. */
export type ScheduleStatus = 'idle' | 'loading' | 'success' | 'error' | 'kept';

export interface ScheduleState {
  readonly status: ScheduleStatus;
  readonly values: Readonly<Record<ScheduleField, string>>;
  /** What the visitor filled in; the rest stands there by itself. */
  readonly edited: readonly ScheduleField[];
  readonly problems: FieldProblems;
  /** Above the form, after a failure: the server's words or the form's own, and why. */
  readonly message: string | undefined;
  readonly trouble?: SendError | undefined;
  /** The date in India, YYYY-MM-DD: the earliest that can be chosen. */
  readonly today: string;
  /** Nothing is shown before they are there (spec section 4). */
  readonly types: readonly ServiceType[] | undefined;
}

export type ScheduleEvent =
  | { readonly kind: 'opened'; readonly today: string; readonly carModel: string }
  /** `wanted`: the service that the visitor was looking at, by its name. */
  | { readonly kind: 'types_loaded'; readonly types: readonly ServiceType[]; readonly wanted?: string }
  | { readonly kind: 'edited'; readonly field: ScheduleField; readonly value: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'refused'; readonly problems: FieldProblems }
  | { readonly kind: 'failed'; readonly message: string; readonly trouble: SendError }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'closed' };

export const initialSchedule = ({ today, types }: Pick<ScheduleState, 'today' | 'types'>): ScheduleState => ({
  status: 'idle',
  values: { name: '', mobileNumber: '', carModel: '', preferredDate: today, serviceType: '' },
  edited: [],
  problems: {},
  message: undefined,
  today,
  types,
});

/** What the visitor filled in themselves: by this a form that is left counts as abandoned. */
export const filledIn = ({ values, edited }: ScheduleState): Readonly<Record<string, string>> =>
  Object.fromEntries(edited.map((field) => [field, values[field]]));

/** Whether the request is on its way or has arrived, so that closing the form abandons nothing. */
export const isSent = ({ status }: ScheduleState): boolean => status !== 'idle' && status !== 'error';

export function scheduleReducer(state: ScheduleState, event: ScheduleEvent): ScheduleState {
  switch (event.kind) {
    case 'opened':
      return prefilled(settled(state), event);
    case 'types_loaded':
      return withTypes(state, event);
    case 'edited':
      return edit(state, event);
    case 'submitted':
      return { ...state, status: 'loading', problems: {}, message: undefined };
    case 'refused':
      return { ...state, status: 'idle', problems: event.problems, message: undefined };
    case 'failed':
      return { ...state, status: 'error', message: event.message, trouble: event.trouble };
    case 'accepted':
      return { ...initialSchedule(state), status: 'success' };
    case 'kept':
      return { ...initialSchedule(state), status: 'kept' };
    case 'closed':
      return settled(state);
  }
}

/** Back to idle: an error goes, what was typed stays, unless it was sent. One that is under way stays under way. */
const settled = (state: ScheduleState): ScheduleState =>
  state.status === 'loading' ? state : { ...state, status: 'idle', problems: {}, message: undefined };

/** A service that is on the list and was looked at is chosen already; what the visitor chose stays. */
function withTypes(
  state: ScheduleState,
  { types, wanted }: Extract<ScheduleEvent, { kind: 'types_loaded' }>,
): ScheduleState {
  const looked = types.find(({ name }) => name === wanted);
  const { values } = state;
  const isFree = values.serviceType === '' && looked !== undefined;
  return { ...state, types, values: isFree ? { ...values, serviceType: String(looked.id) } : values };
}

/** The saved vehicle and today's date, where the visitor has not said otherwise. */
function prefilled(
  state: ScheduleState,
  { today, carModel }: Extract<ScheduleEvent, { kind: 'opened' }>,
): ScheduleState {
  const isFree = (field: ScheduleField) => !state.edited.includes(field);
  return {
    ...state,
    today,
    values: {
      ...state.values,
      ...(isFree('carModel') ? { carModel } : {}),
      ...(isFree('preferredDate') ? { preferredDate: today } : {}),
    },
  };
}

function edit(
  state: ScheduleState,
  { field, value }: Extract<ScheduleEvent, { kind: 'edited' }>,
): ScheduleState {
  const { [field]: _, ...problems } = state.problems;
  return {
    ...state,
    problems,
    edited: [...state.edited.filter((other) => other !== field), field],
    values: { ...state.values, [field]: field === 'mobileNumber' ? keepMobileDigits(value) : value },
  };
}
