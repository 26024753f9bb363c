import { FONT_NAME } from '../contract/font-names.ts';
import { locale } from '../contract/locale.ts';
import { fonts } from './client-build.ts';

/** When text has its own font: from the first paint on, once the browser has it, or on the visit's next page. */
export type FontUse = 'preloaded' | 'if-cached' | 'next-page';

const withoutFont: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': locale.lang,
};
const withFont: Readonly<Record<string, string>> = {
  ...withoutFont,
  Link: fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', '),
};

/** A page's own headers. On a quick connection they preload the fonts, so that the first paint shows them. */
export const pageHeaders = (use: FontUse): Readonly<Record<string, string>> =>
  use === 'preloaded' ? withFont : withoutFont;

/** Chromium delays the first paint by at most so many ms for a font that a page preloads. */
const PAINT_DELAY_MS = 50;

/**
 * A slow connection's first page keeps the fallback font, which has the same metrics (decision 007). Its own font would
 * arrive too late, and text whose font is missing takes longer to lay out.
 */
export function fontUse(request: Request | undefined): FontUse {
  if (fonts.length > 0 && roundTripMs(request) <= PAINT_DELAY_MS) return 'preloaded';
  return request && !isFromOurPage(request) ? 'next-page' : 'if-cached';
}

/** Whether the visitor came from one of our pages. `Sec-Fetch-Site` does not tell: a prerendered page has `none`. */
const isFromOurPage = (request: Request): boolean =>
  hostOf(request.headers.get('Referer') ?? '') === hostOf(request.url);

const hostOf = (address: string): string | undefined => address.split('/')[2];

/** The round trip that the edge measured (`request.cf`, which may be missing). */
function roundTripMs(request: Request | undefined): number {
  const cf: unknown = request && Reflect.get(request, 'cf');
  if (typeof cf !== 'object' || cf === null) return 0;
  const [tcp, quic]: unknown[] = [Reflect.get(cf, 'clientTcpRtt'), Reflect.get(cf, 'clientQuicRtt')];
  // Zero stands for the transport that the request did not use.
  return (typeof tcp === 'number' ? tcp : 0) || (typeof quic === 'number' ? quic : 0);
}

/** The Hindi font keeps its name: a computer without Hindi letters may have it from an earlier visit only. */
const NAME_OF_LATIN_FONT = new RegExp(`(?<=@font-face\\{font-family:)${FONT_NAME}(?= Latin;src:url)`, 'g');

/** Renames the font of Latin letters; its fallback keeps its name. */
export const renameFont = (css: string, name: string): string => css.replace(NAME_OF_LATIN_FONT, name);
