import { cityCalled, findCity, placeSlug } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { citySlug, servedCityName } from '../../values/city-aliases.ts';
import { remembering } from '../../values/remembering.ts';
import { slugify } from '../../values/slug.ts';
import { perRequest } from '../../web/api/per-request.ts';
import { readSiteCookie } from '../../web/api/read-site-cookie.ts';
import { chosenPlace, edgePlaceOf } from '../location/index.ts';
import { indianPlace } from '../places/index.ts';
import { BUCKETS, parseBucket } from './rules/assignment.ts';
import type { VisitorPlace } from './rules/choose.ts';
import { isCrawler } from './rules/crawler.ts';
import { parseSeen, type Seen } from './rules/seen.ts';

/** Holds a number from 0 to 9999 and nothing else. */
export const BUCKET_COOKIE = '__Host-bucket';
/** Holds the banners and variants that this browser was shown, so that its lead can name them. */
export const SEEN_COOKIE = '__Host-banners';

/** Holds the code of the coupon that a banner promised; the checkout's script fills it in. */
export const COUPON_COOKIE = '__Host-coupon';

const YEAR_SECONDS = 31_536_000;
const MONTH_SECONDS = 2_592_000;

/** Cities without a centre of ours count as one. */
const ELSEWHERE = 'elsewhere';

/** The facts of a request that banners depend on. */
export interface BannerVisitor {
  readonly place: VisitorPlace;
  readonly isCrawler: boolean;
  readonly seen: readonly Seen[];
  readonly bucket: number | undefined;
  /** The coupon that an earlier page promised. */
  readonly coupon: string | undefined;
  readonly campaign: string | undefined;
}

/** Whether a program sent a request. The visits, their steps and the banners all ask. */
export const isFromCrawler = perRequest((request) => isCrawler(request.headers.get('User-Agent')));

/** Reads a request; the place is the chosen city, else the network's. */
export const bannerVisitorOf = perRequest(
  (request): BannerVisitor => ({
    place: bannerPlaceOf(request),
    isCrawler: isFromCrawler(request),
    seen: parseSeen(readSiteCookie(request, SEEN_COOKIE)),
    bucket: parseBucket(readSiteCookie(request, BUCKET_COOKIE)),
    coupon: readSiteCookie(request, COUPON_COOKIE),
    campaign: request.url.includes('utm_content=')
      ? (new URL(request.url).searchParams.get('utm_content') ?? undefined)
      : undefined,
  }),
);

/** The place of a city by its slug or name; an unknown city has none. */
export function placeOfCity(name: string): VisitorPlace {
  const slug = citySlug(name);
  const city = findCity(slug) ?? indianPlace(slug);
  return city ? ofPlace(city) : {};
}

type Listed = Pick<City, 'slug' | 'state' | 'coordinates'>;

const stateSlug = remembering(placeSlug);

const ofPlace = ({ slug, state, coordinates }: Listed): VisitorPlace => ({
  city: slug,
  state: stateSlug(state),
  point: coordinates,
});

function bannerPlaceOf(request: Request): VisitorPlace {
  const chosen = chosenPlace(request);
  if (chosen === undefined) return edgePlace(request);
  if (chosen.away === undefined) return ofPlace(chosen.city);
  const place = indianPlace(chosen.away.slug ?? '');
  return place ? ofPlace(place) : {};
}

/** The slug of the network's city. A listed town counts by itself, and a namesake in another state is none of ours. */
function edgeCity(name: string, region: string | undefined): string | undefined {
  const slug = citySlug(name);
  if (findCity(slug) === undefined && indianPlace(slug)) return slug;
  const served = servedCityName(name, region);
  if (served !== undefined) return slugify(served);
  return findCity(slug) ? undefined : slug;
}

const edgeState = remembering(slugify);

function edgePlace(request: Request): VisitorPlace {
  const { country, city, region, regionCode, latitude, longitude } = edgePlaceOf(request);
  if (country !== 'IN') return {};
  const point = { latitude: Number(latitude ?? Number.NaN), longitude: Number(longitude ?? Number.NaN) };
  return {
    city: city === undefined ? undefined : edgeCity(city, region ?? regionCode),
    state: region === undefined ? undefined : edgeState(region),
    point: Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : undefined,
  };
}

/** The city under which an exposure and a conversion count: one of ours, else `elsewhere`. */
export const countedCity = ({ city }: VisitorPlace): string =>
  (city === undefined ? undefined : cityCalled(city)?.slug) ?? ELSEWHERE;

/** Random numbers are drawn for many visitors at once, because each draw costs far more than its bytes. */
const pool = new Uint32Array(256);
let drawn = pool.length;

/** Draws a bucket. A bias of 2^32 modulo 10,000 is below a millionth. */
export function drawBucket(): number {
  if (drawn === pool.length) {
    crypto.getRandomValues(pool);
    drawn = 0;
  }
  const number = pool[drawn] ?? 0;
  drawn += 1;
  return number % BUCKETS;
}

const siteCookie = (name: string, value: string | number, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;

export const bucketCookie = (bucket: number): string => siteCookie(BUCKET_COOKIE, bucket, YEAR_SECONDS);

/** Thirty days: a conversion later than that is not the banner's. */
export const seenCookie = (written: string): string => siteCookie(SEEN_COOKIE, written, MONTH_SECONDS);

/** As long as the banner counts as seen. The checkout's script reads it. */
export const couponCookie = (code: string): string =>
  `${COUPON_COOKIE}=${code}; Max-Age=${MONTH_SECONDS}; Path=/; Secure; SameSite=Lax`;
