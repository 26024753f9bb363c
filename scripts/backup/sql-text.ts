import type { SQLOutputValue } from 'node:sqlite';
import { quoted } from './backup-file.ts';

/** D1 takes statements of 100,000 bytes; the rest is for the statement's own words. */
const MOST_BYTES = 80_000;
/** Characters of four bytes, doubled where the text is written in hexadecimal, stay below the limit. */
const PIECE = 10_000;

/** A value as SQL writes it. A carriage return or a NUL could change on its way through tools, so it goes as bytes. */
export function literal(value: SQLOutputValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'string') throw new TypeError('the ledger stores no bytes');
  return /[\r\0]/.test(value)
    ? `CAST(X'${Buffer.from(value).toString('hex')}' AS TEXT)`
    : `'${value.replaceAll("'", "''")}'`;
}

interface WrittenTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns that name one row. */
  readonly key: readonly string[];
}

/** Statements that insert rows. Each may run twice, and none is longer than D1 takes. */
export function* insertsOf(
  { name, columns, key }: WrittenTable,
  rows: Iterable<Readonly<Record<string, SQLOutputValue>>>,
): Generator<string> {
  const start = `INSERT OR IGNORE INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES `;
  let waiting: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const values = columns.map((column) => literal(row[column] ?? null));
    const text = `(${values.join(', ')})`;
    const size = Buffer.byteLength(text);
    if (size > MOST_BYTES) {
      yield* longRow({ name, columns, key }, row);
      continue;
    }
    if (waiting.length > 0 && bytes + size > MOST_BYTES) {
      yield `${start}${waiting.join(',')};`;
      waiting = [];
      bytes = 0;
    }
    waiting.push(text);
    bytes += size + 1;
  }
  if (waiting.length > 0) yield `${start}${waiting.join(',')};`;
}

/** A row that is longer than a statement: its long texts are added piece by piece, each where it belongs. */
function* longRow(
  { name, columns, key }: WrittenTable,
  row: Readonly<Record<string, SQLOutputValue>>,
): Generator<string> {
  const isLong = (value: SQLOutputValue | undefined): value is string =>
    typeof value === 'string' && value.length > PIECE;
  const values = columns.map((column) => literal(isLong(row[column]) ? '' : (row[column] ?? null)));
  yield `INSERT OR IGNORE INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES (${values.join(', ')});`;
  const isRow = key.map((column) => `${quoted(column)} = ${literal(row[column] ?? null)}`).join(' AND ');
  for (const column of columns) {
    const value = row[column];
    if (!isLong(value)) continue;
    const letters = [...value];
    for (let from = 0; from < letters.length; from += PIECE) {
      const piece = literal(letters.slice(from, from + PIECE).join(''));
      yield `UPDATE ${quoted(name)} SET ${quoted(column)} = ${quoted(column)} || ${piece} WHERE ${isRow} AND length(${quoted(column)}) = ${from};`;
    }
  }
}

/** A `CREATE` that may run twice. */
export const createdOnce = (sql: string): string =>
  `${sql.replace(/^(CREATE (?:VIRTUAL TABLE|UNIQUE INDEX|TABLE|INDEX|VIEW|TRIGGER)) (?!IF NOT EXISTS)/i, '$1 IF NOT EXISTS ')};`;
