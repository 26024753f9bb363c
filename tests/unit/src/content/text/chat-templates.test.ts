import { describe, expect, test } from 'vitest';
import { chatTemplates, REPLY_ACTS } from '../../../../../src/content/text/chat-templates.ts';
import { NOTICE_KINDS } from '../../../../../src/features/chat/rules/message-kinds.ts';
import { listed, previewOf, templateMessage } from '../../../../../src/features/chat/template-message.ts';

const record = {
  id: '01a20570-850d-7799-85e3-51bba09907d5',
  kind: 'booking',
  status: 'completed',
  version: 3,
  createdAt: 0,
  updatedAt: 0,
  name: 'Asha Sharma',
  mobileNumber: '9000000101',
  bookingId: 'CAR123',
  city: 'jaipur',
  state: 'Rajasthan',
  source: 'book_now',
  service: 'ac',
  campaign: null,
  sessionId: null,
  note: null,
  consent: { ads: false, analytics: false },
  fields: {
    date: '2026-11-22',
    timeSlot: '9-11',
    serviceType: 'ac',
    servicePrice: 99_900,
    job: {
      steps: [{ step: 'assigned', at: '2026-11-22T03:00:00.000Z' }],
      mechanic: { id: 'm1', name: 'Ravi' },
      code: { serial: 1, tries: 0 },
      parts: [
        {
          id: 'p1',
          name: 'Brake pads',
          quantity: 1,
          unitPrice: 250_000,
          gstPercent: 18,
          state: 'asked',
          askedAt: '2026-11-22T03:30:00.000Z',
        },
      ],
    },
  },
} as const;

const cases = NOTICE_KINDS.flatMap((kind) => [[kind, 'en'] as const, [kind, 'hi'] as const]);

describe.each(cases)('the template %s in %s', (kind, language) => {
  const template = chatTemplates[language][kind];
  const of = { ...record, fields: { ...record.fields, ...(language === 'hi' && { language }) } };
  const message = templateMessage(kind, of, { brand: 'Pahiya', link: 'booking/1?token=abc' });

  test('is sent with as many facts, buttons and languages as are registered', () => {
    const places = [...template.body.matchAll(/\{\{(\d)\}\}/g)].map(([, place]) => Number(place));
    expect(places).toEqual(places.map((_, index) => index + 1));
    expect(message.facts).toHaveLength(places.length);
    expect(template.samples).toHaveLength(places.length);
    expect(message.payloads).toHaveLength(template.replies?.length ?? 0);
    expect(message.language).toBe(language);
    for (const fact of [...message.facts, ...message.payloads]) expect(fact.trim()).not.toBe('');
  });

  test('keeps to what the interface registers', () => {
    expect(template.body.length).toBeLessThanOrEqual(550);
    // A text may neither begin nor end with a fact.
    expect(template.body).not.toMatch(/\}\}[.।]?$/);
    expect(template.link.length).toBeLessThanOrEqual(25);
    expect((template.replies ?? []).length).toBeLessThanOrEqual(3);
    for (const { act, label } of template.replies ?? []) {
      expect(REPLY_ACTS).toContain(act);
      expect(label.length).toBeLessThanOrEqual(25);
    }
  });

  test('carries its state in the link: no price, code or start code that a change makes untrue', () => {
    const text = previewOf(message, kind);
    expect(text).not.toMatch(/\{\{/);
    if (kind !== 'ready') expect(text).not.toContain('₹');
    expect(message.link).toBe('booking/1?token=abc');
  });
});

test('both languages have the same facts and buttons', () => {
  for (const kind of NOTICE_KINDS) {
    const acts = (language: 'en' | 'hi') =>
      (chatTemplates[language][kind].replies ?? []).map(({ act }) => act);
    expect(acts('hi')).toEqual(acts('en'));
    expect(chatTemplates.hi[kind].samples).toHaveLength(chatTemplates.en[kind].samples.length);
  }
});

test('names many long parts within the letters of a template, and says how many more there are', () => {
  const names = Array.from({ length: 30 }, (_, index) => `${'x'.repeat(76)} ${index}`);
  expect(listed(names)).toMatch(/^x+ 0, x+ 1, .*, \+23$/);
  expect(listed(names).length).toBeLessThan(620);
  expect(listed(['brake pads', 'wiper'])).toBe('brake pads, wiper');
});
