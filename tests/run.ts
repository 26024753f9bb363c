import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';

/** Runs all checks, the cheapest first. `--without browser` leaves a part out. */
const RESULTS = 'tests/results';
const left = process.argv.includes('--without')
  ? process.argv[process.argv.indexOf('--without') + 1]
  : undefined;
const counts = { passed: 0, failed: 0 };

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

step('format and lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
step('build', 'scripts/build.ts', []);
step('types of the site', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json']);
step('types of the tests', 'node_modules/typescript/bin/tsc', ['-p', 'tests/tsconfig.json']);
suite('unit');
suite('architecture');
suite('worker');
suite('faults');
if (left !== 'browser' && step('Chromium', 'tests/chromium.ts', [])) {
  process.env.CHROME_PATH = ensureChromium();
  suite('browser');
}

console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/** One check that either holds or does not. */
function step(name: string, script: string, parameters: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
    encoding: 'utf8',
  });
  const holds = status === 0;
  counts[holds ? 'passed' : 'failed'] += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}`);
  if (!holds) console.log(`${stdout}\n${stderr}`);
  return holds;
}

/** Runs one vitest project and counts the tests in its report. */
function suite(project: string): void {
  const report = `${RESULTS}/${project}.json`;
  const parameters = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...parameters, '--passWithNoTests'], {
    stdio: 'inherit',
  });
  const { numPassedTests, numFailedTests, numFailedTestSuites }: Report = readReport(report);
  counts.passed += numPassedTests;
  // A file that fails to load has no failed test of its own.
  counts.failed += Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
}

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    console.log(`FAIL ${path} was not written`);
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1 };
  }
}
