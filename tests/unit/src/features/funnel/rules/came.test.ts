import { expect, test } from 'vitest';
import { newSteps, parseCame, writeCame } from '../../../../../../src/features/funnel/rules/came.ts';

test('the cookie holds a source and steps in their order', () => {
  const came = { source: 'google', steps: ['price', 'visit'] } as const;
  expect(writeCame(came)).toBe('google.vp');
  expect(parseCame('google.vp')).toEqual({ source: 'google', steps: ['visit', 'price'] });
});

test.each(['', 'google', 'google.p', 'asha.v', 'google.vx', 'google.vp.9876543210', 7, undefined])(
  'a cookie of %o is none',
  (text) => expect(parseCame(text)).toBeUndefined(),
);

test('a step counts once in a visit', () => {
  expect(newSteps({ source: 'direct', steps: ['visit'] }, ['visit', 'price'])).toEqual(['price']);
});
