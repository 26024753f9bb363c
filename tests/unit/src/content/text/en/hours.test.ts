import { expect, test } from 'vitest';
import { claims } from '../../../../../../src/content/claims.ts';
import { answerHours, slotHours } from '../../../../../../src/content/text/hours.ts';
import { windowText } from '../../../../../../src/content/text/opening-hours.ts';
import { slots } from '../../../../../../src/features/slots/rules/slot.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

test('sentences name the hours at which a person answers', () => {
  const { opens, closes } = claims.hours.onPages;
  expect(plain(answerHours)).toBe(windowText({ opensAt: minutes(opens), closesAt: minutes(closes) }));
});

test('sentences name the hours of the slots', () => {
  const opensAt = Math.min(...slots.map(({ startsAt }) => startsAt));
  const closesAt = Math.max(...slots.map(({ endsAt }) => endsAt));
  expect(plain(slotHours)).toBe(windowText({ opensAt, closesAt }));
});
