import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import { body } from '../../web/contract/body.ts';
import { prose, text, wholeNumber } from '../../web/contract/fields.ts';
import { typedCoupon } from '../coupons/contract.ts';
import { PRICE_NAMES } from '../pricing/contract.ts';
import { GOALS, LANGUAGES, POSITIONS, STORED_STATES, VARIANT_IDS } from './rules/banner.ts';

export const bannerAddresses = {
  list: `${addresses.admin}/banners`,
  create: `${addresses.admin}/banners/new`,
  banner: (id: string) => `${addresses.admin}/banners/${id}`,
  preview: (id: string) => `${addresses.admin}/banners/${id}/preview`,
  previewPage: (id: string) => `${addresses.admin}/banners/${id}/page`,
} as const;

const root = `${endpoints.admin}/banners`;

/** The targets of the operator's forms; programs read the same data as JSON there. */
export const bannerEndpoints = {
  list: root,
  banner: (id: string) => `${root}/${id}`,
  state: (id: string) => `${root}/${id}/state`,
  keep: (id: string) => `${root}/${id}/keep`,
  copy: (id: string) => `${root}/${id}/copy`,
  results: (id: string) => `${root}/${id}/results`,
  resultsCsv: (id: string) => `${root}/${id}/results.csv`,
} as const;

const optional = (max: number) => z.exactOptional(text(max));
/** `2026-11-22T09:30`, as a form sends it; in India's time. */
const localTime = z.exactOptional(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'date_invalid')),
);
const number = z.exactOptional(z.coerce.number().check(z.refine(Number.isFinite)));

/** The fields of a banner without its variants. A form sends each page family as a field of its own: `family_home`. */
export const bannerBody = lazySchema(() =>
  body(
    z.object({
      name: text(60),
      /** Names, separated by commas. */
      cities: optional(400),
      states: optional(400),
      latitude: number,
      longitude: number,
      kilometres: number,
      elsewhere: z.exactOptional(z.literal('yes')),
      position: z.enum(POSITIONS),
      from: localTime,
      until: localTime,
      share: z._default(wholeNumber(1, 100), 100),
      goal: z.enum(GOALS),
      /** `both`: the same texts on the pages of either language. */
      language: z._default(z.enum([...LANGUAGES, 'both']), 'en'),
      campaign: optional(60),
      price: z.exactOptional(z.enum(PRICE_NAMES)),
      order: z._default(wholeNumber(1, 999), 10),
    }),
  ),
);
export type BannerBody = z.infer<typeof bannerBody>;

/** One variant: its fields end with its letter in a form, as `heading_a`. */
export const variantBody = lazySchema(() =>
  body(
    z.object({
      heading: text(60),
      line: prose(140),
      button: text(28),
      href: z.string().check(z.trim(), z.regex(/^\/(?!\/)[\w/?=&#%.-]{0,120}$/)),
      picture: optional(60),
      coupon: z.exactOptional(typedCoupon),
      weight: z._default(wholeNumber(1, 100), 50),
    }),
  ),
);
export const VARIANT_FIELDS = ['heading', 'line', 'button', 'href', 'picture', 'coupon', 'weight'] as const;

/** No field below is longer. */
const LONGEST_OF_FORM = 2_000;

/** Everything that a form sends; the two schemas above read their own parts of it. */
export const bannerForm = lazySchema(() =>
  z.record(
    z.string().check(z.maxLength(60)),
    z.union([z.string().check(z.maxLength(LONGEST_OF_FORM)), z.number()]),
  ),
);

export const bannerStateBody = lazySchema(() => body(z.object({ state: z.enum(STORED_STATES) })));
/** Without a variant an ended banner shows nothing any more. */
export const keepBody = lazySchema(() => body(z.object({ variant: z.exactOptional(z.enum(VARIANT_IDS)) })));

/** The query of the list: the pages for which it says who wins where. An unknown value counts as absent. */
export const listQuery = lazySchema(() =>
  z.object({
    family: z.catch(z.string().check(z.maxLength(60)), 'home'),
    language: z.catch(z.enum(LANGUAGES), 'en'),
  }),
);

/** The query of a preview; an unknown value counts as absent. */
export const previewQuery = lazySchema(() =>
  z.object({
    variant: z.catch(z.enum(VARIANT_IDS), 'a'),
    /** Default: the first place of the banner. Empty for a place that no banner names. */
    city: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
    /** Default: the banner's first language. */
    language: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
    at: z.catch(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)), ''),
    /** The address of the English page. Default: the first page of the banner. */
    path: z.catch(z.optional(z.string().check(z.regex(/^\/(?!\/)[\w/.-]{0,120}$/))), undefined),
  }),
);
export type PreviewQuery = z.infer<typeof previewQuery>;
