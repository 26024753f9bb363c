import { describe, expect, test } from 'vitest';
import { findCity, homeCity } from '../../../../../../src/content/cities/all-cities.ts';
import type { City } from '../../../../../../src/content/cities/city.ts';
import { carFacts, carFaqs } from '../../../../../../src/features/landing/pages/car-facts.ts';
import { buildPriceBook } from '../../../../../../src/features/pricing/rules/price-book.ts';
import { normaliseRows, SAMPLE_CELLS, sampleRows } from '../../pricing/rules/sample-rows.ts';

const book = buildPriceBook(sampleRows());
const withElectric = buildPriceBook(
  normaliseRows([
    ...SAMPLE_CELLS,
    ['Electric', 'Tata', 'Nexon', '2799', '4599', '4099', '2499', '28999', '999'],
    ['Petrol', 'Tata', 'Punch', '2599', '4399', '3899', '2399', '26999', '999'],
    ['Petrol', 'Tata', 'Sierra', '2599', '4399', '3899', '2399', '27999', '999'],
  ]).rows,
);

const mumbai = (): City => {
  const city = findCity('mumbai');
  if (city === undefined) throw new Error('There is no Mumbai');
  return city;
};

const factsOf = (carId: string, city: City = homeCity) => {
  const facts = carFacts(withElectric, carId, city);
  if (facts === undefined) throw new Error(`${carId} has no price`);
  return facts;
};

test('a car names its lowest price over all fuel types', () => {
  expect(carFacts(book, 'hyundai-creta', homeCity)?.cheapest).toBe('₹3,499');
  expect(carFacts(book, 'maruti-wagon-r', homeCity)?.cheapest).toBe('₹2,199');
});

test('a car without a row, or with another spelling of its id, has no facts', () => {
  expect(carFacts(book, 'tata-nexon', homeCity)).toBeUndefined();
  expect(carFacts(book, 'Hyundai-Creta', homeCity)).toBeUndefined();
});

describe('the offered prices of a car', () => {
  test('leave out the express service in a city without the bay', () => {
    const names = (city: City) => factsOf('maruti-wagon-r', city).lines.map(({ name }) => name);
    expect(names(homeCity)).toEqual(['basic', 'periodic', 'express', 'dentPaint', 'fullBodyPaint', 'ac']);
    expect(names(mumbai())).toEqual(['basic', 'periodic', 'dentPaint', 'fullBodyPaint', 'ac']);
  });

  test('have one column for each fuel type', () => {
    expect(factsOf('maruti-wagon-r').lines[0]).toMatchObject({
      title: 'Basic service',
      offers: [{ price: 219_900 }, { price: 229_900 }],
    });
  });
});

describe('the comparison of a car', () => {
  test('counts the cheaper and the dearer models of its manufacturer, and averages them with its own', () => {
    expect(factsOf('maruti-wagon-r').comparison).toMatchObject({
      price: 319_900,
      ofMaker: { count: 2, lower: 1, higher: 0, average: 309_900 },
      averages: expect.arrayContaining([
        { name: 'basic', own: 219_900, ofMaker: 209_900, ofSegment: 209_900 },
      ]),
    });
  });

  test('lists the cars nearest in price, the cheapest first', () => {
    const near = factsOf('tata-nexon').comparison?.near.map(({ model }) => model.carId);
    expect(near).toEqual(['tata-punch', 'tata-sierra', 'hyundai-creta']);
  });
});

test('of two models with the same service prices only the best known has a page of its own', () => {
  expect([factsOf('tata-punch').isDistinct, factsOf('tata-sierra').isDistinct]).toEqual([true, false]);
});

describe('the questions about a car', () => {
  const answers = (carId: string) =>
    carFaqs(factsOf(carId)).map(({ question, answer }) => `${question} ${answer}`);

  test('say that an electric car needs no oil', () => {
    expect(answers('tata-nexon')[0]).toMatch(
      /^Does the Nexon need an oil change\? No\. .* ₹2,799 basic service/,
    );
    expect(answers('tata-punch').join(' ')).not.toContain('oil');
  });

  test('name the cheapest and the dearest fuel type', () => {
    expect(answers('maruti-wagon-r')[0]).toBe(
      'Which Wagon R costs least to service: petrol or CNG? The petrol one, at ₹3,199 for a periodic service. The dearest is CNG, at ₹3,399.',
    );
  });

  test('name the number of panels from which the whole body costs less', () => {
    // 10 panels cost ₹20,990 and 11 cost ₹23,089; the whole body costs ₹22,999.
    expect(answers('maruti-wagon-r').join(' ')).toContain('From 11 panels on');
  });
});
