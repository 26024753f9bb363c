import type { RecordKind } from '../records/record-status.ts';
import type { JsonObject, JsonValue } from '../values/canonical-json.ts';

/** The lists that a choice's word comes from. */
type WordList = 'service' | 'place';

/** Turns the words of each list into those of another language; any other word stays as it is. */
export type Words = Readonly<Record<WordList, (word: string) => string>>;

/**
 * The fields of each kind of record that hold a choice between words of the site. No other field is ever translated: a
 * person may have typed it, and typed text stays as it is.
 */
const CHOICES: Readonly<Record<RecordKind, Readonly<Record<string, WordList>>>> = {
  lead: { serviceInterest: 'service', serviceSeen: 'service', area: 'place' },
  service_request: {},
  booking: { serviceType: 'service' },
  order: {},
  enquiry: {},
  redirect: {},
};

/** The kinds whose column `service` names a service; an enquiry's names the city of a wish, which a person typed. */
const namesService = (kind: RecordKind): boolean => kind !== 'enquiry';

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface OrderedLine {
  readonly name: string;
  readonly description: string;
  readonly extra?: { readonly label: string };
}

/** A line of an order, whose texts come from the catalogue. */
export const lineIn = <Line extends OrderedLine>({ service }: Words, line: Line): Line => ({
  ...line,
  name: service(line.name),
  description: service(line.description),
  ...(line.extra && { extra: { ...line.extra, label: service(line.extra.label) } }),
});

/** The same for a stored line, whose shape nothing promises. */
function storedLineIn({ service }: Words, line: JsonValue): JsonValue {
  if (!isObject(line)) return line;
  const { name, description, extra } = line;
  return {
    ...line,
    ...(typeof name === 'string' && { name: service(name) }),
    ...(typeof description === 'string' && { description: service(description) }),
    ...(extra !== undefined &&
      isObject(extra) &&
      typeof extra.label === 'string' && { extra: { ...extra, label: service(extra.label) } }),
  };
}

function fieldsIn(words: Words, kind: RecordKind, fields: JsonObject): JsonObject {
  const chosen = Object.entries(CHOICES[kind]).flatMap(([field, list]) => {
    const word = fields[field];
    return typeof word === 'string' ? [[field, words[list](word)] as const] : [];
  });
  const { lines } = fields;
  const isOrder = kind === 'order' && Array.isArray(lines);
  return {
    ...fields,
    ...Object.fromEntries(chosen),
    ...(isOrder && { lines: lines.map((line: JsonValue) => storedLineIn(words, line)) }),
  };
}

interface Chosen {
  readonly service?: string | null | undefined;
  readonly fields?: JsonObject | undefined;
  readonly content?: JsonObject | undefined;
}

/** A record, or changes to one, with its choices in the words of another language. */
export const recordIn = <Part extends Chosen>(words: Words, kind: RecordKind, record: Part): Part => ({
  ...record,
  ...(typeof record.service === 'string' && namesService(kind) && { service: words.service(record.service) }),
  ...(record.fields && { fields: fieldsIn(words, kind, record.fields) }),
  ...(record.content && { content: fieldsIn(words, kind, record.content) }),
});
