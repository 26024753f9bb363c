import { describe, expect, test } from 'vitest';
import type { Banner } from '../../../../../../src/features/banners/rules/banner.ts';
import {
  type BannerVisit,
  chooseBanners,
  isCounted,
  keyOfShown,
  reaching,
} from '../../../../../../src/features/banners/rules/choose.ts';
import { sampleBanner, sampleVariant } from './sample-banner.ts';

const pune = { city: 'pune', state: 'maharashtra', point: { latitude: 18.52, longitude: 73.86 } };
const jaipur = { city: 'jaipur', state: 'rajasthan', point: { latitude: 26.91, longitude: 75.79 } };

const visit = (rest: Partial<BannerVisit> = {}): BannerVisit => ({
  family: 'home',
  language: 'en',
  place: pune,
  campaign: undefined,
  seen: [],
  isCrawler: false,
  now: 1_000,
  bucket: () => 4_242,
  ...rest,
});

const shownTo = (banners: readonly Banner[], rest: Partial<BannerVisit> = {}) =>
  chooseBanners(banners, visit(rest)).hero?.banner.id;

const only = { variants: [sampleVariant('a')] };
const elsewhere = { cities: [], states: [], elsewhere: true };

describe('the place of a banner', () => {
  test('fits by city, by state, and inside a circle', () => {
    const ofState = sampleBanner({ places: { cities: [], states: ['maharashtra'], elsewhere: false } });
    const circle = { latitude: 18.6, longitude: 73.9, kilometres: 20 };
    const ofCircle = sampleBanner({ places: { cities: [], states: [], circle, elsewhere: false } });
    for (const banner of [sampleBanner(), ofState, ofCircle]) {
      expect(shownTo([banner])).toBe('abcdef');
      expect(shownTo([banner], { place: jaipur })).toBeUndefined();
      expect(shownTo([banner], { place: {} })).toBeUndefined();
    }
  });

  test('"everywhere else" is where no other banner names the place, even one that this visitor does not see', () => {
    const rest = sampleBanner({ id: 'elsewh', order: 0, places: elsewhere });
    const few = sampleBanner({ share: 1 });
    expect(shownTo([rest, few])).not.toBe('elsewh');
    expect(shownTo([rest, few], { place: jaipur })).toBe('elsewh');
    expect(shownTo([rest, few], { place: {} })).toBe('elsewh');
  });

  test('two banners for one place: the order decides, and outside its share the next one follows', () => {
    const first = sampleBanner({ ...only, id: 'firsts' });
    const second = sampleBanner({ ...only, id: 'second' });
    expect(shownTo([first, second])).toBe('firsts');
    const shares = Array.from({ length: 200 }, (_, index) =>
      shownTo([{ ...first, share: 50 }, second], { bucket: () => index * 50 }),
    );
    expect(new Set(shares)).toEqual(new Set(['firsts', 'second']));
  });

  test('no visitor reaches a banner behind one that takes them all, by its share or as a kept winner', () => {
    const half = sampleBanner({ id: 'halves', share: 50 });
    const whole = sampleBanner({ id: 'wholes' });
    const kept = sampleBanner({ id: 'keptks', share: 50, kept: 'b' });
    const ids = (competitors: readonly Banner[]) => reaching(competitors).map(({ id }) => id);
    expect(ids([half, whole, kept])).toEqual(['halves', 'wholes']);
    expect(ids([kept, half])).toEqual(['keptks']);
    expect(ids([half])).toEqual(['halves']);
  });
});

describe('the time and the page of a banner', () => {
  test('it runs from its first instant and ends before its last', () => {
    const banner = sampleBanner({ from: 1_000, until: 2_000 });
    expect([999, 1_000, 1_999, 2_000].map((now) => shownTo([banner], { now }))).toEqual([
      undefined,
      'abcdef',
      'abcdef',
      undefined,
    ]);
  });

  test.each(['draft', 'paused', 'ended'] as const)('a banner that is %s is not shown', (state) =>
    expect(shownTo([sampleBanner({ state })])).toBeUndefined(),
  );

  test('the winner of an ended test is shown to everybody, crawlers too, and counted no more', () => {
    const shown = chooseBanners([sampleBanner({ state: 'ended', kept: 'b' })], visit({ isCrawler: true }));
    expect(shown.hero?.variant.id).toBe('b');
    expect(shown.hero && isCounted(shown.hero)).toBe(false);
  });

  test('other page families and positions stay free', () => {
    expect(shownTo([sampleBanner({ families: ['city'] })])).toBeUndefined();
    expect(chooseBanners([sampleBanner({ position: 'prices' })], visit())).toMatchObject({
      prices: { banner: { id: 'abcdef' } },
    });
  });
});

describe('a campaign’s banner', () => {
  test('is for visitors with its utm_content, and stays for them on later pages', () => {
    const banner = sampleBanner({ campaign: 'first-service' });
    expect(shownTo([banner])).toBeUndefined();
    expect(shownTo([banner], { campaign: 'first-service' })).toBe('abcdef');
    expect(shownTo([banner], { seen: [{ banner: 'abcdef', variant: 'a' }] })).toBe('abcdef');
  });
});

describe('crawlers', () => {
  test('see no test, and see a banner that divides nobody', () => {
    expect(shownTo([sampleBanner()], { isCrawler: true })).toBeUndefined();
    expect(shownTo([sampleBanner({ ...only, share: 50 })], { isCrawler: true })).toBeUndefined();
    expect(shownTo([sampleBanner(only)], { isCrawler: true })).toBe('abcdef');
  });

  test('a page without a test asks for no bucket', () => {
    const asked: number[] = [];
    chooseBanners([sampleBanner(only)], visit({ bucket: () => asked.push(1) }));
    expect(asked).toEqual([]);
  });
});

describe('the part of the cache key', () => {
  test('names what is shown and never the visitor', () => {
    const keys = new Set(
      Array.from({ length: 500 }, (_, index) =>
        keyOfShown(chooseBanners([sampleBanner()], visit({ bucket: () => index * 20 }))),
      ),
    );
    expect(keys).toEqual(new Set(['abcdef.1a', 'abcdef.1b']));
    expect(keyOfShown({})).toBe('');
  });
});
