import type { Page } from 'playwright-core';

/** A state of a page that only a visitor's action brings about: a dialog, a message, a filled form. */
export interface ScreenState {
  readonly name: string;
  /** The page on which the state begins. */
  readonly path: string;
  /** Runs before the page loads, for example to install a fake clock or to hold an answer back. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Performs the visitor's actions and resolves when the state is on the screen. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Patterns of the browser's console errors, for a state that is an error. */
  readonly expectedErrors?: readonly RegExp[];
  /** The screens that have the state, such as a menu of narrow screens; all screens by default. */
  readonly only?: readonly ('phone' | 'tablet' | 'desktop')[];
  /** True where a screenshot must show the whole page. */
  readonly whole?: boolean;
}

/** Holds the answer back for ever, so that the page stays in its loading state. */
export const held = (pattern: string) => (page: Page) => page.context().route(pattern, () => {});

/** Answers the request with an error. */
export const refused =
  (pattern: string, status: number, error: Readonly<Record<string, unknown>> = {}) =>
  (page: Page) =>
    page.context().route(pattern, (route) => route.fulfill({ status, json: { error } }));
