import { describe, expect, test } from 'vitest';
import { noticeFactsOf } from '../../../../../src/features/chat/notice-facts.ts';
import { sampleOf } from '../../records/sample-record.ts';

const NOTHING_TOLD = { wasNotified: false, isCancelled: false, cancellations: 0 };
const told = { confirmedAt: '2026-11-20T06:30:00.000Z', date: '2026-11-25', timeSlot: '9-11' };
const stateOf = (changes: object, fields: object) =>
  noticeFactsOf(
    sampleOf('booking', {
      status: 'completed',
      mobileNumber: '9000000101',
      ...changes,
      fields: { ...told, ...fields },
    }),
    NOTHING_TOLD,
  ).state;

test('a yes to the notice at the number is no yes to what is not about the booking', () => {
  const saidYes = (fields: object) =>
    noticeFactsOf(
      sampleOf('booking', { mobileNumber: '9000000101', fields: { ...told, ...fields } }),
      NOTHING_TOLD,
    ).saidYes;
  expect(saidYes({ chatNotice: true })).toBe(false);
  expect(saidYes({ chatNotice: true, chatReview: true })).toBe(true);
});

describe('who gets a message that leaves by itself', () => {
  test('the sender of a form that said so', () => {
    expect(stateOf({}, { chatNotice: true })).toBe('booked');
    expect(stateOf({ status: 'cancelled' }, { chatNotice: true })).toBe('cancelled');
  });

  test.each([
    ['a form that did not say so', {}, {}],
    ['a record without a number', { mobileNumber: null }, { chatNotice: true }],
    ['a caller whose booking the operator took', {}, { chatNotice: true, takenBy: 'Ravi' }],
    ['a suspected program', {}, { chatNotice: true, suspect: 'fast' }],
  ])('not %s', (_, changes, fields) => {
    expect(stateOf(changes, fields)).toBe('none');
  });
});

test('a part is asked for when it was found, however long ago the last step was', () => {
  const at = '2026-11-25T06:30:00.000Z';
  const askedAt = '2026-11-28T06:30:00.000Z';
  const facts = noticeFactsOf(
    sampleOf('booking', {
      status: 'completed',
      mobileNumber: '9000000101',
      fields: {
        ...{ ...told, chatNotice: true },
        job: {
          steps: [{ step: 'started', at }],
          code: { serial: 1, tries: 0 },
          parts: [
            { id: 'p1', name: 'Pads', quantity: 1, unitPrice: 1, gstPercent: 18, state: 'asked', askedAt },
          ],
        },
      },
    }),
    NOTHING_TOLD,
  );
  expect(facts.askedAt).toBe(Date.parse(askedAt));
});
