import { firstScreens, rules } from 'virtual:client-styles';
import { locale } from '../contract/locale.ts';
import type { LoadedPage, PageEntry } from '../pages/page-entry.ts';

/** The key of the rules that every page needs. Pages have names without an asterisk. */
const EVERY_PAGE = '*';

/** The styles that a page's head carries. */
export interface PageStyles {
  readonly css: string;
  /** Whether they show the whole first screen. The head of any other page links the stylesheet. */
  readonly ofFirstScreen: boolean;
}

/** The key of the pages of one name and variant. */
export const firstScreenOf = (entry: Pick<PageEntry, 'name'>, page: Pick<LoadedPage, 'variant'>): string =>
  page.variant === undefined ? entry.name : `${entry.name} ${page.variant}`;

/**
 * Finds the styles that the build picked for a first screen. The build does not render pages of one person, nor
 * those of operators: they carry the rules of every page.
 */
export function stylesOf(firstScreen: string): PageStyles {
  const picked = firstScreens[locale.lang] ?? {};
  const own = picked[firstScreen];
  const places = own ?? picked[EVERY_PAGE] ?? [];
  return { css: places.map((place) => rules[place]).join(''), ofFirstScreen: own !== undefined };
}
