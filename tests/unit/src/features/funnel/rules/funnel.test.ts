import { expect, test } from 'vitest';
import { funnelOf } from '../../../../../../src/features/funnel/rules/funnel.ts';

test('sums become rows, the city with most visits first, and nothing is below zero', () => {
  const funnel = funnelOf([
    { dimension: 'all', value: '', step: 'visit', count: 30 },
    { dimension: 'all', value: '', step: 'paid', count: -1 },
    { dimension: 'city', value: 'pune', step: 'visit', count: 10 },
    { dimension: 'city', value: 'jaipur', step: 'visit', count: 20 },
    { dimension: 'city', value: 'jaipur', step: 'lead', count: 2 },
    { dimension: 'source', value: 'google', step: 'lead', count: 0 },
  ]);
  expect(funnel.all.steps).toEqual({ visit: 30, price: 0, book: 0, lead: 0, booking: 0, paid: 0 });
  expect(funnel.city.map(({ value, steps }) => [value, steps.visit, steps.lead])).toEqual([
    ['jaipur', 20, 2],
    ['pune', 10, 0],
  ]);
  expect(funnel.source).toEqual([]);
});
