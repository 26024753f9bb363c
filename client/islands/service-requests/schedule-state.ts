import type { ServiceType } from '../../../src/features/service-requests/contract.ts';
import { mobileFieldText } from '../../../src/values/mobile-number.ts';
import type { ReturnedForm } from '../../../src/web/contract/returned-form.ts';

const scheduleFields = ['name', 'mobileNumber', 'carModel', 'preferredDate', 'serviceType'] as const;
export type ScheduleField = (typeof scheduleFields)[number];

/** The entries of the form, whose other states `useForm` holds. */
export interface ScheduleState {
  readonly values: Readonly<Record<ScheduleField, string>>;
  /** The fields that the visitor edited; the form prefilled the others. */
  readonly edited: readonly ScheduleField[];
  /** The date in India, YYYY-MM-DD. */
  readonly today: string;
  /** The first day that still has a slot: the earliest that can be chosen. */
  readonly first: string;
  /** Undefined until they are loaded; the form waits for them. */
  readonly types: readonly ServiceType[] | undefined;
}

export type ScheduleEvent =
  | {
      readonly kind: 'opened';
      readonly today: string;
      readonly first: string;
      readonly carModel: string;
    }
  /** `wanted`: the name of the service that the visitor chose on the page. */
  | {
      readonly kind: 'types_loaded';
      readonly types: readonly ServiceType[];
      readonly wanted?: string | undefined;
    }
  | { readonly kind: 'edited'; readonly field: ScheduleField; readonly value: string }
  /** The request needs nothing more from the form. */
  | { readonly kind: 'sent' };

interface ScheduleStart extends Pick<ScheduleState, 'today' | 'types'> {
  readonly first?: string | undefined;
  /** The form as it returns without JavaScript. */
  readonly returned?: ReturnedForm | undefined;
}

export function initialSchedule({ today, first = today, types, returned }: ScheduleStart): ScheduleState {
  const typed = returned?.values ?? {};
  return {
    values: {
      name: '',
      mobileNumber: '',
      carModel: '',
      preferredDate: first,
      serviceType: '',
      ...typed,
    },
    edited: scheduleFields.filter((field) => field in typed),
    today,
    first,
    types,
  };
}

/** The visitor's own entries. A form that is closed with any of them counts as abandoned. */
export const filledIn = ({ values, edited }: ScheduleState): Readonly<Record<string, string>> =>
  Object.fromEntries(edited.map((field) => [field, values[field]]));

export function scheduleReducer(state: ScheduleState, event: ScheduleEvent): ScheduleState {
  switch (event.kind) {
    case 'opened':
      return prefilled(state, event);
    case 'types_loaded':
      return withTypes(state, event);
    case 'edited':
      return edit(state, event);
    case 'sent':
      return initialSchedule({ today: state.today, first: state.first, types: state.types });
  }
}

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

/** Fills in the saved vehicle and the first day, unless the visitor edited these fields. */
function prefilled(
  state: ScheduleState,
  { today, first, carModel }: Extract<ScheduleEvent, { kind: 'opened' }>,
): ScheduleState {
  const isFree = (field: ScheduleField) => !state.edited.includes(field);
  return {
    ...state,
    today,
    first,
    values: {
      ...state.values,
      ...(isFree('carModel') ? { carModel } : {}),
      ...(isFree('preferredDate') ? { preferredDate: first } : {}),
    },
  };
}

function edit(
  state: ScheduleState,
  { field, value }: Extract<ScheduleEvent, { kind: 'edited' }>,
): ScheduleState {
  return {
    ...state,
    edited: [...state.edited.filter((other) => other !== field), field],
    values: {
      ...state.values,
      [field]: field === 'mobileNumber' ? mobileFieldText(value, state.values.mobileNumber) : value,
    },
  };
}
