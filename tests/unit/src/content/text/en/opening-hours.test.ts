import { expect, test } from 'vitest';
import { openingLabel, windowText } from '../../../../../../src/content/text/opening-hours.ts';
import { availability } from '../../../../../../src/features/doorstep/rules/catalogue.ts';

const window = { opensAt: 9 * 60, closesAt: 18 * 60 };
const label = (time: string) => {
  const now = new Date(`2026-11-21T${time}:00+05:30`);
  return openingLabel(availability({ window }, now), now);
};

test.each([
  ['07:59', 'Opens 9 AM'],
  ['09:00', 'Open now'],
  ['17:59', 'Open now'],
  ['18:00', 'Opens 9 AM tomorrow'],
])('at %s in India a category says "%s"', (time, words) => {
  expect(label(time)).toBe(words);
});

test('a window is written in twelve hours', () => {
  expect(windowText(window)).toBe('9 AM to 6 PM');
  expect(windowText({ opensAt: 0, closesAt: 12 * 60 + 30 })).toBe('12 AM to 12:30 PM');
  expect(windowText('always')).toBe('24/7');
});
