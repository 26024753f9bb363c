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

test.each([
  '',
  'google',
  'google.p',
  'asha.v',
  'google.vx',
  'google.vp.9876543210',
  'google.vp..about',
  'google.vp.%E0%A4%A',
  7,
  undefined,
])('a cookie of %o is none', (text) => expect(parseVisit(text)).toBeUndefined());

test('it holds the campaign and the first page, whatever letters they have', () => {
  const visit = {
    source: 'google',
    steps: ['visit'],
    campaign: { name: 'मानसून', source: 'google', content: '' },
    page: '/hi/car-service-in-pune',
  } as const;
  expect(writeVisit(visit)).toMatch(/^google\.v\.[\w%-]+\.%2Fhi%2Fcar-service-in-pune$/);
  expect(parseVisit(writeVisit(visit))).toEqual(visit);
});

test('a step counts once in a visit', () => {
  expect(newSteps({ source: 'direct', steps: ['visit'] }, ['visit', 'price'])).toEqual(['price']);
});
