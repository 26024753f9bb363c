import { describe, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { PASSPHRASE } from './admin-session.ts';
import { ENDPOINTS } from './hostile/endpoints.ts';
import { aVisitor, CONSENTING, consentCookies, sampleNumber } from './outside.ts';
import { testSite } from './test-site.ts';

const site = await testSite({
  variables: { ADMIN_PASSPHRASE: PASSPHRASE, SITE_URL: 'https://pahiya.example' },
});

const fetchPage = (path: string) =>
  site.miniflare.dispatchFetch(`https://pahiya.example${path}`, { redirect: 'manual' });
const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';

/**
 * Mozilla Observatory's score for the headers (`tests/operations/observatory.ts` asks the real scorer). It starts at
 * 100. A policy that allows nothing by default adds 10, and a resource policy of our own origin adds 10. A private
 * referrer policy and a framing rule in the policy add 5 each.
 */
function creditOf(headers: { get(name: string): string | null }): number {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const isStrict = policy.startsWith("default-src 'none'") && !/unsafe|\*|http:/.test(policy);
  const isPrivate = headers.get('Referrer-Policy') === 'strict-origin-when-cross-origin';
  const isFramed = policy.includes("frame-ancestors 'none'");
  const isOurs = headers.get('Cross-Origin-Resource-Policy') === 'same-origin';
  return 100 + (isStrict ? 10 : -25) + (isPrivate ? 5 : 0) + (isFramed ? 5 : -20) + (isOurs ? 10 : 0);
}

describe.each([...onePathOfEachFamily(pageTable)])('a page of the family %s', (_, path) => {
  test('has every header for the grade A+ and a new nonce each time, cached or not', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const { status, headers, text } = await fetchPage(path).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }));
      expect(status).toBe(200);
      expect(creditOf(headers)).toBe(130);
      expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(headers.getSetCookie()).toEqual([]);
      const nonce = nonceOf(headers.get('Content-Security-Policy') ?? '');
      expect(text).toContain(`nonce="${nonce}"`);
      expect(text).not.toMatch(/<script(?![^>]*(?:nonce|application\/(?:ld\+)?json|src="\/))[^>]*>/);
      expect(text).not.toMatch(/\sstyle="|\son[a-z]+="/);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });
});

test('GET of the search and of the sign-in page cut off the window that opened them, GET / does not, which would delay its paint', async () => {
  const policyOf = async (path: string) => (await fetchPage(path)).headers.get('Cross-Origin-Opener-Policy');
  expect(await Promise.all([addresses.search, addresses.admin, addresses.home].map(policyOf))).toEqual([
    'same-origin-allow-popups',
    'same-origin-allow-popups',
    null,
  ]);
});

test('every other answer has a policy against scripts and frames', async () => {
  const chatLink = '/api/whatsapp-redirects/chat?text=Hi';
  for (const path of ['/api/prices', '/api/nothing', chatLink, '/healthz', '/robots.txt', '/sitemap.xml']) {
    const { headers } = await fetchPage(path);
    expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff']);
    expect([path, headers.get('Content-Security-Policy')]).toEqual([
      path,
      expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    ]);
  }
});

/** Its script must be able to read it, so it is not `HttpOnly`. */
const AD_COOKIE = /^_fb[pc]=.*; Path=\/; (?:Max-Age=\d+; )?Secure; SameSite=Lax$/;

describe('a cookie', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    site.miniflare.dispatchFetch(`https://pahiya.example${path}`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', Origin: 'https://pahiya.example', ...headers },
    });

  /** Every write of the site, as JSON and as a form, and the cookies of a signed-in operator. */
  const everyCookie = async (): Promise<readonly string[]> => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const send = async (method: string, path: string, body: string, headers = {}) =>
      (
        await site.miniflare.dispatchFetch(`https://pahiya.example${path}`, {
          method,
          body,
          redirect: 'manual',
          headers: {
            'Content-Type': 'application/json',
            ...aVisitor(),
            Origin: 'https://pahiya.example',
            ...headers,
          },
        })
      ).headers.getSetCookie();
    const opened = await send('POST', '/api/admin/sign-in', JSON.stringify({ passphrase: PASSPHRASE }));
    const Cookie = opened.map((cookie) => cookie.split(';')[0]).join('; ');
    const cookies = [
      ...opened,
      ...(await send('POST', '/api/admin/search', 'search=Sample', { ...form, Cookie })),
      ...(await send('POST', '/api/admin/language', 'language=hi', form)),
      ...(await send('POST', '/api/admin/data/export', 'mobileNumber=9000000001', { ...form, Cookie })),
    ];
    for (const { method, path, body } of ENDPOINTS) {
      const sent = 'mobileNumber' in body ? { ...body, mobileNumber: sampleNumber() } : body;
      const fields = Object.entries(sent).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      cookies.push(...(await send(method, path, JSON.stringify(sent))));
      const plain = new URLSearchParams(Object.fromEntries(fields)).toString();
      cookies.push(...(await send(method, path, plain, form)));
    }
    const page = 'https://pahiya.example/?gclid=Click-1';
    cookies.push(...(await send('POST', '/api/consent', 'choice=all', { ...form, Referer: page })));
    cookies.push(...(await send('POST', '/api/admin/sign-out', '', { ...form, Cookie })));
    return cookies;
  };

  test('of ours is bound to this host, sent over TLS only, to no other site, and shown to no script that need not read it', async () => {
    // A consent to ads sets the ad system's own cookies, which the next test holds.
    const cookies = (await everyCookie()).filter((cookie) => !AD_COOKIE.test(cookie));
    expect([...new Set(cookies.map((cookie) => cookie.split('=')[0]))].sort()).toEqual([
      '__Host-admin',
      '__Host-admin-device',
      '__Host-admin-exported',
      '__Host-admin-language',
      '__Host-admin-search',
      '__Host-city',
      '__Host-consent',
      '__Host-consent-proof',
      '__Host-device',
      '__Host-google-click',
      '__Host-sent',
      '__Host-spin',
      '__Host-spin-won',
      '__Host-visit',
      '__Host-visit-city',
      '__Secure-record',
    ]);
    for (const cookie of cookies) {
      const [name = '', ...flags] = cookie.split('; ');
      const taken = name.endsWith('=') && flags.includes('Max-Age=0');
      // A record's cookie goes to its own page and endpoints only.
      const path = name.startsWith('__Host-') ? 'Path=/' : expect.stringMatching(/^Path=(?:\/hi)?\/\w+\/.+/);
      expect(flags).toEqual(expect.arrayContaining([path, 'Secure']));
      expect([name, flags.some((flag) => flag.startsWith('Domain'))]).toEqual([name, false]);
      if (taken) continue;
      const sameSite = name.startsWith('__Host-admin') ? 'SameSite=Strict' : 'SameSite=Lax';
      // The browser's own code reads the consent choice; scripts can read no other cookie.
      const hidden = name.startsWith('__Host-consent=') ? [] : ['HttpOnly'];
      expect([name, flags]).toEqual([name, expect.arrayContaining([sameSite, ...hidden])]);
    }
  });

  test('of the ad system is set only with consent, and is what its script must be able to read', async () => {
    const event = { name: 'page_view', eventId: 'cookie-event-1', time: Date.now(), url: '/' };
    const answer = await post('/api/events', JSON.stringify({ sessionId: 's-1', events: [event] }), {
      'User-Agent': CONSENTING['User-Agent'],
      Cookie: await consentCookies(),
    });
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(AD_COOKIE);
  });
});
