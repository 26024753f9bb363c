import type { Hono } from 'hono';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { createApp } from '../../src/app.ts';
import { jaipur } from '../../src/content/cities/jaipur.ts';
import { buildPriceBook } from '../../src/features/pricing/rules/price-book.ts';
import { parseSheet } from '../../src/platform/price-sheet/read-sheet.ts';
import type { Services } from '../../src/services/services.ts';
import type { AppEnvironment } from '../../src/web/app-environment.ts';
import { Document } from '../../src/web/document/Document.tsx';
import { htmlAnswer, NONCE_PLACEHOLDER } from '../../src/web/document/page-template.ts';
import { renderPage } from '../../src/web/document/render.tsx';
import { consoleLog } from '../../src/web/middleware/request-log.ts';
import { pageContext } from '../../src/web/pages/answer-pages.ts';
import {
  type LoadedPage,
  NOT_FOUND,
  type PageContext,
  type PageEntry,
} from '../../src/web/pages/page-entry.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { standInServices } from '../stand-in-services.ts';

/** Answers one page in every way. `PATH` itself passes the whole pipeline, from the router to the log line. */
interface Bench {
  readonly SHEET: string;
  readonly ORIGIN: string;
  readonly PATH: string;
}

interface Prepared {
  readonly app: Hono<AppEnvironment>;
  readonly path: string;
  readonly entry: PageEntry;
  readonly loaded: LoadedPage;
  readonly context: PageContext;
  readonly constant: string;
  /** The styles that the page's own answer has inlined, so that every way sends the same page. */
  readonly css: string;
}

let prepared: Promise<Prepared> | undefined;

async function prepare({ SHEET, ORIGIN, PATH }: Bench): Promise<Prepared> {
  const sheet = parseSheet(SHEET);
  const book = buildPriceBook(sheet.ok ? sheet.value.rows : []);
  const services: Services = {
    ...standInServices(book),
    siteUrl: ORIGIN,
    sharedCache: () => undefined,
    log: consoleLog,
    now: () => new Date(),
    waitUntil: () => undefined,
  };
  const app = createApp(services, () => Promise.reject(new Error('the bench reads pages only')));
  for (const entry of pageTable) {
    const page = entry.open(PATH);
    if (!page) continue;
    const url = new URL(PATH, services.siteUrl);
    const context = pageContext({ services, entry, url, city: page.city ?? jaipur, now: new Date(0) });
    const loaded = await page.load(context);
    if (loaded === NOT_FOUND) break;
    const constant = new TextDecoder().decode(renderPage(entry, loaded, context).bytes);
    const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(constant) ?? [];
    return { app, path: PATH, entry, loaded, context, constant, css };
  }
  throw new Error(`no page at ${PATH}`);
}

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

async function answer(request: Request, prepared: Prepared): Promise<Response> {
  const { app, path, entry, loaded, context, constant } = prepared;
  const way = request.url.slice(request.url.indexOf('/', 8));
  if (way === path) return app.fetch(request);
  switch (way) {
    case '/hello':
      return new Response('hello', html);
    case '/constant':
      return new Response(constant, html);
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
    return answer(request, await prepared);
  },
};
