import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleWorker } from './bench-worker.ts';
import type { Cases } from './growth-cases.tsx';
import { type Line, median, type Part } from './report.ts';

const ROUNDS = 7;
const ROUND_MS = 60;
const PAGES = [1, 3, 10];
const ROWS = [1, 10, 100];
/** The ratio that noise can make of two equal figures. */
const MOST_GROWTH = 1.5;

const MEDIANS = `medians of ${ROUNDS} rounds in turn`;

const partOf = (title: string, note: string, lines: readonly Line[]): Part => ({
  title,
  note,
  lines,
  missed: lines
    .filter(({ figures }) => (figures.growth ?? 0) > MOST_GROWTH)
    .map(({ name, figures }) => `${name} grows ×${figures.growth?.toFixed(1)}, budget ×${MOST_GROWTH}`),
});

type Curve = ReadonlyMap<number, Cases>;

/** A page must cost no more with ten times the pages or a hundred times the price rows. */
export async function growth(): Promise<readonly Part[]> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-bench-'));
  try {
    const file = join(folder, 'cases.mjs');
    writeFileSync(file, await bundleWorker('tests/bench/growth-cases.tsx'));
    const cases: typeof import('./growth-cases.tsx') = await import(pathToFileURL(file).href);
    const text = readFileSync('public/price-sheet.csv', 'utf8');
    const sheets = await Promise.all(
      ROWS.map(async (times) => [times, await cases.priceCases(cases.grownSheet(text, times))] as const),
    );
    const pages = await measure(new Map(PAGES.map((times) => [times, cases.pageCases(times)])));
    const requests = await measure(new Map(sheets.map(([times, { requests: own }]) => [times, own])));
    const hourly = await measure(new Map(sheets.map(([times, { hourly: own }]) => [times, own])));
    const sizes = sheetSizes(sheets.map(([times, found]) => [times, found.sizes]));
    return [
      partOf('Growth: pages', `µs, ${MEDIANS}; the table of pages to ×10.`, pages),
      partOf(
        'Growth: prices',
        `µs a call or a page rendered anew, ${MEDIANS}, and the KB of its HTML; the rows of the price sheet to ×100.`,
        [...requests, ...sizes],
      ),
      {
        title: 'Growth: a new price sheet',
        note: `µs, ${MEDIANS}. Once an hour in an isolate, beside the requests: this alone may grow.`,
        lines: hourly,
        missed: [],
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each case at each size, the sizes in turn within a round so that a noisy machine is noisy for all of them. */
async function measure(curve: Curve): Promise<readonly Line[]> {
  const [smallest = 1] = curve.keys();
  const lines: Line[] = [];
  for (const name of Object.keys(curve.get(smallest) ?? {})) {
    const samples = new Map<number, number[]>([...curve.keys()].map((times) => [times, []]));
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [times, cases] of curve) {
        const microseconds = await timeOf(cases[name]);
        if (round >= 0) samples.get(times)?.push(microseconds);
      }
    }
    lines.push(lineOf(name, new Map([...samples].map(([times, found]) => [times, median(found)]))));
  }
  return lines;
}

async function timeOf(run: (() => unknown) | undefined): Promise<number> {
  let runs = 0;
  const began = performance.now();
  let spent = 0;
  while (spent < ROUND_MS) {
    await run?.();
    runs += 1;
    spent = performance.now() - began;
  }
  return (spent * 1000) / runs;
}

const lineOf = (name: string, byTimes: ReadonlyMap<number, number>): Line => {
  const [first = Number.NaN] = byTimes.values();
  const last = [...byTimes.values()].at(-1) ?? Number.NaN;
  const figures = Object.fromEntries([...byTimes].map(([times, figure]) => [`×${times}`, figure]));
  return { name, figures: { ...figures, growth: last / first } };
};

type Sizes = Readonly<Record<string, number>>;

const sheetSizes = (found: readonly (readonly [number, Sizes])[]): readonly Line[] =>
  Object.keys(found[0]?.[1] ?? {}).map((path) =>
    lineOf(
      `KB of HTML, ${path}`,
      new Map(found.map(([times, sizes]) => [times, (sizes[path] ?? Number.NaN) / 1024])),
    ),
  );
