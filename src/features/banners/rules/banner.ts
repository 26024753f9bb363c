import type { PictureName } from '../../../content/pictures.ts';
import type { Coordinates } from '../../../values/place.ts';
import type { PriceName } from '../../pricing/contract.ts';
import type { PromisedOffer } from './promise.ts';

/** Where a banner stands on a page: below the first block, or right above the list of prices. */
export const POSITIONS = ['hero', 'prices'] as const;
export type Position = (typeof POSITIONS)[number];

/** The id of a position's banner on a page, by which the preview scrolls to it. */
export const bannerAnchor = (position: Position): string => `banner-${position}`;

/** The conversion that decides a test. */
export const GOALS = ['lead', 'booking', 'order'] as const;
export type Goal = (typeof GOALS)[number];

/** The state that the operator sets. Its dates decide whether a banner that is `on` is scheduled, running or ended. */
export const STORED_STATES = ['draft', 'on', 'paused', 'ended'] as const;
export type StoredState = (typeof STORED_STATES)[number];
export type BannerState = 'draft' | 'scheduled' | 'running' | 'paused' | 'ended';

export const LANGUAGES = ['en', 'hi'] as const;
export type BannerLanguage = (typeof LANGUAGES)[number];

export const VARIANT_IDS = ['a', 'b', 'c', 'd'] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

/** The page families with a place for banners, and the positions that each has. */
export type BannerFamilies = ReadonlyMap<string, readonly Position[]>;

interface PlacedPage {
  readonly family: string;
  readonly bannerPositions: readonly Position[];
}

/** Reads the families with a place for banners from the table of pages, in its order. */
export function bannerFamilies(table: readonly PlacedPage[]): BannerFamilies {
  const families = new Map<string, readonly Position[]>();
  for (const { family, bannerPositions } of table)
    if (bannerPositions.length > 0)
      families.set(family, [...new Set([...(families.get(family) ?? []), ...bannerPositions])]);
  return families;
}

export interface BannerVariant {
  readonly id: VariantId;
  /** Its part of the visitors, in proportion to the other variants' weights. */
  readonly weight: number;
  /** The texts may hold `{city}` and `{price}`. */
  readonly heading: string;
  readonly line: string;
  readonly button: string;
  /** A path of the site. */
  readonly href: string;
  readonly picture?: PictureName | undefined;
  readonly coupon?: string | undefined;
  /** The coupon's discount, in published banners only; missing while the coupon gives none. */
  readonly offer?: PromisedOffer | undefined;
}

/** A place fits when it is in one of the cities, in one of the states or inside the circle. */
export interface BannerPlaces {
  /** City slugs; a city needs no centre of ours. */
  readonly cities: readonly string[];
  /** State slugs. */
  readonly states: readonly string[];
  readonly circle?: (Coordinates & { readonly kilometres: number }) | undefined;
  /** "Everywhere else": every place that no banner of this position and page names. */
  readonly elsewhere: boolean;
}

export interface Banner {
  /** Random letters. They also salt the assignment, so that two banners divide the visitors independently. */
  readonly id: string;
  readonly name: string;
  /** Rises with each change, so that cached pages with an older text are not found again. */
  readonly version: number;
  readonly state: StoredState;
  /** The smaller number wins where two banners have one place and one position. */
  readonly order: number;
  readonly places: BannerPlaces;
  readonly families: readonly string[];
  readonly position: Position;
  /** Milliseconds since 1970; `until` is excluded. */
  readonly from: number | null;
  readonly until: number | null;
  /** Percent of the visitors who may see it. */
  readonly share: number;
  readonly variants: readonly BannerVariant[];
  readonly goal: Goal;
  readonly languages: readonly BannerLanguage[];
  /** Shown only to visitors whose address had this `utm_content`; null for everybody. */
  readonly campaign: string | null;
  /** The price that `{price}` stands for; null where the texts name none. */
  readonly price: PriceName | null;
  /** The winner of an ended test, which every visitor sees from then on. */
  readonly kept: VariantId | null;
  /** When it first ran and when it ended, in ms since 1970. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/** The state of a banner at an instant (ms since 1970). */
export function stateAt({ state, from, until }: Banner, now: number): BannerState {
  if (state !== 'on') return state;
  if (until !== null && now >= until) return 'ended';
  return from !== null && now < from ? 'scheduled' : 'running';
}

/** Whether visitors see the banner at an instant: it runs, or its winner was kept. */
export const isShownAt = (banner: Banner, now: number): boolean =>
  stateAt(banner, now) === 'running' || (banner.state === 'ended' && banner.kept !== null);

/** Whether pages need the banner now or later; only these are published. */
export const isPublished = ({ state, kept }: Banner): boolean =>
  state === 'on' || (state === 'ended' && kept !== null);

/** Whether its visitors are divided, by variants or by a share. A kept winner divides nobody. */
export const isTest = ({ variants, share, kept }: Banner): boolean =>
  kept === null && (variants.length > 1 || share < 100);
