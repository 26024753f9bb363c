import { indiaDate, indiaMinutes } from '../../../values/india-time.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { type Banner, type BannerVariant, VARIANT_IDS } from '../rules/banner.ts';

/** The fields of a banner's form by name, as a browser sends them. An empty field is missing. */
export type FormValues = Readonly<Record<string, string | number>>;

export const NEW_BANNER: FormValues = {
  position: 'hero',
  goal: 'lead',
  language: 'en',
  share: 100,
  order: 10,
  ...Object.fromEntries(
    VARIANT_IDS.flatMap((id) => [
      [`href_${id}`, addresses.book],
      [`weight_${id}`, 50],
    ]),
  ),
};

type Given = Readonly<Record<string, string | number | null | undefined>>;

const filled = (fields: Given): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, value]])),
  );

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** An instant as a form writes it, in India's time. */
function localTime(ms: number | null): string | undefined {
  if (ms === null) return undefined;
  const minutes = indiaMinutes(new Date(ms));
  return `${indiaDate(new Date(ms))}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const placeValues = ({ places: { cities, states, circle, elsewhere } }: Banner): Given => ({
  cities: cities.join(', '),
  states: states.join(', '),
  latitude: circle?.latitude,
  longitude: circle?.longitude,
  kilometres: circle?.kilometres,
  elsewhere: elsewhere ? 'yes' : undefined,
});

const variantValues = ({ id, heading, line, button, href, picture, coupon, weight }: BannerVariant): Given =>
  Object.fromEntries(
    Object.entries({ heading, line, button, href, picture, coupon, weight }).map(([name, value]) => [
      `${name}_${id}`,
      value,
    ]),
  );

export const valuesOf = (banner: Banner): FormValues => ({
  ...NEW_BANNER,
  ...filled({
    name: banner.name,
    ...placeValues(banner),
    ...Object.fromEntries(banner.families.map((family) => [`family_${family}`, 'yes'])),
    position: banner.position,
    from: localTime(banner.from),
    until: localTime(banner.until),
    share: banner.share,
    goal: banner.goal,
    language: banner.languages.length > 1 ? 'both' : banner.languages[0],
    campaign: banner.campaign,
    price: banner.price,
    order: banner.order,
    ...Object.assign({}, ...banner.variants.map(variantValues)),
  }),
});

/** Whether a field differs from a new banner's, so that its part of the form must not be folded. */
export const isChanged = (values: FormValues, name: string): boolean =>
  String(values[name] ?? '') !== String(NEW_BANNER[name] ?? '');
