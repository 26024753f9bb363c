import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAhead } from './own-bookings.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const cookieOf = (setCookies: readonly string[]): string =>
  /__Host-refused=[^;]*/.exec(setCookies.join('\n'))?.[0] ?? '';

/** Posts a plain form that is refused, and opens the page that the answer redirects to. */
async function refusedPage(path: string, fields: Readonly<Record<string, string>>) {
  const refused = await site.postForm(path, { idempotencyKey: 'refused-fields-0001', ...fields });
  expect(refused.status).toBe(303);
  const location = refused.headers.get('Location') ?? '';
  expect(location).toContain('problem=');
  const cookie = cookieOf(refused.headers.getSetCookie());
  const page = await site.fetch(location, { headers: { Cookie: cookie } });
  return { refused, location, cookie, page, html: await page.text() };
}

const schedule = {
  name: 'Sample Customer',
  mobileNumber: '90000',
  carModel: 'Maruti Swift (Petrol)',
  preferredDate: dayAhead(3),
  serviceType: '2',
};

describe('a refused form without JavaScript', () => {
  test('POST /api/service-requests returns to a page with every typed field, for this visitor alone', async () => {
    const { refused, location, cookie, page, html } = await refusedPage('/api/service-requests', schedule);
    expect(location).toBe('/schedule?problem=mobile_invalid');
    expect(refused.headers.getSetCookie().join()).toMatch(/__Host-refused=[\w-]+; Max-Age=120; .*HttpOnly/);
    for (const name of ['name', 'mobileNumber', 'carModel', 'preferredDate'] as const)
      expect(html).toMatch(
        new RegExp(`<input[^>]* name="${name}"[^>]* value="${schedule[name].replace(/[()]/g, '\\$&')}"`),
      );
    expect(html).toMatch(/<option value="2" selected="">/);
    expect(html).not.toMatch(/<option value="" disabled="" selected/);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.headers.getSetCookie().join()).toContain('__Host-refused=; Max-Age=0');
    expect(await (await site.fetch(location)).text()).not.toContain(schedule.name);
    expect(await (await site.fetch('/schedule', { headers: { Cookie: cookie } })).text()).not.toContain(
      schedule.name,
    );
  });

  test('the cookie holds no key and no answer of the captcha', async () => {
    const { cookie } = await refusedPage('/api/service-requests', {
      ...schedule,
      'cf-turnstile-response': 'a-proof',
      website: '',
    });
    const stored = Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(stored)).toEqual({ action: '/api/service-requests', fields: schedule });
  });

  test('a value with markup comes back as text', async () => {
    const name = '"><script>alert(1)</script>';
    const { html } = await refusedPage('/api/service-requests', { ...schedule, name });
    expect(html).toContain('value="&quot;><script>alert(1)</script>"');
  });

  test('POST /api/enquiries returns the message too, and leaves it out where no cookie holds it', async () => {
    const enquiry = {
      kind: 'contact',
      name: 'Sample Customer',
      mobileNumber: '5',
      message: 'गाड़ी <b>कब</b> मिलेगी?',
    };
    const { html } = await refusedPage('/api/enquiries', enquiry);
    expect(html).toMatch(/<textarea[^>]*>गाड़ी &lt;b&gt;कब&lt;\/b&gt; मिलेगी\?<\/textarea>/);
    const long = await refusedPage('/api/enquiries', { ...enquiry, message: 'क'.repeat(1500) });
    expect(long.cookie.length).toBeLessThan(4096);
    expect(long.html).toContain('value="Sample Customer"');
  });

  test('POST /hi/api/service-requests returns to the filled Hindi page', async () => {
    const { location, html } = await refusedPage('/hi/api/service-requests', schedule);
    expect(location).toBe('/hi/schedule?problem=mobile_invalid');
    expect(html).toContain('value="Sample Customer"');
  });

  test.each(['x', 'e30', `${Buffer.from('{"action":"\\"]","fields":{}}').toString('base64url')}`])(
    'GET /schedule with a problem and the foreign cookie %s answers the page as it is',
    async (value) => {
      const answer = await site.fetch('/schedule?problem=mobile_invalid', {
        headers: { Cookie: `__Host-refused=${value}` },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    },
  );
});
