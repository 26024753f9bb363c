import type { Context } from 'hono';
import { findCity, homeCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import type { ShownBanners } from '../../features/banners/index.ts';
import type { PageServices, Services } from '../../services/page-services.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { type ContentPolicy, pagePolicy } from '../document/content-policy.ts';
import { htmlAnswer } from '../document/page-template.ts';
import { createPageContext } from './page-context.ts';
import { type LoadedPage, NOT_FOUND, type PageEntry } from './page-entry.ts';
import type { Route } from './routing.ts';

/** The `Cache-Control` of a page for one person, which no cache may store. */
export const PERSONAL = 'private, no-store';

interface PrivateAnswer {
  readonly services: PageServices & Pick<Services, 'now'>;
  readonly entry: PageEntry;
  readonly city: City;
  readonly status?: number | undefined;
  readonly policy?: ContentPolicy | undefined;
}

/** Answers a page outside the table, rendered for one person and never cached. */
export async function privateAnswer(
  url: string,
  { services, entry, city, status = 200, policy }: PrivateAnswer,
  loaded: LoadedPage,
): Promise<Response> {
  const pageContext = createPageContext({ services, entry, url: new URL(url), city, now: services.now() });
  const { renderPage } = await import('../document/render.tsx');
  return htmlAnswer(renderPage(entry, loaded, pageContext), { status, policy, cacheControl: PERSONAL });
}

/** A page as the operator wants to see it. */
export interface PreviewedPage {
  readonly path: string;
  readonly banners: ShownBanners;
  /** The slug of the visitor's city, which these pages name in their own language. */
  readonly city: string;
  readonly now: Date;
}

interface PreviewParts {
  readonly findRoute: (path: string) => Route;
  readonly services: PageServices;
}

/** Renders a public page with chosen banners; undefined where no public page has the path. */
export const createPreview =
  ({ findRoute, services }: PreviewParts) =>
  async (
    context: Context<AppEnvironment>,
    { path, banners, city, now }: PreviewedPage,
  ): Promise<Response | undefined> => {
    const route = findRoute(path);
    if (route.kind !== 'page' || route.entry.audience === 'private') return undefined;
    const { entry, page } = route;
    const untracked = { ...services, tracking: undefined };
    const pageContext = createPageContext({
      services: untracked,
      entry,
      url: new URL(path, context.req.url),
      city: page.city ?? findCity(city) ?? homeCity,
      ownCity: page.city,
      now,
      book: await services.prices.get(),
      banners,
    });
    const loaded = await page.load(pageContext);
    if (loaded === NOT_FOUND) return undefined;
    const { renderPage } = await import('../document/render.tsx');
    const policy = { ...pagePolicy(entry.policy?.(services), untracked), framedBy: "'self'" as const };
    const answer = htmlAnswer(renderPage(entry, loaded, pageContext), { policy, cacheControl: PERSONAL });
    answer.headers.set('X-Frame-Options', 'SAMEORIGIN');
    answer.headers.set('X-Robots-Tag', 'noindex');
    return answer;
  };
