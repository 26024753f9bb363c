import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SOURCES, sourceOf } from '../../../../../../src/features/funnel/rules/source.ts';

test.each([
  ['gclid=Cj0K', '', 'google_ads'],
  ['utm_source=google&utm_medium=cpc', '', 'google_ads'],
  ['utm_source=google&utm_medium=organic', '', 'google'],
  ['', 'https://www.google.co.in/', 'google'],
  ['utm_source=ig&utm_medium=paid_social', '', 'meta_ads'],
  ['fbclid=IwAR0', 'https://l.facebook.com/', 'facebook'],
  ['fbclid=IwAR0', '', 'facebook'],
  ['', 'https://l.instagram.com/', 'instagram'],
  ['utm_source=WhatsApp', '', 'whatsapp'],
  ['utm_source=monsoon&utm_medium=email', '', 'email'],
  ['utm_source=monsoon&utm_medium=banner', '', 'campaign'],
  ['utm_source=%2B919876543210', '', 'campaign'],
  ['utm_source=Facebook_Ads', '', 'meta_ads'],
  ['utm_source=Google%20Ads', '', 'google_ads'],
  ['utm_source=wa-broadcast', '', 'whatsapp'],
  ['utm_source=fb%20दिवाली', '', 'facebook'],
  ['utm_source=fabulous_ads', '', 'campaign'],
  ['', 'android-app://com.whatsapp/', 'whatsapp'],
  ['', 'android-app://com.google.android.gm/', 'email'],
  ['', 'android-app://com.google.android.googlequicksearchbox/', 'google'],
  ['', 'https://cars.example/best-garages', 'website'],
  ['', 'https://notgoogle.example/', 'website'],
  ['', '', 'direct'],
  ['', 'android-app', 'direct'],
])('the source of %o after %o is %s', (query, referrer, source) =>
  expect(sourceOf(new URLSearchParams(query), referrer)).toBe(source),
);

test('no word of an address is ever a source', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.webUrl(), (name, medium, referrer) => {
      const query = new URLSearchParams({ utm_source: name, utm_medium: medium });
      expect(SOURCES).toContain(sourceOf(query, referrer));
    }),
  );
});
