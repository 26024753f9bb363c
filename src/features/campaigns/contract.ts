import * as z from 'zod/mini';
import { CAMPAIGN_STATES, cleanName } from '../../values/campaign.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import { body } from '../../web/contract/body.ts';
import { calendarDate, prose, text } from '../../web/contract/fields.ts';
import { CAMPAIGN_PARTS } from './rules/figures.ts';
import { paiseOf } from './rules/spend.ts';

export const campaignAddresses = {
  list: `${addresses.admin}/campaigns`,
  links: `${addresses.admin}/campaigns/links`,
  link: (code: string) => `${addresses.admin}/campaigns/links?code=${code}`,
} as const;

const root = `${endpoints.admin}/campaigns`;

/** The targets of the operator's forms. */
export const campaignEndpoints = {
  list: root,
  exportCsv: `${root}/export`,
  state: `${root}/state`,
  spend: `${root}/spend`,
  spendFile: `${root}/spend-file`,
  links: `${root}/links`,
} as const;

const optionalDate = z.exactOptional(z.catch(z.optional(calendarDate), undefined));

/** The query of the screen and of its CSV: two periods, and how to divide them. Unknown values count as none. */
export const campaignQuery = lazySchema(() =>
  z.object({
    part: z._default(z.catch(z.enum(CAMPAIGN_PARTS), 'campaign'), 'campaign'),
    from: optionalDate,
    to: optionalDate,
    from2: optionalDate,
    to2: optionalDate,
  }),
);
export type CampaignQuery = z.infer<typeof campaignQuery>;

/** A name in one form; a person's number or e-mail address is none. */
const campaignName = lazySchema(() =>
  text(120).check(z.refine((written) => Boolean(cleanName(written)), { error: 'invalid' })),
);
const optionalName = lazySchema(() => z.exactOptional(campaignName));

export const stateBody = lazySchema(() =>
  body(z.object({ name: campaignName, state: z.enum(CAMPAIGN_STATES) })),
);

export const spendBody = lazySchema(() =>
  body(
    z.object({
      name: campaignName,
      day: calendarDate,
      /** Rupees as a person writes them: `1,299.50`. */
      rupees: text(20).check(z.refine((written) => paiseOf(written) !== undefined, { error: 'invalid' })),
    }),
  ),
);

export const spendFileBody = lazySchema(() => body(z.object({ csv: prose(30_000) })));

export const MEDIUMS = ['cpc', 'social', 'sms', 'email', 'qr', 'print', 'referral'] as const;

export const linkBody = lazySchema(() =>
  body(
    z.object({
      /** A path of the site; a whole address of it is cut. */
      path: text(300),
      name: campaignName,
      source: campaignName,
      medium: z.enum(MEDIUMS),
      content: optionalName,
      coupon: z.exactOptional(text(40)),
    }),
  ),
);
