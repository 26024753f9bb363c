import type { City } from '../../content/cities/city.ts';
import { indiaDate } from '../../values/india-time.ts';
import { locale } from '../../web/contract/locale.ts';
import { isOfferedIn, serviceOfPrice } from '../offers/index.ts';
import type { PriceBook } from '../pricing/contract.ts';
import type { Banner, BannerLanguage, Position } from './rules/banner.ts';
import {
  chooseBanners,
  isCounted,
  keyOfShown,
  listed,
  type ShownBanner,
  type ShownBanners,
  seenIn,
} from './rules/choose.ts';
import type { Exposures } from './rules/exposures.ts';
import { isOffered } from './rules/promise.ts';
import { type Seen, seenAfter, writeSeen } from './rules/seen.ts';
import {
  type BannerVisitor,
  bannerVisitorOf,
  bucketCookie,
  countedCity,
  couponCookie,
  drawBucket,
  seenCookie,
} from './visitor.ts';

/** The language of this build's pages (decision 008). */
const PAGE_LANGUAGE: BannerLanguage = locale.lang === 'hi' ? 'hi' : 'en';

export interface PageBanners {
  readonly shown: ShownBanners;
  /** Empty where no banner is shown. */
  readonly key: string;
  /** `Set-Cookie` values of this answer; a cached page holds none. */
  readonly cookies: readonly string[];
  /** The shown variants that this visitor has not seen before; undefined where there are none. */
  readonly exposures: Exposures | undefined;
}

interface Page {
  readonly family: string;
  readonly bannerPositions: readonly Position[];
  /** The city of the page: its own, else the visitor's. */
  readonly city: City;
  readonly book: PriceBook | undefined;
  readonly now: Date;
}

const hasPrice = ({ price }: Banner, { city, book }: Page): boolean =>
  price === null || ((book?.rowCount ?? 0) > 0 && isOfferedIn(city, serviceOfPrice[price]));

/** A coupon that ended in one variant takes the whole banner away, so that no test is left with half of its variants. */
const hasOffers = ({ variants }: Banner, { now }: Page): boolean =>
  variants.every(({ coupon, offer }) => coupon === undefined || (offer && isOffered(offer, now.getTime())));

/**
 * A text with a price is shown only where that service is offered and the price is known. A coupon is shown only while
 * it gives its discount.
 */
const keepsItsPromise = (banner: Banner, page: Page): boolean =>
  hasPrice(banner, page) && hasOffers(banner, page);

/** The banners of each page family in one publication: most pages have none, and the others look only at theirs. */
const families = new WeakMap<readonly Banner[], Map<string, readonly Banner[]>>();

function ofFamily(banners: readonly Banner[], family: string): readonly Banner[] {
  let known = families.get(banners);
  if (known === undefined) {
    known = new Map<string, readonly Banner[]>();
    families.set(banners, known);
  }
  const before = known.get(family);
  if (before) return before;
  const found = banners.filter(
    (banner) => banner.families.includes(family) && banner.languages.includes(PAGE_LANGUAGE),
  );
  known.set(family, found);
  return found;
}

const couponIn = ({ hero, prices }: ShownBanners): string | undefined =>
  hero?.variant.coupon ?? prices?.variant.coupon;

/** Chooses the banners of a request for a page; undefined where the page has none now. */
export function bannersFor(
  banners: readonly Banner[],
  request: Request,
  page: Page,
): PageBanners | undefined {
  const { family, bannerPositions, now } = page;
  if (banners.length === 0 || bannerPositions.length === 0) return undefined;
  const possible = ofFamily(banners, family).filter((banner) => keepsItsPromise(banner, page));
  if (possible.length === 0) return undefined;
  const visitor = bannerVisitorOf(request);
  let drawn: number | undefined;
  const draw = (): number => {
    drawn ??= drawBucket();
    return drawn;
  };
  const shown = chooseBanners(possible, {
    place: visitor.place,
    campaign: visitor.campaign,
    seen: visitor.seen,
    isCrawler: visitor.isCrawler,
    family,
    language: PAGE_LANGUAGE,
    now: now.getTime(),
    bucket: () => visitor.bucket ?? draw(),
  });
  const fresh = visitor.isCrawler ? NOTHING : firstSeenBy(visitor, shown, now);
  const cookies = drawn === undefined ? fresh.cookies : [bucketCookie(drawn), ...fresh.cookies];
  return { shown, key: keyOfShown(shown), cookies, exposures: fresh.exposures };
}

type FirstSeen = Pick<PageBanners, 'cookies' | 'exposures'>;
const NOTHING: FirstSeen = { cookies: [], exposures: undefined };

/** Lists the cookies and the exposures of banners that this visitor has not seen before. */
function firstSeenBy({ seen, coupon, place }: BannerVisitor, shown: ShownBanners, now: Date): FirstSeen {
  const code = couponIn(shown);
  const promised = code === undefined || coupon === code ? [] : [couponCookie(code)];
  const unseen = listed(shown).filter((one) => !isSeen(seen, one));
  if (unseen.length === 0)
    return promised.length === 0 ? NOTHING : { cookies: promised, exposures: undefined };
  const counted = unseen.filter(isCounted).map(seenIn);
  return {
    cookies: [seenCookie(writeSeen(seenAfter(seen, unseen.map(seenIn)))), ...promised],
    exposures:
      counted.length === 0 ? undefined : { seen: counted, city: countedCity(place), day: indiaDate(now) },
  };
}

const isSeen = (before: readonly Seen[], { banner, variant }: ShownBanner): boolean =>
  before.some((one) => one.banner === banner.id && one.variant === variant.id);
