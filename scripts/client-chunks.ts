/** What the bundler tells of a module: what it imports, and what imports it. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleFacts | null;
}

const SCHEMAS = /\/node_modules\/zod\//;
const IDLE = /\/client\/idle\/run\.ts$/;

/**
 * The file for what several of the browser's modules use. Running the schemas takes a slow phone a tenth of a second, so
 * they come in a file of their own (`forms`) with all that needs them: what every page runs when it is idle (`base`) stays
 * clear of them. The rest is what islands share.
 */
export function sharedChunk(id: string, graph: ModuleGraph): 'base' | 'forms' | 'shared' {
  if (reaches(id, SCHEMAS, (one) => graph.getModuleInfo(one)?.importedIds ?? [])) return 'forms';
  return reaches(id, IDLE, (one) => graph.getModuleInfo(one)?.importers ?? []) ? 'base' : 'shared';
}

function reaches(from: string, wanted: RegExp, next: (id: string) => readonly string[]): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    if (wanted.test(id)) return true;
    seen.add(id);
    open.push(...next(id));
  }
  return false;
}
