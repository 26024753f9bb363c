import type { Context } from 'hono';
import { findCity, homeCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import type { ShownBanners } from '../../features/banners/index.ts';
import { pricesAtHand } from '../../features/pricing/index.ts';
import type { PageServices, Services } from '../../services/page-services.ts';
import { recordCookie } from '../api/record-link.ts';
import type { AppEnvironment, Refusal } from '../app-environment.ts';
import type { SentForm } from '../contract/returned-form.ts';
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

/** The statuses of problems that a corrected form would meet too. All others are the form's own. */
const STATUS_OF_PROBLEM = new Map([
  ['robot_suspected', 403],
  ['too_many_requests', 429],
  ['ledger_unavailable', 503],
  ['prices_unavailable', 503],
  ['slots_unavailable', 503],
]);
const refusedStatus = (problem: string): number => STATUS_OF_PROBLEM.get(problem) ?? 422;

interface ReturnedParts {
  readonly findRoute: (path: string) => Route;
  readonly services: PageServices & Pick<Services, 'now'>;
  readonly answerOptions: (
    context: Context<AppEnvironment>,
    entry: PageEntry,
  ) => Omit<Parameters<typeof htmlAnswer>[1], 'status'>;
}

/** Renders the page of a refused form with what was typed; undefined where no page has its address. */
export const createReturned =
  ({ findRoute, services, answerOptions }: ReturnedParts) =>
  async (
    context: Context<AppEnvironment>,
    { page: address, problem, problems }: Refusal,
    form: SentForm,
  ): Promise<Response | undefined> => {
    const url = new URL(address, context.req.url);
    const route = findRoute(url.pathname);
    if (route.kind !== 'page') return undefined;
    const { entry, page } = route;
    const pageContext = createPageContext({
      // The address of this answer is the endpoint's, which is no page to count.
      services: { ...services, tracking: undefined },
      entry,
      url,
      city: page.city ?? context.get('city'),
      ownCity: page.city,
      now: services.now(),
      book: services.prices.peek() ?? (await pricesAtHand(services.prices)),
      recordToken: entry.audience === 'private' ? recordCookie(context) : undefined,
      returned: { ...form, problems },
    });
    const loaded = await page.load(pageContext);
    if (loaded === NOT_FOUND) return undefined;
    const { renderPage } = await import('../document/render.tsx');
    return htmlAnswer(renderPage(entry, loaded, pageContext), {
      ...answerOptions(context, entry),
      status: refusedStatus(problem),
      cacheControl: PERSONAL,
    });
  };
