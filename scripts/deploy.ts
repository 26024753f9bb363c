import { spawnSync } from 'node:child_process';
import { preflight, printed } from './preflight.ts';

/**
 * Builds and deploys, unless a page would show an invented legal name, phone or address.
 * `--with-sample-content` deploys all the same, for a trial; other options go to wrangler.
 */
const ON_PURPOSE = '--with-sample-content';
const given = process.argv.slice(2);

const findings = await preflight();
console.log(printed(findings));
if (findings.some(({ origin }) => origin === 'placeholder') && !given.includes(ON_PURPOSE)) {
  console.error(`\nNot deployed: fill in the placeholders, or say \`npm run deploy -- ${ON_PURPOSE}\`.`);
  process.exit(1);
}

run(['scripts/build.ts']);
run(['node_modules/wrangler/bin/wrangler.js', 'deploy', ...given.filter((option) => option !== ON_PURPOSE)]);

/** Runs one step, and ends with its code when it fails. */
function run(parameters: readonly string[]): void {
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
