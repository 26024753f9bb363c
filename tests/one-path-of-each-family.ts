import type { PageEntry } from '../src/pages/page-entry.ts';

/** One address of each family, the first that the table lists. */
export function onePathOfEachFamily(table: readonly PageEntry[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of table) {
    const [path] = entry.paths();
    if (path !== undefined && entry.audience !== 'private' && !found.has(entry.family))
      found.set(entry.family, path);
  }
  return found;
}
