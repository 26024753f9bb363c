import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Writes the whole ledger into one SQL file: `npm run backup -- backup.sql`. D1 exports no virtual table, so the table
 * of the search goes before the export and comes back after it. Cron fills it again from the records.
 * The file ends with the same statements, so that one command restores it. `--local` takes the local database.
 */
const DATABASE = 'pahiya';
const MIGRATIONS = resolve(import.meta.dirname, '../src/platform/ledger/migrations');
const WRANGLER = resolve(import.meta.dirname, '../node_modules/wrangler/bin/wrangler.js');
const SEARCH = 'record_search';

const [file, place = '--remote'] = process.argv.slice(2);
if (file === undefined || file.startsWith('--')) {
  console.error('Name the file: npm run backup -- backup.sql');
  process.exit(2);
}

const searchStatements = statementsOf(SEARCH);
const dropped = [...searchStatements.keys()].reverse().map((name) => `DROP ${name};`);
const rebuilt = [
  ...[...searchStatements.values()].map((statement) => `${statement};`),
  'DELETE FROM record_facets;',
  "UPDATE filing SET filed_id = '';",
];

let succeeded = execute(dropped);
if (succeeded) {
  succeeded = wrangler('export', DATABASE, '--output', file);
  // A failed export must not leave the operator without a search.
  succeeded = execute(rebuilt) && succeeded;
}
if (succeeded) {
  // Each target looks for a record before it creates one, for it may have arrived after the backup.
  const unclear = "UPDATE deliveries SET unclear = 1 WHERE state IN ('pending', 'paused', 'failed');";
  appendFileSync(file, `\n${[...rebuilt, unclear].join('\n')}\n`);
}
process.exit(succeeded ? 0 : 1);

/** The newest `CREATE` of a virtual table and of each trigger that uses it, by "TABLE name" or "TRIGGER name". */
function statementsOf(table: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const migration of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    for (const part of readFileSync(join(MIGRATIONS, migration), 'utf8').split('--> statement-breakpoint')) {
      const statement = part
        .replace(/^\s*--.*$/gm, '')
        .trim()
        .replace(/;$/, '');
      const [, kind, name] = /^CREATE (?:VIRTUAL )?(TABLE|TRIGGER) `?(\w+)/.exec(statement) ?? [];
      const uses = name === table || (kind === 'TRIGGER' && statement.includes(table));
      if (kind !== undefined && name !== undefined && uses) found.set(`${kind} ${name}`, statement);
    }
  }
  return found;
}

/** Runs statements in one call, for a trigger contains semicolons that `--command` would accept only as a file. */
function execute(statements: readonly string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    const script = join(folder, 'statements.sql');
    writeFileSync(script, statements.join('\n'));
    return wrangler('execute', DATABASE, '--file', script, '--yes');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function wrangler(command: string, ...parameters: string[]): boolean {
  const { status } = spawnSync(process.execPath, [WRANGLER, 'd1', command, ...parameters, place], {
    stdio: 'inherit',
  });
  return status === 0;
}
