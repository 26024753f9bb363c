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
const ISLAND = /\.island\.tsx$/;
const SHOP_ISLAND = /\/client\/islands\/(?:doorstep|checkout)\//;

/**
 * Chooses the chunk of a module that several browser modules share. `shop` holds those that only the doorstep and
 * checkout islands need. Running the schemas takes a slow phone 100 ms, so `forms` holds them and every other module that
 * imports them. `base` holds the modules that each page runs when idle, and `shared` the remaining modules of islands.
 */
export function sharedChunk(id: string, graph: ModuleGraph): 'base' | 'forms' | 'shared' | 'shop' {
  const users = reached(id, (one) => graph.getModuleInfo(one)?.importers ?? []);
  const isIdle = users.some((user) => IDLE.test(user));
  const islands = users.filter((user) => ISLAND.test(user));
  if (!isIdle && islands.length > 0 && islands.every((island) => SHOP_ISLAND.test(island))) return 'shop';
  const needs = reached(id, (one) => graph.getModuleInfo(one)?.importedIds ?? []);
  if (needs.some((needed) => SCHEMAS.test(needed))) return 'forms';
  return isIdle ? 'base' : 'shared';
}

/** A module and all modules that it leads to. */
function reached(from: string, next: (id: string) => readonly string[]): readonly string[] {
  const seen = new Set<string>([from]);
  for (const id of seen) for (const other of next(id)) seen.add(other);
  return [...seen];
}
