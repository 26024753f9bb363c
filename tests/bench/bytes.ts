import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { loadPageTable } from '../page-table.ts';
import { startSite } from '../worker/site.ts';
import { byteBudgets, pageBytes } from './page-bytes.ts';
import type { Part } from './report.ts';

const budgets: ReadonlyMap<string, number> = new Map(Object.entries(byteBudgets));

export async function bytes(): Promise<Part> {
  const site = await startSite({ sendsAll: true });
  const missed: string[] = [];
  const lines = [];
  for (const [family, path] of onePathOfEachFamily(await loadPageTable())) {
    const { page, script, everything } = await pageBytes(site, path);
    for (const [name, value] of Object.entries({ page, script, everything })) {
      const budget = budgets.get(name) ?? 0;
      if (value > budget)
        missed.push(`${family} (${path}): ${name} ${value.toFixed(1)} KB, budget ${budget} KB`);
    }
    lines.push({
      name: `${family} ${path}`,
      figures: { 'page KB': page, 'of it JS': script, 'JS after everything': everything },
    });
  }
  await site.stop();
  return {
    title: 'Bytes',
    note: 'Brotli KB. Budgets: page 14.6, loader 2.5, JavaScript after everything 130.',
    lines,
    missed,
  };
}
