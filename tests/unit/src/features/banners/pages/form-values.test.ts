import { describe, expect, test } from 'vitest';
import { isChanged, NEW_BANNER, valuesOf } from '../../../../../../src/features/banners/pages/form-values.ts';
import { readBanner } from '../../../../../../src/features/banners/read-banner.ts';
import { type Banner, bannerFamilies } from '../../../../../../src/features/banners/rules/banner.ts';
import { contentOf } from '../../../../../../src/features/banners/rules/change.ts';
import { pageTable } from '../../../../../../src/web/pages/table.ts';
import { sampleBanner, sampleVariant } from '../rules/sample-banner.ts';

const full = sampleBanner({
  places: {
    cities: ['pune', 'nagpur'],
    states: ['rajasthan'],
    circle: { latitude: 18.52, longitude: 73.86, kilometres: 25 },
    elsewhere: true,
  },
  families: ['home', 'city-service'],
  position: 'prices',
  from: Date.parse('2026-11-22T04:00:00Z'),
  until: Date.parse('2026-12-31T18:29:00Z'),
  share: 40,
  goal: 'order',
  languages: ['en', 'hi'],
  campaign: 'first-service',
  price: 'periodic',
  variants: [
    sampleVariant('a', {
      heading: 'From {price}',
      picture: 'service-windshield',
      coupon: 'WIPE20',
      weight: 30,
    }),
    sampleVariant('c', { weight: 70 }),
  ],
});

const changed = (banner: Banner): readonly string[] =>
  Object.keys(valuesOf(banner)).filter((name) => isChanged(valuesOf(banner), name));

describe('the form of a stored banner', () => {
  test.each([
    ['with every field', full],
    ['with few fields', sampleBanner()],
  ])('%s says the same when it is sent back', (_, banner) => {
    expect(readBanner(valuesOf(banner), bannerFamilies(pageTable))).toEqual({
      ok: true,
      value: contentOf(banner),
    });
  });

  test('shows an instant in India’s time', () => {
    expect(valuesOf(full)).toMatchObject({ from: '2026-11-22T09:30', until: '2026-12-31T23:59' });
  });
});

describe('a folded part of the form', () => {
  test('stays folded while its fields have the values of a new banner', () => {
    const plain = sampleBanner({ variants: [sampleVariant('a')], order: 10 });
    expect(changed(plain)).toEqual(['name', 'cities', 'family_home', 'heading_a', 'line_a', 'button_a']);
    expect(Object.keys(NEW_BANNER).filter((name) => isChanged(NEW_BANNER, name))).toEqual([]);
  });

  test('opens for a field that is filled', () => {
    expect(changed(full)).toEqual(
      expect.arrayContaining(['states', 'share', 'campaign', 'coupon_a', 'weight_c']),
    );
  });
});
