import { expect, test } from 'vitest';
import {
  newSteps,
  parseVisit,
  writeVisit,
} from '../../../../../../src/features/funnel/rules/visit-cookie.ts';

test('the cookie holds a source and steps in their order', () => {
  const visit = { source: 'google', steps: ['price', 'visit'] } as const;
  expect(writeVisit(visit)).toBe('google.vp');
  expect(parseVisit('google.vp')).toEqual({ source: 'google', steps: ['visit', 'price'] });
});

test.each(['', 'google', 'google.p', 'asha.v', 'google.vx', 'google.vp.9876543210', 7, undefined])(
  'a cookie of %o is none',
  (text) => expect(parseVisit(text)).toBeUndefined(),
);

test('a step counts once in a visit', () => {
  expect(newSteps({ source: 'direct', steps: ['visit'] }, ['visit', 'price'])).toEqual(['price']);
});
