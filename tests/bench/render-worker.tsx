import { renderToReadableStream, renderToString } from 'react-dom/server';
import { jaipur } from '../../src/content/cities/jaipur.ts';
import { buildPriceBook } from '../../src/features/pricing/rules/price-book.ts';
import { parseSheet } from '../../src/platform/price-sheet/parse-sheet.ts';
import { Document } from '../../src/web/document/Document.tsx';
import { htmlAnswer } from '../../src/web/document/html-answer.ts';
import { NONCE_PLACEHOLDER, type PageTemplate } from '../../src/web/document/placeholders.ts';
import { renderPage } from '../../src/web/document/render.tsx';
import { pageContext } from '../../src/web/pages/page-context.ts';
import {
  type LoadedPage,
  NOT_FOUND,
  type PageContext,
  type PageEntry,
} from '../../src/web/pages/page-entry.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { standInServices } from '../stand-in-services.ts';

/** One page in every way of answering it, without the rest of the site around it: what each way costs the processor. */
interface Bench {
  readonly SHEET: string;
  readonly PATH: string;
}

interface Prepared {
  readonly entry: PageEntry;
  readonly loaded: LoadedPage;
  readonly context: PageContext;
  readonly kept: PageTemplate;
  readonly constant: string;
  /** What the page's own answer has inlined: every way sends the same page. */
  readonly css: string;
}

let prepared: Promise<Prepared> | undefined;

async function prepare({ SHEET, PATH }: Bench): Promise<Prepared> {
  const sheet = parseSheet(SHEET);
  const book = buildPriceBook(sheet.ok ? sheet.value.rows : []);
  const services = standInServices(book);
  for (const entry of pageTable) {
    const page = entry.open(PATH);
    if (!page) continue;
    const url = new URL(PATH, services.siteUrl);
    const context = pageContext({ services, entry, url, city: page.city ?? jaipur, now: new Date(0) });
    const loaded = await page.load(context);
    if (loaded === NOT_FOUND) break;
    const kept = renderPage(entry, loaded, context);
    const constant = new TextDecoder().decode(kept.bytes);
    const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(constant) ?? [];
    return { entry, loaded, context, kept, constant, css };
  }
  throw new Error(`no page at ${PATH}`);
}

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

async function answer(way: string, prepared: Prepared): Promise<Response> {
  const { entry, loaded, context, kept, constant } = prepared;
  switch (way) {
    case '/hello':
      return new Response('hello', html);
    case '/constant':
      return new Response(constant, html);
    case '/kept':
      return htmlAnswer(kept, { cacheControl: 'private, no-cache' });
    case '/string':
      return htmlAnswer(renderPage(entry, loaded, context), { cacheControl: 'private, no-cache' });
    case '/plain-string':
      return new Response(renderToString(tree(prepared)), html);
    default:
      return new Response(await renderToReadableStream(tree(prepared)), html);
  }
}

const tree = ({ entry, loaded, context, css }: Prepared) => (
  <Document
    metadata={loaded.metadata}
    chrome={entry.chrome}
    group={entry.group}
    context={context}
    nonce={NONCE_PLACEHOLDER}
    css={css}
  >
    {loaded.render()}
  </Document>
);

export default {
  async fetch(request: Request, bench: Bench): Promise<Response> {
    prepared ??= prepare(bench);
    return answer(new URL(request.url).pathname, await prepared);
  },
};
