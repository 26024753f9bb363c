import { describe, expect, test } from 'vitest';
import { parseVariables } from '../../../../src/services/config.ts';
import { createOutsideSystems } from '../../../../src/services/outside-systems.ts';

const signing = { SIGNING_KEY: 'a-signing-key-only-for-tests-0123456789' };
const all = {
  ...signing,
  CMS_URL: 'http://127.0.0.1:1',
  CMS_TOKEN: 'cms',
  AD_PIXEL_ID: '1',
  AD_ACCESS_TOKEN: 'ad',
  ANALYTICS_TOKEN: 'analytics',
};
const outside = {
  fetch: () => Promise.reject(new Error('nothing is to be sent')),
  now: () => 1_700_000_000_000,
  adTestCode: async () => undefined,
};
const visit = { url: 'https://pahiya.example/express', userAgent: 'browser', ip: '192.0.2.1' };
const lead = { idempotencyKey: 'shared-id-0001', mobileNumber: '9000000001' };

test('without variables no system is switched on and no delivery is queued', () => {
  const { targets, deliveriesFor } = createOutsideSystems(parseVariables(signing), outside);
  expect(targets).toEqual([]);
  expect(deliveriesFor('lead', { ...lead, consent: { ads: true, analytics: true, visit } })).toEqual([]);
});

test('each system is switched on by its own variables', () => {
  const { targets } = createOutsideSystems(parseVariables(all), outside);
  expect(targets.map(({ name }) => name)).toEqual(['cms', 'ads', 'analytics']);
});

describe('the deliveries of a lead', () => {
  const { deliveriesFor } = createOutsideSystems(parseVariables(all), outside);
  const targetsOf = (consent: { ads: boolean; analytics: boolean }) =>
    deliveriesFor('lead', { ...lead, consent: { ...consent, visit: consent.ads ? visit : undefined } }).map(
      ({ target, purpose }) => `${target} ${purpose}`,
    );

  test('without consent only the content backend gets it', () => {
    expect(deliveriesFor('lead', lead)).toEqual([{ target: 'cms', purpose: 'record' }]);
    expect(targetsOf({ ads: false, analytics: false })).toEqual(['cms record']);
  });

  test('each consent by itself', () => {
    expect(targetsOf({ ads: true, analytics: false })).toEqual(['cms record', 'ads lead']);
    expect(targetsOf({ ads: false, analytics: true })).toEqual(['cms record', 'analytics lead']);
  });

  test('the conversion carries the id shared with the browser and no number', () => {
    const pending = deliveriesFor('lead', { ...lead, consent: { ads: true, analytics: true, visit } });
    expect(pending[1]?.event).toEqual({
      name: 'lead',
      eventId: 'shared-id-0001',
      timeMs: 1_700_000_000_000,
      url: visit.url,
      browser: { userAgent: 'browser', ip: '192.0.2.1' },
    });
    expect(JSON.stringify(pending)).not.toContain('9000000001');
  });
});

test('a schedule without a visit has neither page nor browser, and needs the consent of its person', () => {
  const { conversionDeliveries } = createOutsideSystems(parseVariables(all), outside);
  expect(conversionDeliveries('service_scheduled', 'booking-0001', { ads: true, analytics: false })).toEqual([
    {
      target: 'ads',
      purpose: 'service_scheduled',
      event: { name: 'service_scheduled', eventId: 'booking-0001', timeMs: 1_700_000_000_000, browser: {} },
    },
  ]);
  expect(conversionDeliveries('service_scheduled', 'booking-0001', { ads: false, analytics: false })).toEqual(
    [],
  );
});

test('an order is for the ledger only until it is placed; a redirect is a contact', () => {
  const { deliveriesFor } = createOutsideSystems(parseVariables(all), outside);
  const consent = { ads: true, analytics: true, visit };
  expect(deliveriesFor('order', { ...lead, status: 'awaiting_payment', consent })).toEqual([]);
  expect(deliveriesFor('order', { ...lead, status: 'pay_after_service', consent })).toHaveLength(2);
  expect(
    deliveriesFor('redirect', { ...lead, consent }).map(({ target, purpose }) => `${target} ${purpose}`),
  ).toEqual(['cms record', 'ads contact', 'analytics contact']);
});
