import * as z from 'zod/mini';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Drops empty and null fields, because a form sends every field that it has, filled or not. */
export const withoutBlanks = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => !isBlank(field)))
    : value;

/** The body of a write, JSON or form: it drops blank fields first, and the schema strips unknown keys. */
export const body = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.transform(withoutBlanks), schema);
