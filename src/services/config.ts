import type { D1Database, KVNamespace, RateLimit } from '@cloudflare/workers-types';
import * as z from 'zod/mini';
import { DEFAULT_CAPACITY, MOST_CAPACITY } from '../features/slots/rules/board.ts';
import { ANALYTICS_MERGES } from '../platform/analytics-merge.ts';
import type { ArchiveBucket } from '../platform/archive/archive-objects.ts';
import { once } from '../values/once.ts';
import type { AdminFeedNamespace } from './admin-feed.ts';
import type { BannerCountsNamespace } from './exposures.ts';
import type { ObjectNamespace } from './objects.ts';
import type { QuotasNamespace } from './quotas.ts';
import type { SlotBoardNamespace } from './slots.ts';
import { missingVariables } from './system-switches.ts';

/** The bindings of the Worker in wrangler.toml. */
export interface Bindings {
  /** The static files. */
  readonly ASSETS: { fetch(url: string, init?: RequestInit): Promise<Response> };
  readonly CACHE: KVNamespace;
  readonly LEDGER: D1Database;
  readonly SLOT_BOARD: SlotBoardNamespace;
  /** Old records go there; without it they stay in the ledger. */
  readonly ARCHIVE?: ArchiveBucket | undefined;
  readonly SWEEPER: ObjectNamespace<{ continueSweep(): Promise<void> }>;
  readonly QUOTAS: QuotasNamespace;
  readonly BANNER_COUNTS: BannerCountsNamespace;
  /** Tells operators of new records. */
  readonly ADMIN_FEED: AdminFeedNamespace;
  readonly ADDRESS_LIMIT: RateLimit;
  readonly FLOOD_LIMIT: RateLimit;
  readonly NUMBER_LIMIT: RateLimit;
  readonly SESSION_LIMIT: RateLimit;
  readonly SIGN_IN_LIMIT: RateLimit;
}

const makeFields = () => ({
  text: z.optional(z.string().check(z.trim())),
  url: z.optional(z.url()),
  /** The base address of an outside system, without a slash at the end because each path starts with one. */
  base: z.optional(z.url().check(z.overwrite((address) => address.replace(/\/+$/, '')))),
  /** A shorter passphrase could be guessed from many networks. */
  passphrase: z.optional(z.string().check(z.trim(), z.minLength(12, 'needs at least 12 characters'))),
  /** A key of `npm run push-keys` in base64url: so many letters. */
  pushKey: (letters: number) =>
    z.string().check(z.trim(), z.regex(new RegExp(`^[\\w-]{${letters}}$`), 'is no key of npm run push-keys')),
  /** An account's name and its bank's, as payment apps show them. */
  upiId: z.optional(
    z
      .string()
      .check(z.trim(), z.regex(/^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/i, 'must be like name@bank')),
  ),
  flag: z._default(
    z.pipe(
      z.transform((value: unknown) => value === '1' || value === 'true'),
      z.boolean(),
    ),
    false,
  ),
});

const variables = once(() => {
  const { text, url, base, passphrase, pushKey, upiId, flag } = makeFields();
  return z.object({
    SITE_URL: url,
    SIGNING_KEY: z
      .string('Missing required environment variable: SIGNING_KEY')
      .check(z.minLength(32, 'needs at least 32 characters')),
    SIGNING_KEY_PREVIOUS: text,
    CMS_URL: base,
    CMS_TOKEN: text,
    PRICE_SHEET_URL: url,
    AD_PIXEL_ID: text,
    AD_ACCESS_TOKEN: text,
    AD_API_URL: base,
    AD_API_VERSION: text,
    AD_TEST_EVENT_CODE: text,
    AD_ALLOW_MISSING_PHONE: flag,
    ANALYTICS_TOKEN: text,
    ANALYTICS_URL: base,
    ANALYTICS_RAW_PHONE: flag,
    ANALYTICS_MERGE: z._default(z.enum(ANALYTICS_MERGES, "must be 'simplified' or 'original'"), 'simplified'),
    TAG_MANAGER_ID: text,
    GEOCODING_KEY: text,
    GEOCODING_URL: base,
    REVERSE_GEOCODING_URL: base,
    PAYMENT_KEY_ID: text,
    PAYMENT_KEY_SECRET: text,
    PAYMENT_WEBHOOK_SECRET: text,
    PAYMENT_API_URL: base,
    CHAT_NUMBER_ID: text,
    CHAT_TOKEN: text,
    CHAT_APP_SECRET: text,
    CHAT_VERIFY_TOKEN: text,
    CHAT_API_URL: base,
    CHAT_API_VERSION: text,
    CHAT_BUSINESS_ID: text,
    PUSH_PUBLIC_KEY: z.optional(pushKey(87)),
    PUSH_PRIVATE_KEY: z.optional(pushKey(43)),
    TURNSTILE_SITE_KEY: text,
    TURNSTILE_SECRET_KEY: text,
    TURNSTILE_URL: base,
    ADMIN_PASSPHRASE: passphrase,
    /** `off` removes the service worker from browsers that have it. */
    SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
    UPI_ID: upiId,
    SUPPORT_PHONE: text,
    CHAT_NUMBER: text,
    COMPANY_EMAIL: text,
    SAMPLE_CONTENT: z._default(z.enum(['on', 'off'], "must be 'on' or 'off'"), 'on'),
    SLOT_CAPACITY: z._default(
      z.coerce.number().check(z.int(), z.gte(0), z.lte(MOST_CAPACITY)),
      DEFAULT_CAPACITY,
    ),
  });
});

export type Variables = z.infer<ReturnType<typeof variables>>;

/** A blank variable counts as not set, because a dashboard stores emptied variables as blank text. */
const withoutBlanks = (environment: object, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, Reflect.get(environment, name)]).filter(([, value]) => value !== ''),
  );

/**
 * Parses the variables once. Throws one error that lists every bad name, without the values, because they may be
 * secrets.
 */
export function parseVariables(environment: object): Variables {
  const schema = variables();
  const result = schema.safeParse(withoutBlanks(environment, Object.keys(schema.shape)));
  const problems = result.success
    ? missingVariables(result.data).map((name) => `Missing required environment variable: ${name}`)
    : result.error.issues.map(({ path, message }) =>
        message.startsWith('Missing') ? message : `${path.join('.')}: ${message}`,
      );
  if (!result.success || problems.length > 0) throw new Error(problems.join('\n'));
  return result.data;
}
