import { mode, stylesheet } from 'virtual:client-build';
import { styles } from 'virtual:client-styles';
import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { renderToString } from 'react-dom/server';
import type { UnservedPlace } from '../../features/places/index.ts';
import { once } from '../../values/once.ts';
import { NEXT_FONT_NAME } from '../contract/font-names.ts';
import { locale } from '../contract/locale.ts';
import type { LoadedPage, PageContext, PageEntry } from '../pages/page-entry.ts';
import { awayNotice } from './away-notice.ts';
import { type ContentPolicy, contentSecurityPolicy } from './content-policy.ts';
import { Document } from './Document.tsx';
import { endOfFirstScreen, shownFirst, styleLink } from './first-screen.ts';
import { languageSuggestion } from './language-suggestion.ts';
import { fontUse, pageHeaders, renameFont } from './page-fonts.ts';
import {
  END_OF_FIRST_SCREEN,
  FONT_NAME_PLACEHOLDER,
  NONCE_PLACEHOLDER,
  NOTICE_PLACEHOLDER,
  newAnswerValues,
  type PageTemplate,
  STYLES_PLACEHOLDER,
  SUGGESTION_PLACEHOLDER,
  templateOf,
} from './page-template.ts';
import { HINDI_PART, markupIn, partsIn, pickStyles } from './style-picker.ts';

interface Inlined {
  /** The notice for this visitor as HTML, or the placeholder for it in cached text. */
  readonly notice: string;
  /** The line that offers the page in the visitor's language, or the placeholder for it. */
  readonly suggestion: string;
  readonly nonce: string;
  readonly css: string;
}

const documentOf = (entry: PageEntry, page: LoadedPage, context: PageContext, inlined: Inlined) => (
  <Document
    metadata={page.metadata}
    chrome={entry.chrome}
    tracked={trackedFacts(entry)}
    context={context}
    {...inlined}
  >
    {page.render()}
  </Document>
);

/** Tracking skips private pages, whose addresses belong to one person, and unknown addresses. */
const trackedFacts = ({ audience, family, group, viewConversion: conversion }: PageEntry) =>
  audience === 'private' || family === 'not-found' ? undefined : { family, group, conversion };

const PLACEHOLDERS = {
  nonce: NONCE_PLACEHOLDER,
  css: STYLES_PLACEHOLDER,
  notice: NOTICE_PLACEHOLDER,
  suggestion: SUGGESTION_PLACEHOLDER,
};

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

/**
 * Fills in the styles. A page with parts below its first screen carries those of the first screen, then a link to the
 * stylesheet. Any other page carries all of its own.
 */
function withStyles(html: string): PageTemplate {
  const at = html.indexOf(STYLES_PLACEHOLDER);
  const afterStyles = at + STYLES_PLACEHOLDER.length;
  const end = endOfFirstScreen(html);
  if (end === undefined)
    return templateOf(DOCTYPE, html.slice(0, at), stylesFor(html, true), html.slice(afterStyles));
  const css = stylesFor(shownFirst(html.slice(0, end)), false);
  const firstScreen = html.slice(afterStyles, end);
  const link = styleLink(stylesheet);
  // The link names the file for the loader too.
  const head = html.slice(0, at).replace(` data-stylesheet="${stylesheet}"`, '');
  return templateOf(DOCTYPE, head, css, firstScreen, link, END_OF_FIRST_SCREEN, html.slice(end));
}

/** Pages of a family mostly have the same markup, so their picked styles are cached as templates. */
const picked = new Map<string, PageTemplate>();
const MOST_PICKED = 200;

function stylesFor(html: string, withStates: boolean): PageTemplate {
  const markup = markupIn(html);
  const key = `${withStates} ${[...markup].join('')}`;
  const known = picked.get(key);
  if (known) return known;
  const css = pickStyles(styles(), partsIn(markup), { withStates });
  const template = templateOf(renameFont(css, FONT_NAME_PLACEHOLDER));
  if (picked.size >= MOST_PICKED) picked.clear();
  picked.set(key, template);
  return template;
}

/** The whole stylesheet, for answers that start before their body is known. */
const wholeStyles = once((): string =>
  pickStyles(styles(), { has: (part) => part !== HINDI_PART || locale.lang === 'hi' }),
);

interface StreamedAnswer {
  readonly cacheControl: string;
  readonly policy: ContentPolicy | undefined;
  /** The visitor's place, if no centre serves it. */
  readonly away?: UnservedPlace | undefined;
  /** The path of this page in the visitor's language, where the visitor prefers another. */
  readonly suggested?: string | undefined;
}

/**
 * Streams a page whose prices are still being fetched: the shell at once, each part that needs prices in its own
 * Suspense boundary. The renderer's options hold this request's nonce and signal, so it is created per request.
 */
export async function streamPage(
  request: Context,
  entry: PageEntry,
  page: LoadedPage,
  context: PageContext,
  { cacheControl, policy, away, suggested }: StreamedAnswer,
): Promise<Response> {
  const { nonce } = newAnswerValues();
  const use = fontUse(request.req.raw);
  const css = use === 'next-page' ? renameFont(wholeStyles(), NEXT_FONT_NAME) : wholeStyles();
  const renderer = reactRenderer(({ children }) => <>{children}</>, {
    stream: { ...pageHeaders(use) },
    readableStreamOptions: {
      nonce,
      signal: request.req.raw.signal,
      onError: (error) => console.error('A part of a streamed page failed:', error),
    },
  });
  await renderer(request, async () => undefined);
  request.header('Cache-Control', cacheControl);
  request.header('Content-Security-Policy', contentSecurityPolicy(nonce, policy));
  return request.render(
    documentOf(entry, page, context, {
      nonce,
      css,
      notice: away ? awayNotice(away, nonce) : '',
      suggestion: suggested ? languageSuggestion(suggested, nonce) : '',
    }),
  );
}
