import { describe, expect, test } from 'vitest';
import { dataIn } from '../page-data.ts';
import { returnedForm } from './returned-form.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

describe('POST /api/consent', () => {
  test('answers 200 and stores the choice for a year in a cookie that scripts can read, with its proof', async () => {
    const response = await site.post('/api/consent', { choice: 'all' });
    expect([response.status, await response.json()]).toEqual([200, { choice: 'all' }]);
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-consent=all; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
      expect.stringMatching(
        /^__Host-consent-proof=all\.[\da-f-]{36}\.\d{13}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Host-device=[\da-f-]{36}; /),
    ]);
  });

  test('keeps the id that the browser sends with its yes, and gives none after a refusal', async () => {
    const userId = '3b0f6a52-9a1e-4c57-8f0d-0c6c0c5a7e11';
    const deviceOf = async (choice: string) =>
      (await site.post('/api/consent', { choice, userId })).headers
        .getSetCookie()
        .filter((cookie) => cookie.startsWith(`__Host-device=${userId}`));
    expect([(await deviceOf('all')).length, (await deviceOf('none')).length]).toEqual([1, 0]);
  });

  test('deletes the cookies of ads and analytics after a refusal', async () => {
    const response = await site.post('/api/consent', { choice: 'none' });
    const [choice, ...taken] = response.headers.getSetCookie();
    expect(choice).toMatch(/^__Host-consent=none;/);
    expect(taken.map((cookie) => /^[^;]+; Max-Age=\d+/.exec(cookie)?.[0])).toEqual([
      '_fbp=; Max-Age=0',
      '_fbc=; Max-Age=0',
      '__Host-google-click=; Max-Age=0',
      '__Host-device=; Max-Age=0',
      '__Host-consent-proof=; Max-Age=0',
    ]);
  });

  test('redirects a form to its page without the query, and confirms the choice on the page of privacy choices', async () => {
    const form = (referrer: string) =>
      site.fetch('/api/consent', {
        method: 'POST',
        body: 'choice=none',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: site.origin,
          Referer: referrer,
        },
      });
    const back = await form(`${site.origin}/privacy-choices?problem=invalid`);
    expect([back.status, back.headers.get('Location')]).toEqual([303, '/privacy-choices?choice=none']);
    expect((await form(`${site.origin}/about?city=pune`)).headers.get('Location')).toBe('/about');
    expect((await form('https://evil.example/here')).headers.get('Location')).toBe('/');
  });

  test('answers an unknown choice with 400 to JSON and with the page and the problem to a form', async () => {
    expect((await site.post('/api/consent', { choice: 'maybe' })).status).toBe(400);
    const refused = await returnedForm(await site.postForm('/api/consent', { choice: 'maybe' }));
    expect(refused).toMatchObject({ status: 422, page: '/privacy-choices' });
    expect(refused.html).toContain('That choice was not understood.');
  });

  test('answers 403 to a page of another site', async () => {
    const response = await site.post('/api/consent', { choice: 'all' }, { Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });
});

describe('the Content-Security-Policy of pages', () => {
  const policyOf = async (variables: Readonly<Record<string, string>>) => {
    const other = await startSite({ variables });
    const response = await other.fetch('/');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const html = await response.text();
    await other.stop();
    return { policy, html };
  };

  test('allows no tracking host while no id is set, and pages do not mention tracking', async () => {
    const { policy, html } = await policyOf({});
    expect(policy).not.toMatch(/https?:/);
    expect(html).not.toMatch(/data-(tracked|pixel|tag-manager|consent)/);
  });

  test('allows only the hosts of the ids that are set', async () => {
    const { policy, html } = await policyOf({ TAG_MANAGER_ID: 'GTM-SAMPLE' });
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/www\.googleadservices\.com/);
    expect(policy).toMatch(/frame-src https:\/\/www\.googletagmanager\.com/);
    expect(policy).not.toContain('facebook');
    expect(dataIn(html).tracking?.tagManagerId).toBe('GTM-SAMPLE');
    const pixel = await policyOf({ AD_PIXEL_ID: '1000000000000001', AD_ACCESS_TOKEN: 'sample' });
    expect(pixel.policy).toMatch(/script-src [^;]*https:\/\/connect\.facebook\.net/);
    expect(pixel.policy).not.toContain('google');
    expect(pixel.policy).toContain("frame-src 'none'");
    expect(pixel.html).not.toContain('sample"');
  });
});
