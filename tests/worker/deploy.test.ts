import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrangler } from '../../scripts/wrangler.ts';
import { filledSettings } from '../unit/scripts/filled-settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lets wrangler check the upload of the built Worker with the given settings. It sends nothing. */
function dryRun(settings: string, ...parameters: readonly string[]): string {
  const built = settings
    .replace('main = "src/worker.ts"', `main = "${resolve('dist/pahiya/index.js')}"\nno_bundle = true`)
    .replace(
      '[assets]',
      `[[rules]]\ntype = "ESModule"\nglobs = ["**/*.js"]\n\n[assets]\ndirectory = "${resolve('dist/client')}"`,
    );
  writeFileSync(join(folder, 'wrangler.toml'), built);
  const { succeeded, printed, errors } = wrangler(['deploy', '--dry-run', ...parameters], folder);
  expect(succeeded, errors).toBe(true);
  return printed;
}

test('a first deploy uploads every module, store, object and limit of production', () => {
  const secrets = join(folder, '.secrets');
  writeFileSync(secrets, `SIGNING_KEY=${'k'.repeat(32)}\n`);
  const printed = dryRun(filledSettings(), '--env', '', '--secrets-file', secrets);
  for (const part of [
    'env.CACHE',
    'env.LEDGER (pahiya)',
    'env.SLOT_BOARD',
    'env.ADMIN_FEED',
    'env.SIGN_IN_LIMIT',
    'env.ASSETS',
    'env.SITE_URL',
  ])
    expect(printed).toContain(part);
  expect(printed).toContain('https://www.example.com');
  expect(printed).not.toContain('staging');
  // The list of required secrets is the deploy's own: the build for this machine reads every line of `.dev.vars`.
  expect(existsSync('dist/pahiya/.dev.vars')).toBe(false);
});

test('the settings before a new class, and the way back that leaves its migration, are uploads that wrangler takes', () => {
  const binding = '[[durable_objects.bindings]]\nname = "ADMIN_FEED"\nclass_name = "AdminFeed"\n';
  const migration = '[[migrations]]\ntag = "v5"\nnew_sqlite_classes = ["AdminFeed"]\n';
  const upgraded = filledSettings();
  const wayBack = upgraded.replace(binding, '');
  const before = wayBack.replace(migration, '');
  expect(new Set([before, wayBack, upgraded]).size).toBe(3);
  expect(dryRun(before, '--env', '')).not.toContain('env.ADMIN_FEED');
  expect(dryRun(wayBack, '--env', '')).not.toContain('env.ADMIN_FEED');
});

test('a deploy of staging names its own stores and address, and none of production', () => {
  const printed = dryRun(filledSettings(), '--env', 'staging');
  expect(printed).toContain('env.LEDGER (pahiya-staging)');
  expect(printed).toContain('https://staging.example.com');
  expect(printed).toMatch(/env\.CACHE \(0+3\)/);
  expect(printed).not.toContain('www.example.com');
});
