import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import type { BuiltModule } from '../built-worker.ts';
import { type Site, startSite, withSmallFlood } from '../worker/site.ts';

/** The result of a call to a binding; `go` and unknown values let it through. */
type Verdict = 'go' | 'throw' | 'miss' | 'stale' | 'garbage' | 'restart' | 'break' | 'mend';

/**
 * Decides each call of the Worker to a binding, named `ledger/batch/before`, `ledger/statement/after`, `store/get`,
 * `store/put`, `sweeper`, `limiter/<name>`, `counts/<method>`, `turns`, `archive/get`, `archive/put/…` or `board/<method>`. A promise that never resolves stops the Worker
 * at that point.
 */
export type Plan = (point: string) => Verdict | Promise<Verdict>;

/** Gives one verdict at the first `times` points whose names begin with `start`. */
export const at = (start: string, verdict: Verdict, times = Number.POSITIVE_INFINITY): Plan => {
  let met = 0;
  return (point) => {
    if (!point.startsWith(start) || met >= times) return 'go';
    met += 1;
    return verdict;
  };
};

export interface FaultySite extends Site {
  /** Applies a plan from now on. */
  obey(plan: Plan): void;
  /** Ends all faults. */
  mend(): void;
}

const FAULTY = 'tests/faults/faulty-worker.ts';
const BREAK = 'tests/worker/ledger/break-database.ts';

async function moduleOf(source: string, path: string): Promise<BuiltModule> {
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const contents = code
    .replace('built-worker', './index.js')
    .replace('../worker/ledger/break-database.ts', './break-database.js');
  return { type: 'ESModule', path, contents };
}

/** The built Worker's own modules are asked for by the first of these. */
const modules = async (): Promise<BuiltModule[]> => [
  await moduleOf(FAULTY, 'faulty-worker.js'),
  await moduleOf(BREAK, 'break-database.js'),
];

/** Starts the built Worker with bindings that fail by a test's plan. */
export async function startFaultySite(
  options: Omit<NonNullable<Parameters<typeof startSite>[0]>, 'overrides'> = {},
): Promise<FaultySite> {
  let plan: Plan = () => 'go';
  const control = async (request: { readonly url: string }) =>
    new Response(await plan(new URL(request.url).pathname.slice(1)));
  const site = await startSite({
    ...options,
    overrides: {
      modules: await modules(),
      ratelimits: withSmallFlood,
      r2Buckets: ['ARCHIVE'],
      serviceBindings: { CONTROL: control },
    },
  });
  return {
    ...site,
    obey(next) {
      plan = next;
    },
    mend() {
      plan = () => 'go';
    },
  };
}
