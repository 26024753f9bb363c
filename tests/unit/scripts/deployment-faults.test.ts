import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deploymentOf } from '../../../scripts/deployment.ts';
import { deploymentFaults } from '../../../scripts/deployment-faults.ts';
import { unappliedMigrations } from '../../../scripts/migrations-left.ts';
import { secretsOf } from '../../../scripts/secrets-file.ts';
import { wrangler } from '../../../scripts/wrangler.ts';
import { filledSettings } from './filled-settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The faults of a changed copy of wrangler.toml. */
function faultsOf(change: (text: string) => string, env?: string, secrets?: string): readonly string[] {
  const text = filledSettings();
  const changed = change(text);
  if (change !== unchanged) expect(changed).not.toBe(text);
  writeFileSync(join(folder, 'wrangler.toml'), changed);
  writeFileSync(join(folder, '.secrets'), secrets ?? '');
  const given = secrets === undefined ? undefined : secretsOf(join(folder, '.secrets'));
  return deploymentFaults(deploymentOf(env, folder), deploymentOf(undefined, folder), given);
}
const unchanged = (text: string): string => text;
/** A change of the part of one environment. */
const inStaging = (change: (text: string) => string) => (text: string) => {
  const start = text.indexOf('[env.staging]');
  return text.slice(0, start) + change(text.slice(start));
};

test.each([undefined, 'staging'])('the filled-in settings of environment %s have no fault', (env) => {
  expect(faultsOf(unchanged, env)).toEqual([]);
});

describe('a deployment is refused', () => {
  test.each([
    ['without SITE_URL', /^SITE_URL.*$/m, '', 'SITE_URL is not set'],
    ['with a blank SITE_URL', /^SITE_URL.*$/m, 'SITE_URL = ""', 'SITE_URL is not set'],
    ['with SITE_URL over http', 'https://www.', 'http://www.', 'is no https:// address'],
    [
      'with SITE_URL that is no address',
      '"https://www.example.com"',
      '"www.example.com"',
      'is no https:// address',
    ],
    [
      'with a path in SITE_URL',
      'www.example.com"\n\n# A',
      'www.example.com/shop"\n\n# A',
      'more than an origin',
    ],
    ['with routes of another host', 'pattern = "www.', 'pattern = "shop.', 'SITE_URL is on www.example.com'],
    ['with routes still commented', /^routes = /m, '# routes = ', '`routes` is not set'],
    ['without the required key', 'required = ["SIGNING_KEY"]', 'required = []', '[secrets] does not require'],
    ['with a placeholder for KV', /^id = ".*"/m, 'id = "replace-with-the-id"', 'The id of CACHE'],
    ['with a placeholder for D1', /^database_id = ".*"/m, 'database_id = "replace-with"', 'The id of LEDGER'],
    ['without an object', 'name = "QUOTAS"\n', 'name = "QUOTA"\n', 'The binding QUOTAS is missing'],
    [
      'with a short passphrase',
      'SITE_URL =',
      'ADMIN_PASSPHRASE = "short"\nSITE_URL =',
      'at least 12 characters',
    ],
    ['with a wrong variable', 'SITE_URL =', 'SAMPLE_CONTENT = "no"\nSITE_URL =', "must be 'on' or 'off'"],
  ])('%s', (_, part, replacement, fault) => {
    expect(faultsOf((text) => text.replace(part, replacement)).join('\n')).toContain(fault);
  });

  test('with routes that [vars] swallows', () => {
    const routes = 'routes = [{ pattern = "www.example.com", custom_domain = true }]';
    const swallowed = (text: string) => text.replace(routes, '').replace('[vars]', `[vars]\n${routes}`);
    expect(faultsOf(swallowed).join('\n')).toContain('stands below [vars]');
  });

  test.each([
    ['a missing key', 'ADMIN_PASSPHRASE=a long passphrase', 'SIGNING_KEY'],
    ['a short key', 'SIGNING_KEY=short', 'SIGNING_KEY: needs at least 32 characters'],
    ['a short passphrase', `SIGNING_KEY=${'k'.repeat(32)}\nADMIN_PASSPHRASE=short`, 'ADMIN_PASSPHRASE'],
  ])('with a secrets file with %s', (_, secrets, fault) => {
    expect(faultsOf(unchanged, undefined, secrets).join('\n')).toContain(fault);
  });

  test('not with a secrets file that has all', () => {
    expect(faultsOf(unchanged, undefined, `SIGNING_KEY="${'k'.repeat(32)}"\n`)).toEqual([]);
  });
});

describe('an environment is refused', () => {
  test.each([
    ['without a name of its own', /^name = .*$/m, 'name = "pahiya"', 'no name of its own'],
    ['with the address of production', 'https://staging.', 'https://www.', 'no SITE_URL of its own'],
    ['with the routes of production', /^routes = .*$/m, '', 'no routes of its own'],
    [
      'with the database of production',
      '"pahiya-staging"\ndatabase',
      '"pahiya"\ndatabase',
      'no database of its own',
    ],
    ['with the limits of production', '724492101', '724492001', 'no rate-limit namespaces of its own'],
    ['without a KV', /\[\[env.staging.kv_namespaces\]\]\n.*\n.*\n/, '', 'The id of CACHE'],
    [
      'with the KV of production',
      /^id = ".*"/m,
      'id = "00000000000000000000000000000001"',
      'database and KV',
    ],
    [
      'without objects',
      /env\.staging\.durable_objects\.bindings/g,
      'env.other.durable_objects.bindings',
      'SLOT_BOARD',
    ],
  ])('%s', (_, part, replacement, fault) => {
    expect(
      faultsOf(
        inStaging((text) => text.replace(part, replacement)),
        'staging',
      ).join('\n'),
    ).toContain(fault);
  });

  test('that wrangler.toml does not have', () => {
    expect(() => faultsOf(unchanged, 'stagin')).toThrow('stagin');
    const none = (text: string) => text.slice(0, text.indexOf('[env.staging]'));
    expect(() => faultsOf(none, 'staging')).toThrow('no environment staging');
  });
});

test('a database without its migrations is refused until they are applied, and so is one that cannot be asked', {
  timeout: 120_000,
}, () => {
  writeFileSync(join(folder, 'wrangler.toml'), filledSettings());
  const migrations = 'src/platform/ledger/migrations';
  mkdirSync(join(folder, migrations), { recursive: true });
  cpSync(migrations, join(folder, migrations), { recursive: true });
  const production = deploymentOf(undefined, folder);
  const files = globSync(`${migrations}/*.sql`).map((file) => basename(file));
  expect(unappliedMigrations(production, '--local', folder)).toEqual(
    files.sort().map((file) => `pahiya lacks the migration ${file}.`),
  );
  expect(wrangler(['d1', 'migrations', 'apply', 'pahiya', '--local'], folder).succeeded).toBe(true);
  expect(unappliedMigrations(production, '--local', folder)).toEqual([]);
  const unknown = { ...production, d1_databases: [] };
  expect(unappliedMigrations(unknown, '--local', folder).join()).toContain('could not be asked');
});
