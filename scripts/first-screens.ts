import { siteModule } from './site-module.ts';
import { HINDI_PART, partsIn, pickStyles, type StyleEntry } from './style-picker.ts';

/** The styles of first screens, by language and by name and variant of the page. */
export type FirstScreens = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The elements and classes of first screens, by name and variant of the page. */
export type PartsOfFirstScreens = ReadonlyMap<string, ReadonlySet<string>>;

/** A document without content, whose rules every page needs. */
const EVERY_PAGE = ['*', partsIn('<html><body>')] as const;

/**
 * Renders pages of every name in their states, and picks the rules that their first screens need together. Hindi pages
 * have the same elements, and the rules for Hindi besides.
 */
export async function pickFirstScreens(table: readonly StyleEntry[]): Promise<FirstScreens> {
  const { partsOfFirstScreens } = await siteModule<{ partsOfFirstScreens: PartsOfFirstScreens }>(
    './scripts/sampled-pages.tsx',
  );
  const pickedWith = (...more: readonly string[]) =>
    Object.fromEntries(
      [EVERY_PAGE, ...partsOfFirstScreens].map(([name, used]) => [
        name,
        inLayerOrder(pickStyles(table, new Set([...used, ...more]), { withStates: false }), table),
      ]),
    );
  return { 'en-IN': pickedWith(), hi: pickedWith(HINDI_PART) };
}

/**
 * States the order of the layers where the picked rules lack one. It would come last with the stylesheet, and win over
 * the layers that shall win over it.
 */
export function inLayerOrder(css: string, table: readonly StyleEntry[]): string {
  const layers = [...new Set(table.flatMap(({ around }) => /@layer (\w+)/.exec(around)?.[1] ?? []))];
  return layers.every((layer) => css.includes(`@layer ${layer}{`))
    ? css
    : `@layer ${layers.join(',')};${css}`;
}

/**
 * Dialogs, menus, the phone's part of the header's menu and folded lists of cars, which a visitor has to open. The
 * group is the opening of such a list.
 */
const CLOSED =
  /<dialog[\s\S]*?<\/dialog>|<noscript><button[\s\S]*?<\/noscript>|<form[^>]* popover=[\s\S]*?<\/form>|<div class="(?:phone-only )?more">[\s\S]*?(?=<\/nav>)|(<div class="picker folded"[^>]*>)[\s\S]*?<\/form>/g;

/** The markup that a first screen shows, without the parts that are closed at first. */
export const shownFirst = (firstScreen: string): string => firstScreen.replace(CLOSED, '$1');
