import { mode, styles } from 'virtual:client-build';
import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { renderToString } from 'react-dom/server';
import { once } from '../../values/once.ts';
import type { LoadedPage, PageContext, PageEntry } from '../pages/page-entry.ts';
import { type ContentPolicy, contentSecurityPolicy } from './content-policy.ts';
import { Document } from './Document.tsx';
import {
  NONCE_PLACEHOLDER,
  newAnswerValues,
  type PageTemplate,
  pageHeaders,
  STYLES_PLACEHOLDER,
  templateOf,
} from './page-template.ts';
import { partsIn, pickStyles } from './style-picker.ts';

interface Inlined {
  readonly nonce: string;
  readonly css: string;
}

const documentOf = (entry: PageEntry, page: LoadedPage, context: PageContext, inlined: Inlined) => (
  <Document
    metadata={page.metadata}
    chrome={entry.chrome}
    group={entry.group}
    trackedFamily={isTracked(entry) ? entry.family : undefined}
    context={context}
    {...inlined}
  >
    {page.render()}
  </Document>
);

/** Tracking skips private pages, whose addresses belong to one person, and unknown addresses. */
const isTracked = ({ audience, family }: PageEntry): boolean =>
  audience !== 'private' && family !== 'not-found';

const PLACEHOLDERS = { nonce: NONCE_PLACEHOLDER, css: STYLES_PLACEHOLDER };

/**
 * Renders a whole page with placeholders for each answer's own values. The string renderer costs less than half of the
 * streaming one, and its complete text allows picking the styles. A page streams only while its prices are still being
 * fetched. `renderToString` keeps the text separators that React expects when it hydrates an island.
 */
export function renderPage(entry: PageEntry, page: LoadedPage, context: PageContext): PageTemplate {
  const html = renderToString(documentOf(entry, page, context, PLACEHOLDERS));
  return mode === 'production' ? withStyles(html) : templateOf(DOCTYPE, html);
}

const DOCTYPE = '<!DOCTYPE html>';

function withStyles(html: string): PageTemplate {
  const at = html.indexOf(STYLES_PLACEHOLDER);
  const css = stylesFor(partsIn(html));
  return templateOf(DOCTYPE, html.slice(0, at), css, html.slice(at + STYLES_PLACEHOLDER.length));
}

/** Pages of a family mostly use the same classes, so their picked styles are cached as bytes. */
const picked = new Map<string, Uint8Array>();
const MOST_PICKED = 200;

function stylesFor(parts: ReadonlySet<string>): Uint8Array {
  const key = [...parts].sort().join(' ');
  const css = picked.get(key) ?? new TextEncoder().encode(pickStyles(styles(), parts));
  if (picked.size >= MOST_PICKED) picked.clear();
  picked.set(key, css);
  return css;
}

/** The whole stylesheet, for answers that start before their body is known. */
const wholeStyles = once((): string => pickStyles(styles(), { has: () => true }));

/**
 * Streams a page whose prices are still being fetched: the shell at once, each part that needs prices in its own
 * Suspense boundary. The renderer's options hold this request's nonce and signal, so it is created per request.
 */
export async function streamPage(
  request: Context,
  entry: PageEntry,
  page: LoadedPage,
  context: PageContext,
  { cacheControl, policy }: { readonly cacheControl: string; readonly policy: ContentPolicy | undefined },
): Promise<Response> {
  const { nonce } = newAnswerValues();
  const renderer = reactRenderer(({ children }) => <>{children}</>, {
    stream: { ...pageHeaders(request.req.raw) },
    readableStreamOptions: {
      nonce,
      signal: request.req.raw.signal,
      onError: (error) => console.error('A part of a streamed page failed:', error),
    },
  });
  await renderer(request, async () => undefined);
  request.header('Cache-Control', cacheControl);
  request.header('Content-Security-Policy', contentSecurityPolicy(nonce, policy));
  return request.render(documentOf(entry, page, context, { nonce, css: wholeStyles() }));
}
