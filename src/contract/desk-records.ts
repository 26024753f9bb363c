import { addDays, indiaInstant } from '../domain/india-time.ts';
import type { RecordFilter } from '../ledger/record-filter.ts';
import { type RecordQuery, recordQuery } from './desk.ts';

/** What an address or a form asks for; anything unreadable asks for nothing. */
export function readRecordQuery(sent: Readonly<Record<string, string>>): RecordQuery {
  const parsed = recordQuery.safeParse(sent);
  return parsed.success ? parsed.data : {};
}

/** The filter that an address asks for; the search, which no address may carry, from the operator's own cookie. */
export function recordFilterOf(query: RecordQuery, search: string | undefined): RecordFilter {
  const { kind, city, state, status, from, to } = query;
  return {
    ...{ kind, city, state, status, search },
    from: from === undefined ? undefined : indiaInstant(from, 0).getTime(),
    before: to === undefined ? undefined : indiaInstant(addDays(to, 1), 0).getTime(),
  };
}
