import { expect, test } from 'vitest';
import {
  clickIdsOf,
  latestUtm,
  leadUtm,
  UTM_LEAD_FIELDS,
  UTM_NAMES,
  utmOf,
} from '../../../../src/values/utm.ts';

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

test('every parameter has its field', () => {
  const all = Object.fromEntries(UTM_NAMES.map((name) => [name, name]));
  expect(Object.keys(leadUtm(all))).toEqual(UTM_NAMES.map((name) => UTM_LEAD_FIELDS[name]));
});

test('a click id is unchanged or none', () => {
  const query = new URLSearchParams({ gclid: 'Cj0-Ab_9.x', fbclid: '<script>' });
  expect(clickIdsOf(query)).toEqual({ gclid: 'Cj0-Ab_9.x' });
  expect(clickIdsOf(new URLSearchParams({ gclid: 'x'.repeat(501) }))).toEqual({});
});
