import { runnerImport } from 'vite';
import { blogModule } from './blog.ts';
import { clientBuildStandIn } from './client-build-stand-in.ts';
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
  const { module } = await runnerImport<{ partsOfFirstScreens: PartsOfFirstScreens }>(
    './scripts/sampled-pages.tsx',
    {
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      plugins: [clientBuildStandIn, blogModule()],
    },
  );
  const pickedWith = (...more: readonly string[]) =>
    Object.fromEntries(
      [EVERY_PAGE, ...module.partsOfFirstScreens].map(([name, used]) => [
        name,
        pickStyles(table, new Set([...used, ...more]), { withStates: false }),
      ]),
    );
  return { 'en-IN': pickedWith(), hi: pickedWith(HINDI_PART) };
}

/**
 * Dialogs, menus, the phone's part of the header's menu and folded lists of cars, which a visitor has to open. The
 * group is the opening of such a list.
 */
const CLOSED =
  /<dialog[\s\S]*?<\/dialog>|<noscript><button[\s\S]*?<\/noscript>|<form[^>]* popover=[\s\S]*?<\/form>|<div class="phone-only more">[\s\S]*?(?=<\/nav>)|(<div class="picker folded"[^>]*>)[\s\S]*?<\/form>/g;

/** The markup that a first screen shows, without the parts that are closed at first. */
export const shownFirst = (firstScreen: string): string => firstScreen.replace(CLOSED, '$1');
