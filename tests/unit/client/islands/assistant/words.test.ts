import { expect, test } from 'vitest';
import { answerText, choiceText, sayOf, stepNumber } from '../../../../../client/islands/assistant/words.ts';
import { OTHER } from '../../../../../src/features/assistant/rules/answers.ts';
import { rupees } from '../../../../../src/values/money.ts';

test('a date is written as people say it', () => {
  expect(answerText({ from: 'visitor', question: 'date', text: '2026-11-22' })).toBe('Sunday, 22 November');
});

test('a button has its own name, its price, its day, or the words of its place', () => {
  expect(choiceText({ id: 'Maruti', label: 'Maruti' }, 'manufacturer')).toBe('Maruti');
  expect(choiceText({ id: 'Express Service', price: rupees(3299) }, 'serviceType')).toBe(
    'Express Service, ₹3,299',
  );
  expect(choiceText({ id: '2026-11-22 9-11', label: '9-11 AM', date: '2026-11-22' }, 'timeSlot')).toBe(
    'Sunday, 22 November, 9-11 AM',
  );
  expect(choiceText({ id: OTHER }, 'location')).toBe('Other City');
  expect(choiceText({ id: OTHER }, 'model')).toBe('Other');
});

test('the times are asked for under their day', () => {
  const entry = { from: 'assistant', message: 'ask_slot', choices: [] } as const;
  expect(sayOf(entry, '2026-11-22')).toBe('Sunday, 22 November. And what time?');
  expect(sayOf(entry, undefined)).toBe('And what time?');
});

test('twelve steps lead from the make to the booking, and a detour is none of them', () => {
  expect(stepNumber('manufacturer')).toBe(1);
  expect(stepNumber('timeSlot')).toBe(9);
  expect(stepNumber('confirmed')).toBe(12);
  expect(stepNumber('support')).toBeUndefined();
});
