import { describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { numbersBy } from '../real-world/inputs.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { returnedForm } from './returned-form.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const every = [...numbersBy('paste'), ...numbersBy('type'), ...numbersBy('form')];
const lines = [...new Map(every.map((line) => [line.input, line])).values()];
const foreign = lines.filter(({ expected }) => expected === null).map(({ input }) => input);
/** The endpoints read a number by one function, so that each of them gets a share of the lines. */
const linesOf = (place: number) => share(lines, 5, place);

const sender = { name: 'Sample Customer', message: 'Hello', city: 'Jaipur' };
const order = {
  name: 'Sample Customer',
  'quantity.jump-start': '1',
  address: 'House 1, Sample Street',
  area: 'Mansarovar',
  date: dayAhead(6),
  timeSlot: '11-13',
};

/** Every endpoint of visitors that takes a number, with the other fields of a whole form. */
const FORMS: readonly (readonly [name: string, path: string, fields: Readonly<Record<string, string>>])[] = [
  ['a lead', '/api/leads', {}],
  [
    'a service request',
    '/api/service-requests',
    { name: 'Sample Customer', carModel: 'Maruti Swift', preferredDate: dayAhead(1), serviceType: '1' },
  ],
  ['a booking', '/api/bookings', {}],
  ['a message', '/api/enquiries', { kind: 'contact', ...sender }],
  ['a franchise enquiry', '/api/enquiries', { kind: 'franchise', ...sender }],
  ['an application', '/api/enquiries', { kind: 'career', position: 'Mechanic', ...sender }],
  ['feedback', '/api/enquiries', { kind: 'feedback', rating: '5', ...sender }],
  ['a partner', '/api/enquiries', { kind: 'partner', workshopName: 'Works', ...sender }],
  ['an opening', '/api/enquiries', { kind: 'opening', city: 'Lucknow' }],
  ['an order', '/api/checkout/orders', order],
  ['a spin', '/api/spin', {}],
  ['a lead in Hindi', '/hi/api/leads', {}],
];

const postForm = (path: string, fields: Readonly<Record<string, string>>, visitor = aVisitor()) =>
  site.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin, ...visitor },
    body: new URLSearchParams(fields).toString(),
  });

/** The problem of the number's field in an answer to a JSON body, or undefined. */
const problemIn = async (answer: { readonly json: () => Promise<unknown> }): Promise<string | undefined> =>
  ((await answer.json()) as { error?: { fields?: Record<string, string> } }).error?.fields?.mobileNumber;

const countOf = async (table: 'records' | 'coupons') => (await site.rows(`SELECT 1 FROM ${table}`)).length;

let sent = 0;
const keyed = () => {
  sent += 1;
  return { idempotencyKey: `typed-number-${String(sent).padStart(4, '0')}` };
};

