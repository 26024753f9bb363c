import type { Context } from 'hono';
import type { Channel } from '../../web/api/submission.ts';
import { type LeadUtm, utmOf, utmOfLead } from '../tracking/rules/utm.ts';
import type { LeadBody } from './contract/leads.ts';

/** The campaign in the address of the page that a plain form stood on; scripts send their own. */
export function formCampaign(context: Context, channel: Channel, siteUrl: string): LeadUtm {
  const page = context.req.header('Referer') ?? '';
  const isOurs = channel === 'form' && page.startsWith(`${siteUrl}/`) && URL.canParse(page);
  return isOurs ? utmOfLead(utmOf(new URL(page).searchParams)) : {};
}

/** What a plain form cannot tell of its visit but its request does: the browser and the campaign. */
export function formVisit(
  context: Context,
  channel: Channel,
  siteUrl: string,
): LeadUtm & Pick<LeadBody, 'browserInfo'> {
  const browser = channel === 'form' ? context.req.header('User-Agent')?.slice(0, 255) : undefined;
  return { ...(browser ? { browserInfo: browser } : {}), ...formCampaign(context, channel, siteUrl) };
}
