import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The newest workerd process that this program has started. */
export function workerProcess(): number {
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => isOurWorker(pid))
    .map(Number);
  const newest = Math.max(...own);
  if (!Number.isFinite(newest)) throw new Error('no workerd process of ours');
  return newest;
}

function isOurWorker(pid: string): boolean {
  try {
    const fields = statOf(Number(pid));
    return (
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd' && Number(fields[1]) === process.pid
    );
  } catch {
    return false;
  }
}

/** The fields after the command's name, which may hold spaces. */
function statOf(pid: number): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Seconds of processor time, in user and system mode, that a process has used so far (Linux). */
export function processorSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * Milliseconds that the living threads of a process have run so far, to the nanosecond (Linux). The figures of
 * `processorSeconds` come in steps of 10 ms, which hide a difference of some percent in a short sample.
 */
export const threadMilliseconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + ranMilliseconds(pid, thread), 0);

function ranMilliseconds(pid: number, thread: string): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    // The thread ended since the folder was read.
    return 0;
  }
}
