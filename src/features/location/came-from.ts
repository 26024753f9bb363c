import { addresses } from '../../web/contract/addresses.ts';

/** The path of the page before, if it was ours; its query goes, for it may hold a preview's city or a booking's token. */
export function cameFrom(referrer: string | undefined, siteUrl: string): string {
  if (!referrer?.startsWith(`${siteUrl}/`)) return addresses.home;
  const { pathname } = new URL(referrer);
  return pathname.startsWith('//') ? addresses.home : pathname;
}
