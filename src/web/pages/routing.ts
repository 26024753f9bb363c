import { addresses } from '../contract/addresses.ts';
import type { OpenPage, PageEntry } from './page-entry.ts';

export type Route =
  | { readonly kind: 'page'; readonly entry: PageEntry; readonly page: OpenPage }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'unknown' };

/** Addresses from earlier advertisements, which redirect to current ones. */
const aliases: Readonly<Record<string, string>> = {
  [addresses.expressNinetyMinutesAlias]: addresses.expressNinetyMinutes,
};

/**
 * Finds the page of a path. A listed address takes one look-up, whatever the table's size; families without end are
 * tried in turn by their own `match`. A trailing slash or another letter case redirects to the canonical address.
 */
export function createRouting(table: readonly PageEntry[]): (path: string) => Route {
  const listed = new Map(table.flatMap((entry) => entry.paths().map((path) => [path, entry] as const)));
  const written = new Map(
    [...listed.keys(), ...Object.keys(aliases)].map((path) => [path.toLowerCase(), path]),
  );

  const endless = table.filter(({ isEndless }) => isEndless);

  const open = (path: string): Route | undefined => {
    const entry = listed.get(path);
    for (const candidate of entry ? [entry] : endless) {
      const page = candidate.open(path);
      if (page) return { kind: 'page', entry: candidate, page };
    }
    return undefined;
  };

  return (path) => {
    const alias = aliases[path];
    if (alias !== undefined) return { kind: 'redirect', path: alias };
    const found = open(path);
    if (found) return found;
    const trimmed = path.replace(/\/+$/, '') || '/';
    const other =
      written.get(trimmed.toLowerCase()) ?? (open(trimmed.toLowerCase()) && trimmed.toLowerCase());
    return other !== undefined && other !== path
      ? { kind: 'redirect', path: aliases[other] ?? other }
      : { kind: 'unknown' };
  };
}
