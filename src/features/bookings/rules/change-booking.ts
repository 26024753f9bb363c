import { isMobileNumber } from '../../../values/mobile-number.ts';
import {
  answerFields,
  type BookingDraft,
  draftFieldNames,
  isShortName,
  OTHER_AREA,
} from './booking-record.ts';

type Field = keyof BookingDraft;

/** The source of a booking that an operator takes. No visitor's form can have it. */
export const PHONE = 'phone';

/** A visitor withdraws these answers; a draft never loses its mobile number. */
export const removableFields = [...answerFields, 'fullName'] as const;

/** Sent fields of a draft, and the names of the fields that it lost. */
export type DraftChange = BookingDraft & { readonly removed?: readonly (typeof removableFields)[number][] };

/** A field here becomes invalid when one of the listed fields changes: another manufacturer has other models. */
const dependsOn: Partial<Record<Field, readonly Field[]>> = {
  manufacturer: ['carModel'],
  model: ['manufacturer', 'carModel'],
  fuelType: ['manufacturer', 'model', 'carModel'],
  carModel: ['manufacturer', 'model', 'fuelType'],
  area: ['location'],
  address: ['location', 'area'],
  timeSlot: ['date'],
};

const pick = (draft: BookingDraft, keep: (field: Field) => boolean): BookingDraft =>
  Object.fromEntries(
    draftFieldNames
      .filter((field) => draft[field] !== undefined && keep(field))
      .map((field) => [field, draft[field]]),
  );

/** Picks the draft's fields from a record or a parsed body and leaves out the missing ones. */
export const draftFields = (source: BookingDraft): BookingDraft => pick(source, () => true);

/**
 * Applies sent fields to a draft. It drops the removed fields, and those that depend on a changed field unless they are
 * sent too.
 */
export function changeBooking(before: BookingDraft, sent: DraftChange): BookingDraft {
  const changed = (field: Field) => sent[field] !== undefined && sent[field] !== before[field];
  const isRemoved = (field: Field) => sent.removed?.some((name) => name === field) === true;
  const remaining = pick(before, (field) => !isRemoved(field) && !(dependsOn[field] ?? []).some(changed));
  return { ...remaining, ...draftFields(sent) };
}

/**
 * Returns the fields to send so that the record becomes `after`: those that differ, and those that depend on them,
 * because `changeBooking` would drop these. `removed` names the fields that `after` lacks. Undefined for equal drafts.
 */
export function changedFields(before: BookingDraft, after: BookingDraft): DraftChange | undefined {
  const differs = (field: Field) => after[field] !== before[field];
  const changes = pick(after, (field) => differs(field) || (dependsOn[field] ?? []).some(differs));
  const removed = removableFields.filter(
    (field) => before[field] !== undefined && after[field] === undefined,
  );
  const change = removed.length > 0 ? { ...changes, removed } : changes;
  return Object.keys(change).length > 0 ? change : undefined;
}

/** Changes to the fields of a stored record; null removes a field. */
type FieldChanges = Readonly<Record<string, string | null>>;

/** Returns the changes that turn the stored draft `before` into `after`, with null for removed fields. */
export function fieldChanges(before: BookingDraft, after: BookingDraft): FieldChanges {
  const differing = draftFieldNames.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(differing.map((field) => [field, after[field] ?? null]));
}

/** The team needs these fields to serve the car. */
const required = draftFieldNames.filter((field) => field !== 'address' && field !== 'carModel');

/** A typed car stands for these. */
const LISTED_CAR: readonly Field[] = ['manufacturer', 'model', 'fuelType'];

/** Book Now asks for no name, and for no area of a car that its owner brings. */
const requiredOfBookNow = required.filter((field) => field !== 'fullName' && field !== 'area');

/** The operator asks a caller for the area only together with the address. */
const requiredOfPhone = required.filter((field) => field !== 'area');

/** Whether a draft needs a street address: a driver who collects the car needs one in every area. */
export const needsAddress = ({ area, servicePreference }: BookingDraft): boolean =>
  area === OTHER_AREA || servicePreference === 'pickup';

function requiredOf(source: string | null | undefined): readonly Field[] {
  if (source === 'book_now') return requiredOfBookNow;
  return source === PHONE ? requiredOfPhone : required;
}

/**
 * Returns the missing or invalid fields that prevent a confirmation. It does not check whether the slot is still free.
 * @param source the record's source; one without a list of its own has the assistant's questions
 */
export function missingForConfirmation(draft: BookingDraft, source?: string | null): readonly Field[] {
  const fields = requiredOf(source);
  const isTyped = draft.carModel !== undefined;
  const missing = fields.filter(
    (field) => draft[field] === undefined && !(isTyped && LISTED_CAR.includes(field)),
  );
  const hasBadNumber = draft.mobileNumber !== undefined && !isMobileNumber(draft.mobileNumber);
  const hasShortName = draft.fullName !== undefined && isShortName(draft.fullName);
  return [
    ...missing,
    ...(needsAddress(draft) && draft.address === undefined ? (['address'] as const) : []),
    ...(hasBadNumber ? (['mobileNumber'] as const) : []),
    ...(hasShortName ? (['fullName'] as const) : []),
  ];
}
