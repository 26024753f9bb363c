import { runnerImport } from 'vite';
import { blogModule } from '../scripts/blog.ts';
import type { PageEntry } from '../src/pages/page-entry.ts';
import { clientBuildStandIn } from './client-build-stand-in.ts';

/** The table of pages, for programs that run outside vitest (screenshots, benchmarks). */
export async function loadPageTable(): Promise<readonly PageEntry[]> {
  const { module } = await runnerImport<{ pageTable: readonly PageEntry[] }>('./src/pages/table.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [clientBuildStandIn, blogModule()],
  });
  return module.pageTable;
}

/** One address of each family, the first that the table lists. */
export function onePathOfEachFamily(table: readonly PageEntry[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of table) {
    const [path] = entry.paths();
    if (path !== undefined && !found.has(entry.family)) found.set(entry.family, path);
  }
  return found;
}
