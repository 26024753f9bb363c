import type { D1Database } from '@cloudflare/workers-types';
import { failure, type Result, success } from '../../values/result.ts';
import { createAttempt, type LedgerContext } from './database.ts';

/** A value of a row: the ledger stores numbers and text only. */
type Value = string | number | null;

interface BackupTable {
  readonly name: string;
  /** The columns by which its rows are ordered. */
  readonly key: readonly string[];
  /** How many rows it had when it was asked. */
  readonly rows: number;
}

interface LedgerShape {
  /** Every `CREATE` of the database in its order: a table comes after those that it refers to. */
  readonly statements: readonly { readonly kind: string; readonly name: string; readonly sql: string }[];
  /** The tables to copy. The search's own tables are not among them. */
  readonly tables: readonly BackupTable[];
  /** The last number that each counter gave, so that no bill's number is given twice. */
  readonly sequences: readonly { readonly name: string; readonly seq: number }[];
}

interface BackupPage {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
  readonly more: boolean;
}

/** Reads the ledger for a backup. It writes nothing, and each statement ends within milliseconds. */
export interface BackupReader {
  shape(): Promise<Result<LedgerShape, 'ledger_unavailable'>>;
  /** The rows of a table after a key; the first ones where the key is empty. */
  page(
    table: string,
    after: readonly Value[],
  ): Promise<Result<BackupPage, 'ledger_unavailable' | 'not_found'>>;
}

/** About a megabyte of records. */
const PAGE = 1000;
/** A price sheet alone may be a megabyte. */
const PAGE_OF_SHEETS = 5;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

const isVirtual = (sql: string): boolean => /^create virtual table/i.test(sql);
const hasOwnKey = (sql: string): boolean => /without rowid\s*$/i.test(sql);

export function createBackupReader(d1: D1Database, { report }: Pick<LedgerContext, 'report'>): BackupReader {
  const attempt = createAttempt(report);

  const readStatements = async (): Promise<LedgerShape['statements']> => {
    const { results } = await d1
      .prepare(
        String.raw`SELECT type AS kind, name, sql FROM sqlite_schema
          WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE '\_cf\_%' ESCAPE '\'
          ORDER BY rowid`,
      )
      .all<LedgerShape['statements'][number]>();
    // A virtual table makes tables of its own, under its name.
    const virtual = results.filter(({ sql }) => isVirtual(sql)).map(({ name }) => `${name}_`);
    return results.filter(
      ({ name, kind }) => kind !== 'table' || !virtual.some((own) => name.startsWith(own)),
    );
  };

  const keyOf = async ({ name, sql }: LedgerShape['statements'][number]): Promise<readonly string[]> => {
    if (!hasOwnKey(sql)) return ['rowid'];
    const { results } = await d1
      .prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
      .bind(name)
      .all<{ name: string }>();
    return results.map((column) => column.name);
  };

  const isCopied = ({ kind, sql }: LedgerShape['statements'][number]) => kind === 'table' && !isVirtual(sql);

  const rowsOf = async (name: string): Promise<number> =>
    (await d1.prepare(`SELECT count(*) AS rows FROM ${quoted(name)}`).first<number>('rows')) ?? 0;

  return {
    async shape() {
      const read = await attempt('backup', async () => {
        const statements = await readStatements();
        const tables: BackupTable[] = [];
        for (const table of statements.filter(isCopied))
          tables.push({ name: table.name, key: await keyOf(table), rows: await rowsOf(table.name) });
        const { results } = await d1
          .prepare('SELECT name, seq FROM sqlite_sequence')
          .all<LedgerShape['sequences'][number]>();
        return { statements, tables, sequences: results };
      });
      return read.ok ? success(read.value) : failure('ledger_unavailable');
    },

    async page(name, after) {
      const read = await attempt('backup', async () => {
        const table = (await readStatements()).find((one) => one.name === name && isCopied(one));
        if (table === undefined) return undefined;
        const key = await keyOf(table);
        const most = name === 'price_sheets' ? PAGE_OF_SHEETS : PAGE;
        const columns = key[0] === 'rowid' ? 'rowid AS "rowid", *' : '*';
        const isAfter =
          after.length === 0 ? '' : `WHERE (${listed(key)}) > (${key.map(() => '?').join(', ')})`;
        const [names = [], ...rows] = await d1
          .prepare(
            `SELECT ${columns} FROM ${quoted(name)} ${isAfter} ORDER BY ${listed(key)} LIMIT ${most + 1}`,
          )
          .bind(...after)
          .raw<Value[]>({ columnNames: true });
        return { columns: names.map(String), rows: rows.slice(0, most), more: rows.length > most };
      });
      if (!read.ok) return failure('ledger_unavailable');
      return read.value === undefined ? failure('not_found') : success(read.value);
    },
  };
}
