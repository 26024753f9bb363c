import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { type Changes, lastingChanges } from './lasting-changes.ts';
import { screens } from './screens.ts';

/** The options of a visit that a page can change, so that a kept one can serve it. */
export type KeptOptions = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'extraHTTPHeaders'>;

const CHANGEABLE: ReadonlySet<string> = new Set(['viewport', 'reducedMotion', 'extraHTTPHeaders']);

export const canKeep = (options: BrowserContextOptions): boolean =>
  Object.keys(options).every((name) => CHANGEABLE.has(name));

/** Playwright's own limit for an action, in ms. */
const ACTION_MS = 30_000;

const EMPTIED = 'cache_storage,file_systems,indexeddb,local_storage,service_workers';

export interface KeptPage {
  /** A page as a new visitor has it; undefined while another visit uses it. */
  take(options: KeptOptions): Promise<Page | undefined>;
  /** Ends the visit that uses the page. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

interface Kept {
  readonly page: Page;
  readonly session: CDPSession;
  readonly changes: Changes;
  close(): Promise<void>;
}

/**
 * One page for the visits of a file, one after another. A new context for each costs a fifth more CPU: a new process, which
 * loads and compiles the same files again. Each visitor gets empty storage, no cookies and no history.
 * `listen` adds the listeners that stay.
 */
export function keptPage(
  browser: Browser,
  origin: string,
  visitor: BrowserContextOptions,
  listen: (page: Page) => void,
): KeptPage {
  let kept: Kept | undefined;
  let isTaken = false;

  const leave = async () => {
    if (!isTaken || kept === undefined) return;
    const { page, session, changes, close } = kept;
    if (!(await changes.undo()) || !(await emptied(page, session, origin))) {
      kept = undefined;
      await close();
    }
    isTaken = false;
  };
  const open = async (): Promise<Kept> => {
    const context = await browser.newContext(visitor);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    listen(page);
    const close = context.close.bind(context);
    // A test that ends a visit early leaves the page to its next visit.
    context.close = leave;
    return { page, session, changes: lastingChanges(page), close };
  };

  return {
    async take({ viewport = screens.phone, reducedMotion = 'reduce', extraHTTPHeaders = {} }) {
      if (isTaken) return undefined;
      isTaken = true;
      kept ??= await open();
      const { page } = kept;
      if (viewport !== null) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
      await page.setExtraHTTPHeaders({ ...extraHTTPHeaders });
      page.setDefaultTimeout(ACTION_MS);
      return page;
    },
    leave,
    close: async () => kept?.close(),
  };
}

/** Takes everything from a page that the next visitor could see; false where the page no longer answers. */
async function emptied(page: Page, session: CDPSession, origin: string): Promise<boolean> {
  const context = page.context();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => {
      window.name = '';
      sessionStorage.clear();
      localStorage.clear();
    });
    await context.clearCookies();
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: EMPTIED });
    await session.send('Page.resetNavigationHistory');
    return true;
  } catch {
    return false;
  }
}
