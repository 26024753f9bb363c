/** The campaign values that pages are reached with (spec section 7). */
export const UTM_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;
export type UtmName = (typeof UTM_NAMES)[number];
export type Utm = { readonly [Name in UtmName]?: string };

/** A longer campaign value is cut, in characters. */
export const UTM_LENGTH_MAX = 120;

/** The campaign values of an address: trimmed, cut at `UTM_LENGTH_MAX`, control characters taken out; empty ones left out. */
export const utmOf = (query: URLSearchParams): Utm =>
  Object.fromEntries(
    UTM_NAMES.flatMap((name) => {
      const value = (query.get(name) ?? '')
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, UTM_LENGTH_MAX);
      return value === '' ? [] : [[name, value]];
    }),
  );

/** What a lead calls each of them (spec section 3). */
export const UTM_LEAD_FIELDS = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
  utm_id: 'utmId',
} as const satisfies Record<UtmName, string>;

export type LeadUtm = { readonly [Field in (typeof UTM_LEAD_FIELDS)[UtmName]]?: string };

/** The same values under a lead's field names (spec section 3). */
export const utmOfLead = (utm: Utm): LeadUtm =>
  Object.fromEntries(
    UTM_NAMES.flatMap((name) => (utm[name] === undefined ? [] : [[UTM_LEAD_FIELDS[name], utm[name]]])),
  );

/** Parts what was sent into the campaign it came with and the rest. */
export function partCampaign<Sent extends LeadUtm>(
  sent: Sent,
): { readonly campaign: LeadUtm; readonly rest: Omit<Sent, keyof LeadUtm> } {
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, utmId, ...rest } = sent;
  const all = { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, utmId };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return { campaign: Object.fromEntries(given), rest };
}

/** A visit that arrives with campaign values takes theirs, all of them; one without keeps the earlier ones. */
export const latestUtm = (earlier: Utm, arriving: Utm): Utm =>
  Object.keys(arriving).length > 0 ? arriving : earlier;
