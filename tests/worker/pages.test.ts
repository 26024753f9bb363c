import { describe, expect, test } from 'vitest';
import { placeOf, type Site, startSite } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? 'none';

describe('GET /', () => {
  test('answers a cached page with a new nonce and a new form key each time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => site.fetch('/')));
    const seen = await Promise.all(
      answers.map(async (answer) => {
        const nonce = nonceOf(answer.headers.get('Content-Security-Policy'));
        const html = await answer.text();
        expect(html.split(`nonce="${nonce}"`).length).toBeGreaterThan(2);
        expect(/(?:nonce|form|styles)~/.test(html)).toBe(false);
        return [nonce, /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1]];
      }),
    );
    expect(new Set(seen.flat()).size).toBe(6);
  });

  test('names the city of the visitor, another for ?city=, and the one chosen before', async () => {
    const named = async (path: string, init: Parameters<Site['fetch']>[1] = {}) =>
      (await site.fetch(path, init)).text();
    expect(await named('/')).toContain('Your city: Jaipur');
    const chosen = await site.postForm('/api/city', { city: 'jaipur' });
    expect(chosen.status).toBe(303);
    expect(chosen.headers.get('Set-Cookie')).toMatch(/^__Host-city=jaipur;.*Secure/);
    expect(await named('/?city=nowhere', { cf: placeOf.jaipur })).toContain('Your city: Jaipur');
  });

  test('has the content security policy and the headers against other sites', async () => {
    const { headers } = await site.fetch('/');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self' 'nonce-/);
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('shows another parameter neither in the page nor in its key', async () => {
    const html = await (await site.fetch('/?utm_source=%3Cscript%3Ealert(1)%3C/script%3E')).text();
    expect(html.includes('alert(1)')).toBe(false);
  });
});

describe('GET of an address in another spelling', () => {
  test.each([
    ['/BOOK', '/book'],
    ['/book/', '/book'],
    ['/book/?problem=x', '/book?problem=x'],
  ])('leads %s to %s for good', async (path, written) => {
    const response = await site.fetch(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, written]);
  });

  test('answers 404 with a page, its own canonical address and robots "index, follow"', async () => {
    const response = await site.fetch('/no-such-page');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('<link rel="canonical" href="http://localhost:8787/no-such-page"/>');
    expect(html).toContain('<meta name="robots" content="index, follow"/>');
  });

  test('answers 405 to a write', async () => {
    expect((await site.post('/', {})).status).toBe(405);
  });
});

test('GET /services/ac contains the preview of a shared link', async () => {
  const html = await (await site.fetch('/services/ac')).text();
  const meta = (name: string) => new RegExp(`="${name}" content="([^"]+)"`).exec(html)?.[1];
  expect(meta('og:title')).toBe(/<title>([^<]+)/.exec(html)?.[1]);
  expect(meta('og:image')).toBe(`${site.origin}/images/share/page/services/ac.png`);
  expect(meta('twitter:card')).toBe('summary_large_image');
});

test('GET /healthz answers 200', async () => {
  const response = await site.fetch('/healthz');
  expect([response.status, await response.json()]).toMatchObject([200, { status: 'ok' }]);
});

test('GET / streams its shell while the sheet is slow, and renders whole once it is there', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = await startSite({
    variables: { PRICE_SHEET_URL: 'https://sheet.example/prices.csv' },
    overrides: {
      outboundService: async () => {
        await slow;
        return new Response('FuelType,Car Brand', { status: 200 }) as never;
      },
    },
  });
  try {
    // Its forms have a key of this answer, not the placeholder of a cached page.
    const formPage = waiting.fetch('/book').then((answer) => answer.text());
    const response = await waiting.fetch('/');
    const reader = response.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first).toContain('<html lang="en-IN"');
    expect(first).toContain('<title>');
    release();
    for (let end = false; !end; ) end = (await reader?.read())?.done ?? true;
    expect(await formPage).not.toMatch(/(?:nonce|form|styles)~[\w-]+~/);
  } finally {
    release();
    await waiting.stop();
  }
});

describe('GET /blog/{post}', () => {
  test('is an article with its dates in the preview of a shared link; other pages are a website', async () => {
    const head = async (path: string) => (await (await site.fetch(path)).text()).split('</head>')[0] ?? '';
    const post = await head('/blog/windshield-chip-or-new-glass');
    expect(post).toContain('property="og:type" content="article"');
    expect(post).toMatch(/property="article:published_time" content="\d{4}-\d\d-\d\d"/);
    expect(post).toMatch(/property="article:modified_time" content="\d{4}-\d\d-\d\d"/);
    expect(await head('/blog')).toContain('property="og:type" content="website"');
  });
});
