import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { parseJson } from '../src/values/parse-json.ts';
import { countOf, faultsOf, hashOf, openFile, statementsOf } from './backup/backup-file.ts';
import { differencesOf, type Figures, questionsOf, searchQuestions } from './backup/compare.ts';
import { MARK, restoreStatements, writeParts } from './backup/restore-parts.ts';
import { becomeRestored } from './backup/restored-state.ts';
import { readOptions } from './command-line.ts';
import { wrangler } from './wrangler.ts';

/** D1 imports files of five gigabytes; a smaller one repeats less after an interruption. */
const PART_BYTES = 100_000_000;

const answers = z.array(
  z.object({ results: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))) }),
);

/** The system takes 128 KB for one argument of a command, and D1 100 KB for a statement. */
const COMMAND_BYTES = 90_000;

/** Groups statements so that each group fits one command. */
function inCommands(statements: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [[]];
  let bytes = 0;
  for (const statement of statements) {
    const own = Buffer.byteLength(statement);
    bytes += own;
    if (bytes > COMMAND_BYTES && groups.at(-1)?.length !== 0) {
      groups.push([]);
      bytes = own;
    }
    groups.at(-1)?.push(statement);
  }
  return groups;
}

/** The new database behind wrangler's commands. */
class Target {
  readonly #name: string;
  readonly #place: string;

  constructor(name: string, place: '--local' | '--remote') {
    this.#name = name;
    this.#place = place;
  }

  ask(statements: readonly string[]): readonly (Figures | undefined)[] {
    return inCommands(statements).flatMap((some) => this.#askOnce(some));
  }

  #askOnce(statements: readonly string[]): readonly (Figures | undefined)[] {
    const command = ['d1', 'execute', this.#name, this.#place, '--json', '--yes'];
    const { succeeded, printed, errors } = wrangler([...command, '--command', statements.join(';\n')]);
    const read = answers.safeParse(parseJson(printed.slice(printed.indexOf('['))));
    if (!succeeded || !read.success) throw new Error(`${this.#name} does not answer: ${errors || printed}`);
    return read.data.map(({ results }) => results[0]);
  }

  run(file: string): void {
    const command = ['d1', 'execute', this.#name, this.#place, '--yes', '--file', file];
    const { succeeded, printed, errors } = wrangler(command);
    if (!succeeded) throw new Error(`${this.#name} refused ${file}: ${errors || printed}`);
  }
}

/** Marks an empty database as this backup's, or finds how far an earlier run came. */
function begin(
  target: Target,
  name: string,
  backup: string,
): { readonly at: number; readonly parts: number } {
  const [known] = target.ask([
    `SELECT (SELECT count(*) FROM sqlite_schema WHERE name = 'records') AS records,
      (SELECT count(*) FROM sqlite_schema WHERE name = '${MARK}') AS marks`,
  ]);
  if (known?.marks === 0 && known.records !== 0)
    throw new Error(`${name} holds a ledger. Restore into a new database: npx wrangler d1 create NAME`);
  const mark = target
    .ask([
      `CREATE TABLE IF NOT EXISTS ${MARK} (backup TEXT PRIMARY KEY, parts INTEGER NOT NULL, at INTEGER NOT NULL)`,
      `INSERT INTO ${MARK} SELECT '${backup}', 0, ${Date.now()} WHERE NOT EXISTS (SELECT 1 FROM ${MARK})`,
      `SELECT backup, parts, at FROM ${MARK}`,
    ])
    .at(-1);
  if (mark?.backup !== backup) throw new Error(`${name} holds a part of another backup.`);
  return { at: Number(mark.at), parts: Number(mark.parts) };
}

/** Prints "equal", or every figure that differs. */
function check(target: Target, copy: DatabaseSync): boolean {
  const records = countOf(copy, 'records');
  const figures = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
  const asked = [
    ...questionsOf(copy).map((question) => ({
      ...question,
      expected: figures.parse(copy.prepare(question.sql).get()),
    })),
    ...searchQuestions(records),
  ];
  const found = target.ask(asked.map(({ sql }) => sql));
  const differences = asked.flatMap(({ about, expected }, index) =>
    differencesOf(about, expected, found[index]),
  );
  for (const line of differences) console.error(`differs: ${line}`);
  if (differences.length === 0)
    console.log(
      `equal: ${asked.length} tables and lists, ${records} records, ${statementsOf(copy).length} definitions`,
    );
  return differences.length === 0;
}

/** Fills a new database from a backup, and checks it. Cron brings the boards of slots from it. */
async function restore(path: string, name: string, options: typeof values): Promise<boolean> {
  const faults = await faultsOf(path);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const partBytes = Number(options['part-bytes'] ?? PART_BYTES);
  const target = new Target(name, options.local ? '--local' : '--remote');
  const { at, parts: done } = begin(target, name, `${await hashOf(path)} ${partBytes}`);
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    cpSync(path, join(folder, 'copy'));
    const copy = openFile(join(folder, 'copy'), false);
    becomeRestored(copy, at);
    const parts = writeParts(folder, restoreStatements(copy), partBytes);
    for (const [index, part] of parts.entries()) {
      if (index < done) continue;
      target.run(part);
      console.log(`part ${index + 1} of ${parts.length} is in ${name}`);
    }
    const isEqual = check(target, copy);
    if (isEqual) target.ask([`DROP TABLE ${MARK}`]);
    copy.close();
    return isEqual;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { positionals, values } = readOptions({
  allowPositionals: true,
  options: {
    into: { type: 'string' },
    local: { type: 'boolean' },
    'part-bytes': { type: 'string' },
  },
});
const [path] = positionals;
try {
  if (path === undefined || values.into === undefined) throw new Error('npm run restore -- FILE --into NAME');
  if (!(await restore(path, values.into, values))) process.exitCode = 1;
} catch (error) {
  console.error(`Not restored: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
