import type { Context } from 'hono';
import { type LeadUtm, leadUtm, utmOf } from '../../values/utm.ts';
import { addresses } from '../contract/addresses.ts';
import type { Channel } from './read-form.ts';

/** The path of the previous page if it is one of ours. Its query is dropped: it may hold a booking's token. */
export function refererPath(referer: string | undefined, siteUrl: string): string {
  if (!referer?.startsWith(`${siteUrl}/`)) return addresses.home;
  const { pathname } = new URL(referer);
  return pathname.startsWith('//') ? addresses.home : pathname;
}

/** The UTM values of the page that a plain form was on; scripts send their own. */
export function refererCampaign(context: Context, channel: Channel, siteUrl: string): LeadUtm {
  const page = context.req.header('Referer') ?? '';
  const isOurs = channel === 'form' && page.startsWith(`${siteUrl}/`) && URL.canParse(page);
  return isOurs ? leadUtm(utmOf(new URL(page).searchParams)) : {};
}
