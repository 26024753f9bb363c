import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cellsOf, emptyCells, type Part, RECORD, recordWith } from './record-table.ts';

/**
 * `npm run test:faults` runs every case of the fault suites over a fresh build and writes the results as the table of
 * `docs/faults.md`. It fails when a case fails or a cell of the table was not run. With a file or a filter it runs only
 * that and writes no table.
 */
const FOLDER = 'tests/results/faults';
const isWhole = process.argv.length === 2;

const run = (script: string, parameters: readonly string[] = []): number =>
  spawnSync(process.execPath, [script, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, TEST_CASES: 'every' },
  }).status ?? 1;

rmSync(FOLDER, { recursive: true, force: true });
if (run('scripts/build.ts') !== 0) process.exit(1);
const OTHERS = 'tests/{worker,attacks}/**';
const suites = ['run', '--project', 'site', '--exclude', OTHERS, ...process.argv.slice(2)];
// The completeness test reads the table, so it runs after this run has written it.
const status = run('node_modules/vitest/vitest.mjs', [
  ...suites,
  ...(isWhole ? ['--exclude', '**/completeness.test.ts'] : []),
]);
if (status !== 0 || !isWhole) process.exit(status);

const parts = new Map<string, Part>(
  readdirSync(FOLDER)
    .sort()
    .map((name) => [
      name.replace('.json', '').replaceAll('-', ' '),
      JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')),
    ]),
);
const empty = emptyCells(cellsOf([...parts.values()]));
if (empty.length > 0) {
  console.error(`Not run:\n${empty.join('\n')}`);
  process.exit(1);
}
writeFileSync(RECORD, recordWith(parts));
for (const [name, { rows, account }] of parts) console.info(`${name}: ${rows.length} cases, ${account}`);
process.exit(
  run('node_modules/vitest/vitest.mjs', ['run', '--project', 'site', 'tests/faults/completeness.test.ts']),
);
