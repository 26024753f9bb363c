import { type Coordinates, distanceMetres } from '../../../values/place.ts';
import { variantOf } from './assignment.ts';
import {
  type Banner,
  type BannerLanguage,
  type BannerPlaces,
  type BannerVariant,
  isShownAt,
  isTest,
  POSITIONS,
  type Position,
} from './banner.ts';
import type { Seen } from './seen.ts';

/** A visitor's place as banners see it. Slugs. */
export interface VisitorPlace {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly point?: Coordinates | undefined;
}

/** The request for a page, as far as banners depend on it. */
export interface BannerVisit {
  readonly family: string;
  readonly language: BannerLanguage;
  readonly place: VisitorPlace;
  /** `utm_content` of the address. */
  readonly campaign: string | undefined;
  /** The banners that this visitor saw before: a campaign's banner stays for them on later pages. */
  readonly seen: readonly Seen[];
  /** Crawlers get pages without tests. */
  readonly isCrawler: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called only where a test needs it. */
  bucket(): number;
}

export interface ShownBanner {
  readonly banner: Banner;
  readonly variant: BannerVariant;
}

/** At most one banner for each position of a page. */
export type ShownBanners = Readonly<Partial<Record<Position, ShownBanner>>>;

export function namesPlace({ cities, states, circle }: BannerPlaces, place: VisitorPlace): boolean {
  if (place.city !== undefined && cities.includes(place.city)) return true;
  if (place.state !== undefined && states.includes(place.state)) return true;
  return (
    circle !== undefined &&
    place.point !== undefined &&
    distanceMetres(circle, place.point) <= circle.kilometres * 1000
  );
}

type Asked = Pick<BannerVisit, 'family' | 'language' | 'campaign' | 'seen' | 'now'>;

const mayShow = (banner: Banner, { family, language, campaign, seen, now }: Asked): boolean =>
  banner.families.includes(family) &&
  banner.languages.includes(language) &&
  isShownAt(banner, now) &&
  (banner.campaign === null ||
    banner.campaign === campaign ||
    seen.some(({ banner: id }) => id === banner.id));

/**
 * The banners for a place and a position, the winner first. A banner for "everywhere else" counts only where no other
 * banner names the place.
 */
export function competing(
  banners: readonly Banner[],
  position: Position,
  visit: Asked & Pick<BannerVisit, 'place'>,
): readonly Banner[] {
  const naming: Banner[] = [];
  const elsewhere: Banner[] = [];
  for (const banner of banners) {
    if (banner.position !== position || !mayShow(banner, visit)) continue;
    if (namesPlace(banner.places, visit.place)) naming.push(banner);
    else if (banner.places.elsewhere) elsewhere.push(banner);
  }
  return naming.length > 0 ? naming : elsewhere;
}

/** The banners of a place that some visitors see: all up to the first that leaves no visitor to the next. */
export function reaching(competitors: readonly Banner[]): readonly Banner[] {
  const last = competitors.findIndex(({ share, kept }) => share === 100 || kept !== null);
  return last === -1 ? competitors : competitors.slice(0, last + 1);
}

function variantFor(banner: Banner, visit: BannerVisit): BannerVariant | undefined {
  const { kept, variants } = banner;
  if (kept !== null) return variants.find(({ id }) => id === kept);
  if (!isTest(banner)) return variants[0];
  return visit.isCrawler ? undefined : variantOf(banner, visit.bucket());
}

/** Chooses the banners of a page. A visitor outside the share of the first banner sees the next one for that place. */
export function chooseBanners(banners: readonly Banner[], visit: BannerVisit): ShownBanners {
  const shown: Partial<Record<Position, ShownBanner>> = {};
  for (const position of POSITIONS)
    for (const banner of competing(banners, position, visit)) {
      const variant = variantFor(banner, visit);
      if (variant === undefined) continue;
      shown[position] = { banner, variant };
      break;
    }
  return shown;
}

/** Lists banners in the order of the positions. Each answer does it, and `flatMap` would cost ten times as much. */
export const listed = ({ hero, prices }: ShownBanners): readonly ShownBanner[] =>
  [hero, prices].filter((one) => one !== undefined);

/** The part of a page's cache key: what is shown, never to whom. Empty without banners. */
export const keyOfShown = (shown: ShownBanners): string =>
  listed(shown)
    .map(({ banner, variant }) => `${banner.id}.${banner.version}${variant.id}`)
    .join('~');

export const seenIn = ({ banner, variant }: ShownBanner): Seen => ({
  banner: banner.id,
  variant: variant.id,
});

/** Whether the exposures of a shown banner count: the winner of an ended test is no test any more. */
export const isCounted = ({ banner }: ShownBanner): boolean => banner.kept === null;
