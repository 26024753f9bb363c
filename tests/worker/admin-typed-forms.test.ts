import { afterAll, describe, expect, test } from 'vitest';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { addMechanic, moveJob } from './operator-jobs.ts';
import { aVisitor } from './outside.ts';
import { bookingCalls, type Draft, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const chat = await startChat();
afterAll(() => chat.close());
const site = await testSite({ variables: { ...chatVariables(chat), ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const calls = bookingCalls(site);

const versionOf = async ({ id }: Draft): Promise<string> => {
  const [row] = await site.rows<{ version: number }>('SELECT version FROM records WHERE id = ?', id);
  return String(row?.version);
};

let days = 2;
const booked = async (): Promise<Draft> => {
  days += 1;
  const draft = await calls.create();
  await calls.confirm(draft, dayAhead(days), '9-11');
  return draft;
};
const mechanicId = await addMechanic(operator);
const assigned = async (): Promise<Draft> => {
  const draft = await booked();
  expect((await moveJob(operator, draft.id, 'assign', { mechanicId })).status).toBe(200);
  return draft;
};
const started = async (): Promise<Draft> => {
  const draft = await assigned();
  const fields = { why: 'The phone is empty' };
  expect((await moveJob(operator, draft.id, 'start_without_code', fields)).status).toBe(200);
  return draft;
};

interface Form {
  /** The last part of the form's address. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly record: () => Promise<Draft>;
  /** The parts of the screen that comes back which hold what was typed. */
  readonly shown: readonly string[];
}

const FORMS: Readonly<Record<string, Form>> = {
  'of the status and the note': {
    action: '',
    record: booked,
    fields: { status: 'completed', note: 'Wants the old parts back', why: 'Said on the phone' },
    // The note changed too, so that the field has the new one.
    shown: ['Called at noon</textarea>', 'You sent: Wants the old parts back', 'value="Said on the phone"'],
  },
  'of another time': {
    action: '/move',
    record: booked,
    fields: { date: dayAhead(25), timeSlot: '15-17', why: 'A wedding' },
    shown: [`value="${dayAhead(25)}"`, '<option value="15-17" selected="">', 'value="A wedding"'],
  },
  'of a correction': {
    action: '/correct',
    record: booked,
    fields: { name: 'Asha Typed', address: '7 Other Road', price: '2499', why: 'Misheard' },
    shown: ['value="Asha Typed"', 'value="7 Other Road"', 'value="2499"', 'value="Misheard"'],
  },
  'of the GSTIN': {
    action: '/gstin',
    record: booked,
    fields: { gstin: '27AAPFU0939F1ZV' },
    shown: ['value="27AAPFU0939F1ZV"'],
  },
  'of a part': {
    action: '/job',
    record: started,
    fields: {
      move: 'add_part',
      name: 'Wiper blades',
      quantity: '2',
      price: '640',
      gstPercent: '18',
      hsn: '8512',
    },
    shown: ['value="Wiper blades"', 'value="640"', '<option value="18" selected="">', 'value="8512"'],
  },
  'of a start without the code': {
    action: '/job',
    record: assigned,
    fields: { move: 'start_without_code', why: 'The owner is abroad' },
    shown: ['value="The owner is abroad"'],
  },
};

describe.each(Object.entries(FORMS))('the form %s', (_, { action, fields, record, shown }) => {
  const send = ({ id }: Draft, version: string) =>
    operator.form(`/api/admin/records/${id}${action}`, { ...fields, version }, aVisitor());

  test('POST with an old version answers 422 with the screen as it is now and what was typed', async () => {
    const draft = await record();
    const old = await versionOf(draft);
    await operator.post(`/api/admin/records/${draft.id}`, { note: 'Called at noon' }, aVisitor());
    const before = await site.rows('SELECT * FROM records WHERE id = ?', draft.id);
    const refused = await send(draft, old);
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(refused.headers.get('Location')).toBeNull();
    expect(refused.headers.get('Cache-Control')).toContain('no-store');
    expect(html).toContain('Somebody changed it meanwhile. You see it as it is now.');
    expect(html).toContain('Called at noon');
    for (const part of shown) expect(html).toContain(part);
    expect(html).toContain(`name="version" value="${await versionOf(draft)}"`);
    expect(await site.rows('SELECT * FROM records WHERE id = ?', draft.id)).toEqual(before);
  });
});

test('POST /api/admin/records/:id keeps a typed note in its field where something else has changed', async () => {
  const draft = await booked();
  const version = await versionOf(draft);
  expect((await calls.move(draft, dayAhead(26), '15-17')).status).toBe(200);
  const form = { note: 'Wants the old parts back', status: 'completed', version };
  const refused = await operator.form(`/api/admin/records/${draft.id}`, form, aVisitor());
  const html = await refused.text();
  expect([refused.status, html.includes('You sent:')]).toEqual([422, false]);
  expect(html).toContain('Wants the old parts back</textarea>');
  const again = { ...form, version: await versionOf(draft) };
  const taken = await operator.form(`/api/admin/records/${draft.id}`, again, aVisitor());
  expect(taken.headers.get('Location')).toContain('done=record_changed');
});

test('POST /api/admin/records/:id names a sent status and service by their words where both have changed', async () => {
  const draft = await booked();
  const version = await versionOf(draft);
  const change = { serviceType: 'ac', why: 'Misheard', version };
  expect((await operator.post(`/api/admin/records/${draft.id}/correct`, change, aVisitor())).status).toBe(
    200,
  );
  await operator.post(`/api/admin/records/${draft.id}`, { status: 'cancelled' }, aVisitor());
  const sent = async (action: string, fields: Readonly<Record<string, string>>) =>
    (
      await operator.form(`/api/admin/records/${draft.id}${action}`, { ...fields, version }, aVisitor())
    ).text();
  expect(await sent('', { status: 'completed', note: '' })).toContain('You sent: Confirmed');
  expect(await sent('/correct', { serviceType: 'express', why: 'Misheard' })).toContain(
    'You sent: Express Service',
  );
});

test('POST /api/admin/records/:id/gstin with a wrong number answers 422 with it and says what is wrong', async () => {
  const draft = await booked();
  const fields = { gstin: '08AAACP1234C1', version: await versionOf(draft) };
  const refused = await operator.form(`/api/admin/records/${draft.id}/gstin`, fields, aVisitor());
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain('value="08AAACP1234C1"');
  expect(html).toMatch(/<details class="q" open="">\s*<summary>GSTIN/);
});

test('POST /api/admin/records/:id of a record that does not exist leads to its address, which answers 404', async () => {
  const id = '01999999-0000-7000-8000-000000000009';
  const refused = await operator.form(`/api/admin/records/${id}`, { note: 'x', version: '1' }, aVisitor());
  expect(refused.headers.get('Location')).toBe(`/coupon-admin/records/${id}?problem=not_found`);
});

describe('a refused form of a list comes back on its screen', () => {
  const ON_SCREENS: Readonly<Record<string, readonly [string, object, readonly string[]]>> = {
    'of a new coupon': [
      '/api/admin/coupons',
      { code: 'MONSOON-9', kind: 'percent', value: '900', description: 'Nine times off', maxUses: '12' },
      ['value="MONSOON-9"', 'value="percent" selected=""', 'value="900"', 'value="Nine times off"'],
    ],
    'of a new mechanic': [
      '/api/admin/mechanics',
      { name: 'Sample Mechanic', mobileNumber: '12345', city: 'pune' },
      ['value="Sample Mechanic"', 'value="12345"', '<option value="pune" selected="">'],
    ],
    'of a link': [
      '/api/admin/campaigns/links',
      { path: '/no-such-page', name: 'leaflets', source: 'gate', medium: 'print', content: 'blue' },
      [
        'value="/no-such-page"',
        'value="leaflets"',
        'value="gate"',
        'value="print" selected=""',
        'value="blue"',
      ],
    ],
    'of a cost': [
      '/api/admin/campaigns/spend',
      { name: 'leaflets', day: dayAhead(-3), rupees: 'many' },
      ['value="leaflets"', `value="${dayAhead(-3)}"`, 'value="many"'],
    ],
    'of a file of costs': [
      '/api/admin/campaigns/spend-file',
      { csv: 'no columns, and no sums' },
      ['>no columns, and no sums</textarea>'],
    ],
  };

  test.each(Object.entries(ON_SCREENS))(
    'POST %s answers 422 with all that was typed, and stores nothing',
    async (_, [path, fields, shown]) => {
      const before = await site.rows('SELECT * FROM audit');
      const refused = await operator.form(path, { ...fields }, aVisitor());
      const html = await refused.text();
      expect([refused.status, refused.headers.get('Location')]).toEqual([422, null]);
      expect(refused.headers.get('Cache-Control')).toContain('no-store');
      for (const part of shown) expect(html).toContain(part);
      expect(html).toContain('role="alert"');
      expect(await site.rows('SELECT * FROM audit')).toEqual(before);
    },
  );

  test('POST of a correction and of leave opens them at the mechanic they are about', async () => {
    const id = await addMechanic(operator);
    const other = { name: 'Sample Third', mobileNumber: '9000000079', city: 'pune' };
    expect((await operator.post('/api/admin/mechanics', other)).status).toBe(200);
    const correction = { id, name: 'Sample Other', mobileNumber: '6', city: 'pune', active: 'yes' };
    const corrected = await (await operator.form('/api/admin/mechanics', correction, aVisitor())).text();
    expect(corrected).toContain(`id="mobileNumber-${id}" name="mobileNumber" value="6"`);
    expect(corrected).toContain('Please enter a valid 10-digit mobile number');
    expect(corrected.split('<details class="correct" open="">')).toHaveLength(2);
    const leave = { mechanicId: id, from: dayAhead(9), to: dayAhead(4) };
    const left = await (await operator.form('/api/admin/mechanics/leave', leave, aVisitor())).text();
    expect(left).toContain(`value="${dayAhead(4)}"`);
    expect(left.split('<details class="correct" open="">')).toHaveLength(2);
  });

  test('POST /api/admin/coupons/:code/redeem keeps the number of the booking and of the owner', async () => {
    const coupon = { code: 'TYPED-10', kind: 'percent', value: 10, description: 'A tenth off' };
    expect((await operator.post('/api/admin/coupons', coupon)).status).toBe(200);
    const use = { usedOn: 'CAR000000', mobileNumber: '9000000001' };
    const refused = await operator.form('/api/admin/coupons/TYPED-10/redeem', use, aVisitor());
    const html = await refused.text();
    expect(refused.status).toBe(422);
    for (const value of Object.values(use)) expect(html).toContain(`value="${value}"`);
  });

  test('POST /api/admin/coupons in the operator’s Hindi comes back in Hindi', async () => {
    const Cookie = `admin=${await sessionOf()}; __Host-admin-language=hi`;
    const fields = { code: 'HINDI-9', kind: 'percent', value: '900', description: 'नौ गुना' };
    const refused = await operator.form('/api/admin/coupons', fields, { ...aVisitor(), Cookie });
    const html = await refused.text();
    expect([refused.status, html.includes('<html lang="hi"')]).toEqual([422, true]);
    expect(html).toContain('value="नौ गुना"');
  });
});

describe('on every screen', () => {
  /** A search stores nothing, a number to erase is typed anew, and banners return their own form. */
  const OTHERS = /^\/api\/admin\/(?:search|data|banners|sign-out|language)/;
  const MOST_SCREENS = 80;
  /** No field takes so long a text. */
  const typed = 'typed '.repeat(400);

  const kindOf = (path: string): string =>
    path.replace(/[?#].*/, '').replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id');
  const linksIn = (html: string): readonly string[] =>
    [...html.matchAll(/ href="(\/coupon-admin\/[^"]*)"/g)].flatMap(([, path]) => path ?? []);

  /** One screen of each kind that links lead to, as HTML. */
  async function everyScreen(): Promise<readonly string[]> {
    const [paths, kinds, screens]: [string[], Set<string>, string[]] = [['/coupon-admin'], new Set(), []];
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      if (kinds.has(kindOf(path))) continue;
      kinds.add(kindOf(path));
      const html = await (await operator.get(path.replaceAll('&amp;', '&'))).text();
      screens.push(html);
      paths.push(...linksIn(html));
    }
    expect(kinds.size).toBeLessThan(MOST_SCREENS);
    return screens;
  }

  interface FormInHtml {
    readonly action: string;
    readonly hidden: Readonly<Record<string, string>>;
    /** The names of the fields into which the operator types. */
    readonly names: readonly string[];
  }

  const attribute = (tag: string, name: string): string =>
    new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

  function formsIn(html: string): readonly FormInHtml[] {
    return [...html.matchAll(/<form[^>]* method="post"[^>]*>.*?<\/form>/gs)].map(([form]) => {
      const tags = [...form.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([tag]) => tag);
      const isTyped = (tag: string) => !/ (?:inert=|type="(?:hidden|checkbox|radio|file)")/.test(tag);
      const hidden = tags.filter((tag) => tag.includes(' type="hidden"'));
      return {
        action: attribute(form, 'action'),
        hidden: Object.fromEntries(hidden.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')])),
        names: tags.filter(isTyped).map((tag) => attribute(tag, 'name')),
      };
    });
  }

  test('POST of each form into which an operator types answers 422 with every typed field', async () => {
    const draft = await started();
    const subscription = {
      endpoint: 'https://push.example/send/typed',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    };
    expect((await operator.post('/api/admin/notifications', { subscription })).status).toBe(201);
    await site.rows(
      `INSERT INTO reviews (record_id, number_hash, service, city, place, name, stars, words, state, created_at)
       VALUES (?, 'hash', 'ac', 'jaipur', '', 'Sample Customer', 5, 'Good', 'new', 1)`,
      draft.id,
    );
    const forms = (await everyScreen()).flatMap(formsIn).filter(({ names }) => names.length > 0);
    const own = forms.filter(({ action }) => action.startsWith('/api/admin/') && !OTHERS.test(action));
    const kinds = Map.groupBy(own, ({ action, names }) => `${kindOf(action)} ${names.join(' ')}`);
    const missing: string[] = [];
    for (const [kind, [form]] of kinds) {
      if (form === undefined) continue;
      const { action, hidden, names } = form;
      const fields = { ...hidden, ...Object.fromEntries(names.map((name) => [name, typed])) };
      const refused = await operator.form(action.replaceAll('&amp;', '&'), fields, aVisitor());
      const html = await refused.text();
      const lacks = names.filter(
        (name) =>
          !new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*(?: value="${typed}"|>${typed})`).test(
            html,
          ),
      );
      if (refused.status !== 422 || lacks.length > 0)
        missing.push(`${kind}: ${refused.status} ${lacks.join(' ')}`);
    }
    expect(missing).toEqual([]);
    expect(kinds.size).toBeGreaterThan(15);
  });
});
