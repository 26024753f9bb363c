import { HINDI_PREFIX } from '../../values/hindi-path.ts';
import { serviceSlugs } from './address-parts.ts';

export { englishPath, HINDI_PREFIX, isHindiPath } from '../../values/hindi-path.ts';

/** The cities with pages. */
const CITY = '(?:jaipur|jodhpur|udaipur|delhi|mumbai|bangalore|pune|hyderabad|chennai)';

/**
 * The English addresses that have a Hindi page: the one list that routing, links, `hreflang`, the sitemap and the
 * switch of languages follow. A page stands here once all of its texts are translated, so that no page is mixed.
 */
const families: readonly RegExp[] = [
  /^\/(?:homepage-app-v0|website-homepage-appstyle)?$/,
  new RegExp(`^/services(?:/(?:${serviceSlugs.join('|')}))?$`),
  /^\/ad-services$/,
  /^\/(?:express|express-beta-atc(?:\/old)?|express-rzp-atc(?:\/cart)?|ads-express)$/,
  /^\/express-(?:90-?min-car-service|dent-paint|car-ac-service)$/,
  /^\/doorstep-services(?:\/cart|\/category\/[A-Z_]+)?$/,
  /^\/(?:checkout|my-bookings|book|schedule|assistant|thank-you|privacy-choices)$/,
  /^\/(?:booking|order)\/[^/]+(?:\/bill)?$/,
  /^\/(?:search|voice-search-demo|about|contact|feedback|city|offline)$/,
  // These are summaries in Hindi, which say that the English text binds.
  /^\/(?:privacy-policy|terms|refund-policy|express-Service-TnCs|legal\/express-service-terms)$/,
  /^\/spin-to-win(?:\/result)?$/,
  /^\/car-service-near-me(?:-guide)?$/,
  new RegExp(`^/car-(?:service|repair-service|mechanic-shop|ac-service|dent-paint-service)-in-${CITY}$`),
  /^\/city\/jaipur$/,
  /^\/car-service-in-jaipur\/[a-z-]+$/,
  // The pages that one city has, without those of a manufacturer.
  /^\/(?!.*-car-service-in-)[a-z0-9-]+-(?:jaipur|jodhpur|udaipur)$/,
  /^\/(?:90-minute|doorstep)-car-service-in-jaipur$/,
  /^\/(?:honda|best)-car-service-in-jodhpur$/,
  /^\/car-services\/[^/]+$/,
  // The short links of campaigns.
  /^\/[0-9a-f]{6,64}$/,
];

const known = new Map<string, boolean>();
const MOST_KNOWN = 2000;

/** Whether an English path has a Hindi page. */
export function hasHindi(path: string): boolean {
  const found = known.get(path) ?? families.some((family) => family.test(path));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(path, found);
  return found;
}

const CITY_OF_PATH = new RegExp(`-in-${CITY}(?=/|$)`);

/** The nearest Hindi page of an English one: the same page, the page of its city, or the home page. */
export function nearestHindi(path: string): {
  readonly kind: 'samePage' | 'cityPage' | 'home';
  readonly path: string;
} {
  if (hasHindi(path)) return { kind: 'samePage', path: inHindi(path) };
  const [city] = CITY_OF_PATH.exec(path) ?? [];
  return city === undefined
    ? { kind: 'home', path: inHindi('/') }
    : { kind: 'cityPage', path: inHindi(`/car-service${city}`) };
}

/** The Hindi address of an English one with its query and fragment; the address itself where it has no Hindi page. */
export function inHindi(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!hasHindi(path)) return address;
  return `${HINDI_PREFIX}${path === '/' ? '' : path}${address.slice(path.length)}`;
}
