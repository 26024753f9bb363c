/** Several records within this time are read together. */
const READ_AFTER_MS = 400;
/** A field that somebody types into is not replaced; the page is read again after this time. */
const WHILE_TYPING_MS = 3_000;

/** Fetches the page again and puts its region in place of the shown one. */
export function createReader(region: string, done: (isRead: boolean) => void) {
  let isWaiting = false;
  const replace = async () => {
    if (isTyping(region)) return setTimeout(replace, WHILE_TYPING_MS);
    isWaiting = false;
    try {
      const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
      done(answer.ok && showRegion(region, await answer.text()));
    } catch {
      done(false);
    }
  };
  return {
    read() {
      if (!isWaiting) setTimeout(replace, READ_AFTER_MS);
      isWaiting = true;
    },
  };
}

const isTyping = (region: string): boolean => {
  const focused = document.activeElement;
  return (
    focused?.matches('input:not([type="checkbox"]), select, textarea') === true &&
    document.getElementById(region)?.contains(focused) === true
  );
};

/** Puts the regions of a fetched page in place of the shown ones; false where the page has none. */
export function showRegion(region: string, html: string, alsoOf: readonly string[] = []): boolean {
  // The policy of this page refuses the other's styles and tells so in the console, so they are parsed apart.
  const page = new DOMParser().parseFromString(html.replace(STYLE, ''), 'text/html');
  const fresh = page.getElementById(region);
  const shown = document.getElementById(region);
  if (!fresh || !shown) return false;
  keepState(shown, fresh);
  adoptStyles(html);
  const focused = focusPath(shown);
  shown.replaceWith(fresh);
  if (focused) fresh.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  for (const id of alsoOf) {
    const others = page.getElementById(id);
    if (others) document.getElementById(id)?.replaceWith(others);
  }
  return true;
}

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** A page carries the styles of its own elements only, so that a first visit brings styles along. */
function adoptStyles(html: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...html.matchAll(STYLE)].map(([, rules]) => rules).join('\n'));
  document.adoptedStyleSheets = [sheet];
}

/** Opened details stay open: a `<details>` is found again by the link before it. */
function keepState(shown: Element, fresh: Element): void {
  const nameOf = (details: Element) =>
    `${details.closest('li')?.querySelector('a')?.getAttribute('href')} ${details.className}`;
  const open = new Set([...shown.querySelectorAll('details[open]')].map(nameOf));
  for (const details of fresh.querySelectorAll('details')) if (open.has(nameOf(details))) details.open = true;
}

/** A selector of the focused link in the region. */
function focusPath(shown: Element): string | undefined {
  const focused = document.activeElement;
  const href = shown.contains(focused) ? focused?.getAttribute('href') : undefined;
  return href ? `a[href="${CSS.escape(href)}"]` : undefined;
}
