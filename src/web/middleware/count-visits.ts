import type { MiddlewareHandler } from 'hono';
import { isFromCrawler } from '../../features/banners/index.ts';
import { perRequest } from '../api/per-request.ts';
import { readsAhead } from '../api/reads-ahead.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { addresses } from '../contract/addresses.ts';

/**
 * Whether a request opens a page from outside the site: a visit begins. It reads headers that every browser sends and
 * stores none of them, so that counting needs no cookie and no consent.
 */
export const beginsVisitTo = (siteUrl: string) =>
  perRequest((request) => {
    if (isFromCrawler(request) || readsAhead(request)) return false;
    const { headers } = request;
    const site = headers.get('Sec-Fetch-Site');
    if (site !== null) return headers.get('Sec-Fetch-Dest') === 'document' && site !== 'same-origin';
    // A browser older than these headers.
    const isPage = (headers.get('Accept') ?? '').startsWith('text/html');
    return isPage && !(headers.get('Referer') ?? '').startsWith(siteUrl);
  });

/** Counts the visits of pages that were found; the operator's screens are no visits. */
export const countVisits =
  (beginsVisit: (request: Request) => boolean, countVisit: () => void): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    await next();
    const { req, res } = context;
    if (req.method !== 'GET' || res.status !== 200 || req.path.startsWith(addresses.admin)) return;
    if (!res.headers.get('Content-Type')?.startsWith('text/html')) return;
    if (beginsVisit(req.raw)) countVisit();
  };
