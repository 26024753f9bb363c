import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const WRANGLER = resolve(import.meta.dirname, '../node_modules/wrangler/bin/wrangler.js');

interface WranglerAnswer {
  readonly succeeded: boolean;
  readonly printed: string;
  readonly errors: string;
}

/** Runs wrangler and returns what it printed. It asks nothing: a question that nobody sees would count as "no". */
export function wrangler(parameters: readonly string[], folder = '.'): WranglerAnswer {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [WRANGLER, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
  });
  // A command that never began has printed nothing, not even an empty text.
  if (error !== undefined) return { succeeded: false, printed: '', errors: error.message };
  return { succeeded: status === 0, printed: stdout, errors: stderr };
}
