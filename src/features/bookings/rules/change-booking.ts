import { isMobileNumber } from '../../../values/mobile-number.ts';
import { type BookingDraft, draftFieldNames, OTHER_AREA, SHORTEST_NAME } from './booking-record.ts';

type Field = keyof BookingDraft;

/** A field here becomes invalid when one of the listed fields changes: another manufacturer has other models. */
const dependsOn: Partial<Record<Field, readonly Field[]>> = {
  model: ['manufacturer'],
  fuelType: ['manufacturer', 'model'],
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

/** Applies sent fields to a draft. It drops the fields that depend on a changed field unless they are sent too. */
export function changeBooking(before: BookingDraft, sent: BookingDraft): BookingDraft {
  const changed = (field: Field) => sent[field] !== undefined && sent[field] !== before[field];
  const remaining = pick(before, (field) => !(dependsOn[field] ?? []).some(changed));
  return { ...remaining, ...draftFields(sent) };
}

/**
 * Returns the fields to send so that the record becomes `after`: those that differ, and those that depend on them,
 * because `changeBooking` would drop these. Undefined when the drafts are equal.
 */
export function changedFields(before: BookingDraft, after: BookingDraft): BookingDraft | undefined {
  const differs = (field: Field) => after[field] !== before[field];
  const changes = pick(after, (field) => differs(field) || (dependsOn[field] ?? []).some(differs));
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Changes to the fields of a stored record; null removes a field. */
type FieldChanges = Readonly<Record<string, string | null>>;

/** Returns the changes that turn the stored draft `before` into `after`, with null for removed fields. */
export function fieldChanges(before: BookingDraft, after: BookingDraft): FieldChanges {
  const differing = draftFieldNames.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(differing.map((field) => [field, after[field] ?? null]));
}

/** The team needs these fields to serve the car; only `OTHER_AREA` needs an address. */
const required = draftFieldNames.filter((field) => field !== 'address');

/**
 * Returns the missing or invalid fields that prevent a confirmation. It does not check whether the slot is still free.
 */
export function missingForConfirmation(draft: BookingDraft): readonly Field[] {
  const missing = required.filter((field) => draft[field] === undefined);
  const needsAddress = draft.area === OTHER_AREA && draft.address === undefined;
  const hasBadNumber = draft.mobileNumber !== undefined && !isMobileNumber(draft.mobileNumber);
  const hasShortName = draft.fullName !== undefined && draft.fullName.trim().length < SHORTEST_NAME;
  return [
    ...missing,
    ...(needsAddress ? (['address'] as const) : []),
    ...(hasBadNumber ? (['mobileNumber'] as const) : []),
    ...(hasShortName ? (['fullName'] as const) : []),
  ];
}
