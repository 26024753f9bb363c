import type { Context, MiddlewareHandler, Next } from 'hono';
import { cityCalled, findCity, homeCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { perRequest } from '../../web/api/per-request.ts';
import { readSiteCookie } from '../../web/api/read-site-cookie.ts';
import { readsAhead } from '../../web/api/reads-ahead.ts';
import { setSiteCookie } from '../../web/api/site-cookie.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { type PlaceAnswer, placeNamed, type UnservedPlace, unservedPlace } from '../places/index.ts';
import { placeOfNetwork } from './network-place.ts';

export const CITY_COOKIE = '__Host-city';
/** The place of `?city=` for the rest of this visit; the browser forgets it when it closes. */
export const VISIT_CITY_COOKIE = '__Host-visit-city';

/** Middleware that sets the visitor's city, and the visitor's place if no centre serves it, for the handlers after it. */
export const setVisitorCity: MiddlewareHandler<AppEnvironment> = (context, next) => {
  const { city, away } = visitorPlace(context.req.raw);
  context.set('city', city);
  context.set('away', away);
  const isChoice = hasCityQuery(context.req.url) && !readsAhead(context.req.raw);
  return isChoice ? rememberForVisit(context, next) : next();
};

const hasCityQuery = (url: string): boolean => /[?&]city=/.test(url);

/** Stores the place that a page's `?city=` names for this visit. In an endpoint or on a private page it only filters. */
async function rememberForVisit(context: Context<AppEnvironment>, next: Next): Promise<void> {
  await next();
  const route = context.get('requestedPage')?.route;
  const isPublic = route?.kind === 'page' && route.entry.audience !== 'private';
  const asked = isPublic ? previewed(context.req.url) : undefined;
  const slug = asked && (asked.away ? asked.away.slug : asked.city.slug);
  if (slug !== undefined) setSiteCookie(context, VISIT_CITY_COOKIE, slug, { maxAgeSeconds: undefined });
}

interface VisitorPlace {
  /** The city for pages whose address names none. */
  readonly city: City;
  /** The visitor's place, if no centre serves it. */
  readonly away?: UnservedPlace | undefined;
}

/**
 * Returns the visitor's city. The `?city=` preview comes first, then the visitor's earlier choice. The served city
 * nearest to the network's location comes third, and the home city last.
 */
const visitorPlace = (request: Request): VisitorPlace =>
  chosenPlace(request) ?? placeOfNetwork(request) ?? { city: homeCity };

/** Returns the place that the visitor chose: by `?city=` now or earlier in this visit, else by the city menu. */
export const chosenPlace = perRequest(
  (request): VisitorPlace | undefined => previewed(request.url) ?? remembered(request),
);

function previewed(url: string): VisitorPlace | undefined {
  const asked = url.includes('city=') ? (new URL(url).searchParams.get('city') ?? '') : '';
  if (asked === '') return undefined;
  const city = cityCalled(asked);
  return city ? { city } : ofAnswer(placeNamed(asked));
}

function remembered(request: Request): VisitorPlace | undefined {
  const ofVisit = readSiteCookie(request, VISIT_CITY_COOKIE) ?? '';
  const chosen = readSiteCookie(request, CITY_COOKIE) ?? '';
  if (ofVisit === '' && chosen === '') return undefined;
  const away = unservedPlace(ofVisit);
  if (away) return { city: away.nearest, away };
  const city = findCity(ofVisit) ?? findCity(chosen);
  return city && { city };
}

const ofAnswer = (answer: PlaceAnswer): VisitorPlace | undefined => {
  if (answer.kind === 'served') return { city: answer.city };
  return answer.kind === 'unserved' ? { city: answer.place.nearest, away: answer.place } : undefined;
};
