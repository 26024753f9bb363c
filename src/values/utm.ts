import { cutText } from './cut-text.ts';

/** The UTM parameters of a page's address. */
export const UTM_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;
type UtmName = (typeof UTM_NAMES)[number];
type Utm = { readonly [Name in UtmName]?: string };

/** In characters; a longer value is cut. */
export const UTM_LENGTH_MAX = 120;

/** The values that are not empty, by name. */
const valuesOf = (
  names: readonly string[],
  read: (name: string) => string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return value ? [[name, value]] : [];
    }),
  );

/** The UTM values of an address: trimmed, cut at `UTM_LENGTH_MAX`, without control characters and empty values. */
export const utmOf = (query: URLSearchParams): Utm =>
  valuesOf(UTM_NAMES, (name) =>
    cutText((query.get(name) ?? '').replace(/\p{Cc}/gu, '').trim(), UTM_LENGTH_MAX),
  );

/** The field of a record for each UTM parameter. */
export const UTM_LEAD_FIELDS = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
  utm_id: 'utmId',
} as const satisfies Record<UtmName, string>;

/** The ids that advertisers add to a link, to find its click again. A longer one is none: cut, it names no click. */
export const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid'] as const;
export type ClickIds = { readonly [Name in (typeof CLICK_IDS)[number]]?: string };
const CLICK_ID = /^[\w.-]{1,500}$/;

/** The click ids of an address, unchanged. They belong to one person, so use them with consent only. */
export const clickIdsOf = (query: URLSearchParams): ClickIds =>
  valuesOf(CLICK_IDS, (name) => query.get(name)?.match(CLICK_ID)?.[0]);

export type LeadUtm = { readonly [Field in (typeof UTM_LEAD_FIELDS)[UtmName]]?: string };

/** UTM values under the field names of a record. The names are made: a table would be a part of each page. */
export const leadUtm = (utm: Utm): LeadUtm =>
  Object.fromEntries(
    Object.entries(utm).map(([name, value]) => [
      name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** Splits the fields of a form into its UTM values and the rest. */
export function splitCampaign<Fields extends LeadUtm>(
  fields: Fields,
): { readonly campaign: LeadUtm; readonly rest: Omit<Fields, keyof LeadUtm> } {
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, utmId, ...rest } = fields;
  const all = { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, utmId };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return { campaign: Object.fromEntries(given), rest };
}

/** UTM values on arrival replace all earlier ones; a visit without any keeps the earlier ones. */
export const latestUtm = (earlier: Utm, arriving: Utm): Utm =>
  Object.keys(arriving).length > 0 ? arriving : earlier;
