import { describe, expect, test } from 'vitest';
import { priceSet } from '../../../../../../src/features/pricing/rules/price-set.ts';
import { understand } from '../../../../../../src/features/voice/pages/understand.ts';
import { rupees } from '../../../../../../src/values/money.ts';
import { createRouting } from '../../../../../../src/web/pages/routing.ts';
import { pageTable } from '../../../../../../src/web/pages/table.ts';
import { sheetBook } from '../../../web/pages/render-page.ts';

const route = createRouting(pageTable);

describe('what a visitor says', () => {
  test.each([
    ['gaadi ka AC theek karna hai Jaipur mein', 'AC', '/car-ac-service-in-jaipur'],
    ['swift petrol service in pune', 'service', '/maruti-car-service-in-pune?car=maruti-swift-petrol'],
    ['मेरी गाड़ी की बैटरी बदलनी है', 'attery', '/services/battery'],
    [
      'creta diesel dent paint malviya nagar',
      'ent',
      '/car-dent-paint-service-in-jaipur?car=hyundai-creta-diesel',
    ],
    ['car service in mansarovar', 'Mansarovar, Jaipur', '/car-service-in-jaipur/mansarovar'],
    ['windshield in chennai', 'indshield', '/services/windshield?city=chennai'],
    ['tyre alignment jaipur', 'yre', '/tyre-wheel-alignment-in-jaipur'],
    ['udaipur', 'Car service in Udaipur', '/car-service-in-udaipur'],
  ])('"%s" leads to %s at %s', (said, title, path) => {
    const understood = understand(said, sheetBook);
    expect(understood?.title).toContain(title);
    expect(understood?.path).toBe(path);
    expect(route(new URL(path, 'https://pahiya.example').pathname).kind).toBe('page');
  });

  test('is answered with the price for the car that was named, and with that car on the page', () => {
    const row = sheetBook.row({ manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' });
    const understood = understand('express service for my swift petrol', sheetBook);
    expect(understood?.car).toBe('Maruti Swift (Petrol)');
    expect(understood?.offer).toEqual({
      price: row && priceSet(row).express.price,
      isFrom: undefined,
    });
    expect(understood?.path).toBe('/express?car=maruti-swift-petrol');
  });

  test('has the price from which a service starts while no car is named, the flat one for AC', () => {
    expect(understand('AC service', sheetBook)?.offer?.price).toBe(rupees(999));
    expect(understand('express service', sheetBook)?.offer?.isFrom).toBe(true);
  });

  test.each(['franchise', 'refund', 'careers', 'zzzz qqqq', 'how are you'])(
    'is left to the search alone where it means nothing here: "%s"',
    (said) => expect(understand(said, sheetBook)).toBeUndefined(),
  );

  test('is understood without cars while the price sheet is not at hand', () =>
    expect(understand('swift ka AC jaipur', undefined)?.path).toBe('/car-ac-service-in-jaipur'));
});
