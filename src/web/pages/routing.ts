import { withoutCityAlias } from '../../values/city-aliases.ts';
import { withoutManufacturerAlias } from '../../values/manufacturer-aliases.ts';
import { once } from '../../values/once.ts';
import { addresses } from '../contract/addresses.ts';
import { locale } from '../contract/locale.ts';
import type { OpenPage, PageEntry } from './page-entry.ts';

export type Route =
  | { readonly kind: 'page'; readonly entry: PageEntry; readonly page: OpenPage }
  | { readonly kind: 'redirect'; readonly path: string; readonly status: 301 | 302 }
  | { readonly kind: 'unknown' };

/** Addresses from earlier advertisements, which redirect to current ones. */
const aliases: Readonly<Record<string, string>> = {
  [addresses.expressNinetyMinutesAlias]: addresses.expressNinetyMinutes,
};

/**
 * Finds the page of a path. A listed address takes one look-up, whatever the table's size; families without end are
 * tried in turn by their own `match`. A trailing or doubled slash, an encoded letter, another letter case or
 * another name of a city or a manufacturer redirects to the canonical address.
 */
export function createRouting(table: readonly PageEntry[]): (path: string) => Route {
  const listed = new Map(table.flatMap((entry) => entry.paths().map((path) => [path, entry] as const)));
  /** Most visitors ask for the exact address, so that most isolates never need it. */
  const written = once(
    () => new Map([...listed.keys(), ...Object.keys(aliases)].map((path) => [path.toLowerCase(), path])),
  );

  const endless = table.filter(({ isEndless }) => isEndless);

  const open = (path: string): Route | undefined => {
    if (!locale.mayHavePage(path)) return undefined;
    const entry = listed.get(path);
    for (const candidate of entry ? [entry] : endless) {
      const page = candidate.open(path);
      if (page) return { kind: 'page', entry: candidate, page };
    }
    return undefined;
  };

  /** The canonical spelling of a path in lower case, also when it names a city or a manufacturer by an alias. */
  const canonicalSpelling = (path: string, isPage: (path: string) => boolean): string | undefined =>
    [path, withoutCityAlias(withoutManufacturerAlias(path))]
      .map((spelled) => written().get(spelled) ?? (isPage(spelled) ? spelled : undefined))
      .find((found) => found !== undefined);

  /** A page that this language lacks is shown in English. A browser must not keep this redirect for good. */
  const inEnglish = (path: string): Route => {
    const plain = locale.englishPath(path);
    if (path === plain) return { kind: 'unknown' };
    const isEndless = (english: string) => endless.some((entry) => entry.open(english) !== undefined);
    const english = canonicalSpelling(plain, isEndless);
    return english === undefined ? { kind: 'unknown' } : { kind: 'redirect', path: english, status: 302 };
  };

  return (path) => {
    const alias = aliases[path];
    if (alias !== undefined) return { kind: 'redirect', path: alias, status: 301 };
    const found = open(path);
    if (found) return found;
    const plain = plainPath(path).toLowerCase();
    const other = canonicalSpelling(plain, (spelled) => open(spelled) !== undefined);
    return other !== undefined && other !== path
      ? { kind: 'redirect', path: aliases[other] ?? other, status: 301 }
      : inEnglish(plain);
  };
}

/** Letters, digits and the two signs that a path may hold without an encoding. */
const ENCODED_LETTER = /%(?:2d|5f|3\d|[46][1-9a-f]|[57][0-9a])/gi;

/** The path without empty parts and with its letters decoded, as some programs double slashes or encode letters. */
function plainPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  return `/${parts.join('/')}`.replaceAll(ENCODED_LETTER, decodeURIComponent);
}
