import type { LedgerRecord } from '../../records/record.ts';
import { firstStatus } from '../../records/record-status.ts';
import { MOVED } from './record-history.ts';
import type { recordHistory } from './schema.ts';

/** From the first of the joined changes on, so that a visitor who never stops writes one row a minute. */
const JOINING_MS = 60_000;

interface OwnChange {
  readonly record: LedgerRecord;
  readonly differences: readonly string[];
  readonly by: string;
  /** Whether a reason or an event of the provider belongs to the change: then it keeps a row of its own. */
  readonly isMarked: boolean;
}

type LastRow = Pick<typeof recordHistory.$inferSelect, 'at' | 'what' | 'by' | 'why'>;

const isJoined = ({ record, differences, by, isMarked }: OwnChange, last: LastRow): boolean =>
  by === 'visitor' &&
  last.by === 'visitor' &&
  record.status === firstStatus(record.kind) &&
  !isMarked &&
  last.why === null &&
  ![...differences, last.what].some((what) => what.includes(MOVED) || what === 'created') &&
  record.updatedAt - last.at < JOINING_MS;

/**
 * The entry that replaces a history's last one and says its change too. Undefined where the change needs its own entry.
 * A visitor fills a draft in by many small changes, which mean one thing to the operator.
 */
export function joinedEntry(
  change: OwnChange,
  last: LastRow | null,
): { readonly at: number; readonly what: string } | undefined {
  if (last === null || !isJoined(change, last)) return undefined;
  const names = new Set([...last.what.split(', '), ...change.differences]);
  return { at: last.at, what: [...names].join(', ') };
}
