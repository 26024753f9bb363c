import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { renderToString } from 'react-dom/server';
import type { UnservedPlace } from '../../features/places/index.ts';
import { remembering } from '../../values/remembering.ts';
import { FONT_NAME, NEXT_FONT_NAME } from '../contract/font-names.ts';
import type { LoadedPage, PageContext, PageEntry } from '../pages/page-entry.ts';
import { awayNotice } from './away-notice.ts';
import { type ContentPolicy, contentSecurityPolicy } from './content-policy.ts';
import { Document, type DocumentProps } from './Document.tsx';
import { languageSuggestion } from './language-suggestion.ts';
import { fontUse, pageHeaders, renameFont } from './page-fonts.ts';
import { firstScreenOf, type PageStyles, stylesOf } from './page-styles.ts';
import {
  FOLD_PLACEHOLDER,
  FONT_NAME_PLACEHOLDER,
  NONCE_PLACEHOLDER,
  NOTICE_PLACEHOLDER,
  newAnswerValues,
  type PageTemplate,
  SUGGESTION_PLACEHOLDER,
  templateOf,
} from './page-template.ts';

/** The parts of a document that belong to one answer, or their placeholders in cached text. */
type OwnParts = Pick<DocumentProps, 'nonce' | 'styles' | 'foldMark' | 'notice' | 'suggestion'>;

export const documentOf = (entry: PageEntry, page: LoadedPage, context: PageContext, own: OwnParts) => (
  <Document
    metadata={page.metadata}
    chrome={entry.chrome}
    tracked={trackedFacts(entry)}
    context={context}
    {...own}
  >
    {page.render()}
  </Document>
);

/** Tracking skips private pages, whose addresses belong to one person, and unknown addresses. */
const trackedFacts = ({ audience, family, group, viewConversion: conversion }: PageEntry) =>
  audience === 'private' || family === 'not-found' ? undefined : { family, group, conversion };

export const PLACEHOLDERS = {
  nonce: NONCE_PLACEHOLDER,
  foldMark: FOLD_PLACEHOLDER,
  notice: NOTICE_PLACEHOLDER,
  suggestion: SUGGESTION_PLACEHOLDER,
};

/** The styles of a page's head, in which the font has the name that the answer needs. */
function withFont(firstScreen: string, font: string): PageStyles {
  const styles = stylesOf(firstScreen);
  return { ...styles, css: renameFont(styles.css, font) };
}

const cachedStyles = remembering((firstScreen: string) => withFont(firstScreen, FONT_NAME_PLACEHOLDER));

/**
 * Renders a whole page with placeholders for each answer's own values. The string renderer costs less than half of the
 * streaming one. A page streams only while its prices are still being fetched. `renderToString` keeps the text
 * separators that React expects when it hydrates an island.
 */
export function renderPage(entry: PageEntry, page: LoadedPage, context: PageContext): PageTemplate {
  const own = { ...PLACEHOLDERS, styles: cachedStyles(firstScreenOf(entry, page)) };
  return templateOf(`<!DOCTYPE html>${renderToString(documentOf(entry, page, context, own))}`);
}

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
      styles: withFont(firstScreenOf(entry, page), use === 'next-page' ? NEXT_FONT_NAME : FONT_NAME),
      foldMark: '',
      notice: away ? awayNotice(away, nonce) : '',
      suggestion: suggested ? languageSuggestion(suggested, nonce) : '',
    }),
  );
}
