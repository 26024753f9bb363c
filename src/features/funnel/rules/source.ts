/** Where visits come from: a closed list, so that no address and no word of a visitor is ever counted. */
export const SOURCES = [
  'google_ads',
  'google',
  'meta_ads',
  'facebook',
  'instagram',
  'whatsapp',
  'youtube',
  'bing',
  'email',
  'sms',
  'qr',
  'campaign',
  'website',
  'direct',
  'unknown',
] as const;
export type Source = (typeof SOURCES)[number];

/** The words of `utm_source`, the hosts that links come from, and Android's names of apps. */
const NAMED: readonly (readonly [RegExp, Source])[] = [
  [/(^|\.)youtube(\.|$)|^youtu\.be$|^yt$/, 'youtube'],
  [/^mail\.google\.|\.android\.gm$/, 'email'],
  [/(^|\.)google\.|^google$|^adwords$|^gmb$/, 'google'],
  [/(^|\.)instagram\.|^instagram$|^ig$/, 'instagram'],
  [/(^|\.)whatsapp(\.|$)|^wa(\.me)?$/, 'whatsapp'],
  [/(^|\.)facebook\.|^fb\.(com|me)$|^facebook$|^fb$|^meta$/, 'facebook'],
  [/(^|\.)bing\.|^bing$/, 'bing'],
  [/^(e-?mail|newsletter|mail)$/, 'email'],
  [/^sms$/, 'sms'],
  [/^qr([_-]?code)?$/, 'qr'],
];

const PAID = /^(cpc|ppc|cpm|paid.*|.*ads?|display|retargeting)$/;

const called = (name: string): Source | undefined => NAMED.find(([pattern]) => pattern.test(name))?.[1];

/** The source in a name of several words, as marketers write it: `facebook_ads`, "Google Ads", `wa-broadcast`. */
const calledIn = (name: string): Source | undefined =>
  [name, ...name.split(/[^a-z\d.]+/)].map(called).find((source) => source !== undefined);

const NAMES_ADS = /(^|[^a-z])ads?$/;

/** The paid side of a source that also sends visitors for nothing. */
const paid = (source: Source): Source => {
  if (source === 'google' || source === 'youtube') return 'google_ads';
  return source === 'facebook' || source === 'instagram' ? 'meta_ads' : source;
};

const hostOf = (referrer: string): string =>
  URL.canParse(referrer) ? new URL(referrer).hostname.toLowerCase() : '';

/** The source of a visit whose address says nothing: the site that the visitor came from. */
export function sourceOfReferrer(referrer: string): Source {
  const host = referrer === '' ? '' : hostOf(referrer);
  return host === '' ? 'direct' : (called(host) ?? 'website');
}

/**
 * The source of a visit: the advertisement's click id, else the UTM values of the first address, else the site that
 * the visitor came from.
 * @param referrer the `Referer` header; empty for none
 */
export function sourceOf(query: URLSearchParams, referrer: string): Source {
  if (['gclid', 'gbraid', 'wbraid'].some((name) => query.has(name))) return 'google_ads';
  const written = (name: string) => (query.get(name) ?? '').trim().toLowerCase();
  const isPaid = PAID.test(written('utm_medium'));
  const utm = written('utm_source');
  if (utm !== '') {
    const source = calledIn(utm) ?? called(written('utm_medium')) ?? 'campaign';
    return paidOr(source, isPaid || NAMES_ADS.test(utm));
  }
  if (query.has('fbclid')) return paidOr(called(hostOf(referrer)) ?? 'facebook', isPaid);
  return paidOr(sourceOfReferrer(referrer), isPaid);
}

const paidOr = (source: Source, isPaid: boolean): Source => (isPaid ? paid(source) : source);
