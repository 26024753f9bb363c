import { font } from 'virtual:client-build';

const always: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': 'en-IN',
};
const withFont: Readonly<Record<string, string>> = {
  ...always,
  Link: `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
};

/** For so long Chromium holds the first paint back for a font that it was asked to fetch early. */
const HELD_BACK_MS = 50;

/**
 * What a page says of itself. Where the line is quick, the font is asked for before the page's own text has come and is there
 * at the first paint. On a slower one it would only hold the text up: there the page stays in the fallback face, which has
 * the same box, and the font is fetched behind it, for the pages to come (docs/decisions/070).
 */
export function pageHeaders(request: Request | undefined): Readonly<Record<string, string>> {
  return font !== '' && roundTripMs(request) <= HELD_BACK_MS ? withFont : always;
}

/** As the edge has seen it (`request.cf`, where it may be missing). */
function roundTripMs(request: Request | undefined): number {
  const cf: unknown = request && Reflect.get(request, 'cf');
  if (typeof cf !== 'object' || cf === null) return 0;
  const [tcp, quic]: unknown[] = [Reflect.get(cf, 'clientTcpRtt'), Reflect.get(cf, 'clientQuicRtt')];
  // Zero is how the edge tells a way that the request did not come by.
  return (typeof tcp === 'number' ? tcp : 0) || (typeof quic === 'number' ? quic : 0);
}
