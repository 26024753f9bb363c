import { type Attribute, type CmsContentType, CONTENT_TYPES } from './cms-content-types.ts';

export type CmsRecord = Readonly<Record<string, unknown>>;

/** A refused call with the backend's message, which contains the refused value. */
export interface Invalid {
  readonly message: string;
  readonly details: unknown;
}

/** The refusal of a value that its attribute does not accept. */
const atPath = (path: readonly string[], message: string, value: unknown): Invalid => ({
  message,
  details: { errors: [{ path, message, name: 'ValidationError', value }] },
});

/** The refusal of an unknown name in a body or in a query's `filters` or `sort`. */
export const unknownKey = (key: string, found: Readonly<Record<string, string>>): Invalid => ({
  message: `Invalid key ${key}`,
  details: { key, path: null, ...found },
});

const SHORT_TEXT_MAX = 255;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** `whole`: the refusal names no place; `nowhere`: it has an empty path. */
type Check = { readonly value: unknown } | { readonly invalid: string; readonly at?: 'whole' | 'nowhere' };

function castInteger(name: string, value: unknown): Check {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isInteger(number)
    ? { value: number }
    : { invalid: `${name} must be a \`number\` type, but the final value was: \`${String(value)}\`.` };
}

const notText = (name: string, value: unknown): string =>
  `${name} must be a \`string\` type, but the final value was: \`${String(value)}\`.`;

function castText(name: string, value: unknown, max: number): Check {
  if (typeof value !== 'string') {
    return { invalid: notText(name, value) };
  }
  return value.length > max ? { invalid: `${name} must be at most ${max} characters` } : { value };
}

function castRelation(target: string, value: unknown, documents: Documents): Check {
  const known = documents(target).some(({ id, documentId }) => id === value || documentId === value);
  return known
    ? { value }
    : {
        invalid: `1 relation(s) of type api::${target} associated with this entity do not exist`,
        at: 'nowhere',
      };
}

function cast(name: string, attribute: Attribute, value: unknown, documents: Documents): Check {
  if (value === null) return { value };
  switch (attribute.type) {
    case 'string':
      return castText(name, value, SHORT_TEXT_MAX);
    case 'text':
      return castText(name, value, Number.POSITIVE_INFINITY);
    case 'integer':
      return castInteger(name, value);
    case 'boolean':
      return typeof value === 'boolean' ? { value } : { invalid: `${name} must be a \`boolean\` type` };
    case 'date':
      return DATE.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
        ? { value }
        : { invalid: 'Invalid format, expected yyyy-MM-dd', at: 'whole' };
    case 'datetime':
      return Number.isNaN(Date.parse(String(value)))
        ? { invalid: 'Invalid format, expected a timestamp or an ISO date', at: 'whole' }
        : { value };
    case 'enumeration':
      return attribute.values.includes(String(value))
        ? { value }
        : { invalid: `${name} must be one of the following values: ${attribute.values.join(', ')}` };
    case 'relation':
      return castRelation(attribute.target, value, documents);
  }
}

function refusalOf(
  name: string,
  value: unknown,
  { invalid, at }: Exclude<Check, { value: unknown }>,
): Invalid {
  return at === 'whole'
    ? { message: invalid, details: {} }
    : atPath(at === 'nowhere' ? [] : [name], invalid, value);
}

type Documents = (plural: string) => readonly (CmsRecord & { readonly documentId: string })[];

function isDuplicate(
  plural: string,
  name: string,
  value: unknown,
  documents: Documents,
  ownId?: string,
): boolean {
  return documents(plural).some((other) => other.documentId !== ownId && other[name] === value);
}

/** Validates a write: the data to store, or the reason why all of it is refused. */
export function validate(
  plural: string,
  data: CmsRecord,
  documents: Documents,
  ownId?: string,
): { readonly stored: CmsRecord } | { readonly invalid: Invalid } {
  const { attributes }: CmsContentType = CONTENT_TYPES[plural] ?? { attributes: {} };
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributes[name];
    if (!attribute) return { invalid: unknownKey(name, { source: 'body' }) };
    const checked = cast(name, attribute, value, documents);
    if ('invalid' in checked) return { invalid: refusalOf(name, value, checked) };
    stored[name] = checked.value;
    const isUnique = 'unique' in attribute && attribute.unique === true;
    if (isUnique && isDuplicate(plural, name, value, documents, ownId)) {
      return { invalid: atPath([name], 'This attribute must be unique', value) };
    }
  }
  for (const [name, attribute] of Object.entries(attributes)) {
    const isRequired = 'required' in attribute && attribute.required === true;
    // An empty text counts as defined.
    if (isRequired && ownId === undefined && (stored[name] ?? null) === null) {
      return { invalid: atPath([name], notText(name, null), null) };
    }
  }
  return { stored };
}
