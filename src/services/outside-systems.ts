import { findCity, localityName } from '../content/cities/all-cities.ts';
import { indianPlace } from '../features/places/index.ts';
import type { ConversionName } from '../features/tracking/rules/event-names.ts';
import { type ConversionMoment, conversionOf } from '../features/tracking/rules/record-conversion.ts';
import {
  type AdConversions,
  createAdConversions,
  DEFAULT_AD_API_URL,
  DEFAULT_AD_API_VERSION,
  withRecordConversions,
} from '../platform/ads/ad-conversions.ts';
import { type Analytics, createAnalytics, DEFAULT_ANALYTICS_URL, withPeople } from '../platform/analytics.ts';
import { CHAT_DELIVERY } from '../platform/chat/message-queue.ts';
import { type CmsClient, createCmsClient } from '../platform/cms/client.ts';
import { createCmsTarget } from '../platform/cms/target.ts';
import { createGeocoding, type Geocoding, type GeocodingServices } from '../platform/geocoding/geocoding.ts';
import { DEFAULT_MAPS_URL, OPEN_STREET_MAP_INTERVAL_MS } from '../platform/geocoding/lookups.ts';
import type { Fetch, UpstreamResult } from '../platform/http.ts';
import type {
  Consent,
  DeliveryTarget,
  NewDelivery,
  NewFields,
  NewRecord,
  Visit,
} from '../platform/ledger/records.ts';
import { createPayments, DEFAULT_PAYMENT_API_URL, type Payments } from '../platform/payments/payments.ts';
import { readWebhook, type WebhookMessage } from '../platform/payments/webhook.ts';
import type { SystemFaultsStore } from '../platform/system-faults.ts';
import type { RecordKind } from '../records/record-status.ts';
import type { Variables } from './config.ts';
import { objectNamed } from './objects.ts';
import type { QuotasNamespace } from './quotas.ts';
import { isOn } from './system-switches.ts';

/** The card-payment provider. */
export interface CardPayments extends Payments {
  /** `bad_signature`: not from the provider. `broken_body`: from the provider, in an unknown shape. */
  readWebhook(message: WebhookMessage): ReturnType<typeof readWebhook>;
}

/** The outside systems that the variables switch on. */
export interface OutsideSystems {
  readonly cms: CmsClient | undefined;
  readonly ads: AdConversions | undefined;
  readonly analytics: Analytics | undefined;
  readonly targets: readonly DeliveryTarget[];
  /** The deliveries of a new record to the outside systems that are switched on. */
  deliveriesFor<Kind extends RecordKind>(kind: Kind, record: NewRecord<Kind>): readonly NewDelivery[];
  /**
   * The deliveries of a later conversion: a confirmed booking is a `service_scheduled`, a placed order a `purchase`.
   * They go into `ledger.change(…, { deliveries })`. The event id is the record's id, which the browser knows too.
   */
  conversionDeliveries(
    name: ConversionName,
    eventId: string,
    consent: Consent | undefined,
  ): readonly NewDelivery[];
}

