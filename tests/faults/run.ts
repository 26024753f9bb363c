import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { TableRow } from './account.ts';

/** `npm run test:faults`: the fault suites over a fresh build, and their outcome as the table of decision 030. */
const FOLDER = 'tests/results/faults';
const RECORD = 'src/decisions/030-what-each-fault-comes-to.md';
const BEGIN = '<!-- written by npm run test:faults -->';

const run = (script: string, parameters: readonly string[] = []): number =>
  spawnSync(process.execPath, [script, ...parameters], { stdio: 'inherit' }).status ?? 1;

rmSync(FOLDER, { recursive: true, force: true });
if (run('scripts/build.ts') !== 0) process.exit(1);
const status = run('node_modules/vitest/vitest.mjs', [
  'run',
  '--project',
  'faults',
  ...process.argv.slice(2),
]);
if (status === 0 && process.argv.length === 2) writeTable();
process.exit(status);

interface Part {
  readonly rows: readonly TableRow[];
  readonly account: string;
}

/** Faults that end alike stand in one line, so that the table can be read. */
function writeTable(): void {
  const parts = readdirSync(FOLDER)
    .sort()
    .map((name): readonly [string, Part] => [
      name.replace('.json', '').replaceAll('-', ' '),
      JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')),
    ]);
  const text = parts.map(([name, part]) => section(name, part)).join('\n\n');
  const record = readFileSync(RECORD, 'utf8');
  writeFileSync(RECORD, `${record.slice(0, record.indexOf(BEGIN))}${BEGIN}\n\n${text}\n`);
  console.info(parts.map(([name, { account }]) => `${name}: ${account}`).join('\n'));
}

function section(name: string, { rows, account }: Part): string {
  const alike = new Map<string, string[]>();
  for (const { call, fault, visitor, meanwhile, afterwards } of rows) {
    const outcome = [call, visitor, meanwhile, afterwards].join(' | ');
    alike.set(outcome, [...(alike.get(outcome) ?? []), fault.replaceAll('_', ' ')]);
  }
  const lines = [...alike].map(([outcome, faults]) => {
    const [call, ...rest] = outcome.split(' | ');
    return `| ${call} | ${faults.join(', ')} | ${rest.join(' | ')} |`;
  });
  return [
    `### ${name}: ${account}`,
    '',
    '| call | fault | the visitor | meanwhile | after recovery |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
