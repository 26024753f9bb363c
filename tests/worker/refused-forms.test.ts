import { describe, expect, test } from 'vitest';
import { dayAhead } from './own-bookings.ts';
import { returnedForm } from './returned-form.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

/** Posts a plain form that is refused. */
const refused = async (path: string, fields: Readonly<Record<string, string>>) =>
  returnedForm(await site.postForm(path, { idempotencyKey: 'refused-fields-0001', ...fields }));

const schedule = {
  name: 'Sample Customer',
  mobileNumber: '90000',
  carModel: 'Maruti Swift (Petrol)',
  preferredDate: dayAhead(3),
  serviceType: '2',
};

describe('a refused form without JavaScript', () => {
  test('POST /api/service-requests answers its page with every typed field, for this visitor alone', async () => {
    const { status, page, html } = await refused('/api/service-requests', schedule);
    expect([status, page]).toEqual([422, '/schedule']);
    for (const name of ['name', 'mobileNumber', 'carModel', 'preferredDate'] as const)
      expect(html).toMatch(
        new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="${schedule[name].replace(/[()]/g, '\\$&')}"`),
      );
    expect(html).toMatch(/<option value="2" selected="">/);
    expect(html).not.toMatch(/<option value="" disabled="" selected/);
    expect(await (await site.fetch('/schedule')).text()).not.toContain(schedule.name);
  });

  test('the problem stands beside its field, and its field alone is marked', async () => {
    const { html } = await refused('/api/service-requests', schedule);
    expect(html).toMatch(/<input(?=[^>]* name="mobileNumber")(?=[^>]* aria-invalid="true")[^>]*>/);
    expect(html.match(/aria-invalid/g)).toHaveLength(1);
    expect(html).toMatch(/<p class="err" id="schedule-page-mobileNumber-note">/);
  });

  test('sets no cookie with what was typed, and the page has a key of its own', async () => {
    const answer = await site.postForm('/api/service-requests', {
      ...schedule,
      idempotencyKey: 'refused-fields-0002',
      'cf-turnstile-response': 'a-proof',
    });
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['__Host-visit']);
    const html = await answer.text();
    expect(html).not.toContain('a-proof');
    expect(html).not.toContain('refused-fields-0002');
    expect(html).toMatch(/name="idempotencyKey" value="[\w-]{22}"/);
  });

  test('a value with markup comes back as text', async () => {
    const name = '"><script>alert(1)</script>';
    const { html } = await refused('/api/service-requests', { ...schedule, name });
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).not.toContain('<script>alert(1)');
  });

  test('POST /api/enquiries returns the message too, however long it is', async () => {
    const enquiry = {
      kind: 'contact',
      name: 'Sample Customer',
      mobileNumber: '5',
      message: 'गाड़ी <b>कब</b> मिलेगी?',
    };
    const { page, html } = await refused('/api/enquiries', enquiry);
    expect(page).toBe('/contact');
    expect(html).toMatch(/<textarea[^>]*>गाड़ी &lt;b&gt;कब&lt;\/b&gt; मिलेगी\?<\/textarea>/);
    const message = 'क'.repeat(1500);
    const long = await refused('/api/enquiries', { ...enquiry, message });
    expect(long.html).toContain(`>${message}</textarea>`);
    expect(long.html).toContain('This is too long. Please shorten it');
  });

  test('POST /hi/api/service-requests answers the filled Hindi page', async () => {
    const { page, html } = await refused('/hi/api/service-requests', schedule);
    expect(page).toBe('/hi/schedule');
    expect(html).toContain('value="Sample Customer"');
  });

  test.each([
    ['/api/leads', { mobileNumber: '5', carModel: 'Blue Alto' }, 'carModel', 'Blue Alto'],
    ['/api/spin', { mobileNumber: '51234' }, 'mobileNumber', '51234'],
    [
      '/api/checkout/orders',
      { 'quantity.jump-start': '1', address: '12 Sample Lane' },
      'address',
      '12 Sample Lane',
    ],
    ['/api/enquiries', { kind: 'feedback', rating: '4', bookingId: 'CAR12' }, 'bookingId', 'CAR12'],
  ] as const)('POST %s returns what was typed', async (path, fields, name, value) => {
    const { status, html } = await refused(path, fields);
    expect(status).toBe(422);
    expect(html).toMatch(new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="${value}"`));
  });

  test('a text that no field takes does not come back', async () => {
    const enquiry = {
      kind: 'contact',
      name: 'Sample Customer',
      mobileNumber: '5',
      message: 'x'.repeat(20_000),
    };
    const { html } = await refused('/api/enquiries', enquiry);
    expect(html).toContain('value="Sample Customer"');
    expect(html).not.toContain('xxxxxxxxxx');
  });

  test('POST /api/enquiries for an opening answers the form of the same city', async () => {
    const { page, html } = await refused('/api/enquiries', {
      kind: 'opening',
      city: 'Lucknow',
      mobileNumber: '12345',
    });
    expect(page).toBe('/city');
    expect(html).toMatch(/<input(?=[^>]* name="kind")[^>]* value="opening"/);
    expect(html).toMatch(/<input(?=[^>]* name="city")[^>]* value="Lucknow"/);
    expect(html).toMatch(/<input(?=[^>]* name="mobileNumber")[^>]* value="12345"/);
  });

  test('POST /api/bookings of a slot answers the assistant’s page with the number', async () => {
    const { page, html } = await refused('/api/bookings', { mobileNumber: '123' });
    expect(page).toBe('/assistant');
    expect(html).toMatch(/<input(?=[^>]* name="mobileNumber")(?=[^>]* aria-invalid="true")[^>]* value="123"/);
  });

  test('POST /api/checkout/orders of a package answers the same package, however often', async () => {
    const items = JSON.stringify([{ serviceId: 'express-service-90min', quantity: 1 }]);
    // The page that an answer shows is at the address of the endpoint.
    for (const from of ['/checkout', '/api/checkout/orders']) {
      const answer = await site.postForm(
        '/api/checkout/orders',
        {
          idempotencyKey: `a-package-of-a-form-${from.length}`,
          items,
          manufacturer: 'Maruti',
          model: 'Swift',
          fuelType: 'Petrol',
          name: 'Sample Customer',
        },
        { Referer: `${site.origin}${from}` },
      );
      const { status, page, html } = await returnedForm(answer);
      expect([status, page]).toEqual([422, '/checkout']);
      expect(html).toContain(`name="items" value="${items.replaceAll('"', '&quot;')}"`);
      expect(html).toMatch(/<input(?=[^>]* name="name")[^>]* value="Sample Customer"/);
    }
  });
});
