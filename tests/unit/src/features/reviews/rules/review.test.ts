import { describe, expect, test } from 'vitest';
import {
  averageOf,
  groupOf,
  groupsOf as groupsOfTotals,
  MOST_SHOWN,
  shownName,
} from '../../../../../../src/features/reviews/rules/review.ts';

const review = (stars: number, service = 'ac', city = 'jaipur') => ({
  name: 'Asha S.',
  place: 'C-Scheme',
  stars,
  words: `${stars} stars`,
  service,
  city,
});

/** The groups of reviews, each counted once. */
const groupsOf = (reviews: readonly ReturnType<typeof review>[]) =>
  groupsOfTotals(
    reviews.map(({ city, service, stars }) => ({ city, service, stars, count: 1 })),
    reviews,
  );

describe('the average of published reviews', () => {
  const bookOf = (...stars: readonly number[]) => ({
    version: '1',
    groups: groupsOf(stars.map((count) => review(count))),
  });

  test('needs five', () => {
    expect(averageOf(groupOf(bookOf(5, 5, 5, 5), 'jaipur'))).toBeUndefined();
    expect(averageOf(groupOf(bookOf(5, 5, 5, 5, 4), 'jaipur'))).toEqual({ value: 4.8, count: 5 });
    expect(averageOf(groupOf(bookOf(1, 2, 2, 2, 2), 'jaipur', 'ac'))).toEqual({ value: 1.8, count: 5 });
  });

  test('counts each review for its city and for its service there, and for no other', () => {
    const groups = groupsOf([review(5, 'ac'), review(3, 'tyre'), review(1, 'ac', 'pune')]);
    const book = { version: '1', groups };
    expect(groupOf(book, 'jaipur')).toMatchObject({ count: 2, stars: 8 });
    expect(groupOf(book, 'jaipur', 'ac')).toMatchObject({ count: 1, stars: 5 });
    expect(groupOf(book, 'jaipur', 'denting')).toBeUndefined();
    expect(groupOf(book, 'constructor')).toBeUndefined();
  });

  test('keeps only the newest at hand', () => {
    const groups = groupsOf(Array.from({ length: 20 }, () => review(4)));
    expect(groups.jaipur).toMatchObject({ count: 20, stars: 80 });
    expect(groups.jaipur?.newest).toHaveLength(MOST_SHOWN);
  });
});

test('a review shows the first name and one letter', () => {
  expect(shownName('Asha  Kumari sharma', 'A customer')).toBe('Asha S.');
  expect(shownName('आशा शर्मा', 'A customer')).toBe('आशा श.');
  expect(shownName('Asha', 'A customer')).toBe('Asha');
  expect(shownName(null, 'A customer')).toBe('A customer');
});
