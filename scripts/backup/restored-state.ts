import type { DatabaseSync } from 'node:sqlite';
import { boardsOf, madeAtOf } from './backup-file.ts';
import { literal } from './sql-text.ts';

/**
 * Changes a working copy of a backup into what the new database has to hold.
 * - A delivery that was not finished may have arrived after the backup: its target looks for the record first.
 * - A message of the chat that was due may have gone out after the backup. The chat has no key against repeats, so the
 *   operator decides about it; later messages wait on.
 * - A new Worker has empty boards of slots. The seats of visits still to come are delivered again, and so are the boards'
 *   settings. A taken seat stays.
 * - Cron goes on counting at a record that exists. The ids of records grow with time.
 * @param at when the restore began, in ms since 1970
 */
export function becomeRestored(copy: DatabaseSync, at: number): void {
  const madeAt = madeAtOf(copy);
  copy.exec(`
    UPDATE deliveries SET unclear = 1 WHERE state IN ('pending', 'paused', 'failed');
    UPDATE chat_messages SET state = 'unclear', reason = 'unclear', at = ${at}
    WHERE direction = 'out' AND (state = 'sending' OR (state = 'waiting' AND due_at <= ${at}));
    UPDATE deliveries SET state = 'pending', attempts = 0, queued_at = ${at}, next_attempt_at = ${at}, finished_at = NULL,
      locked_until = NULL, locked_by = NULL
    WHERE target = 'slots' AND state IN ('delivered', 'skipped') AND record_id IN (
      SELECT id FROM records WHERE kind IN ('booking', 'order')
        AND json_extract(fields, '$.date') >= date(${literal(madeAt)}, '+330 minutes'));
    UPDATE counting SET counted_id = coalesce((SELECT max(id) FROM records WHERE id <= counted_id), '')
    WHERE counted_id <> '' AND counted_id NOT IN (SELECT id FROM records);
    DELETE FROM delivery_counts;
    INSERT INTO delivery_counts SELECT target, state, count(*) FROM deliveries
    WHERE state IN ('failed', 'paused') GROUP BY target, state;
    DELETE FROM filing;
    INSERT INTO filing SELECT 1, coalesce((SELECT id FROM records ORDER BY rowid DESC LIMIT 1), '');`);
  const board = copy.prepare(
    "INSERT INTO deliveries (id, target, purpose, event, queued_at, next_attempt_at) VALUES (?, 'slots', 'settings', ?, ?, ?)",
  );
  for (const settings of boardsOf(copy))
    board.run(`restored-${settings.city}-${at}`, JSON.stringify(settings), at, at);
}

/** Records in one statement of the search: far below the 30 seconds that D1 allows. */
const FILED_AT_ONCE = 5000;

/** Fills the search and the lists of the filters. Each statement may run twice. */
export function* filingStatements(lastPlace: number): Generator<string> {
  for (let from = 0; from < lastPlace; from += FILED_AT_ONCE) {
    const range = (place: string) => `${place} > ${from} AND ${place} <= ${from + FILED_AT_ONCE}`;
    yield `INSERT INTO record_search (rowid, words) SELECT place, words FROM searched_text
      WHERE ${range('place')} AND NOT EXISTS (SELECT 1 FROM record_search s WHERE s.rowid = place);`;
    yield `INSERT OR IGNORE INTO record_facets (dimension, value, kind, status, created_at, record_id)
      SELECT d.value, coalesce(CASE d.value WHEN 'source' THEN r.source WHEN 'service' THEN r.service ELSE r.campaign END, ''),
        r.kind, r.status, r.created_at, r.id
      FROM records r CROSS JOIN json_each('["source","service","campaign"]') AS d WHERE ${range('r.rowid')};`;
  }
}
