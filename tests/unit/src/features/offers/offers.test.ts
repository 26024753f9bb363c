import { describe, expect, test } from 'vitest';
import { cities, homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { isOfferedIn, offeredServices, offerFor, waysIn } from '../../../../../src/features/offers/index.ts';
import { rupees } from '../../../../../src/values/money.ts';
import { sheetBook } from '../../web/pages/render-page.ts';

const car = (slug: string) => {
  const row = sheetBook.rowOfCar(slug);
  if (row === undefined) throw new Error(`the sheet has no ${slug}`);
  return row;
};

describe('offerFor', () => {
  test('only Jaipur has the express bay, doorstep visits and roadside help', () => {
    for (const service of ['express', 'doorstep', 'emergency'] as const) {
      expect(cities.filter((city) => isOfferedIn(city, service)).map(({ slug }) => slug)).toEqual(['jaipur']);
      expect(offerFor({ city: 'mumbai', service })).toEqual({
        offered: false,
        reason: 'other_cities_only',
        onlyIn: ['jaipur'],
      });
    }
  });

  test('every other service is offered everywhere, outside Jaipur with pickup or by walking in', () => {
    const workshop = offeredServices.filter((service) => isOfferedIn(homeCity, service));
    for (const city of cities.filter(({ slug }) => slug !== 'jaipur')) {
      for (const service of workshop) {
        for (const way of waysIn(city, service)) expect(['pickup', 'walkIn']).toContain(way);
      }
    }
  });

  test('a battery costs its fitting at the door in Jaipur and is quoted elsewhere', () => {
    expect(offerFor({ city: 'jaipur', service: 'battery' })).toMatchObject({
      ways: ['doorstep', 'pickup', 'walkIn'],
      price: { kind: 'from', amount: rupees(999) },
    });
    expect(offerFor({ city: 'pune', service: 'battery' })).toMatchObject({
      ways: ['pickup', 'walkIn'],
      price: { kind: 'quote' },
    });
  });

  test('a car’s price comes from its row, and outside Jaipur a person agrees on the time', () => {
    const row = car('maruti-swift-petrol');
    expect(offerFor({ city: 'pune', service: 'periodic', car: row })).toMatchObject({
      price: { kind: 'exact', amount: row.express, follows: 'periodic' },
      takes: { text: 'about 4 hours' },
      when: { kind: 'agreed' },
    });
    expect(offerFor({ city: 'jaipur', service: 'periodic', car: row })).toMatchObject({
      when: { kind: 'slots' },
    });
  });

  test('no list for an electric car names oil, an engine filter, spark plugs or an exhaust', () => {
    const row = car('tata-nexon-electric');
    for (const service of ['basic', 'periodic', 'express', 'ac'] as const) {
      const offer = offerFor({ city: 'jaipur', service, car: row });
      expect(offer).toMatchObject({ offered: true, isElectric: true });
      if (offer.offered) {
        expect(offer.includes.join('\n')).not.toMatch(/engine oil|oil filter|air filter|spark|exhaust/i);
      }
    }
  });
});
