import type { CampaignLink } from '../../platform/ledger/campaigns.ts';

/** The page of a link with its UTM values, and with what the ad service added to the short address. */
export function landingOf(
  { path, name, source, medium, content }: CampaignLink,
  given = new URLSearchParams(),
): string {
  const query = new URLSearchParams(given);
  const utm = { utm_source: source, utm_medium: medium, utm_campaign: name, utm_content: content };
  for (const [key, value] of Object.entries(utm)) if (value !== '') query.set(key, value);
  return `${path}?${query}`;
}

/** The path of a page of ours, from a path or a whole address; undefined for any other text. */
export function ownPath(written: string, siteUrl: string): string | undefined {
  const isPath = /^\/(?!\/)/.test(written);
  const address = isPath ? `${siteUrl}${written}` : written;
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === siteUrl ? pathname : undefined;
}
