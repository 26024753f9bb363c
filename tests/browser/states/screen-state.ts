import type { Page } from 'playwright-core';

/** Something that a page becomes only by what its visitor does: a dialog, a message, a filled form. */
export interface ScreenState {
  readonly name: string;
  /** The page it begins on. */
  readonly path: string;
  /** Before the page is asked for: the clock, an answer that is held back. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What the visitor does; done when what is to be looked at is there. */
  readonly open: (page: Page) => Promise<unknown>;
  /** What the browser itself writes to its console, where a state is an error. */
  readonly expectedErrors?: readonly RegExp[];
  /** Where it exists: a menu of narrow screens, a bar of phones. Everywhere unless given. */
  readonly only?: readonly ('phone' | 'tablet' | 'desktop')[];
  /** More than the screen is of interest. */
  readonly whole?: boolean;
}

/** An answer that never comes, so that what is shown meanwhile stays. */
export const held = (pattern: string) => (page: Page) => page.context().route(pattern, () => {});

/** An answer that refuses. */
export const refused =
  (pattern: string, status: number, error: Readonly<Record<string, unknown>> = {}) =>
  (page: Page) =>
    page.context().route(pattern, (route) => route.fulfill({ status, json: { error } }));
