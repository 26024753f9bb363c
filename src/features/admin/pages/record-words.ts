import { cities } from '../../../content/cities/all-cities.ts';
import { servedLocalities } from '../../../content/doorstep/served-area.ts';
import { adminText } from '../../../content/text/admin.ts';
import { areaNames } from '../../../content/text/areas.ts';
import { bookedServiceNames, serviceNames } from '../../../content/text/service-names.ts';
import { slotNames } from '../../../content/text/slots.ts';
import { wayNames } from '../../../content/text/ways.ts';
import type { RecordKind } from '../../../records/record-status.ts';
import type { JsonObject } from '../../../values/canonical-json.ts';
import { capitalised } from '../../../values/format.ts';
import { fuelLabel } from '../../../values/vehicle.ts';
import { wordOf } from '../../../values/word-of.ts';
import { OPENING_IN } from '../../enquiries/contract.ts';
import { indianPlace } from '../../places/index.ts';

type WordsOfFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

const localityNames = Object.fromEntries(
  cities.flatMap(({ localities }) => localities.map(({ slug, name }) => [slug, name])),
);
const orderAreas = Object.fromEntries(servedLocalities.map(({ slug, name }) => [slug, name]));

/** The names of the ids that the fields of each kind of record hold. Any other field holds text. */
const NAMES: Partial<Record<RecordKind, WordsOfFields>> = {
  booking: {
    area: areaNames,
    servicePreference: wayNames,
    serviceType: bookedServiceNames,
    timeSlot: slotNames,
  },
  order: { area: orderAreas, timeSlot: slotNames },
  lead: { area: localityNames, serviceInterest: serviceNames, servicePreference: wayNames },
  service_request: { userArea: localityNames },
};

const IN_EVERY_KIND: WordsOfFields = { statusBefore: adminText.statuses };

/** A field as an operator reads it; undefined where it is missing, blank or no text. */
export function wordIn(
  { kind, fields }: { readonly kind: RecordKind; readonly fields: JsonObject },
  field: string,
): string | undefined {
  const value = fields[field];
  if (typeof value !== 'string' || value === '') return undefined;
  if (field === 'fuelType') return fuelLabel(value);
  const names = NAMES[kind]?.[field] ?? IN_EVERY_KIND[field] ?? {};
  // A customer may type any area, also one that is the name of an object's own method.
  return Object.hasOwn(names, value) ? names[value] : value;
}

/** The name of an area that a record of any kind holds by its slug; a typed one as it is. */
export const areaText = (area: string): string => wordOf({ ...localityNames, ...areaNames }, area);

/** The subject of a record, as an operator reads it. */
export function serviceText(service: string): string {
  if (!service.startsWith(OPENING_IN)) return wordOf(serviceNames, service);
  return adminText.summary.openingIn(openingName(service.slice(OPENING_IN.length)));
}

/** A city in which visitors wish for a centre, by its slug. */
export const openingName = (slug: string): string => indianPlace(slug)?.name ?? capitalised(slug);
