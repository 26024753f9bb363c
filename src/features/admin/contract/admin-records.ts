import { addDays, indiaInstant } from '../../../values/india-time.ts';
import type { RecordKind } from '../rules/record-status.ts';
import { type RecordQuery, recordQuery } from './admin.ts';

/** What the operator wants to see. Everything that is given must hold. */
export interface RecordFilter {
  readonly kind?: RecordKind | undefined;
  readonly city?: string | undefined;
  /** The state of India. */
  readonly state?: string | undefined;
  readonly status?: string | undefined;
  readonly source?: string | undefined;
  /** Milliseconds since 1970: from this instant on. */
  readonly from?: number | undefined;
  /** Milliseconds since 1970: before this instant. */
  readonly before?: number | undefined;
  /** A number, a booking id or the beginning of a name, as the operator typed it. */
  readonly search?: string | undefined;
}

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
