import { expect, test } from 'vitest';
import { cities } from '../../../../../src/content/cities/all-cities.ts';
import { takesOf, waysIn } from '../../../../../src/features/offers/index.ts';
import { chatPromise } from '../../../../../src/web/document/Dock.tsx';

test.each(cities.map((city) => [city.slug, city] as const))(
  'the floating prompt claims in %s only what is offered there',
  (_, city) => {
    const text = chatPromise(city);
    const hasBay = waysIn(city, 'express').includes('expressBay');
    expect(text.includes(`${takesOf('express').max}-min`)).toBe(hasBay);
    // The 90 minutes hold at the bay: a car that we fetch has the same work without them.
    expect(text).not.toMatch(/90-min service,? (?:with |and )?free pickup/);
    expect(text).toContain('free pickup');
    expect(waysIn(city, 'periodic')).toContain('pickup');
  },
);
