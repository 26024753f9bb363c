import { runnerImport } from 'vite';
import { blogModule } from '../scripts/blog.ts';
import { clientBuildStandIn } from '../scripts/client-build-stand-in.ts';
import type { PageEntry } from '../src/web/pages/page-entry.ts';

/** The table of pages, for programs that run outside vitest (screenshots, benchmarks). */
export async function loadPageTable(): Promise<readonly PageEntry[]> {
  const { module } = await runnerImport<{ pageTable: readonly PageEntry[] }>('./src/web/pages/table.ts', {
    configFile: false,
    mode: 'test',
    logLevel: 'error',
    plugins: [clientBuildStandIn, blogModule()],
  });
  return module.pageTable;
}
