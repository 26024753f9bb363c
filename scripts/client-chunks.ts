/** The bundler's facts about a module: its imports and its importers. */
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
 * Chooses the chunk of a module that several browser modules share. Running the schemas takes a slow phone 100 ms, so
 * `forms` holds them and every module that imports them. `base` holds the modules that each page runs when idle, and
 * `shared` the remaining modules of islands.
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
