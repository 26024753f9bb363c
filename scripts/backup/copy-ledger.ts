import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { BackupPage, BackupShape } from '../../src/features/admin/contract/backup.ts';
import { countOf, hasNumberedKey, quoted } from './backup-file.ts';
import type { SiteClient } from './site-client.ts';

type Table = BackupShape['tables'][number];
type Key = readonly (string | number)[];

/** Lists that the records say too; the restore makes them again. */
export const DERIVED_TABLES: readonly string[] = ['record_facets', 'delivery_counts', 'filing'];

/** A smaller table is read whole in each round, a larger one from a little before its end. */
const SMALL = 20_000;
const AGAIN = 1000;
const MOST_ROUNDS = 6;

const key = z.array(z.union([z.string(), z.number()]));

/**
 * Copies a running ledger. A first round reads all; each later one reads what came since, the small tables whole.
 * Records come before what refers to them, so that no row of the copy refers to a later state.
 * @returns the shape of the last round
 * @throws Error where a table still has fewer rows than the ledger
 */
export async function copyLedger(
  client: SiteClient,
  file: DatabaseSync,
  first: BackupShape,
): Promise<BackupShape> {
  let shape = first;
  for (let round = 1; ; round += 1) {
    for (const table of inCopyOrder(shape.tables)) await copyTable(client, file, table, round > 1);
    const missing = shape.tables.filter(
      ({ name, rows }) => !DERIVED_TABLES.includes(name) && countOf(file, quoted(name)) < rows,
    );
    if (round > 1 && missing.length === 0) return shape;
    if (round === MOST_ROUNDS)
      throw new Error(`Rows are missing in the copy: ${missing.map(({ name }) => name).join(', ')}`);
    shape = await client.shape();
  }
}

/** A record goes to the archive during a copy: its index comes last, so that it names every record that went. */
const inCopyOrder = (tables: readonly Table[]): readonly Table[] => {
  const copied = tables.filter(({ name }) => !DERIVED_TABLES.includes(name));
  const isIndex = ({ name }: Table) => name.startsWith('archive_');
  return [...copied.filter((table) => !isIndex(table)), ...copied.filter(isIndex)];
};

async function copyTable(
  client: SiteClient,
  file: DatabaseSync,
  table: Table,
  again: boolean,
): Promise<void> {
  const isWhole = !again || table.rows <= SMALL || table.key[0] !== 'rowid';
  let after: Key = isWhole ? [] : [Math.max(0, lastPlace(file, table.name) - AGAIN)];
  let isFirst = isWhole;
  for (;;) {
    const page = await client.page(table.name, after);
    inOneWrite(file, () => {
      if (isFirst) file.exec(`DELETE FROM ${quoted(table.name)}`);
      insert(file, table.name, page);
    });
    isFirst = false;
    const last = page.rows.at(-1);
    if (!page.more || last === undefined) return;
    after = key.parse(table.key.map((column) => last[page.columns.indexOf(column)]));
  }
}

const lastPlace = (file: DatabaseSync, table: string): number =>
  z
    .object({ last: z.number() })
    .parse(file.prepare(`SELECT coalesce(max(rowid), 0) AS last FROM ${quoted(table)}`).get()).last;

/** The rows keep their numbers, because the search and the marks of cron name records by them. */
function insert(file: DatabaseSync, table: string, { columns, rows }: BackupPage): void {
  const skipsPlace = columns[0] === 'rowid' && hasNumberedKey(file, table);
  const names = skipsPlace ? columns.slice(1) : columns;
  const statement = file.prepare(
    `INSERT OR REPLACE INTO ${quoted(table)} (${names.map(quoted).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  );
  for (const row of rows) statement.run(...(skipsPlace ? row.slice(1) : row));
}

export function inOneWrite(file: DatabaseSync, write: () => void): void {
  file.exec('BEGIN');
  write();
  file.exec('COMMIT');
}

/**
 * Deletes rows whose record came after the copy of the records, or was erased during it.
 * @returns how many
 */
export function deleteOrphans(file: DatabaseSync): number {
  const orphans = z
    .array(z.object({ table: z.string(), rowid: z.number() }))
    .parse(file.prepare('PRAGMA foreign_key_check').all());
  inOneWrite(file, () => {
    for (const { table, rowid } of orphans)
      file.prepare(`DELETE FROM ${quoted(table)} WHERE rowid = ?`).run(rowid);
  });
  return orphans.length;
}
