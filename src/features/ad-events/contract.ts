import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import { body } from '../../web/contract/body.ts';
import { text } from '../../web/contract/fields.ts';

export const adEventsAddress = `${addresses.admin}/ad-events`;

const root = `${endpoints.admin}/ad-events`;

export const adEventsEndpoints = {
  list: root,
  test: `${root}/test`,
  offline: `${root}/offline-conversions`,
} as const;

/** Without a code the test ends. */
export const testBody = lazySchema(() =>
  body(z.object({ code: z.exactOptional(text(40).check(z.regex(/^[A-Za-z0-9_-]+$/, 'invalid'))) })),
);
