import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';

/**
 * The details that the browser's pixel reports for a stored record (`PixelDetails`). They equal those of the server's
 * event with the same id. Missing where the server sends none. Tracking reads the raw answer, so nothing else parses it.
 */
export const conversion = z.optional(lazySchema(() => z.unknown()));
