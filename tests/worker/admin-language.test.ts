import { describe, expect, test } from 'vitest';
import { fillAdmin } from '../browser/filled-admin.ts';
import { operatorOf, PASSPHRASE } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const filled = await fillAdmin(site);
const operator = operatorOf(site, filled.session);

const HINDI = '__Host-admin-language=hi';
/** The same operator on a device that reads Hindi. */
const reader = operatorOf(site, `${filled.session}; ${HINDI}`);

const choose = (language: string, headers: Readonly<Record<string, string>> = {}) =>
  site.fetch('/api/admin/language', {
    method: 'POST',
    body: new URLSearchParams({ language }).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: site.origin,
      ...aVisitor(),
      ...headers,
    },
    redirect: 'manual',
  });

const languageOf = (html: string): string | undefined => /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1];

describe('POST /api/admin/language', () => {
  test('of a form without a session sets the cookie of this device and leads back to the screen', async () => {
    const answer = await choose('hi', { Referer: `${site.origin}/coupon-admin/slots?city=pune` });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/coupon-admin/slots?city=pune');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-admin-language=hi; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test.each(['https://example.com/coupon-admin/slots', undefined, 'no address'])(
    'with the Referer %s leads to the first screen',
    async (referer) => {
      const answer = await choose('hi', referer === undefined ? {} : { Referer: referer });
      expect(answer.headers.get('Location')).toBe('/coupon-admin');
    },
  );

  test('refuses another language and a foreign origin, 303 and 403', async () => {
    expect((await choose('fr')).headers.get('Location')).toMatch(/problem=/);
    expect((await choose('hi', { Origin: 'https://example.com' })).status).toBe(403);
  });
});

describe('GET of a screen', () => {
  test('follows the choice of its device, and another device keeps English', async () => {
    const pages = await Promise.all([
      site.fetch('/coupon-admin', { headers: { Cookie: HINDI } }),
      site.fetch('/coupon-admin'),
      site.fetch('/coupon-admin', { headers: { Cookie: '__Host-admin-language=en' } }),
      reader.get('/coupon-admin/calls'),
      operator.get('/coupon-admin/calls'),
    ]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [door, englishDoor, chosenEnglish, screen, englishScreen] = await Promise.all(
      pages.map((page) => page.text()),
    );
    expect(languageOf(door ?? '')).toBe('hi');
    expect(door).toContain('साइन इन करें');
    expect(door).toContain('>English</button>');
    expect(languageOf(screen ?? '')).toBe('hi');
    expect(screen).toContain('कॉल करने हैं');
    for (const html of [englishDoor, chosenEnglish, englishScreen])
      expect(languageOf(html ?? '')).toMatch(/^en/);
    expect(englishScreen).toContain('>हिन्दी</button>');
  });

  test('of an ended session answers a form in the language of its device, 401', async () => {
    const fields = { status: 'contacted', version: '1' };
    const ended = operatorOf(site, `none; ${HINDI}`);
    const answer = await ended.form('/api/admin/records/some-id', fields, aVisitor());
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('आप साइन आउट हो गए हैं');
  });
});

describe('what a customer reads', () => {
  const record = (name: string) => filled.screens.find(([screen]) => screen === name)?.[1] ?? '';
  /** The links that open the customer's chat with a text. */
  const chatLinks = (html: string) => html.match(/https:\/\/wa\.me\/[^"]+/g) ?? [];
  const bill = (html: string) => /<article class="bill">.*<\/article>/s.exec(html)?.[0];

  test.each([
    'record-booking',
    'job-assigned',
    'job-part-asked',
    'job-ready',
    'record-cancelled',
    'record-lead',
  ])('in the chat links of %s is the same in both languages of the admin', async (name) => {
    const english = chatLinks(await (await operator.get(record(name))).text());
    expect(english.length).toBeGreaterThan(1);
    expect(chatLinks(await (await reader.get(record(name))).text())).toEqual(english);
  });

  test('on the printed bill is the same in both languages of the admin', async () => {
    const english = bill(await (await operator.get(record('bill'))).text());
    expect(english).toContain('₹');
    expect(bill(await (await reader.get(record('bill'))).text())).toBe(english);
  });

  test('and in the export of records is the same in both languages of the admin', async () => {
    const english = await (await operator.get('/api/admin/records/export')).text();
    expect(await (await reader.get('/api/admin/records/export')).text()).toBe(english);
  });
});
