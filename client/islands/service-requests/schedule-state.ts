import type { ServiceType } from '../../../src/features/service-requests/contract.ts';
import { mobileFieldText } from '../../../src/values/mobile-number.ts';
import type { FieldProblems } from '../../../src/web/contract/field-problems.ts';
import type { SendError } from '../../api/send.ts';

const scheduleFields = ['name', 'mobileNumber', 'carModel', 'preferredDate', 'serviceType'] as const;
export type ScheduleField = (typeof scheduleFields)[number];

/** `stored`: the browser is offline and sends the request later. */
type ScheduleStatus = 'idle' | 'loading' | 'success' | 'error' | 'stored';

export interface ScheduleState {
  readonly status: ScheduleStatus;
  readonly values: Readonly<Record<ScheduleField, string>>;
  /** The fields that the visitor edited; the form prefilled the others. */
  readonly edited: readonly ScheduleField[];
  readonly problems: FieldProblems;
  /** The error message above the form, from the server or from the form itself. */
  readonly message: string | undefined;
  readonly error?: SendError | undefined;
  /** The date in India, YYYY-MM-DD: the earliest that can be chosen. */
  readonly today: string;
  /** Undefined until they are loaded; the form waits for them. */
  readonly types: readonly ServiceType[] | undefined;
}

export type ScheduleEvent =
  | { readonly kind: 'opened'; readonly today: string; readonly carModel: string }
  /** `wanted`: the name of the service that the visitor chose on the page. */
  | {
      readonly kind: 'types_loaded';
      readonly types: readonly ServiceType[];
      readonly wanted?: string | undefined;
    }
  | { readonly kind: 'edited'; readonly field: ScheduleField; readonly value: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'refused'; readonly problems: FieldProblems }
  | { readonly kind: 'failed'; readonly message: string; readonly error: SendError }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'stored' }
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

/** The visitor's own entries. A form that is closed with any of them counts as abandoned. */
export const filledIn = ({ values, edited }: ScheduleState): Readonly<Record<string, string>> =>
  Object.fromEntries(edited.map((field) => [field, values[field]]));

/** True while the request is on its way or after it was sent, when closing the form does not abandon it. */
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
      return { ...state, status: 'error', message: event.message, error: event.error };
    case 'accepted':
      return { ...initialSchedule(state), status: 'success' };
    case 'stored':
      return { ...initialSchedule(state), status: 'stored' };
    case 'closed':
      return settled(state);
  }
}

/** Returns to idle, without the error but with the entries. A request that is on its way stays `loading`. */
const settled = (state: ScheduleState): ScheduleState =>
  state.status === 'loading' ? state : { ...state, status: 'idle', problems: {}, message: undefined };

/** Selects the wanted service if the list has it, unless the visitor selected one. */
function withTypes(
  state: ScheduleState,
  { types, wanted }: Extract<ScheduleEvent, { kind: 'types_loaded' }>,
): ScheduleState {
  const found = types.find(({ name }) => name === wanted);
  const { values } = state;
  const isFree = values.serviceType === '' && found !== undefined;
  return { ...state, types, values: isFree ? { ...values, serviceType: String(found.id) } : values };
}

/** Fills in the saved vehicle and today's date, unless the visitor edited these fields. */
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
    values: {
      ...state.values,
      [field]: field === 'mobileNumber' ? mobileFieldText(value, state.values.mobileNumber) : value,
    },
  };
}
