import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignKey, campaignOf, campaignOfQuery, parseCampaign } from '../../../../src/values/campaign.ts';

test('a campaign has one form, however an advertisement writes it', () => {
  const written = ['Monsoon 2026', 'monsoon-2026', ' MONSOON_2026 '];
  expect(written.map((name) => campaignOf({ name, source: 'Google' })?.name)).toEqual([
    'monsoon-2026',
    'monsoon-2026',
    'monsoon-2026',
  ]);
});

test.each([
  'asha@example.in',
  'asha%40example.in',
  '9000000001',
  '+91 90000 00001',
  'call-90000-00001-now',
  '०९०००००००००१',
])('the name %s may be a person’s and counts as other', (name) => {
  expect(campaignOf({ name })?.name).toBe('other');
  expect(campaignOf({ name: 'monsoon', content: name })?.content).toBe('other');
});

test.each(['diwali-20261101', 'summer 2026-05-01', 'pmax_42', 'मानसून'])('%s is a name', (name) => {
  expect(campaignOf({ name })?.name).not.toBe('other');
});

test('an address without a campaign names none', () => {
  expect(campaignOfQuery(new URLSearchParams('utm_source=google'))).toBeUndefined();
  expect(campaignOfQuery(new URLSearchParams('utm_campaign=+-+'))).toBeUndefined();
});

test('a key leads back to its campaign, and no key holds a number or an e-mail address', () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 100 });
  fc.assert(
    fc.property(part, part, part, (name, source, content) => {
      const campaign = campaignOf({ name, source, content });
      if (campaign === undefined) return;
      const key = campaignKey(campaign);
      expect(parseCampaign(key)).toEqual(campaign);
      expect(key).not.toMatch(/@|\d{10}/);
    }),
  );
});
