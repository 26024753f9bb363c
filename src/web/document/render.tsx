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

/** Addresses of one person's own are not told to anybody, nor are those that are none of ours. */
const isTracked = ({ audience, family }: PageEntry): boolean =>
  audience !== 'private' && family !== 'not-found';

const MARKS = { nonce: NONCE_PLACEHOLDER, css: STYLES_PLACEHOLDER };

/**
 * A whole page, with holes where each answer's own values belong. The string renderer costs less than half of the streaming one
 * (issue on speed), and with the text in hand the styles can be picked; streaming is for when prices are still to come.
 * Without the marks by which React would hydrate it: what hydrates islands here does without.
 */
export function renderPage(entry: PageEntry, page: LoadedPage, context: PageContext): PageTemplate {
  const html = renderToString(documentOf(entry, page, context, MARKS));
  return mode === 'production' ? withStyles(html) : templateOf(DOCTYPE, html);
}

const DOCTYPE = '<!DOCTYPE html>';

function withStyles(html: string): PageTemplate {
  const at = html.indexOf(STYLES_PLACEHOLDER);
  const css = stylesFor(partsIn(html));
  return templateOf(DOCTYPE, html.slice(0, at), css, html.slice(at + STYLES_PLACEHOLDER.length));
}

/** Pages of a family mostly use the same parts: what was picked for them is picked, and turned into bytes, once. */
const picked = new Map<string, Uint8Array>();
const MOST_PICKED = 200;

function stylesFor(parts: ReadonlySet<string>): Uint8Array {
  const key = [...parts].sort().join(' ');
  const css = picked.get(key) ?? new TextEncoder().encode(pickStyles(styles(), parts));
  if (picked.size >= MOST_PICKED) picked.clear();
  picked.set(key, css);
  return css;
}

/** The stylesheet whole, for answers that leave before their body is known. */
const wholeStyles = once((): string => pickStyles(styles(), { has: () => true }));

/**
 * A page sent while its prices are still to come: the shell at once, each part that waits for prices in its own
 * Suspense boundary. The renderer's options hold this request's nonce and signal, so it is made per request.
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
