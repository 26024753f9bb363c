import type { Deployment } from './deployment.ts';
import { wrangler } from './wrangler.ts';

/**
 * The migrations that a database does not have yet, asked of the database itself.
 * @param folder where wrangler.toml stands
 */
export function unappliedMigrations(
  { env, d1_databases }: Deployment,
  place: '--remote' | '--local',
  folder = '.',
): readonly string[] {
  const name = d1_databases.find(({ binding }) => binding === 'LEDGER')?.database_name ?? '';
  const ofEnvironment = env === undefined ? [] : ['--env', env];
  const { succeeded, printed, errors } = wrangler(
    ['d1', 'migrations', 'list', name, place, ...ofEnvironment],
    folder,
  );
  if (!succeeded)
    return [`${name} could not be asked for its migrations: ${errors.trim() || printed.trim()}`];
  if (/No migrations to apply/.test(printed)) return [];
  const files = printed.match(/\d+_\w+\.sql/g) ?? [];
  return files.length > 0
    ? files.map((file) => `${name} lacks the migration ${file}.`)
    : [`${name} gave no list of its migrations: ${printed.trim()}`];
}
