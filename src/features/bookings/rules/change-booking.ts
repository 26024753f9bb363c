import { type BookingDraft, draftFieldNames } from './booking-record.ts';

type Field = keyof BookingDraft;

/** Which fields lose their meaning when another changes: a Swift is no Hyundai, a slot is free on one day and full on the next. */
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

/** The fields of the visitor among those of a whole record or of a parsed body; nothing else, and nothing blank. */
export const draftFields = (source: BookingDraft): BookingDraft => pick(source, () => true);

/**
 * What a record's draft is after some fields changed: the sent ones replace the old,
 * and what depended on a changed one is dropped unless it was sent along.
 */
export function changeBooking(before: BookingDraft, sent: BookingDraft): BookingDraft {
  const changed = (field: Field) => sent[field] !== undefined && sent[field] !== before[field];
  const kept = pick(before, (field) => !(dependsOn[field] ?? []).some(changed));
  return { ...kept, ...draftFields(sent) };
}

/**
 * What to send so that the record becomes `after`: the fields that differ and those that depend on one of them,
 * which `changeBooking` would drop otherwise. Nothing when nothing differs.
 */
export function changedFields(before: BookingDraft, after: BookingDraft): BookingDraft | undefined {
  const differs = (field: Field) => after[field] !== before[field];
  const changes = pick(after, (field) => differs(field) || (dependsOn[field] ?? []).some(differs));
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** A field of a stored record as it is to be written: null removes it. */
type FieldChanges = Readonly<Record<string, string | null>>;

/** What to write so that a stored draft becomes another: the fields that differ, and null for those that are gone. */
export function fieldChanges(before: BookingDraft, after: BookingDraft): FieldChanges {
  const differing = draftFieldNames.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(differing.map((field) => [field, after[field] ?? null]));
}
