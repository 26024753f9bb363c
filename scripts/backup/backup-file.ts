import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { type BackupShape, boardSettings } from '../../src/features/admin/contract/backup.ts';
import { parseJson } from '../../src/values/parse-json.ts';

/**
 * A backup is one SQLite file with the ledger's tables and their rows. Three tables are its own. They hold every `CREATE` of
 * the ledger, the last numbers of its counters, and the settings of the boards of slots.
 */
const OWN_TABLES = `
  CREATE TABLE backup_statements (position INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, sql TEXT NOT NULL);
  CREATE TABLE backup_counters (name TEXT PRIMARY KEY, seq INTEGER NOT NULL);
  CREATE TABLE backup_facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);`;

export type Statement = BackupShape['statements'][number];

/** The name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Opens a file without enforcing its references: they are checked at the end. */
export const openFile = (path: string, readOnly: boolean): DatabaseSync =>
  new DatabaseSync(path, { readOnly, enableForeignKeyConstraints: false });

/** Creates the tables of a backup, all of them empty. */
export function createTables(file: DatabaseSync, { statements, tables }: BackupShape): void {
  const copied = new Set(tables.map(({ name }) => name));
  file.exec(OWN_TABLES);
  const insert = file.prepare('INSERT INTO backup_statements (kind, name, sql) VALUES (?, ?, ?)');
  for (const { kind, name, sql } of statements) {
    insert.run(kind, name, sql);
    if (copied.has(name)) file.exec(sql);
  }
}

/** Writes what is no table: the counters, the boards, and when the copy was complete. */
export function writeFacts(file: DatabaseSync, { sequences, boards }: BackupShape, madeAt: string): void {
  const counter = file.prepare('INSERT OR REPLACE INTO backup_counters VALUES (?, ?)');
  for (const { name, seq } of sequences) counter.run(name, seq);
  const fact = file.prepare('INSERT OR REPLACE INTO backup_facts VALUES (?, ?)');
  fact.run('boards', JSON.stringify(boards));
  fact.run('made at', madeAt);
}

const statementRow = z.object({ kind: z.string(), name: z.string(), sql: z.string() });
const nameRow = z.object({ name: z.string() });
const countRow = z.object({ count: z.number() });
const factRow = z.object({ value: z.string() });

export const statementsOf = (file: DatabaseSync): readonly Statement[] =>
  z
    .array(statementRow)
    .parse(file.prepare('SELECT kind, name, sql FROM backup_statements ORDER BY position').all());

/** The ledger's tables in a file, in an order in which a table comes after those that it refers to. */
export const tablesOf = (file: DatabaseSync): readonly string[] =>
  z
    .array(nameRow)
    .parse(
      file
        .prepare(
          `SELECT s.name FROM backup_statements s JOIN sqlite_schema t ON t.name = s.name AND t.type = 'table'
            WHERE s.kind = 'table' ORDER BY s.position`,
        )
        .all(),
    )
    .map(({ name }) => name);

export const columnsOf = (file: DatabaseSync, table: string): readonly string[] =>
  z
    .array(nameRow)
    .parse(file.prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid').all(table))
    .map(({ name }) => name);

export const countOf = (file: DatabaseSync, from: string): number =>
  countRow.parse(file.prepare(`SELECT count(*) AS count FROM ${from}`).get()).count;

const factOf = (file: DatabaseSync, name: string): string =>
  factRow.parse(file.prepare('SELECT value FROM backup_facts WHERE name = ?').get(name)).value;

export const boardsOf = (file: DatabaseSync) =>
  z.array(boardSettings).parse(parseJson(factOf(file, 'boards')));

/** The instant at which the copy was complete, as an ISO text. */
export const madeAtOf = (file: DatabaseSync): string => factOf(file, 'made at');

/** A column that is another name of the row's number. */
export const hasNumberedKey = (file: DatabaseSync, table: string): boolean =>
  countOf(
    file,
    `(SELECT 1 FROM pragma_table_info('${table}') WHERE pk > 0 AND upper(type) = 'INTEGER') WHERE
      (SELECT count(*) FROM pragma_table_info('${table}') WHERE pk > 0) = 1`,
  ) > 0;

/** Hashes a file of any size. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The file beside a backup that states its hash, as `sha256sum --check` reads it. */
export const hashFileOf = (path: string): string => `${path}.sha256`;

/**
 * Checks a backup: its hash, the pages of the file, its references, and that no table is missing.
 * @returns a line for each fault; none where the backup is whole
 */
export async function faultsOf(path: string): Promise<readonly string[]> {
  if (!existsSync(path)) return [`${path} does not exist.`];
  const stated = existsSync(hashFileOf(path))
    ? readFileSync(hashFileOf(path), 'utf8').split(' ')[0]
    : undefined;
  if (stated !== undefined && stated !== (await hashOf(path)))
    return [`${path} has another hash than its .sha256 file.`];
  const file = openFile(path, true);
  try {
    return insideFaults(file);
  } catch (error) {
    return [`${path} is no whole backup: ${error instanceof Error ? error.message : error}`];
  } finally {
    file.close();
  }
}

function insideFaults(file: DatabaseSync): readonly string[] {
  const [pages] = Object.values(file.prepare('PRAGMA integrity_check(1)').get() ?? {});
  const present = new Set(tablesOf(file));
  const missing = statementsOf(file).filter(
    ({ kind, name, sql }) => kind === 'table' && !/^create virtual/i.test(sql) && !present.has(name),
  );
  const orphans = file.prepare('PRAGMA foreign_key_check').all().length;
  return [
    ...(pages === 'ok' ? [] : [`The pages of the file are damaged: ${pages}`]),
    ...missing.map(({ name }) => `The table ${name} is missing.`),
    ...(orphans === 0 ? [] : [`${orphans} rows refer to a row that is missing.`]),
    ...(madeAtOf(file) === '' ? ['The copy was not finished.'] : []),
  ];
}
