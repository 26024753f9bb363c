import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { becomeRestored } from '../../../scripts/backup/restored-state.ts';

const AT = 1_000_000;

test('a chat message that was due may have gone out after the backup, so it is not sent again; a later one waits on', () => {
  const copy = new DatabaseSync(':memory:');
  const tables = new URL('../../../src/platform/ledger/migrations/0000_first.sql', import.meta.url);
  copy.exec(readFileSync(tables, 'utf8'));
  copy.exec(`PRAGMA foreign_keys = OFF;
    CREATE TABLE backup_facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    INSERT INTO backup_facts VALUES ('made at', '2026-11-21T12:00:00.000Z'), ('boards', '[]');`);
  const add =
    copy.prepare(`INSERT INTO chat_messages (id, record_id, direction, kind, fact, state, person, due_at, until, at)
    VALUES (?, 'one', ?, 'text', ?, ?, '', ?, 0, 0)`);
  const messages = [
    ['asked', 'in', 'received', 0],
    ['due', 'out', 'waiting', AT],
    ['later', 'out', 'waiting', AT + 1],
    ['read', 'out', 'read', 0],
    ['under way', 'out', 'sending', 0],
  ] as const;
  for (const [id, direction, state, dueAt] of messages) add.run(id, direction, id, state, dueAt);
  becomeRestored(copy, AT);
  const states = copy.prepare('SELECT id, state FROM chat_messages ORDER BY id').all();
  expect(states.map(({ id, state }) => `${id}: ${state}`)).toEqual([
    'asked: received',
    'due: unclear',
    'later: waiting',
    'read: read',
    'under way: unclear',
  ]);
});
