import { expect, test } from 'vitest';
import {
  CLICK_ID_MAX_AGE_SECONDS,
  clickId,
  consentChoice,
  isBrowserId,
  newBrowserId,
} from '../../../../../../src/features/tracking/rules/consent.ts';

test.each([
  ['__Host-consent=all', 'all'],
  ['city=pune; __Host-consent=none; other=1', 'none'],
  ['', undefined],
  ['__Host-consent=', undefined],
  ['__Host-consent=maybe', undefined],
  ['__Host-consent=allx', undefined],
  ['no__Host-consent=all', undefined],
  ['other=__Host-consent=all', undefined],
])('the cookies %j say %s', (cookies, choice) => {
  expect(consentChoice(cookies)).toBe(choice);
});

const now = new Date(1_795_000_000_000);

test('a browser id is fb.1, the time in ms and a random number', () => {
  expect(newBrowserId(now, 1_234_567_890)).toBe('fb.1.1795000000000.1234567890');
  expect(isBrowserId('fb.1.1795000000000.1234567890')).toBe(true);
  expect(['fb.1.x.1', 'fb.1.1795000000000.1; a=b', '', undefined].some(isBrowserId)).toBe(false);
});

test.each([
  ['a first click', 'IwAR3x_Y-z', undefined, 'fb.1.1795000000000.IwAR3x_Y-z'],
  ['the same click again', 'AbC', 'fb.1.1700000000000.AbC', 'fb.1.1700000000000.AbC'],
  ['another click', 'abc', 'fb.1.1700000000000.AbC', 'fb.1.1795000000000.abc'],
  ['no click now', undefined, 'fb.1.1700000000000.AbC', 'fb.1.1700000000000.AbC'],
  ['a click that is none', '<script>', undefined, undefined],
  ['a cookie that is none', undefined, 'AbC', undefined],
])('%s', (_story, fbclid, cookie, kept) => {
  expect(clickId({ fbclid }, cookie, now)).toBe(kept);
});

test('a click of another tab that came earlier does not replace a newer cookie', () => {
  const cookie = 'fb.1.1794000000000.newer';
  expect(clickId({ fbclid: 'older', at: 1_793_999_999_999 }, cookie, now)).toBe(cookie);
  expect(clickId({ fbclid: 'newest', at: 1_794_000_000_001 }, cookie, now)).toBe('fb.1.1795000000000.newest');
});

test('both ad cookies last two years', () => {
  expect(CLICK_ID_MAX_AGE_SECONDS).toBe(63_072_000);
});
