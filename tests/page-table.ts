import { siteModule } from '../scripts/site-module.ts';
import type { PageEntry } from '../src/web/pages/page-entry.ts';

/** The table of pages, for programs that run outside vitest (screenshots, benchmarks). */
export async function loadPageTable(): Promise<readonly PageEntry[]> {
  const { pageTable } = await siteModule<{ pageTable: readonly PageEntry[] }>('./src/web/pages/table.ts');
  return pageTable;
}
