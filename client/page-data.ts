import { PAGE_DATA, type PageData } from '../src/web/contract/page-data.ts';

let known: PageData | null = null;

/** The server's data for this page; empty until the browser has read the end of the page, where the block stands. */
export function pageData(): Partial<PageData> {
  // Tests in Node have no document.
  known ??= JSON.parse(globalThis.document?.getElementById?.(PAGE_DATA)?.textContent ?? 'null');
  return known ?? {};
}
