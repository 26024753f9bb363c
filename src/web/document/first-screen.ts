/**
 * A page's head carries the styles of its first screen only. The rest of the page starts with a link to the stylesheet.
 * A browser paints what stands before such a link, then waits for the stylesheet before it reads on (decision 002).
 */

/** A phone's first screen takes at least this many letters of markup from the start of `<main>`. */
const LEAST_MARKUP = 2150;

/**
 * Parts that can begin below the first screen. The first job of the doorstep catalogue stands on it. A line break stands
 * before a heading only in a post, so an operator's page is not split at its headings.
 */
const PARTS =
  /<(?:section class="(?:section|close|guided-price)|(?<=<\/article><)article class="ds"|div class="(?:scene|app-wide|ds-full)"|footer class="foot|(?<=\n<)h2 id=")[^>]*>/g;
const FOOTER = '<footer class="foot';

/** The offset at which the rest of a page begins: inside the first part below the first screen. */
export function endOfFirstScreen(html: string): number | undefined {
  const main = html.indexOf('<main');
  if (main === -1) return undefined;
  // A search of the whole page would cost more than all others here.
  const footer = html.slice(main, main + LEAST_MARKUP + FOOTER.length).indexOf(FOOTER);
  PARTS.lastIndex = main + (footer === -1 ? LEAST_MARKUP : footer);
  return PARTS.test(html) ? PARTS.lastIndex : undefined;
}

/**
 * Dialogs, menus, the phone's part of the header's menu and folded lists of cars, which a visitor has to open. The
 * group is the opening of such a list; a condition on what stands before it would cost each letter a look back.
 */
const CLOSED =
  /<dialog[\s\S]*?<\/dialog>|<noscript><button[\s\S]*?<\/noscript>|<form[^>]* popover=[\s\S]*?<\/form>|<div class="phone-only more">[\s\S]*?(?=<\/nav>)|(<div class="picker folded"[^>]*>)[\s\S]*?<\/form>/g;

/** The markup that a first screen shows, without what is closed at first and without the part that begins below. */
export const shownFirst = (firstScreen: string): string =>
  firstScreen.slice(0, firstScreen.lastIndexOf('<')).replace(CLOSED, '$1');

/** A link to the stylesheet, where the rest of a page begins. */
export const styleLink = (address: string): string => `<link rel="stylesheet" href="${address}">`;
