import { describe, expect, test } from 'vitest';
import { returnedForm } from './returned-form.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

interface Row {
  readonly kind: string;
  readonly status: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly source: string;
  readonly fields: string;
}

const rowOf = async (number: string) => {
  const [row] = await site.rows<Row>('SELECT * FROM records WHERE mobile_number = ?', number);
  return row && { ...row, fields: JSON.parse(row.fields) };
};

let count = 0;
const sender = (number: string) => {
  count += 1;
  return { idempotencyKey: `enquiry-key-${count}`, name: 'Sample Visitor', mobileNumber: number };
};

describe('POST /api/enquiries', () => {
  test.each([
    ['contact', '9000000101', { message: 'Do you come to Tonk Road?' }, 'received'],
    ['franchise', '9000000102', { city: 'Jaipur', investment: '₹43 lakh: large city' }, 'received'],
    ['career', '9000000103', { position: 'Mechanic', experienceYears: 4 }, 'received'],
    ['feedback', '9000000104', { rating: 5 }, 'feedback_good'],
    ['partner', '9000000105', { workshopName: 'Sample Motors', city: 'Kota' }, 'received'],
  ])('answers 201 for %s and keeps its fields', async (kind, number, fields, outcome) => {
    const response = await site.post('/api/enquiries', { kind, ...sender(number), ...fields });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ outcome });
    const row = await rowOf(number);
    expect(row).toMatchObject({ kind: 'enquiry', status: 'new', source: kind, name: 'Sample Visitor' });
    expect(row?.fields).toMatchObject({ kind, ...fields });
    expect(row?.fields).not.toHaveProperty('suspect');
  });

  test('stores a served city with its slug and state', async () =>
    expect(await rowOf('9000000102')).toMatchObject({ city: 'jaipur', state: 'Rajasthan' }));

  test('answers feedback_poor for three stars or fewer', async () => {
    const answer = await site.post('/api/enquiries', {
      kind: 'feedback',
      ...sender('9000000106'),
      rating: 3,
    });
    expect(await answer.json()).toMatchObject({ outcome: 'feedback_poor' });
  });

  test('stores an enquiry that looks like spam, with the reason', async () => {
    const response = await site.post('/api/enquiries', {
      kind: 'contact',
      ...sender('9000000107'),
      message: 'Buy links',
      website: 'https://spam.example',
    });
    expect(response.status).toBe(201);
    const fields = (await rowOf('9000000107'))?.fields;
    expect(fields).toMatchObject({ suspect: 'trap' });
    expect(fields).not.toHaveProperty('website');
  });

  test('answers 400 with a code for each field', async () => {
    const response = await site.post('/api/enquiries', { kind: 'contact', idempotencyKey: 'no-fields-01' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: {
        fields: { name: 'name_missing', mobileNumber: 'mobile_missing', message: 'message_missing' },
      },
    });
  });

  test('answers the same enquiry for the same key, and 422 for other content', async () => {
    const first = { kind: 'contact', ...sender('9000000108'), message: 'One' };
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const answer = await site.post('/api/enquiries', first);
        return ((await answer.json()) as { id: string }).id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await site.post('/api/enquiries', { ...first, message: 'Two' })).status).toBe(422);
  });

  test('redirects a form to the thank-you page of its outcome', async () => {
    const response = await site.postForm('/api/enquiries', {
      kind: 'feedback',
      ...sender('9000000109'),
      rating: '2',
      website: '',
    });
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/thank-you?for=feedback_poor',
    ]);
    expect(await (await site.fetch('/thank-you?for=feedback_poor')).text()).toContain('within 48 hours');
  });

  test('answers an invalid form with its page, which shows the problem', async () => {
    const response = await site.postForm('/api/enquiries', {
      kind: 'franchise',
      ...sender('12345'),
      city: 'Kota',
    });
    const returned = await returnedForm(response);
    expect(returned).toMatchObject({ status: 422, page: '/franchise' });
    expect(returned.html).toContain('Please enter a valid 10-digit mobile number');
    // Nobody wants to have said an amount that the page chose.
    expect(returned.html).toMatch(/name="investment"[^>]*><option value=""[^>]* selected/);
  });
});
