import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CityFacts,
  makeOffer,
  type OfferContext,
  type ServiceFacts,
  WAYS,
} from '../../../../../../src/features/offers/rules/offer.ts';
import { priceSet } from '../../../../../../src/features/pricing/contract.ts';
import { rupees } from '../../../../../../src/values/money.ts';

const city = (slug: string, ways: CityFacts['ways']): CityFacts => ({
  slug,
  name: slug,
  state: 'Somewhere',
  ways,
  bookedOnline: ways.includes('expressBay'),
  centre: { name: 'Centre', area: 'Main Road', coordinates: { latitude: 1, longitude: 2 } },
  localities: [{ slug: 'old-town', name: 'Old Town' }],
});
const home = city('home', WAYS);
const other = city('other', ['pickup', 'walkIn']);

const context: OfferContext = {
  cities: [home, other],
  workshopHours: { opensAt: 480, closesAt: 1200 },
  mapUrl: ({ latitude, longitude }) => `map:${latitude},${longitude}`,
  quotedNote: 'Quoted.',
};

const service = (facts: Partial<ServiceFacts>): ServiceFacts => ({
  id: 'periodic',
  ways: ['pickup', 'walkIn'],
  price: { kind: 'priceSet', name: 'periodic', from: rupees(2999) },
  takes: { min: 180, max: 300, text: 'about 4 hours' },
  includes: ['Engine oil'],
  excludes: ['Tyres'],
  priceNote: 'Parts are extra.',
  anyHour: false,
  ...facts,
});
const express = service({ ways: ['expressBay', 'pickup'], onlyWith: 'expressBay' });
const battery = service({
  ways: ['doorstep', 'pickup'],
  price: { kind: 'from', amount: rupees(999), way: 'doorstep' },
});

const prices = priceSet({
  manufacturer: 'Maruti',
  model: 'Swift',
  fuelType: 'Petrol',
  basic: rupees(2000),
  expressListPrice: null,
  express: rupees(3299),
  dentPaint: null,
  fullBodyPaint: null,
  ac: null,
});

describe('makeOffer', () => {
  test('a city has the ways that the service and the city share', () => {
    expect(makeOffer({ city: other, service: battery }, context)).toMatchObject({
      offered: true,
      ways: ['pickup'],
      where: { address: 'Main Road, other, Somewhere', mapUrl: 'map:1,2' },
      when: { kind: 'agreed' },
    });
  });

  test('a service that needs the bay is offered only in cities with one, although they share pickup', () => {
    expect(makeOffer({ city: home, service: express }, context)).toMatchObject({ offered: true });
    expect(makeOffer({ city: other, service: express }, context)).toEqual({
      offered: false,
      reason: 'other_cities_only',
      onlyIn: ['home'],
    });
  });

  test('an unknown city or locality is refused with its reason', () => {
    const reasonOf = (question: Parameters<typeof makeOffer>[0]) => {
      const offer = makeOffer(question, context);
      return offer.offered ? undefined : offer.reason;
    };
    expect(reasonOf({ city: undefined, service: express })).toBe('city_unserved');
    expect(reasonOf({ city: home, locality: 'nowhere', service: express })).toBe('locality_unserved');
    expect(reasonOf({ city: home, locality: 'old-town', service: express })).toBeUndefined();
  });

  test('a listed price of a way holds only where the city has that way', () => {
    expect(makeOffer({ city: home, service: battery }, context)).toMatchObject({
      price: { kind: 'from', amount: rupees(999) },
      priceNote: 'Parts are extra.',
    });
    expect(makeOffer({ city: other, service: battery }, context)).toMatchObject({
      price: { kind: 'quote' },
      priceNote: 'Quoted.',
    });
  });

  test('the price is the lowest one without a car and the car’s own with one', () => {
    expect(makeOffer({ city: home, service: express }, context)).toMatchObject({
      price: { kind: 'from', amount: rupees(2999), follows: 'periodic' },
    });
    expect(makeOffer({ city: home, service: express, prices }, context)).toMatchObject({
      price: { kind: 'exact', amount: rupees(3299), follows: 'periodic' },
    });
    const paint = service({ price: { kind: 'priceSet', name: 'dentPaint', from: rupees(1999) } });
    expect(makeOffer({ city: home, service: paint, prices }, context)).toMatchObject({
      price: { kind: 'quote', follows: 'dentPaint' },
    });
  });

  test('an electric car gets its own work, or none', () => {
    const electric = { includes: ['Charging port'], excludes: [] };
    expect(
      makeOffer({ city: home, service: service({ electric }), fuelType: 'electric' }, context),
    ).toMatchObject({ includes: ['Charging port'], isElectric: true });
    expect(
      makeOffer({ city: home, service: service({ electric }), fuelType: 'Petrol' }, context),
    ).toMatchObject({ includes: ['Engine oil'], isElectric: false });
    expect(
      makeOffer({ city: home, service: service({ electric: null }), fuelType: 'Electric' }, context),
    ).toMatchObject({ offered: false, reason: 'not_for_fuel' });
  });

  test('an offer never has a way that its city or its service lacks', () => {
    const ways = fc.uniqueArray(fc.constantFrom(...WAYS), { minLength: 1 });
    const onlyWith = fc.option(fc.constantFrom(...WAYS), { nil: undefined });
    fc.assert(
      fc.property(ways, ways, onlyWith, (ofCity, ofService, needed) => {
        const offer = makeOffer(
          { city: city('any', ofCity), service: service({ ways: ofService, onlyWith: needed }) },
          context,
        );
        if (!offer.offered) return;
        expect(offer.ways.length).toBeGreaterThan(0);
        for (const way of offer.ways) expect(ofCity.includes(way) && ofService.includes(way)).toBe(true);
        if (needed !== undefined) expect(ofCity).toContain(needed);
      }),
    );
  });
});
