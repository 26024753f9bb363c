import * as z from 'zod/mini';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Empty and null fields are as good as not sent (spec section 5); a form sends every field it has, filled or not. */
export const withoutBlanks = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => !isBlank(field)))
    : value;

/** The body of a write, JSON or form: blanks are dropped first, unknown keys stripped by the schema itself. */
export const body = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.transform(withoutBlanks), schema);
