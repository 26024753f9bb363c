import { cities, findCity } from '../../content/cities/all-cities.ts';
import { isPictureName } from '../../content/pictures.ts';
import { indianPlaces } from '../../content/places/indian-places.ts';
import { citySlug } from '../../values/city-aliases.ts';
import { indiaInstant } from '../../values/india-time.ts';
import { once } from '../../values/once.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { slugify } from '../../values/slug.ts';
import { indianPlace } from '../places/index.ts';
import { type BannerBody, bannerBody, VARIANT_FIELDS, variantBody } from './contract.ts';
import {
  type BannerFamilies,
  type BannerPlaces,
  type BannerVariant,
  LANGUAGES,
  VARIANT_IDS,
} from './rules/banner.ts';
import type { BannerContent } from './rules/change.ts';
import { namesAmount } from './rules/promise.ts';

export type BannerProblem =
  | 'invalid'
  | 'city_unknown'
  | 'state_unknown'
  | 'place_missing'
  | 'circle_incomplete'
  | 'page_missing'
  | 'position_missing'
  | 'variant_incomplete'
  | 'picture_unknown'
  | 'dates_reversed'
  | 'price_missing'
  | 'coupon_missing';

type Fields = Readonly<Record<string, string | number>>;

const states = once(() => new Set([...cities, ...indianPlaces()].map(({ state }) => slugify(state))));

const listed = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The slug of a city that we serve or list. */
function slugOfCity(name: string): string | undefined {
  const slug = citySlug(name);
  return findCity(slug) || indianPlace(slug) ? slug : undefined;
}

function readPlaces(sent: BannerBody): Result<BannerPlaces, BannerProblem> {
  const named = listed(sent.cities).map(slugOfCity);
  if (named.includes(undefined)) return failure('city_unknown');
  const namedStates = listed(sent.states).map(slugify);
  if (namedStates.some((state) => !states().has(state))) return failure('state_unknown');
  const { latitude, longitude, kilometres } = sent;
  const circle = [latitude, longitude, kilometres];
  const isWhole = latitude !== undefined && longitude !== undefined && kilometres !== undefined;
  if (!isWhole && circle.some((value) => value !== undefined)) return failure('circle_incomplete');
  if (isWhole && !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && kilometres > 0))
    return failure('circle_incomplete');
  const elsewhere = sent.elsewhere === 'yes';
  if (named.length + namedStates.length === 0 && !isWhole && !elsewhere) return failure('place_missing');
  return success({
    cities: named.filter((slug) => slug !== undefined),
    states: namedStates,
    ...(isWhole && { circle: { latitude, longitude, kilometres } }),
    elsewhere,
  });
}

const familiesIn = (fields: Fields, families: BannerFamilies): readonly string[] =>
  Object.keys(fields)
    .map((name) => /^family_(.+)$/.exec(name)?.[1] ?? '')
    .filter((family) => families.has(family));

/** A variant with an empty heading is not sent at all. */
function readVariants(fields: Fields): Result<readonly BannerVariant[], BannerProblem> {
  const variants: BannerVariant[] = [];
  for (const id of VARIANT_IDS) {
    if (String(fields[`heading_${id}`] ?? '').trim() === '') continue;
    const parsed = variantBody.safeParse(
      Object.fromEntries(VARIANT_FIELDS.map((name) => [name, fields[`${name}_${id}`]])),
    );
    if (!parsed.success) return failure('variant_incomplete');
    const { picture, coupon, ...rest } = parsed.data;
    if (picture !== undefined && !isPictureName(picture)) return failure('picture_unknown');
    variants.push({
      ...rest,
      id,
      ...(picture && { picture }),
      ...(coupon && { coupon }),
    });
  }
  return variants.length === 0 ? failure('variant_incomplete') : success(variants);
}

const instant = (local: string | undefined): number | null => {
  const [date = '', time = ''] = (local ?? '').split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return local === undefined ? null : indiaInstant(date, hours * 60 + minutes).getTime();
};

const namesPrice = (variants: readonly BannerVariant[]): boolean =>
  variants.some(({ heading, line }) => `${heading} ${line}`.includes('{price}'));

const promisesNothing = ({ heading, line, button, coupon }: BannerVariant): boolean =>
  coupon !== undefined || !namesAmount(`${heading} ${line} ${button}`);

/** Reads the operator's form. A discount needs the coupon that gives it. A promise of a price needs the price's name. */
export function readBanner(fields: Fields, known: BannerFamilies): Result<BannerContent, BannerProblem> {
  const parsed = bannerBody.safeParse(fields);
  if (!parsed.success) return failure('invalid');
  const sent = parsed.data;
  const places = readPlaces(sent);
  if (!places.ok) return places;
  const variants = readVariants(fields);
  if (!variants.ok) return variants;
  const families = familiesIn(fields, known);
  if (families.length === 0) return failure('page_missing');
  const { name, position, share, goal, language, campaign, price, order } = sent;
  if (families.some((family) => !known.get(family)?.includes(position))) return failure('position_missing');
  if (namesPrice(variants.value) !== (price !== undefined)) return failure('price_missing');
  if (!variants.value.every(promisesNothing)) return failure('coupon_missing');
  const [from, until] = [instant(sent.from), instant(sent.until)];
  if (from !== null && until !== null && until <= from) return failure('dates_reversed');
  return success({
    name,
    order,
    places: places.value,
    families,
    position,
    from,
    until,
    share,
    variants: variants.value,
    goal,
    languages: language === 'both' ? LANGUAGES : [language],
    campaign: campaign ?? null,
    price: price ?? null,
  });
}
