import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

/** Runs all checks, the cheapest first. `--without browser` leaves a part out; `--every` runs the tests' every case. */
const RESULTS = 'tests/results';
const TYPES = 'node_modules/typescript/bin/tsc';
/** The compiler's checkers repeat each other's work: with four of them, two cores need half more CPU for it. */
const ON_ONE_CORE = '--singleThreaded';
/** Each file of the browser keeps a core busy. */
const BROWSER_FILES = availableParallelism();
/** The site's files wait for alarms and limits, also after the browser's have ended. */
const SITE_FILES = availableParallelism() + 1;
const left = process.argv.includes('--without')
  ? process.argv[process.argv.indexOf('--without') + 1]
  : undefined;
const counts = { passed: 0, failed: 0, unsteady: 0 };
/** One line for each test that failed; printed last, because a long log is often read from its end. */
const failures: string[] = [];

/** The used part of vitest's JSON report. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly FileResult[];
}

interface FileResult {
  /** Absolute path. */
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly TestResult[];
}

/** A run of vitest, with the files of which not every test passed. */
interface Run {
  readonly projects: readonly string[];
  readonly failed: readonly FileResult[];
}

interface TestResult {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

if (process.argv.includes('--every')) process.env.TEST_CASES = 'every';

// Each start of the runtime copies its modules for each certificate of this list. No test calls an outside system.
delete process.env.NODE_EXTRA_CA_CERTS;
// Scripts and wrangler start again and again. With their compiled code from the start before they need a fifth less CPU.
process.env.NODE_COMPILE_CACHE = resolve(RESULTS, 'compiled');

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// From the start, because a bare machine downloads it, which leaves the cores to the other steps.
const chromium = left === 'browser' ? false : step('Chromium', 'tests/chromium.ts');
// The rules' tests need nothing that the build makes, and use the core that it leaves idle.
const rules = suites(['unit', 'architecture'], 1);
// Two at a time: each of them leaves a core idle for a while. The types need what the build generates.
await Promise.all([
  step('format and lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  step('build', 'scripts/build.ts', process.env.TEST_CASES === 'every' ? [] : ['--without-share-images']),
]);
await Promise.all([
  step('types of the tests', TYPES, [ON_ONE_CORE, '-p', 'tests/tsconfig.json']),
  (async () => {
    await step('types of the site', TYPES, [ON_ONE_CORE, '-p', 'tsconfig.json']);
    await step('types of the service worker', TYPES, [
      ON_ONE_CORE,
      '-p',
      'client/service-worker/tsconfig.json',
    ]);
    await step('comments and documents', 'scripts/check-prose.ts');
  })(),
]);
const runs = await Promise.all([
  rules,
  suites(['site'], SITE_FILES),
  ...((await chromium) ? [suites(['browser'], BROWSER_FILES)] : []),
]);
for (const run of runs) await runAgain(run);

for (const failure of failures) console.log(failure);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.unsteady} only in a second run`);
process.exit(counts.failed === 0 ? 0 : 1);

/** One check that either holds or does not. */
async function step(name: string, script: string, parameters: readonly string[] = []): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...parameters]);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => printed.push(bytes));
  const [status] = await once(child, 'close');
  const holds = status === 0;
  counts[holds ? 'passed' : 'failed'] += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}`);
  if (!holds) {
    console.log(Buffer.concat(printed).toString());
    failures.push(`FAIL ${name}`);
  }
  return holds;
}

/** Runs vitest projects and counts the tests that pass. */
async function suites(projects: readonly string[], filesAtOnce: number): Promise<Run> {
  const first = await runFiles(projects, filesAtOnce, []);
  counts.passed += first.numPassedTests;
  return { projects, failed: first.testResults.filter(({ status }) => status !== 'passed') };
}

/**
 * Runs the files that failed once more, one at a time: on a shared machine a browser may starve. A test that passes only
 * then is printed and counted as unsteady, so that it is fixed.
 */
async function runAgain({ projects, failed }: Run): Promise<void> {
  if (failed.length === 0) return;
  const again = await runFiles(
    projects,
    1,
    failed.map(({ name }) => name),
  );
  for (const file of failed) countAgain(file, again);
}

/** Counts the tests of a file that did not pass at first, by their second run. */
function countAgain({ name, assertionResults }: FileResult, again: Report): void {
  const second = again.testResults.find((file) => file.name === name);
  const results = second?.assertionResults ?? [];
  const failing = results.filter(({ status }) => status === 'failed');
  // A file that fails to load has no failed test of its own.
  const hasLoaded = failing.length > 0 || second?.status === 'passed';
  counts.failed += hasLoaded ? failing.length : 1;
  if (!hasLoaded) failures.push(`FAIL ${name} did not load`);
  for (const { fullName, failureMessages } of failing)
    failures.push(`FAIL ${name}: ${fullName}\n     ${shortened(failureMessages.join('\n'))}`);
  const hasPassed = (fullName: string) =>
    assertionResults.some((test) => test.fullName === fullName && test.status === 'passed');
  for (const { fullName, status } of results) {
    if (status !== 'passed' || hasPassed(fullName)) continue;
    counts.unsteady += 1;
    counts.passed += 1;
    failures.push(`UNSTEADY ${name}: ${fullName}`);
  }
}

/** The start of a message. A page's whole HTML in a message would hide the other failures. */
function shortened(message: string): string {
  return message.length > 600 ? `${message.slice(0, 600)}...` : message;
}

/** Runs the named files of the projects; all of their files where none is named. */
async function runFiles(
  projects: readonly string[],
  filesAtOnce: number,
  files: readonly string[],
): Promise<Report> {
  const report = `${RESULTS}/${projects.join('-')}${files.length > 0 ? '-again' : ''}.json`;
  const parameters = [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--maxWorkers=${filesAtOnce}`,
    '--passWithNoTests',
  ];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...parameters], {
    stdio: 'inherit',
  });
  await once(child, 'close');
  return readReport(report);
}

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    failures.push(`FAIL ${path} was not written`);
    counts.failed += 1;
    return { numPassedTests: 0, testResults: [] };
  }
}
