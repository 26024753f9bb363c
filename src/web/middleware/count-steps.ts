import type { MiddlewareHandler } from 'hono';
import { isFromCrawler } from '../../features/banners/index.ts';
import { visitOfPage } from '../../features/funnel/index.ts';
import type { Services } from '../../services/page-services.ts';
import type { AppEnvironment } from '../app-environment.ts';

interface CountedParts extends Pick<Services, 'countSteps' | 'banners' | 'now'> {
  readonly beginsVisit: (request: Request) => boolean;
}

/**
 * Counts how far visits come: opened, a price seen, booking begun. The visit's cookie holds its source and the counted
 * steps, so that each counts once; it says nothing about the visitor.
 */
export const countSteps =
  ({ beginsVisit, countSteps: count, banners, now }: CountedParts): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    await next();
    const { req, res } = context;
    const requested = context.get('requestedPage');
    if (count === undefined || req.method !== 'GET' || res.status !== 200) return;
    if (requested?.route.kind !== 'page' || isFromCrawler(req.raw)) return;
    const { entry } = requested.route;
    const published = banners?.peek() ?? [];
    const counted = visitOfPage(req.raw, {
      showsPrices: entry.showsPrices && (requested.book?.rowCount ?? 0) > 0,
      booksHere: entry.booksHere,
      begins: beginsVisit(req.raw),
      isOwn: entry.audience === 'private',
      unseen: requested.banners?.exposures?.seen ?? [],
      isBanner: (id) => published.some((banner) => banner.id === id),
      now: now(),
    });
    if (counted === undefined) return;
    count(counted.reached);
    // `context.header` would copy the answer.
    if (counted.cookie) res.headers.append('Set-Cookie', counted.cookie);
  };
