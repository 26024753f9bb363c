import { PAGE_DATA, type PageData } from '../src/web/contract/page-data.ts';

let known: PageData | undefined;

/** The server's data for this page; empty until the browser has read the end of the page, where the block stands. */
export function pageData(): Partial<PageData> {
  // Tests in Node have no document.
  const block = known ? undefined : globalThis.document?.getElementById?.(PAGE_DATA);
  if (block) known = JSON.parse(block.textContent);
  return known ?? {};
}
