import { servedLocalities } from '../../../content/doorstep/served-area.ts';
import { areaNames } from '../../../content/text/en/areas.ts';
import { slotNames } from '../../../content/text/en/slots.ts';
import { wayNames } from '../../../content/text/en/ways.ts';
import type { LedgerRecord } from '../../../platform/ledger/records.ts';
import type { RecordKind } from '../../../records/record-status.ts';

type WordsOfFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

const orderAreas = Object.fromEntries(servedLocalities.map(({ slug, name }) => [slug, name]));

/** The names of the ids that the fields of each kind of record hold. Any other field holds text. */
const NAMES: Partial<Record<RecordKind, WordsOfFields>> = {
  booking: { area: areaNames, servicePreference: wayNames, timeSlot: slotNames },
  order: { area: orderAreas, timeSlot: slotNames },
  lead: { servicePreference: wayNames },
};

/** A field as an operator reads it; undefined where it is missing, blank or no text. */
export function wordIn(
  { kind, fields }: Pick<LedgerRecord, 'kind' | 'fields'>,
  field: string,
): string | undefined {
  const value = fields[field];
  if (typeof value !== 'string' || value === '') return undefined;
  const names = NAMES[kind]?.[field] ?? {};
  // A customer may type any area, also one that is the name of an object's own method.
  return Object.hasOwn(names, value) ? names[value] : value;
}
