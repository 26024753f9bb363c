import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../src/values/parse-json.ts';
import { CLIENT_FOLDER } from './client-manifest.ts';
import { endWith, readOptions } from './command-line.ts';
import type { Deployment } from './deployment.ts';
import { keepEarlierFiles } from './earlier-files.ts';
import { preflight, printed, printedFaults } from './preflight.ts';

/**
 * Checks, builds and deploys one environment of wrangler.toml: `npm run deploy -- --env staging`.
 * - `--with-sample-content` deploys invented names, phones and addresses too, for a trial.
 * - `--secrets-file FILE` brings the secrets of a first deploy.
 * - `--dry-run` builds and lets wrangler check the upload; nothing leaves the machine.
 */
const BUILT = 'dist/pahiya/wrangler.json';
const { values } = readOptions({
  options: {
    env: { type: 'string' },
    'secrets-file': { type: 'string' },
    'with-sample-content': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { env, 'secrets-file': secretsFile, 'dry-run': isDry } = values;

const { deployment, findings, faults } = await preflight({ env, secretsFile, asksNothing: isDry });
console.log(`${printed(findings)}\n\n${printedFaults(faults)}`);
if (faults.length > 0) endWith('\nNot deployed.');
if (findings.some(({ origin }) => origin === 'placeholder') && !values['with-sample-content'])
  endWith('\nNot deployed: fill in the placeholders, or say `npm run deploy -- --with-sample-content`.');

run(['scripts/build.ts'], { DEPLOYS: 'yes', ...(env !== undefined && { CLOUDFLARE_ENV: env }) });
requireOwnBuild(deployment);
if (!isDry) {
  const kept = await keepEarlierFiles(CLIENT_FOLDER, deployment.siteUrl ?? '');
  console.log(`${kept} files of the last two deploys stay, for pages that are open now.`);
}
run([
  'node_modules/wrangler/bin/wrangler.js',
  'deploy',
  ...(secretsFile === undefined ? [] : ['--secrets-file', secretsFile]),
  ...(isDry ? ['--dry-run'] : []),
]);
if (!isDry) await requireHealth(deployment.siteUrl ?? '');

/** The build states its environment itself, so another one's build would be deployed in its place. */
function requireOwnBuild({ name }: Deployment): void {
  const built = z.object({ name: z.string() }).safeParse(parseJson(readFileSync(BUILT, 'utf8')));
  if (built.data?.name !== name)
    endWith(`\nNot deployed: the build is of ${built.data?.name}, not of ${name}.`);
}

/** A secret that is too short stops every request, which only the running site can tell. */
async function requireHealth(site: string): Promise<void> {
  const status = await fetch(`${site}/healthz`, { signal: AbortSignal.timeout(30_000) }).then(
    (answer) => answer.status,
    (error: unknown) => String(error),
  );
  if (status !== 200)
    endWith(
      `${site}/healthz answers ${status}. Read \`npx wrangler tail\`, or go back: npx wrangler rollback`,
    );
  console.log(`${site}/healthz answers 200.`);
}

/** Runs one step, and ends with its code when it fails. */
function run(parameters: readonly string[], variables: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(process.execPath, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  if (status !== 0) process.exit(status ?? 1);
}
