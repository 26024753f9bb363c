import type { Response } from 'miniflare';
import { createSigner } from '../../src/values/signing.ts';
import { CONSENT_PROOF_COOKIE, consentProof } from '../../src/web/api/consent-proof.ts';
import { AD_KEYS, type AdConversionsStandIn, startAdConversions } from '../upstreams/ad-conversions.ts';
import { ANALYTICS_TOKEN, type AnalyticsStandIn, startAnalytics } from '../upstreams/analytics.ts';
import { CMS_TOKEN, type CmsStandIn, startCms } from '../upstreams/cms.ts';
import { SIGNING_KEY, type Site } from './site.ts';

export type SystemName = 'cms' | 'ads' | 'analytics';

export interface OutsideSystems {
  readonly cms: CmsStandIn;
  readonly ads: AdConversionsStandIn;
  readonly analytics: AnalyticsStandIn;
  /** The variables that switch all of them on. */
  readonly variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts a stand-in for each delivery target. */
export async function startOutside(): Promise<OutsideSystems> {
  const [cms, ads, analytics] = await Promise.all([startCms(), startAdConversions(), startAnalytics()]);
  return {
    cms,
    ads,
    analytics,
    variables: {
      CMS_URL: cms.url,
      CMS_TOKEN,
      AD_API_URL: ads.url,
      AD_PIXEL_ID: AD_KEYS.pixelId,
      AD_ACCESS_TOKEN: AD_KEYS.accessToken,
      AD_API_VERSION: AD_KEYS.apiVersion,
      ANALYTICS_URL: analytics.url,
      ANALYTICS_TOKEN,
    },
    async close() {
      await Promise.all([cms.close(), ads.close(), analytics.close()]);
    },
  };
}

/** The two cookies of a browser whose visitor said yes, as our endpoint sets them. */
export const consentPairs = async ({ at = Date.now(), key = SIGNING_KEY } = {}) => [
  { name: '__Host-consent', value: 'all' },
  {
    name: CONSENT_PROOF_COOKIE,
    value: await consentProof(createSigner({ current: key }), { id: crypto.randomUUID(), at }),
  },
];
export const consentCookies = async (...given: Parameters<typeof consentPairs>): Promise<string> =>
  (await consentPairs(...given)).map(({ name, value }) => `${name}=${value}`).join('; ');

/** A visitor with full consent, in a browser that the ad system knows. */
export const CONSENTING = {
  Cookie: `${await consentCookies()}; _fbp=fb.1.1700000000000.1234567890; _fbc=fb.1.1700000000000.AbC_click`,
  'User-Agent': 'Mozilla/5.0 (Linux; Android 14) a-browser-of-a-test',
} as const;

/** Each lead comes from a new network, so that no limit by address or network applies. */
let visitors = 0;
export const aVisitor = (): { readonly 'CF-Connecting-IP': string } => {
  visitors += 1;
  return { 'CF-Connecting-IP': `10.${9 + Math.floor(visitors / 250)}.${visitors % 250}.1` };
};

let numbers = 0;
/** A sample number that no earlier call returned. */
export const sampleNumber = (): string => {
  numbers += 1;
  return `90001${String(numbers).padStart(5, '0')}`;
};

/** Posts a lead as a consenting visitor does in Book Now. */
export const postLead = (site: Site, mobileNumber: string): Promise<Response> =>
  site.post(
    '/api/leads',
    {
      mobileNumber,
      idempotencyKey: `lead-of-${mobileNumber}`,
      sessionId: `session-${mobileNumber}`,
      source: 'website',
      utmSource: 'ads',
    },
    { ...CONSENTING, ...aVisitor(), Referer: `${site.origin}/express?token=not-to-leave` },
  );

/** A row of the ledger's table of deliveries. */
export interface DeliveryRow {
  readonly target: string;
  readonly purpose: string;
  readonly state: string;
  readonly attempts: number;
  readonly locked_until: number | null;
  readonly last_error_code: string | null;
}

export const deliveriesOf = (site: Site, mobileNumber: string): Promise<readonly DeliveryRow[]> =>
  site.rows<DeliveryRow>(
    `SELECT deliveries.* FROM deliveries JOIN records ON records.id = deliveries.record_id
     WHERE records.mobile_number = ? ORDER BY deliveries.target`,
    mobileNumber,
  );

/** Acts like several minutes passing: all waiting deliveries are due and no lease is left. */
export async function letTimePass(site: Site): Promise<void> {
  await site.rows(
    `UPDATE deliveries SET next_attempt_at = 0, last_attempt_at = 0, unclear_at = NULL,
     locked_until = CASE WHEN locked_until IS NULL THEN NULL ELSE 1 END WHERE state IN ('pending', 'paused')`,
  );
}

/**
 * Runs the work of cron's minute. Miniflare's `getWorker` would block the test, which then cannot give the runtime the
 * modules of that work.
 */
export async function everyMinute(site: Site): Promise<void> {
  const cron = new URLSearchParams({ cron: '* * * * *' });
  const response = await site.fetch(`/cdn-cgi/local/scheduled?${cron}`);
  const outcome = await response.text();
  if (outcome !== 'ok') throw new Error(`cron's minute ended with ${outcome}`);
}
