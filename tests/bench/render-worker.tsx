import { stylesheet } from 'virtual:client-build';
import { Hono } from 'hono';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { standInServices } from '../../scripts/stand-in-services.ts';
import { createApp } from '../../src/app.ts';
import { jaipur } from '../../src/content/cities/jaipur.ts';
import { buildPriceBook } from '../../src/features/pricing/rules/price-book.ts';
import { parseSheet } from '../../src/platform/price-sheet/parse-sheet.ts';
import type { Services } from '../../src/services/page-services.ts';
import type { AppEnvironment } from '../../src/web/app-environment.ts';
import { firstScreenOf, stylesOf } from '../../src/web/document/page-styles.ts';
import { htmlAnswer, type PageTemplate } from '../../src/web/document/page-template.ts';
import { documentOf, PLACEHOLDERS, renderPage } from '../../src/web/document/render.tsx';
import { consoleLog, requestId, requestLog } from '../../src/web/middleware/request-log.ts';
import { securityHeaders } from '../../src/web/middleware/security-headers.ts';
import { createPageContext } from '../../src/web/pages/page-context.ts';
import {
  type LoadedPage,
  NOT_FOUND,
  type PageContext,
  type PageEntry,
} from '../../src/web/pages/page-entry.ts';
import { pageTable } from '../../src/web/pages/table.ts';

/** Answers one page in every way. `PATH` itself passes the whole pipeline, from the router to the log line. */
interface Bench {
  readonly SHEET: string;
  readonly ORIGIN: string;
  readonly PATH: string;
}

interface Prepared {
  readonly app: Hono<AppEnvironment>;
  readonly constantApp: Hono<AppEnvironment>;
  readonly path: string;
  readonly entry: PageEntry;
  readonly loaded: LoadedPage;
  readonly context: PageContext;
  readonly constant: string;
  readonly template: PageTemplate;
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
    const context = createPageContext({ services, entry, url, city: page.city ?? jaipur, now: new Date(0) });
    const loaded = await page.load(context);
    if (loaded === NOT_FOUND) break;
    const template = renderPage(entry, loaded, context);
    const constant = new TextDecoder().decode(template.bytes);
    const constantApp = throughPipeline(constant);
    return { app, constantApp, path: PATH, entry, loaded, context, constant, template };
  }
  throw new Error(`no page at ${PATH}`);
}

/** A route that answers constant HTML, behind the middleware that every answer of the site must pass. */
const throughPipeline = (constant: string): Hono<AppEnvironment> =>
  new Hono<AppEnvironment>()
    .use(requestId)
    .use(requestLog(consoleLog))
    .use(securityHeaders)
    .get('/pipeline', (context) => context.html(constant));

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

async function answer(request: Request, prepared: Prepared): Promise<Response> {
  const { app, constantApp, path, entry, loaded, context, constant, template } = prepared;
  const way = request.url.slice(request.url.indexOf('/', 8));
  if (way === path) return app.fetch(request);
  switch (way) {
    case '/hello':
      return new Response('hello', html);
    case '/constant':
      return new Response(constant, html);
    case '/pipeline':
      return constantApp.fetch(request);
    case '/headers':
      return htmlAnswer(template, { cacheControl: 'private, no-cache' });
    case '/string':
      // The request says how slow the line is: a page on a slow one preloads no font.
      return htmlAnswer(renderPage(entry, loaded, context), { cacheControl: 'private, no-cache', request });
    case '/plain-string':
      return new Response(renderToString(tree(prepared)), html);
    case '/parts':
      return new Response((await renderToReadableStream(tree(prepared))).pipeThrough(inParts()), html);
    default:
      return new Response(await renderToReadableStream(tree(prepared)), html);
  }
}

const LINK = `<link rel="stylesheet" href="${stylesheet}"/>`;

/** Cuts React's stream behind the link to the stylesheet. */
function inParts(): TransformStream<Uint8Array, Uint8Array> {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  let text = '';
  let isCut = false;
  return new TransformStream({
    transform(written, parts) {
      text += decoder.decode(written, { stream: true });
      const at = isCut ? -1 : text.indexOf(LINK);
      if (at === -1) return;
      isCut = true;
      parts.enqueue(encoder.encode(text.slice(0, at + LINK.length)));
      text = text.slice(at + LINK.length);
    },
    flush: (parts) => parts.enqueue(encoder.encode(text)),
  });
}

const tree = ({ entry, loaded, context }: Prepared) =>
  documentOf(entry, loaded, context, {
    ...PLACEHOLDERS,
    styles: stylesOf(firstScreenOf(entry, loaded)),
    foldMark: '',
    notice: '',
    suggestion: '',
  });

export default {
  async fetch(request: Request, bench: Bench): Promise<Response> {
    prepared ??= prepare(bench);
    return answer(request, await prepared);
  },
};
