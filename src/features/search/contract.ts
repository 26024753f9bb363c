import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { SEARCH_KINDS } from '../../values/unfound-search.ts';

/** The longest text of a search that a browser reports, in characters. */
const LONGEST_SEARCH = 80;

/** `POST /api/unfound-searches`: a text that found nothing. */
export const unfoundBody = lazySchema(() =>
  z.object({ kind: z.enum(SEARCH_KINDS), typed: z.string().check(z.maxLength(LONGEST_SEARCH)) }),
);
