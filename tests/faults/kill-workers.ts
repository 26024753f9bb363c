import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';

/** The processes of the Worker, which are children of this test file's process. */
const workers = (): readonly number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, name]) => Number(parent) === process.pid && name?.includes('workerd'))
    .map(([pid]) => Number(pid));

/** Ends every Worker of this test file at once, as a crash does. */
export function killWorkers(): void {
  const running = workers();
  expect(running.length).toBeGreaterThan(0);
  for (const pid of running) process.kill(pid, 'SIGKILL');
}
