import { type BuiltModule, builtModules } from '../built-worker.ts';
import type { RuntimeOptions } from '../runtime.ts';
import { type Site, startSite } from '../worker/site.ts';
import { bundleWorker } from './bench-worker.ts';
import type { Meters } from './meters.ts';

const ADDRESS = '/meters-of-the-bench';

/** Wraps the built Worker and gives it bindings that count. */
const ENTRY = `
import site from './index.js';
import { meteredD1, meteredKv, meteredObjects, newMeters } from './meters.js';
export * from './index.js';
const meters = newMeters();
let metered;
const bindingsOf = (bindings) => (metered ??= {
  ...bindings,
  CACHE: meteredKv(bindings.CACHE, meters),
  LEDGER: meteredD1(bindings.LEDGER, meters),
  SLOT_BOARD: meteredObjects(bindings.SLOT_BOARD, meters),
  BANNER_COUNTS: meteredObjects(bindings.BANNER_COUNTS, meters),
});
export default {
  fetch: (request, bindings) =>
    request.url.endsWith('${ADDRESS}') ? Response.json(meters) : site.fetch(request, bindingsOf(bindings)),
  scheduled: (event, bindings) => site.scheduled(event, bindingsOf(bindings)),
};`;

export interface MeteredSite extends Site {
  /** The platform's usage since the Worker started. */
  meters(): Promise<Meters>;
}

/** Another script in the place of the built Worker. */
export const scriptOf = (entry: string, ...others: readonly BuiltModule[]): Partial<RuntimeOptions> => ({
  modules: [{ type: 'ESModule', path: 'entry.js', contents: entry }, ...others],
});

/** The built Worker, each call of a binding counted inside it. */
export async function startMeteredSite(
  options: Pick<NonNullable<Parameters<typeof startSite>[0]>, 'port'> = {},
): Promise<MeteredSite> {
  const meters = await bundleWorker('tests/bench/meters.ts');
  const overrides = scriptOf(
    ENTRY,
    { type: 'ESModule', path: 'meters.js', contents: meters },
    ...builtModules(),
  );
  const site = await startSite({ ...options, overrides });
  return {
    ...site,
    async meters() {
      return (await site.fetch(ADDRESS)).json() as Promise<Meters>;
    },
  };
}
