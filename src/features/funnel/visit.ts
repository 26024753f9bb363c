import { campaignKey, campaignOfQuery } from '../../values/campaign.ts';
import { indiaDate } from '../../values/india-time.ts';
import { readSiteCookie } from '../../web/api/read-site-cookie.ts';
import { bannerVisitorOf, countedCity, type Seen } from '../banners/index.ts';
import { sourceOf, sourceOfReferrer } from './rules/source.ts';
import type { ReachedSteps, VisitStep } from './rules/steps.ts';
import { LONGEST_PAGE, newSteps, parseVisit, type Visit, writeVisit } from './rules/visit-cookie.ts';

/** Holds where the visit came from and its counted steps: `google.vp`. It ends with the browser's session. */
const FUNNEL_COOKIE = '__Host-funnel';

const cookieOf = (visit: Visit): string =>
  `${FUNNEL_COOKIE}=${writeVisit(visit)}; Path=/; HttpOnly; Secure; SameSite=Lax`;

/** Reads the visit of a request; undefined before its first page and for browsers without cookies. */
export const visitOf = (request: Request): Visit | undefined =>
  parseVisit(readSiteCookie(request, FUNNEL_COOKIE));

export interface OpenedPage {
  /** False too where the page's prices are missing because there is no price sheet. */
  readonly showsPrices: boolean;
  /** A visitor books on the page itself, not in a dialog. */
  readonly booksHere: boolean;
  /** Opened from outside the site. */
  readonly begins: boolean;
  /** A visitor's own booking or order: its payment comes back from another site and begins no visit. */
  readonly isOwn: boolean;
  /** The banners that this page showed for the first time. */
  readonly unseen: readonly Seen[];
  /** Whether a banner exists: anybody may write the cookie that names it. */
  readonly isBanner: (id: string) => boolean;
  readonly now: Date;
}

/** The steps of an answer, and the cookie that keeps them from counting again. */
export interface CountedVisit {
  readonly reached: ReachedSteps;
  /** A `Set-Cookie` value. */
  readonly cookie: string | undefined;
}

const named = ({ banner, variant }: Seen): string => `${banner}.${variant}`;

/** Counts the steps that a page is for its visit; undefined where it is none. */
export function visitOfPage(request: Request, page: OpenedPage): CountedVisit | undefined {
  const stored = visitOf(request);
  const begins = page.begins && !(page.isOwn && stored !== undefined);
  const visit: Visit | undefined = begins
    ? { ...landingOf(request), page: pageOf(request), steps: [] }
    : stored;
  if (visit === undefined) return undefined;
  const reached = newSteps(visit, [
    ...(begins ? (['visit'] as const) : []),
    ...(page.showsPrices ? (['price'] as const) : []),
    ...(page.booksHere ? (['book'] as const) : []),
  ]);
  if (reached.length === 0 && page.unseen.length === 0) return undefined;
  return countedVisit(request, visit, reached, page);
}

/** Counts a step that a visitor reached without opening a page. */
export function visitOfGesture(
  request: Request,
  step: VisitStep,
  page: Pick<OpenedPage, 'isBanner' | 'now'>,
): CountedVisit | undefined {
  const visit = visitOf(request);
  if (visit === undefined || newSteps(visit, [step]).length === 0) return undefined;
  return countedVisit(request, visit, [step], { ...page, unseen: [] });
}

function countedVisit(
  request: Request,
  visit: Visit,
  reached: readonly VisitStep[],
  { unseen, isBanner, now }: Pick<OpenedPage, 'unseen' | 'isBanner' | 'now'>,
): CountedVisit {
  const { place, seen } = bannerVisitorOf(request);
  const shown = unseen.filter(({ banner }) => isBanner(banner));
  const before = seen.filter(({ banner }) => isBanner(banner) && !shown.some((one) => one.banner === banner));
  return {
    reached: {
      steps: reached,
      banners: [...before, ...shown].map(named),
      city: countedCity(place),
      source: visit.source,
      campaign: visit.campaign && campaignKey(visit.campaign),
      page: visit.page,
      day: indiaDate(now),
      earlier: visit.steps.length === 0 ? undefined : { steps: visit.steps, banners: shown.map(named) },
    },
    cookie: reached.length === 0 ? undefined : cookieOf({ ...visit, steps: [...visit.steps, ...reached] }),
  };
}

/** The path of the first page, cut so that the cookie stays short. */
const pageOf = ({ url }: Request): string => new URL(url).pathname.slice(0, LONGEST_PAGE);

/** Most visits begin at an address without a query, which needs no parsing. */
function landingOf({ url, headers }: Request): Pick<Visit, 'source' | 'campaign'> {
  const referrer = headers.get('Referer') ?? '';
  if (!url.includes('?')) return { source: sourceOfReferrer(referrer) };
  const query = new URL(url).searchParams;
  return { source: sourceOf(query, referrer), campaign: campaignOfQuery(query) };
}

/** The visit of a record's sender, as the record keeps it. */
export function cameFields(request: Request) {
  const visit = visitOf(request);
  if (visit === undefined) return undefined;
  return { visit: writeVisit(visit), bannerCity: countedCity(bannerVisitorOf(request).place) };
}
