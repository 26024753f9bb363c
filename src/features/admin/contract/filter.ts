import * as z from 'zod/mini';
import type { RecordFilter } from '../../../records/record-filter.ts';
import { RECORD_KINDS } from '../../../records/record-status.ts';
import { addDays, indiaInstant } from '../../../values/india-time.ts';
import { body } from '../../../web/contract/body.ts';
import { optionalDate, optionalText } from './optional.ts';

/**
 * The query of a list of records; unknown values are ignored. The search text is not part of it, because an address must
 * contain no name or number.
 */
const recordQuery = body(
  z.object({
    kind: z.exactOptional(z.catch(z.optional(z.enum(RECORD_KINDS)), undefined)),
    city: optionalText,
    state: optionalText,
    status: optionalText,
    source: optionalText,
    service: optionalText,
    campaign: optionalText,
    /** The date of the visit, in India. */
    visit: optionalDate,
    mechanic: optionalText,
    step: optionalText,
    /** Dates of the creation in India, both included. */
    from: optionalDate,
    to: optionalDate,
    /** Set after a posted search, whose text is in a cookie. */
    found: z.exactOptional(z.catch(z.optional(z.literal('1')), undefined)),
    cursor: optionalText,
  }),
);
export type RecordQuery = z.infer<typeof recordQuery>;

/** Parses the query of an address or a form; an invalid one is empty. */
export function readRecordQuery(sent: Readonly<Record<string, string>>): RecordQuery {
  const parsed = recordQuery.safeParse(sent);
  return parsed.success ? parsed.data : {};
}

/** Returns the filter of a query and of the search text, which comes from the operator's cookie. */
export function recordFilterOf(query: RecordQuery, search: string | undefined): RecordFilter {
  const { from, to, cursor: _, found: __, ...same } = query;
  return {
    ...same,
    search,
    from: from === undefined ? undefined : indiaInstant(from, 0).getTime(),
    before: to === undefined ? undefined : indiaInstant(addDays(to, 1), 0).getTime(),
  };
}
