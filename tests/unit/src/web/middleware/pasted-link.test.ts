import { expect, test } from 'vitest';
import { meantAddress } from '../../../../../src/web/middleware/pasted-link.ts';

test.each([
  ['/express%20', '', '/express'],
  ['/express).', '?utm_source=fb', '/express?utm_source=fb'],
  ['/express%C2%A0%E2%80%8B', '', '/express'],
  ['/express&utm_source=fb', '&a=1', '/express?utm_source=fb&a=1'],
  ['/express&amp;utm_source=fb&amp;gclid=x', '', '/express?utm_source=fb&gclid=x'],
  ['/express%3Futm_source=fb', '?fbclid=y', '/express?utm_source=fb&fbclid=y'],
  ['/', '?utm_source=fb?fbclid=y', '/?utm_source=fb&fbclid=y'],
  ['/services/ac', '?utm_source=fb&amp;utm_medium=cpc', '/services/ac?utm_source=fb&utm_medium=cpc'],
  ['//evil.example', '?a=1?b=2', '/evil.example?a=1&b=2'],
])('%s%s is a damaged link to %s', (path, search, meant) => {
  expect(meantAddress(path, search)).toBe(meant);
});

test.each([
  ['/', ''],
  ['/search', '?q=what%3F+now'],
  ['/hi/express', '?utm_campaign=%E0%A4%A6+a&utm_source=x.'],
  ['/sitemap.xml', ''],
])('%s%s is clean', (path, search) => {
  expect(meantAddress(path, search)).toBeUndefined();
});
