import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, '../src/platform/ledger/migrations');

const migrations = (): readonly string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** The part of a D1 database that runs a text with one statement a line. */
interface Database {
  exec(statements: string): Promise<unknown>;
}

/**
 * Does the work of `wrangler d1 migrations apply`: runs each file's statements once, in order. All go in one call,
 * because each call to a database outside the Worker costs as much as ten statements.
 */
export async function migrate(database: Database): Promise<void> {
  const statements = migrations()
    .flatMap((file) => readFileSync(join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint'))
    .map((statement) =>
      statement
        .replace(/^\s*--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  await database.exec(statements.join('\n'));
}
