import { describe, expect, it, test } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDay,
  formatMinutes,
  formatMoment,
  formatShare,
  formatShortDay,
  joinList,
} from '../../../../src/values/format.ts';
import * as hindi from '../../../../src/values/hi/format.ts';

test('formatDate writes the day first and the month as a word', () => {
  expect(formatDate('2026-11-02')).toBe('2 November 2026');
  expect(formatDate('2026-01-31')).toBe('31 January 2026');
});

test('formatShortDay writes the first letters of the weekday before the number', () => {
  expect(formatShortDay('2026-12-01')).toBe('Tue 1');
  expect(hindi.formatShortDay('2026-12-03')).toBe('गुरु\u00a03');
});

test('formatDay writes the weekday before the date', () => {
  expect(formatDay('2026-11-22')).toBe('Sunday, 22 November');
});

test('formatMoment writes an instant in India time', () => {
  expect(formatMoment(new Date('2026-11-22T03:00:00Z'))).toMatch(/^22 Nov, 8:30\sAM$/);
});

test.each([
  ['2026-11-22T03:00:00Z', /^22 Nov, about 8:30\sAM$/, '22\u00a0नवंबर, सुबह करीब\u00a08:30\u00a0बजे'],
  ['2026-11-22T07:30:00Z', /^22 Nov, about 1:00\sPM$/, '22\u00a0नवंबर, दोपहर करीब\u00a01\u00a0बजे'],
])('formatMoment says of %s that only its time is near, not its day', (instant, en, hi) => {
  const at = new Date(instant);
  expect(formatMoment(at, (clock) => `about ${clock}`)).toMatch(en);
  expect(hindi.formatMoment(at, (clock) => `करीब ${clock}`)).toBe(hi);
});

test.each([
  [45, '45 minutes', '45\u00a0मिनट'],
  [60, '1 hour', '1\u00a0घंटा'],
  [130, '2 hours 10 minutes', '2\u00a0घंटे 10\u00a0मिनट'],
])('formatMinutes writes %d as "%s", and keeps each number with its unit in Hindi', (minutes, en, hi) => {
  expect([formatMinutes(minutes), hindi.formatMinutes(minutes)]).toEqual([en, hi]);
});

test('a Hindi date keeps its number and its month on one line', () => {
  expect(hindi.formatDay('2026-11-22')).toBe('रविवार, 22\u00a0नवंबर');
});

describe('numbers', () => {
  it('formatCount groups digits by lakh and crore', () => {
    expect(formatCount(150_000)).toBe('1,50,000');
    expect(formatCount(12_345_678)).toBe('1,23,45,678');
  });

  it('formatShare writes at most one decimal', () => {
    expect(formatShare(0.125)).toBe('12.5%');
    expect(formatShare(0.25)).toBe('25%');
  });
});

it.each([
  [['petrol'], 'petrol'],
  [['petrol', 'diesel'], 'petrol and diesel'],
  [['petrol', 'diesel', 'CNG'], 'petrol, diesel and CNG'],
])('joinList writes %j as "%s"', (names, sentence) => expect(joinList(names)).toBe(sentence));
