import { describe, expect, test } from 'vitest';
import { pageTable } from '../../../src/web/pages/table.ts';
import { share } from '../../every-case.ts';
import { onePathOfEachFamily } from '../../one-path-of-each-family.ts';
import type { Site } from '../site.ts';
import { testSite } from '../test-site.ts';
import { MARKUP } from './corpus.ts';
import { all, MADE_ANEW, withoutKeys } from './holds.ts';

/**
 * An attacker's requests must not change a cached page. The next visitor gets the same bytes as on a site without an
 * attacker, apart from the values that differ in every answer.
 */
const families = [...onePathOfEachFamily(pageTable)];
const queriesOf = new Map(pageTable.map(({ family, query }) => [family, query]));

interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Two sites: only these visitors use the first; attackers reach the second before them. */
const innocent = new Map<string, Page>();

async function read(site: Site, path: string): Promise<Page> {
  const answer = await site.fetch(path);
  const html = withoutKeys(await answer.text());
  const headers = Object.fromEntries(
    [...answer.headers]
      .filter(([name]) => !MADE_ANEW.includes(name))
      .map(([name, value]) => [name, value.replaceAll(/'nonce-[^']*'/g, "'nonce'")]),
  );
  return { status: answer.status, headers, html };
}

/** The first difference between two texts, cut to a readable length; empty when they are equal. */
function difference(one: string, other: string): readonly string[] {
  if (one === other) return [];
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 120));
}

function expectSame(page: Page, before: Page | undefined): void {
  expect(difference(page.html, before?.html ?? '')).toEqual([]);
  expect({ ...page, html: '' }).toEqual({ ...before, html: '' });
}

const [quiet, asked] = await Promise.all([testSite(), testSite()]);
// The first answer may stream in pieces, before the price sheet has arrived.
await Promise.all([quiet, asked].map(async (site) => (await site.fetch('/api/prices')).text()));
await all(families, async ([family, path]) => void innocent.set(family, await read(quiet, path)));

const EVIL = 'evil.example';
const [SCRIPT = '', TAG = ''] = MARKUP;
const CLAIMS = {
  'X-Forwarded-Host': EVIL,
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-Scheme': 'http',
  'X-Forwarded-Port': '8080',
  'X-Forwarded-Prefix': `/${EVIL}`,
  'X-Forwarded-For': SCRIPT,
  Forwarded: `host=${EVIL};proto=http`,
  'X-Host': EVIL,
  'X-Original-Host': EVIL,
  'X-HTTP-Host-Override': EVIL,
  'X-Original-URL': '/coupon-admin',
  'X-Rewrite-URL': '/coupon-admin',
  'X-HTTP-Method-Override': 'POST',
  Origin: `https://${EVIL}`,
  Referer: `https://${EVIL}/${SCRIPT}`,
} as const;
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  ...Object.entries(CLAIMS).map(([name, value]) => ({ [name]: value })),
  CLAIMS,
  { 'User-Agent': `Googlebot ${SCRIPT}` },
  { 'Accept-Language': 'hi-IN' },
  { Accept: 'application/json' },
  { 'Accept-Encoding': 'identity' },
  { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'Thu, 01 Jan 2099 00:00:00 GMT' },
  { Range: 'bytes=0-9' },
  { Authorization: `Bearer ${SCRIPT}` },
  { Cookie: `__Host-city=${SCRIPT}; __Host-consent=all; __Host-visit=x; admin=x` },
  { Cookie: '__Host-city=pune; __Host-city=jaipur; __Host-consent=none' },
  { 'Sec-Fetch-Dest': 'iframe', 'Sec-Purpose': 'prefetch', Purpose: 'prefetch' },
  { 'CF-Connecting-IP': SCRIPT, 'CF-IPCountry': 'XX', 'CF-Visitor': '{"scheme":"http"}' },
];

const UTM = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'fbclid',
];
const value = encodeURIComponent(`${SCRIPT}${TAG}`);

/** Unknown parameters, known ones and those of the page itself, with arbitrary values, once and repeated. */
const queriesFor = (family: string): readonly string[] => {
  const own = queriesOf.get(family) ?? [];
  return [
    UTM.map((name) => `${name}=${value}`).join('&'),
    `unknown=${value}&__proto__[x]=${value}&constructor=1`,
    `cb=${value}&callback=${value}&_=1&format=json`,
    'city=jaipur&city=pune&city=%3Cscript%3E',
    ...own.map((name) => `${name}=${value}`),
    ...own.map((name) => `${name}=a&${name}=${value}&${name}[]=${value}`),
    ...own.map((name) => `${name.toUpperCase()}=${value}&${name}%00=${value}`),
  ];
};

/** Other spellings of the same address. */
const pathsLike = (path: string): readonly string[] => [
  `${path}?`,
  `${path}//`,
  `${path}/.`,
  `${path};a=b`,
  `${path}%00`,
  `${path}%3F${value}`,
  `/${path}`,
  path.toUpperCase(),
  `${path}/index.html`,
];

/** Families run one after the other, so that the visitors of one page do not warm the cache of another. */
describe("an attacker's earlier requests do not change", () => {
  const named = families.map(([family, path], place) => [family, path, place] as const);

  test.each(named)('the page of the family %s', async (family, path, place) => {
    const strange: readonly (readonly [string, Parameters<Site['fetch']>[1]])[] = [
      ...HEADERS.map((headers) => [path, { headers }] as const),
      ...queriesFor(family).map((query) => [`${path}?${query}`, {}] as const),
      ...queriesFor(family).map((query) => [`${path}?${query}`, { headers: CLAIMS }] as const),
      ...pathsLike(path).map((like) => [like, { headers: CLAIMS }] as const),
      [path, { method: 'HEAD', headers: CLAIMS }],
      [path, { method: 'OPTIONS', headers: CLAIMS }],
      [path, { method: 'POST', body: SCRIPT, headers: CLAIMS }],
    ];
    await all([...share(strange, 6, place)], async ([where, init]) => {
      const answer = await asked.fetch(where, init);
      expect([where, answer.status < 500]).toEqual([where, true]);
      const text = await answer.text();
      expect([where, text.includes(`//${EVIL}`), text.includes(SCRIPT)]).toEqual([where, false, false]);
    });
    expectSame(await read(asked, path), innocent.get(family));
  });

  test('what programs read', async () => {
    for (const path of [
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/blog/feed.xml',
      '/api/prices',
    ]) {
      const before = await read(quiet, path);
      await all(HEADERS, async (headers) => {
        await (await asked.fetch(`${path}?unknown=${value}`, { headers })).text();
      });
      expectSame(await read(asked, path), before);
    }
  });

  test('a page that is requested under another host', async () => {
    const [home = ''] = families.map(([, path]) => path);
    for (const host of [EVIL, 'localhost', 'localhost:80', 'localhost.evil.example:8787']) {
      const answer = await asked.miniflare.dispatchFetch(`http://${host}${home}`, { redirect: 'manual' });
      await answer.text();
      const location = answer.headers.get('Location');
      if (location !== null) expect(new URL(location).origin).toBe(asked.origin);
    }
    expectSame(await read(asked, home), await read(quiet, home));
  });
});
