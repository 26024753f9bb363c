import { expect, test } from 'vitest';
import { reasonOf } from '../../../../../src/platform/outbox/refusal-reason.ts';

test.each([
  ['Invalid parameter', 'Invalid parameter'],
  ['Param data[0][user_data] must be a list', 'Param data[0][user_data] must be a list'],
  ['The phone "9876543210" is wrong', 'The phone … is wrong'],
  ['No such user: asha@example.in', 'No such user: …'],
  ['Bad number +91 98765 43210 given', 'Bad number … given'],
  ['Token EAAGm0PX4ZCpsBAKZB9x8y7z6w5v4u3t2 expired', 'Token … expired'],
])('of "%s" the operator reads "%s"', (message, reason) => {
  expect(reasonOf(message)).toEqual([reason]);
});

test('a refusal without a reason adds none, and a long one is cut', () => {
  expect(reasonOf(undefined)).toEqual([]);
  expect(reasonOf(' ')).toEqual([]);
  expect(reasonOf('word '.repeat(100))[0]?.length).toBe(120);
});
