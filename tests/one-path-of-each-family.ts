import type { PageEntry } from '../src/web/pages/page-entry.ts';

/** Families without end list no addresses; these stand for them. */
const samples: ReadonlyMap<string, string> = new Map([
  ['car', '/car-services/maruti-swift'],
  ['unserved', '/car-service-in-lucknow'],
]);

/** One address of each family, the first that the table lists. */
export function onePathOfEachFamily(table: readonly PageEntry[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of table) {
    const path = entry.paths()[0] ?? samples.get(entry.family);
    if (path !== undefined && entry.audience !== 'private' && !found.has(entry.family))
      found.set(entry.family, path);
  }
  return found;
}
