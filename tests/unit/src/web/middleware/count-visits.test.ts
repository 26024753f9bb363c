import { expect, it } from 'vitest';
import { beginsVisitTo } from '../../../../../src/web/middleware/count-visits.ts';

const SITE = 'https://pahiya.example';
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile',
  Accept: 'text/html,*/*',
};
const page = (site: string) => ({ ...BROWSER, 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': site });

it.each<[string, Readonly<Record<string, string>>, boolean]>([
  ['an address that was typed', page('none'), true],
  ['a link of another site', page('cross-site'), true],
  ['a link of our own', page('same-origin'), false],
  ['a page that is fetched ahead', { ...page('none'), 'Sec-Purpose': 'prefetch;prerender' }, false],
  ['a script', { ...page('none'), 'Sec-Fetch-Dest': 'empty' }, false],
  ['a frame', { ...page('cross-site'), 'Sec-Fetch-Dest': 'iframe' }, false],
  ['a crawler', { ...page('none'), 'User-Agent': 'Googlebot/2.1' }, false],
  ['a request without a browser', { Accept: 'text/html' }, false],
  ['an old browser from a search', { ...BROWSER, Referer: 'https://search.example/' }, true],
  ['an old browser from our own page', { ...BROWSER, Referer: `${SITE}/services` }, false],
])('%s: %o begins a visit: %s', (_, headers, expected) =>
  expect(beginsVisitTo(SITE)(new Request(SITE, { headers }))).toBe(expected),
);
