import { describe, expect, test } from 'vitest';
import { findCity, homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { nextStepOf } from '../../../../../src/features/leads/next-step.ts';
import { sheetBook } from '../../web/pages/render-page.ts';

const swift = sheetBook.rowOfCar('maruti-swift-petrol');
const hyderabad = findCity('hyderabad') ?? homeCity;

describe('the step after a number was left', () => {
  test('offers slots of the chosen service where the city has them, with the price of the car', () => {
    const step = nextStepOf({ service: 'express', car: swift }, homeCity);
    expect(step).toMatchObject({
      city: 'Jaipur',
      service: { id: 'express', name: 'Express service' },
      car: { model: 'Swift', bodyType: 'hatchback' },
      price: expect.any(Number),
      offer: { serviceType: 'express', time: 'slots', canCollect: true },
    });
  });

  test('offers no slot in a city whose workshop agrees on a time by phone', () => {
    const step = nextStepOf({ service: 'periodic', car: swift }, hyderabad);
    expect(step.offer).toMatchObject({ time: 'agreed', place: { name: 'Pahiya Hyderabad' } });
  });

  test('lists the services of the city instead of one that it does not have', () => {
    const step = nextStepOf({ service: 'express', car: swift }, hyderabad);
    expect(step.offer).toBeUndefined();
    expect(step.refused).toBe('other_cities_only');
    expect(step.services?.map(({ name }) => name)).not.toContain('90-minute express service');
    expect(step.services?.length).toBeGreaterThan(1);
  });

  test('asks for the service where none was chosen, and shows no price of a car that nobody chose', () => {
    const step = nextStepOf({ service: undefined, car: undefined }, homeCity);
    expect(step.services?.length).toBeGreaterThan(2);
    expect(nextStepOf({ service: 'express', car: undefined }, homeCity)).not.toHaveProperty('price');
  });
});