interface Outside {
  readonly fetch: Fetch;
  /** The code of a test that the operator began. */
  readonly adTestCode: () => Promise<string | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const cmsOf = (variables: Variables, { fetch }: Outside) =>
  isOn(variables, 'cms')
    ? createCmsClient({ url: variables.CMS_URL, token: variables.CMS_TOKEN }, fetch)
    : undefined;

const adsOf = (variables: Variables, outside: Outside) =>
  isOn(variables, 'ads')
    ? createAdConversions(
        {
          pixelId: variables.AD_PIXEL_ID,
          accessToken: variables.AD_ACCESS_TOKEN,
          apiUrl: variables.AD_API_URL ?? DEFAULT_AD_API_URL,
          apiVersion: variables.AD_API_VERSION ?? DEFAULT_AD_API_VERSION,
          testEventCode: async () => (await outside.adTestCode()) ?? variables.AD_TEST_EVENT_CODE,
        },
        outside,
      )
    : undefined;

const analyticsOf = (variables: Variables, outside: Outside) =>
  isOn(variables, 'analytics')
    ? createAnalytics(
        {
          token: variables.ANALYTICS_TOKEN,
          url: variables.ANALYTICS_URL ?? DEFAULT_ANALYTICS_URL,
          merge: variables.ANALYTICS_MERGE,
        },
        outside,
      )
    : undefined;

const placeNames = {
  area: localityName,
  city: (slug: string) => findCity(slug)?.name ?? indianPlace(slug)?.name ?? slug,
};

/**
 * Builds the outside systems, as clients and as delivery targets, and decides which deliveries a record needs. The
 * content backend gets the latest state. Ads and analytics get the conversion, once and only with consent.
 */
export function createOutsideSystems(variables: Variables, outside: Outside): OutsideSystems {
  const cms = cmsOf(variables, outside);
  const ads = adsOf(variables, outside);
  const analytics = analyticsOf(variables, outside);
  const cmsTarget = cms && createCmsTarget(cms, placeNames);
  const targets = [
    ...(cmsTarget ? [cmsTarget] : []),
    ...(ads ? [withRecordConversions(ads.target, variables.AD_ALLOW_MISSING_PHONE)] : []),
    ...(analytics ? [withPeople(analytics, variables.ANALYTICS_RAW_PHONE)] : []),
  ];

  const conversionDeliveries = (name: ConversionName, eventId: string, consent: Consent | undefined) => {
    const deliveries: NewDelivery[] = [];
    const timeMs = outside.now();
    if (ads && consent?.ads) {
      // A booking that the operator arranges by phone has no page and no browser.
      const { url, ...browser }: Partial<Visit> = consent.visit ?? {};
      const event: ConversionMoment = { name, eventId, timeMs, url, browser };
      deliveries.push({ target: ads.target.name, purpose: name, event });
    }
    if (analytics && consent?.analytics)
      deliveries.push({ target: analytics.target.name, purpose: name, event: { name, eventId, timeMs } });
    return deliveries;
  };

  return {
    cms,
    ads,
    analytics,
    targets,
    conversionDeliveries,
    deliveriesFor(kind, record) {
      const fields: NewFields | undefined = record.fields;
      const conversion = conversionOf(kind, { ...record, enquiryKind: fields?.kind });
      return [
        ...(isOn(variables, 'chat') && (kind === 'booking' || kind === 'order') ? [CHAT_DELIVERY] : []),
        ...(cmsTarget && kind !== 'order' ? [{ target: cmsTarget.name, purpose: 'record' }] : []),
        ...(conversion ? conversionDeliveries(conversion, record.idempotencyKey, record.consent) : []),
      ];
    },
  };
}

/** Card payments, whose outcomes are noted for the health screen; undefined where their keys are not set. */
export function createCardPayments(
  variables: Variables,
  { fetch, faults }: { readonly fetch: Fetch; readonly faults: Pick<SystemFaultsStore, 'note'> },
): CardPayments | undefined {
  if (!isOn(variables, 'payments')) return undefined;
  const { PAYMENT_KEY_ID, PAYMENT_KEY_SECRET, PAYMENT_WEBHOOK_SECRET } = variables;
  const apiUrl = variables.PAYMENT_API_URL ?? DEFAULT_PAYMENT_API_URL;
  const configuration = { keyId: PAYMENT_KEY_ID, keySecret: PAYMENT_KEY_SECRET, apiUrl };
  const noted = async <Value>(call: Promise<UpstreamResult<Value>>): Promise<UpstreamResult<Value>> => {
    const result = await call;
    faults.note('payments', result.ok ? undefined : result.code);
    return result;
  };
  const payments = createPayments(configuration, fetch);
  return {
    ...payments,
    createOrder: (...order) => noted(payments.createOrder(...order)),
    findPayments: (id) => noted(payments.findPayments(id)),
    refund: (refund) => noted(payments.refund(refund)),
    readWebhook: (message) => readWebhook(PAYMENT_WEBHOOK_SECRET, message),
  };
}

interface PlaceServices extends Pick<GeocodingServices, 'fetch' | 'cache' | 'onMapsAnswer'> {
  readonly quotas: QuotasNamespace;
}

/** Looks up the names of a point in the services that are switched on. With none switched on, it knows no names. */
export function createPlaceNames(
  { GEOCODING_KEY, GEOCODING_URL, REVERSE_GEOCODING_URL, COMPANY_EMAIL, SITE_URL }: Variables,
  { quotas, ...services }: PlaceServices,
): Geocoding {
  const contact = [SITE_URL ?? 'https://pahiya.example', COMPANY_EMAIL].filter(Boolean).join(', ');
  return createGeocoding(
    {
      maps: GEOCODING_KEY ? { key: GEOCODING_KEY, url: GEOCODING_URL ?? DEFAULT_MAPS_URL } : undefined,
      openStreetMap: REVERSE_GEOCODING_URL
        ? { url: REVERSE_GEOCODING_URL, userAgent: `Pahiya/1.0 (${contact})` }
        : undefined,
    },
    {
      ...services,
      takeTurn: async () =>
        (await objectNamed(quotas, 'open-street-map').take(1, OPEN_STREET_MAP_INTERVAL_MS)) > 0,
    },
  );
}
