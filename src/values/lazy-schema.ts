import * as z from 'zod/mini';

/**
 * Makes a schema at its first use, so that no start of the Worker pays for it. The build drops a schema that a file in
 * the browser never uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazySchema<Schema extends z.core.SomeType>(make: () => Schema): z.ZodMiniLazy<Schema> {
  return z.lazy(make);
}
