import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldMessages } from '../../src/content/text/hi/messages.ts';
import { dayAhead } from './own-bookings.ts';
import { alertsIn, fieldProblemsIn, filledFields, refusedPage, shownPage } from './refused-form.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const KEY = 'refused-fields-0001';
const send = (path: string, fields: Readonly<Record<string, string>>) =>
  site.postForm(path, { idempotencyKey: KEY, ...fields });

const schedule = {
  name: 'Sample Customer',
  mobileNumber: '90000',
  carModel: 'Maruti Swift (Petrol)',
  preferredDate: dayAhead(3),
  serviceType: '2',
};
const enquiry = {
  kind: 'contact',
  name: 'Sample Customer',
  mobileNumber: '5',
  message: 'गाड़ी <b>कब</b> मिलेगी?',
};

describe('a refused form without JavaScript', () => {
  test('POST /api/service-requests answers the page with every typed field, for this visitor alone', async () => {
    const refused = await send('/api/service-requests', schedule);
    const cookies = refused.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-visit']);
    const html = await refusedPage(refused);
    expect(shownPage(html)).toBe('/schedule');
    const { idempotencyKey, ...fields } = filledFields(html, '/api/service-requests');
    expect(fields).toEqual(schedule);
    expect(idempotencyKey).toMatch(/^[\w-]{22}$/);
    expect(html).not.toMatch(/<option value="" disabled="" selected/);
    const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    for (const path of ['/schedule', '/schedule?problem=mobile_invalid']) {
      const page = await site.fetch(path, { headers: { Cookie } });
      expect(page.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(await page.text()).not.toContain(schedule.name);
    }
  });

  test('the page holds no key of the refused form, no answer of the captcha and nothing of the hidden field', async () => {
    const untyped = { 'cf-turnstile-response': 'a-proof-of-a-person', website: 'http://spam.example' };
    const html = await refusedPage(await send('/api/service-requests', { ...schedule, ...untyped }));
    for (const value of [KEY, ...Object.values(untyped)]) expect(html).not.toContain(value);
  });

  test('a value with markup comes back as text, in the field and in the island’s props', async () => {
    const name = '"><script>alert(1)</script>';
    const html = await refusedPage(await send('/api/service-requests', { ...schedule, name }));
    expect(html).not.toContain('<script>alert(1)');
    expect(filledFields(html, '/api/service-requests').name).toBe(name);
  });

  test('POST /api/enquiries answers a long message too, with its problem, but none that nobody can have typed', async () => {
    const answered = async (message: string) =>
      refusedPage(await send('/api/enquiries', { ...enquiry, message }));
    const html = await answered(enquiry.message);
    expect(html).toMatch(/<textarea[^>]*>गाड़ी &lt;b&gt;कब&lt;\/b&gt; मिलेगी\?<\/textarea>/);
    const long = await answered('क'.repeat(1500));
    expect(filledFields(long, '/api/enquiries').message).toBe('क'.repeat(1500));
    expect(fieldProblemsIn(long, '/api/enquiries').message).toBe('This is too long. Please shorten it');
    const { message, ...others } = filledFields(await answered('x'.repeat(20_000)), '/api/enquiries');
    expect([message, others.name]).toEqual([undefined, enquiry.name]);
  });

  test('POST /hi/api/service-requests answers the filled Hindi page', async () => {
    const html = await refusedPage(await send('/hi/api/service-requests', schedule), { language: 'hi' });
    expect([shownPage(html), alertsIn(html)]).toEqual(['/hi/schedule', [fieldMessages.mobile_invalid]]);
    expect(filledFields(html, '/hi/api/service-requests')).toMatchObject(schedule);
  });

  test('the page’s own form, corrected, is taken', async () => {
    const fields = filledFields(await refusedPage(await send('/api/enquiries', enquiry)), '/api/enquiries');
    const taken = await site.postForm('/api/enquiries', { ...fields, mobileNumber: '9000000777' });
    expect([taken.status, taken.headers.get('Location')]).toEqual([303, '/thank-you?for=contact']);
    const [row] = await site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE mobile_number = ?',
      '9000000777',
    );
    expect(row?.fields).toContain(enquiry.message);
  });
});
