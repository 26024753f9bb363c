import { expect, test } from 'vitest';
import { latestUtm, leadUtm, utmOf } from '../../../../src/values/utm.ts';

test('UTM values are trimmed, cut and cleaned', () => {
  const query = new URLSearchParams([
    ['utm_source', ' google '],
    ['utm_medium', ''],
    ['utm_campaign', 'a\u0000b'],
    ['utm_term', 'x'.repeat(500)],
    ['gclid', 'other'],
  ]);
  expect(utmOf(query)).toEqual({ utm_source: 'google', utm_campaign: 'ab', utm_term: 'x'.repeat(120) });
});

test('a record has its own field names for UTM values', () => {
  expect(leadUtm({ utm_source: 'google', utm_id: '7' })).toEqual({ utmSource: 'google', utmId: '7' });
});

test('later UTM values replace all earlier ones, a visit without any keeps them', () => {
  const earlier = { utm_source: 'google', utm_term: 'ac' };
  expect(latestUtm(earlier, { utm_source: 'mail' })).toEqual({ utm_source: 'mail' });
  expect(latestUtm(earlier, {})).toEqual(earlier);
});
