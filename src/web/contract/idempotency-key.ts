import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';

/** The browser makes one key per opened form: a repeated post with the same key answers the same record. */
export const idempotencyKey = lazySchema(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)));
