import { describe, expect, test } from 'vitest';
import { answerWay, sentTexts, trueTemplates } from '../../../../../src/features/chat/answer-way.ts';
import { templateStateOf } from '../../../../../src/features/chat/rules/template-state.ts';
import { DAY_MS } from '../../../../../src/values/durations.ts';
import { sampleOf } from '../../records/sample-record.ts';

const NOW = Date.UTC(2026, 10, 20, 6);
const confirmed = { confirmedAt: '2026-11-20T06:30:00.000Z', date: '2026-11-25', timeSlot: '9-11' };
const booking = (changes: object, fields: object) =>
  sampleOf('booking', {
    status: 'completed',
    mobileNumber: '9000000101',
    ...changes,
    fields: { ...confirmed, ...fields },
  });
const jobIn = (step: string) => ({
  jobStep: step,
  job: {
    steps: [{ step, at: '2026-11-20T06:30:00.000Z' }],
    mechanic: { id: 'm', name: 'Ravi' },
    code: { serial: 1, tries: 0 },
    parts: [],
  },
});
const wants = { ...jobIn('paid'), chatReview: true };
const wrote = (person: string, at: number) => ({ direction: 'in', kind: 'text', person, at }) as const;

describe('the templates that are true', () => {
  test.each([
    ['a confirmed booking', {}, {}, ['booked']],
    ['a moved one', {}, { moves: 1 }, ['moved', 'booked']],
    ['a cancelled one', { status: 'cancelled' }, {}, ['cancelled']],
    ['one that waits for its seat', {}, { seatWaits: 'network' }, []],
    ['one whose mechanic has not left', {}, jobIn('assigned'), ['booked']],
    ['one whose mechanic is on the way', {}, jobIn('on_way'), ['on_way']],
    ['one whose car is ready', {}, jobIn('ready'), ['ready']],
    ['a paid one', {}, jobIn('paid'), []],
    ['a paid one whose customer wants to be asked for a review', {}, wants, ['review']],
    ['a reviewed one', {}, { ...wants, reviewed: true }, []],
  ])('of %s', (_, changes, fields, templates) => {
    expect(trueTemplates(booking(changes, fields))).toEqual(templates);
  });
});

test('a ready text that asks for a review goes out only to who said yes to it', () => {
  expect(sentTexts(booking({}, jobIn('paid')))).toEqual(['missed']);
  expect(sentTexts(booking({}, wants))).toEqual(['review', 'missed']);
});

describe('the operator writes', () => {
  test('free text to who wrote within a day, and a template after that', () => {
    const record = booking({}, {});
    const names = new Set(['IN.1']);
    const within = answerWay(record, [wrote('IN.1', NOW - DAY_MS + 1)], NOW, names);
    expect(within).toEqual({ kind: 'text', person: 'IN.1' });
    const after = answerWay(record, [wrote('IN.1', NOW - DAY_MS)], NOW, names);
    expect(after).toEqual({ kind: 'template', person: 'IN.1', templates: ['booked'] });
  });

  test('no free text because the interface told of another number', () => {
    const told = { ...wrote('919000000101', NOW), kind: 'system' };
    expect(answerWay(booking({}, {}), [told], NOW, undefined)).toEqual({ kind: 'none' });
  });

  test('no template to somebody else who wrote a reference, for it holds the link of the own page', () => {
    const strangers = [wrote('IN.2', NOW - 2 * DAY_MS)];
    const names = new Set(['IN.1', '919000000101']);
    expect(answerWay(booking({}, {}), strangers, NOW, names)).toEqual({ kind: 'none' });
    expect(answerWay(booking({}, {}), strangers, NOW, undefined)).toEqual({ kind: 'none' });
    const customers = [wrote('IN.1', NOW - 3 * DAY_MS), ...strangers];
    expect(answerWay(booking({}, {}), customers, NOW, names)).toMatchObject({ person: 'IN.1' });
    const asked = booking({}, { chatNotice: true });
    expect(answerWay(asked, strangers, NOW, names)).toMatchObject({ person: '919000000101' });
  });

  test('a template to the number of a form that said so', () => {
    expect(answerWay(booking({}, { chatNotice: true }), [], NOW, undefined)).toMatchObject({
      kind: 'template',
      person: '919000000101',
    });
  });

  test.each([
    ['a form that did not say so', {}],
    ['a caller', { chatNotice: true, takenBy: 'Ravi' }],
    ['a suspected program', { chatNotice: true, suspect: 'fast' }],
    ['a record of which no template is true', { chatNotice: true, seatWaits: 'network' }],
  ])('nothing to %s', (_, fields) => {
    expect(answerWay(booking({}, fields), [], NOW, undefined)).toEqual({ kind: 'none' });
  });
});

test('the state of a template is that of its name and language, and a word we do not know is none', () => {
  const templates = [
    { name: 'a', language: 'en', status: 'APPROVED' },
    { name: 'b', language: 'en', status: 'LIMIT_EXCEEDED' },
  ];
  const read = { kind: 'read', templates } as const;
  expect(templateStateOf(read, 'a', 'en')).toBe('approved');
  expect(templateStateOf(read, 'a', 'hi')).toBe('missing');
  expect(templateStateOf(read, 'b', 'en')).toBe('unknown');
  expect(templateStateOf({ kind: 'down' }, 'a', 'en')).toBe('unknown');
});
