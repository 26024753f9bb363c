import { expect, test } from 'vitest';
import { slotNames as hindiNames } from '../../../../../src/content/hi/text/slots.ts';
import { slotNames as englishNames } from '../../../../../src/content/text/slots.ts';
import { languageOf, linkMessage, reachOf } from '../../../../../src/features/jobs/index.ts';
import { slotIds } from '../../../../../src/features/slots/rules/slot.ts';
import { sampleOf } from '../../records/sample-record.ts';

type Reached = Parameters<typeof reachOf>[0];

const person = { mobileNumber: '9000000101', name: 'क्षितिज शर्मा' };
const record = (fields: Readonly<Record<string, string>>): Reached =>
  sampleOf('booking', { ...person, status: 'completed', service: 'ac', bookingId: 'CAR123', fields });

const textOf = (href: string | undefined): string => new URL(href ?? '').searchParams.get('text') ?? '';
const textsOf = (of: Reached): readonly string[] =>
  reachOf(of, 'Pahiya')?.messages.map(({ href }) => textOf(href)) ?? [];

test('a customer of a Hindi page gets every ready text in Hindi, any other one in English', () => {
  const hindi = record({ language: 'hi' });
  expect(languageOf(hindi)).toBe('hi');
  expect(textsOf(hindi)).toHaveLength(2);
  for (const text of textsOf(hindi)) expect(text).toMatch(/^नमस्ते क्षितिज/);
  expect(textOf(linkMessage(hindi, 'Pahiya', 'https://pahiya.example/hi/booking/1'))).toMatch(
    /^नमस्ते[\s\S]*\/hi\/booking\/1$/,
  );
  for (const english of [record({}), record({ language: 'fr' })]) {
    expect(languageOf(english)).toBe('en');
    for (const text of textsOf(english)) expect(text).toMatch(/^Hello/);
  }
});

test('a Hindi text names the service and the slot as Hindi pages do', () => {
  for (const timeSlot of slotIds) {
    const when = { date: '2026-11-22', timeSlot };
    const [confirm] = textsOf(record({ language: 'hi', ...when }));
    expect(confirm).toContain(`(एसी सर्विस और रिपेयर) कन्फ़र्म है: रविवार, 22\u00a0नवंबर, ${hindiNames[timeSlot]}।`);
    expect(textsOf(record(when))[0]).toContain(
      `for AC service and repair is confirmed: Sunday, 22 November, ${englishNames[timeSlot]}.`,
    );
  }
});

test('a Hindi text writes its day in Hindi, and a lead without a service gets no English phrase', () => {
  const when = { date: '2026-11-22', timeSlot: '9-11' };
  const [confirm] = textsOf(record({ language: 'hi', ...when }));
  expect(confirm).toContain('रविवार, 22\u00a0नवंबर, सुबह 9–11 बजे');
  expect(textsOf(record(when))[0]).toContain('Sunday, 22 November, 9-11 AM');
  const [asked, missed] = textsOf(sampleOf('lead', { ...person, fields: { language: 'hi' } }));
  for (const text of [asked, missed]) {
    expect(text).toContain('गाड़ी की सर्विस');
    expect(text).not.toMatch(/your|car/);
  }
});
