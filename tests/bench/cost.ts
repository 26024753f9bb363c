import { setTimeout as passed } from 'node:timers/promises';
import { loadPageTable } from '../page-table.ts';
import { type Site, startSite } from '../worker/site.ts';
import { scriptOf, startMeteredSite } from './metered-site.ts';
import { type Meters, newMeters } from './meters.ts';
import { processorSeconds, workerProcess } from './processor.ts';
import type { Line, Part } from './report.ts';
import { type Act, get, visits } from './visits.ts';

const TIMES = 30;
/** The processor's clock has ticks of 10 ms, so a shorter act is repeated more often. */
const MORE = 10;
/** An isolate with requests reads its stored copies again each minute; the account assumes twenty isolates all month. */
const ISOLATE_MINUTES = 20 * 30 * 24 * 60;
/** The price sheet, the reviews and the banners. */
const STORED_COPIES = 3;
/** All isolates share one new copy of the price sheet an hour. */
const SHEETS = 720;

/** The usage of one run of an act, by meter. */
type Taken = Readonly<Record<keyof Meters, number>>;

/** Computes the platform's usage for a million visits, from acts measured on the built Worker. */
export async function cost(): Promise<Part> {
  const acts = visits(await addressesForOnce());
  const first = await firstPage();
  const taken = await byAct(acts);
  const processor = await processorOf(acts);
  const rows = acts.map((act) => ({
    name: act.name,
    times: act.perMillion,
    figures: figuresOf(act.requests, processor.get(act) ?? 0, taken.get(act) ?? newMeters()),
  }));
  const none = { requests: 0, 'CPU ms': 0 };
  const hourly = [
    {
      name: 'an isolate and minute',
      times: ISOLATE_MINUTES,
      figures: { ...none, ...metersOf({ ...newMeters(), kvReads: first.kvReads }) },
    },
    {
      name: 'a new price sheet',
      times: SHEETS,
      figures: { ...none, ...metersOf({ ...newMeters(), kvWrites: first.kvWrites }) },
    },
  ];
  const all = [...rows, ...hourly];
  return {
    title: 'Cost',
    note: `What one of each takes, means of ${TIMES} on the built Worker, and what a million visits take together. CPU is what workerd takes more than for a hello, the emulated stores included. The mix is written down in \`tests/bench/visits.ts\`; static files never reach the Worker.`,
    lines: [
      ...all.map(
        ({ name, times, figures }): Line => ({ name, figures: { 'in a million visits': times, ...figures } }),
      ),
      { name: '**a million visits**', figures: total(all) },
    ],
    missed: missedBy(rows, first),
  };
}

const metersOf = (taken: Taken) => ({
  'KV reads': taken.kvReads,
  'KV writes': taken.kvWrites,
  'D1 rows read': taken.rowsRead,
  'D1 rows written': taken.rowsWritten,
  'DO requests': taken.objectRequests,
});

const figuresOf = (requests: number, processorMs: number, taken: Taken) => ({
  requests,
  'CPU ms': processorMs,
  ...metersOf(taken),
});

function total(
  lines: readonly { readonly times: number; readonly figures: Readonly<Record<string, number>> }[],
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { times, figures } of lines)
    for (const [meter, each] of Object.entries(figures)) sums[meter] = (sums[meter] ?? 0) + each * times;
  return Object.fromEntries(Object.entries(sums).map(([meter, sum]) => [meter, Math.round(sum)]));
}

function missedBy(
  rows: readonly { readonly name: string; readonly figures: Readonly<Record<string, number>> }[],
  first: Meters,
): readonly string[] {
  const cached = rows.find(({ name }) => name === 'a cached page')?.figures ?? {};
  return [
    ...Object.entries(cached)
      .filter(([meter, each]) => meter !== 'requests' && meter !== 'CPU ms' && each > 0)
      .map(([meter, each]) => `a cached page takes ${each} ${meter}, budget 0`),
    ...(first.kvReads > STORED_COPIES
      ? [`an isolate reads KV ${first.kvReads} times a minute, budget ${STORED_COPIES}`]
      : []),
  ];
}

/** Cacheable public addresses, one for each page that this bench renders. */
async function addressesForOnce(): Promise<readonly string[]> {
  const table = await loadPageTable();
  return table
    .filter(
      ({ audience, freshForMinutes, family }) =>
        audience === 'public' && freshForMinutes > 0 && family !== 'home',
    )
    .flatMap((entry) => entry.paths())
    .filter((_, at) => at % 7 === 0)
    .slice(0, TIMES);
}

/** Before its first page an isolate reads its stored copies. */
async function firstPage(): Promise<Meters> {
  const site = await startMeteredSite();
  try {
    await (await site.fetch('/')).arrayBuffer();
    await passed(300);
    return await site.meters();
  } finally {
    await site.stop();
  }
}

async function byAct(acts: readonly Act[]): Promise<ReadonlyMap<Act, Taken>> {
  const site = await startMeteredSite();
  try {
    const taken = new Map<Act, Taken>();
    await eachAct(acts, site, { read: site.meters, more: 1 }, (act, times, before, after) =>
      taken.set(act, {
        kvReads: (after.kvReads - before.kvReads) / times,
        kvWrites: (after.kvWrites - before.kvWrites) / times,
        statements: (after.statements - before.statements) / times,
        rowsRead: (after.rowsRead - before.rowsRead) / times,
        rowsWritten: (after.rowsWritten - before.rowsWritten) / times,
        objectRequests: (after.objectRequests - before.objectRequests) / times,
      }),
    );
    return taken;
  } finally {
    await site.stop();
  }
}

/**
 * Measures processor time on a site with plain bindings, because counting costs time as well. It subtracts the time of
 * a hello Worker, which is the emulation's share.
 */
async function processorOf(acts: readonly Act[]): Promise<ReadonlyMap<Act, number>> {
  const hello: Act = { name: 'hello', perMillion: 0, requests: 1, isRepeatable: true, run: get('/') };
  const [around = 0] = (
    await processorAt(await startSite({ sendsAll: true, overrides: HELLO }), [hello])
  ).values();
  const spent = await processorAt(await startSite({ sendsAll: true }), acts);
  return new Map([...spent].map(([act, each]) => [act, Math.max(0, each - around * act.requests)]));
}

async function processorAt(site: Site, acts: readonly Act[]): Promise<ReadonlyMap<Act, number>> {
  const pid = workerProcess();
  try {
    const spent = new Map<Act, number>();
    const read = async () => processorSeconds(pid);
    await eachAct(acts, site, { read, more: MORE }, (act, times, before, after) =>
      spent.set(act, ((after - before) * 1000) / times),
    );
    return spent;
  } finally {
    await site.stop();
  }
}

const HELLO = scriptOf('export class SlotBoard {} export default { fetch: () => new Response("hello") };');

interface Gauge<Reading> {
  readonly read: () => Promise<Reading>;
  /** A factor on the number of runs of repeatable acts. */
  readonly more: number;
}

/** Runs each act many times after an uncounted first page, and reads the gauge before and after. */
async function eachAct<Reading>(
  acts: readonly Act[],
  site: Site,
  { read, more }: Gauge<Reading>,
  took: (act: Act, times: number, before: Reading, after: Reading) => void,
): Promise<void> {
  await (await site.fetch('/')).arrayBuffer();
  for (const act of acts) {
    await passed(300);
    const before = await read();
    const times = act.isRepeatable ? TIMES * more : TIMES;
    for (let n = 0; n < times; n += 1) await act.run(site, n);
    // Work after the answer is part of what it costs.
    await passed(300);
    took(act, times, before, await read());
  }
}
