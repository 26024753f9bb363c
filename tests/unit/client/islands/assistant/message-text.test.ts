import { expect, test } from 'vitest';
import {
  answerText,
  choiceText,
  messageText,
  stepNumber,
} from '../../../../../client/islands/assistant/message-text.ts';
import { OTHER } from '../../../../../src/features/assistant/rules/answers.ts';
import { rupees } from '../../../../../src/values/money.ts';

test('a date shows as a day and month', () => {
  expect(answerText({ from: 'visitor', question: 'date', text: '2026-11-22' })).toBe('Sunday, 22 November');
});

test('a button shows its own label, its price, its day, or the text of its question', () => {
  expect(choiceText({ id: 'Maruti' }, 'manufacturer')).toBe('Maruti');
  expect(choiceText({ id: 'express', price: rupees(3299) }, 'serviceType')).toBe('Express Service, ₹3,299');
  expect(choiceText({ id: '2026-11-22 9-11', slot: '9-11', date: '2026-11-22' }, 'timeSlot')).toBe(
    'Sunday, 22 November, 9-11 AM',
  );
  expect(choiceText({ id: OTHER }, 'location')).toBe('Other City');
  expect(choiceText({ id: OTHER }, 'model')).toBe('Other');
});

test('the question for the time names the day', () => {
  const entry = { from: 'assistant', message: 'ask_slot', choices: [] } as const;
  expect(messageText(entry, '2026-11-22')).toBe('Sunday, 22 November. And what time?');
  expect(messageText(entry, undefined)).toBe('And what time?');
});

test('the confirmation of a booking that waits for a call says so', () => {
  const entry = { from: 'assistant', message: 'confirmed', choices: [] } as const;
  expect(messageText(entry, undefined)).toContain('is confirmed');
  expect(messageText(entry, undefined, true)).toContain('We will call you to confirm');
});

test('the header counts twelve steps from the manufacturer to the booking, without support and errors', () => {
  expect(stepNumber('manufacturer')).toBe(1);
  expect(stepNumber('timeSlot')).toBe(9);
  expect(stepNumber('confirmed')).toBe(12);
  expect(stepNumber('support')).toBeUndefined();
});
