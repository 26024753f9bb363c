import { remembering } from '../../../values/remembering.ts';
import { VARIANT_IDS, type VariantId } from './banner.ts';

/** A banner and the variant that a visitor saw. */
export interface Seen {
  readonly banner: string;
  readonly variant: VariantId;
}

/** The newest ones count: more would make the cookie of a long visit heavy. */
const MOST_SEEN = 8;

export const BANNER_ID = /^[a-z]{6}$/;

const parseOne = (text: string): readonly Seen[] => {
  const [banner = '', id] = text.split('.');
  const variant = VARIANT_IDS.find((known) => known === id);
  return BANNER_ID.test(banner) && variant !== undefined ? [{ banner, variant }] : [];
};

/** A few banners run at a time, so many visitors have the same list. */
const parseList = remembering((text): readonly Seen[] => text.split('~').slice(-MOST_SEEN).flatMap(parseOne));

/** Reads the banners that a visitor saw, from the cookie or a record: `abcdef.a~ghijkl.b`. Anybody may write the cookie. */
export const parseSeen = (text: string | undefined): readonly Seen[] =>
  text === undefined || text.length > 200 ? [] : parseList(text);

export const writeSeen = (seen: readonly Seen[]): string =>
  seen
    .slice(-MOST_SEEN)
    .map(({ banner, variant }) => `${banner}.${variant}`)
    .join('~');

/** Adds what this page shows. A visitor has one variant of a banner: a kept winner replaces an earlier variant. */
export const seenAfter = (before: readonly Seen[], shown: readonly Seen[]): readonly Seen[] => [
  ...before.filter(({ banner }) => !shown.some((one) => one.banner === banner)),
  ...shown,
];
