import type { Context } from 'hono';
import type { LeadBody } from '../contract/leads.ts';
import { utmOf, utmOfLead } from '../domain/tracking/utm.ts';

/**
 * What a plain form cannot tell of its visit but its request does: the browser, and the campaign in the address of the
 * page that the form stood on.
 */
export function formVisit(
  context: Context,
  siteUrl: string,
): Pick<LeadBody, 'browserInfo' | 'utmSource' | 'utmMedium' | 'utmCampaign'> {
  const browser = context.req.header('User-Agent')?.slice(0, 255);
  const page = context.req.header('Referer') ?? '';
  const isOurs = page.startsWith(`${siteUrl}/`) && URL.canParse(page);
  return {
    ...(browser ? { browserInfo: browser } : {}),
    ...(isOurs ? utmOfLead(utmOf(new URL(page).searchParams)) : {}),
  };
}
