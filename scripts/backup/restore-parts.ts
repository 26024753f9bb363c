import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf, hasNumberedKey, quoted, statementsOf, tablesOf } from './backup-file.ts';
import { filingStatements } from './restored-state.ts';
import { createdOnce, insertsOf, literal } from './sql-text.ts';

/** The table of a database that a restore has begun; it goes after the check. */
export const MARK = 'restore_mark';

/** The statements that make a database out of a working copy. Indexes follow the rows; triggers must not see the rows. */
export function* restoreStatements(copy: DatabaseSync): Generator<string> {
  const statements = statementsOf(copy);
  const ofKind = (...kinds: readonly string[]) => statements.filter(({ kind }) => kinds.includes(kind));
  for (const { sql } of ofKind('table')) yield createdOnce(sql);
  for (const table of tablesOf(copy).filter((name) => name !== 'record_facets')) yield* rowsOf(copy, table);
  const counters = z
    .array(z.object({ name: z.string(), seq: z.number() }))
    .parse(copy.prepare('SELECT name, seq FROM backup_counters').all());
  for (const { name, seq } of counters) {
    yield `DELETE FROM sqlite_sequence WHERE name = ${literal(name)};`;
    yield `INSERT INTO sqlite_sequence (name, seq) VALUES (${literal(name)}, ${seq});`;
  }
  for (const { sql } of ofKind('index', 'view')) yield createdOnce(sql);
  if (tablesOf(copy).includes('records')) yield* filingStatements(lastPlace(copy));
  for (const { sql } of ofKind('trigger')) yield createdOnce(sql);
}

const lastPlace = (copy: DatabaseSync): number =>
  z
    .object({ last: z.number() })
    .parse(copy.prepare('SELECT coalesce(max(rowid), 0) AS last FROM records').get()).last;

function rowsOf(copy: DatabaseSync, name: string): Generator<string> {
  const own = columnsOf(copy, name);
  const key = z
    .array(z.object({ name: z.string() }))
    .parse(copy.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk').all(name))
    .map((column) => column.name);
  const isOrdered = !hasNumberedKey(copy, name) && hasPlaces(copy, name);
  const columns = isOrdered ? ['rowid', ...own] : own;
  const rows = copy
    .prepare(
      `SELECT ${isOrdered ? 'rowid AS "rowid", *' : '*'} FROM ${quoted(name)}${isOrdered ? ' ORDER BY rowid' : ''}`,
    )
    .iterate();
  return insertsOf({ name, columns, key }, asRows(rows));
}

function* asRows(rows: Iterable<unknown>): Generator<Readonly<Record<string, SQLOutputValue>>> {
  const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
  for (const one of rows) yield row.parse(one);
}

/** Whether a table numbers its rows. */
const hasPlaces = (copy: DatabaseSync, name: string): boolean =>
  !/without rowid\s*$/i.test(statementsOf(copy).find((one) => one.name === name)?.sql ?? '');

/**
 * Writes statements into files of at most so many bytes. Each ends with its own number in the mark, so that a restore
 * which was interrupted goes on behind the last whole file.
 * @returns the paths in order
 */
export function writeParts(
  folder: string,
  statements: Iterable<string>,
  mostBytes: number,
): readonly string[] {
  const paths: string[] = [];
  let open: { readonly file: number; bytes: number } | undefined;
  const close = () => {
    if (open === undefined) return;
    writeSync(open.file, `UPDATE ${MARK} SET parts = ${paths.length};\n`);
    closeSync(open.file);
    open = undefined;
  };
  for (const statement of statements) {
    const bytes = Buffer.byteLength(statement) + 1;
    if (open !== undefined && open.bytes + bytes > mostBytes) close();
    if (open === undefined) {
      const path = join(folder, `part-${paths.length + 1}.sql`);
      paths.push(path);
      open = { file: openSync(path, 'w'), bytes: 0 };
    }
    writeSync(open.file, `${statement}\n`);
    open.bytes += bytes;
  }
  close();
  return paths;
}
