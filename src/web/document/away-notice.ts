import { coverageText as text } from '../../content/text/coverage.ts';
import type { UnservedPlace } from '../../features/places/index.ts';
import { formatCount } from '../../values/format.ts';
import { addresses } from '../contract/addresses.ts';
import { escapeXml } from '../site-files/xml.ts';

/** The name of an unserved place, or "your area". */
export const nameOfPlace = ({ name }: Pick<UnservedPlace, 'name'>): string => name ?? text.here;

/** The distance to the nearest workshop in whole kilometres: "1,234". */
export const kilometresOf = ({ distanceMetres }: Pick<UnservedPlace, 'distanceMetres'>): string =>
  formatCount(Math.round(distanceMetres / 1000));

/** The page of an unserved place; the search for a city where the place has none. */
export const addressOfPlace = ({ slug }: Pick<UnservedPlace, 'slug'>): string =>
  slug === undefined ? addresses.otherCities : addresses.city(slug);

/** "We are not in Lucknow yet. Our nearest workshop is in Delhi, about 417 km away." */
export const awaySentence = (place: UnservedPlace): string =>
  text.notice(nameOfPlace(place), place.nearest.name, kilometresOf(place));

/**
 * The notice for a visitor from a place that no centre serves, as HTML. It brings its own style, because only the
 * answers to these visitors hold it.
 */
export const awayNotice = (place: UnservedPlace, nonce: string): string =>
  `<style nonce="${nonce}">${STYLE}</style><p class="away" data-away>${escapeXml(awaySentence(place))} <a href="${addressOfPlace(place)}">${text.noticeLink}</a></p>`;

const STYLE =
  '.away{margin:0;padding:.75rem var(--gutter);background:var(--tint-2);color:var(--ink);font-size:.9375rem;line-height:1.4;text-align:center;text-wrap:balance}.away a{color:inherit;font-weight:600;white-space:nowrap}';
