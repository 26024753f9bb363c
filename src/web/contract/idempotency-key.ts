import * as z from 'zod/mini';

/** Made when a form opens, sent with its post: a repeat of the same key answers the same record. */
export const idempotencyKey = z.lazy(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)));