describe('every endpoint that takes a number', () => {
  const forms = FORMS.map(([name, path, fields], place) => [name, path, fields, place] as const);

  test.each(forms)(
    'of %s, POST %s by JSON reads each line, and names the others’ fault',
    async (_, path, fields, place) => {
      const own = linesOf(place);
      // A missing key stops the write, so that the answer tells of the number alone.
      const problems = await Promise.all(
        own.map(async ({ input }) =>
          problemIn(await site.post(path, { ...fields, mobileNumber: input }, aVisitor())),
        ),
      );
      expect(own.map(({ input }, at) => [input, problems[at]])).toEqual(
        own.map(({ input, expected }) => [input, expected === null ? 'mobile_invalid' : undefined]),
      );
    },
  );

  test.each(forms)(
    'of %s, POST %s by a plain form refuses each foreign number and stores nothing',
    async (_, path, fields, place) => {
      const before = [await countOf('records'), await countOf('coupons')];
      for (const mobileNumber of share(foreign, 5, place)) {
        const refused = await postForm(path, { ...fields, ...keyed(), mobileNumber });
        expect([mobileNumber, refused.status]).toEqual([mobileNumber, 422]);
        expect((await returnedForm(refused)).html).toMatch(/10-digit mobile number|10 अंक/);
      }
      expect([await countOf('records'), await countOf('coupons')]).toEqual(before);
    },
  );

  test.each(FORMS)(
    'of %s, POST %s by a plain form stores a number with a name, in Gujarati digits',
    async (name, path, fields) => {
      const number = `90000${12_000 + FORMS.findIndex(([one]) => one === name)}`;
      const gujarati = number.replace(/\d/g, (digit) => String.fromCodePoint(0xae6 + Number(digit)));
      const written = `Asha, my sister, has a new one: +૯૧ ${gujarati.slice(0, 5)} ${gujarati.slice(5)}`;
      const visitor = aVisitor();
      const stored = await postForm(path, { ...fields, ...keyed(), mobileNumber: written }, visitor);
      expect(stored.headers.get('Location')).not.toBeNull();
      // A spin stores the hash of its number only, by which a second spin of the same sender is known.
      if (path === '/api/spin') {
        const again = await site.post(path, { ...keyed(), mobileNumber: number }, visitor);
        expect(again.status).toBe(409);
      } else expect(await site.rows('SELECT 1 FROM records WHERE mobile_number = ?', number)).toHaveLength(1);
    },
  );

  test('PUT /api/bookings/:id and POST /api/checkout/coupon read each line', async () => {
    const calls = bookingCalls(site);
    const draft = await calls.create();
    for (const { input, expected } of lines) {
      // The other field is refused, so that no line changes the draft.
      const change = { mobileNumber: input, area: 7 };
      const { body } = await calls.call('PUT', `/api/bookings/${draft.id}`, change, draft.token);
      expect((body.error as { fields: Record<string, string> }).fields.mobileNumber).toBe(
        expected === null ? 'mobile_invalid' : undefined,
      );
      const coupon = await site.post('/api/checkout/coupon', { mobileNumber: input, items: [] }, aVisitor());
      expect(await problemIn(coupon)).toBe(expected === null ? 'mobile_invalid' : undefined);
    }
  });
});

describe('the operator’s forms', () => {
  test.each([
    ['/api/admin/bookings', {}],
    ['/api/admin/mechanics', {}],
    ['/api/admin/coupons/ANY/redeem', {}],
  ])('POST %s reads each line', async (path, fields) => {
    for (const { input, expected } of lines) {
      const answer = await operator.post(path, { ...fields, mobileNumber: input }, aVisitor());
      expect([input, await problemIn(answer)]).toEqual([
        input,
        expected === null ? 'mobile_invalid' : undefined,
      ]);
    }
  });

  test('POST /api/admin/data/export and the deletion take each number as written, and refuse a foreign one', async () => {
    for (const { input, expected } of lines) {
      const exported = await operator.form('/api/admin/data/export', { mobileNumber: input }, aVisitor());
      expect([input, exported.status]).toEqual([input, expected === null ? 303 : 200]);
      const erased = await operator.form(
        '/coupon-admin/data-deletion',
        { mobileNumber: input, again: expected ?? input },
        aVisitor(),
      );
      expect(erased.headers.get('Location')).toContain(
        expected === null ? 'problem=invalid' : 'problem=export_first',
      );
    }
  });

  test('POST /api/admin/search finds the person by each line, and nobody by a foreign number', async () => {
    for (const mobileNumber of ['9000000012', '6012000003', '6421000012', '9665000001'])
      await site.post('/api/leads', { ...keyed(), mobileNumber }, aVisitor());
    for (const { input, expected } of lines.filter(({ expected }) => expected !== '9190000012')) {
      const found = await operator.form('/api/admin/search', { search: input }, aVisitor());
      const cookie = found.headers.getSetCookie().map((one) => one.split(';')[0]);
      const list = await operator.get(found.headers.get('Location') ?? '', {
        Cookie: [`admin=${await sessionOf()}`, ...cookie].join('; '),
      });
      const html = await list.text();
      const shown = html.match(/href="tel:\+91(\d{10})"|>\d{5} \d{5}</g) ?? [];
      expect([input, shown.length > 0]).toEqual([input, expected !== null]);
    }
  });
});

test.each(['/', '/contact', '/feedback', '/schedule', '/checkout', '/spin-to-win', '/unserved/lucknow'])(
  'GET %s has no field for a number or a code that cuts or refuses a paste',
  async (path) => {
    const html = await (await site.fetch(path)).text();
    const fields = html.match(/<input[^>]* name="(?:mobileNumber|coupon|pinCode|bookingId)"[^>]*>/g) ?? [];
    expect(fields.filter((field) => / (?:maxlength|pattern)=/i.test(field))).toEqual([]);
  },
);
