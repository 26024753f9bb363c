import { describe, expect, it } from 'vitest';
import { OFFER_IDS } from '../../../../../client/islands/pricing/offers.ts';
import { homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { oneName } from '../../../../../src/content/services/one-name.ts';
import { fallbackServiceTypes } from '../../../../../src/content/services/service-types.ts';
import { services } from '../../../../../src/content/services/services.ts';
import { expressText } from '../../../../../src/content/text/en/express.ts';
import { landingText } from '../../../../../src/content/text/en/landing.ts';
import { pickerText } from '../../../../../src/content/text/en/picker.ts';
import { bookableServices } from '../../../../../src/features/bookings/rules/booking-record.ts';
import { pricedServices } from '../../../../../src/web/document/priced-services.ts';

const swift = {
  manufacturer: 'Maruti',
  model: 'Swift',
  fuelType: 'Petrol',
  basic: null,
  expressListPrice: null,
  express: null,
  dentPaint: null,
  fullBodyPaint: null,
  ac: null,
};

const names = new Set([
  ...services.map(({ name }) => name),
  landingText.prices.basic,
  landingText.prices.fullBody,
]);

describe('the one name of a service', () => {
  it('is found for every name that is pressed: rows of the price table, offers of the slips, the assistant’s choices', () => {
    const pressed = [
      ...pricedServices({ row: swift, isVisitors: true }, homeCity).map(({ name }) => name),
      ...OFFER_IDS.map((id) => pickerText[id]),
      ...Object.values(expressText.priceCard),
      ...fallbackServiceTypes.map(({ name }) => name),
      ...bookableServices,
    ];
    for (const words of pressed) expect(names, words).toContain(oneName(words));
  });

  it.each([
    ['Express service', '90-minute express service'],
    ['Express Service', '90-minute express service'],
    ['AC service', 'AC service and repair'],
    ['Dent & Paint', 'Denting and painting'],
    ['Dent and paint, one panel', 'Denting and painting'],
    ['Full body paint', 'Full body paint'],
    ['Basic service', 'Basic service'],
    ['General Interest', 'General Interest'],
    ['something a visitor wrote', 'something a visitor wrote'],
  ])('of "%s" is "%s"', (words, name) => expect(oneName(words)).toBe(name));
});
