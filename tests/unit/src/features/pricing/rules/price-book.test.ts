import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPriceBook, EMPTY_PRICE_BOOK } from '../../../../../../src/features/pricing/rules/price-book.ts';
import { rupees } from '../../../../../../src/values/money.ts';
import { carSlug } from '../../../../../../src/values/vehicle.ts';
import { normaliseRows, sampleRows } from './sample-rows.ts';

const bookOf = (...cells: readonly (readonly string[])[]) => buildPriceBook(normaliseRows(cells).rows);
const row = (fuelType: string, brand: string, model: string, price = '2999') => [
  fuelType,
  brand,
  model,
  price,
  price,
  price,
  price,
  price,
];

describe('buildPriceBook', () => {
  const book = buildPriceBook(sampleRows());

  test('lists manufacturers and models by name, fuel types with the common ones first', () => {
    const listing = book.manufacturers.map(({ name, models }) => [
      name,
      models.map((model) => [model.name, model.fuelTypes]),
    ]);
    expect(listing).toEqual([
      ['Hyundai', [['Creta', ['Petrol', 'Diesel']]]],
      [
        'Maruti',
        [
          ['Alto', ['Petrol']],
          ['Wagon R', ['Petrol', 'CNG']],
        ],
      ],
    ]);
  });

  test.each([
    ['MARUTI', 'wagon r', 'petrol'],
    ['maruti', 'wagon-r', 'PETROL'],
    ['Maruti', 'Wagon R', 'Petrol'],
  ])('finds %s %s %s by names and by slugs, in any case', (manufacturer, model, fuelType) => {
    expect(book.row({ manufacturer, model, fuelType })?.express).toBe(rupees(3199));
  });

  test('parses car slugs and car ids against the sheet', () => {
    expect(book.rowOfCar('maruti-wagon-r-cng')?.express).toBe(rupees(3399));
    expect(book.modelOfCar('maruti-wagon-r')?.name).toBe('Wagon R');
    expect(book.rowOfCar('maruti-wagon-r-diesel')).toBeUndefined();
    expect(book.modelOfCar('maruti-wagon')).toBeUndefined();
    expect(book.rowOfCar('a'.repeat(1_000_000))).toBeUndefined();
  });

  test('offers no fuel type without a price', () => {
    const priced = bookOf(row('Petrol', 'Tata', 'Punch'), row('Diesel', 'Tata', 'Punch', '0'));
    expect(priced.model('tata', 'punch')?.fuelTypes).toEqual(['Petrol']);
    expect(priced.row({ manufacturer: 'Tata', model: 'Punch', fuelType: 'Diesel' })).toBeUndefined();
  });

  test('counts the last of two rows for one car, and shows its manufacturer once', () => {
    const doubled = bookOf(
      row('Petrol', 'Tata', 'Punch', '2999'),
      row('petrol', 'TATA', 'PUNCH', '3001'),
      row('CNG', 'tata', 'punch'),
    );
    expect(doubled.rowCount).toBe(2);
    expect(doubled.manufacturers.map(({ slug }) => slug)).toEqual(['tata']);
    expect(doubled.row({ manufacturer: 'tata', model: 'punch', fuelType: 'petrol' })?.express).toBe(
      rupees(3001),
    );
    expect(doubled.rowOfCar('tata-punch-cng')).toBeDefined();
  });

  test('shows a model and a manufacturer in two spellings once, with all fuel types', () => {
    const spelt = bookOf(
      row('Petrol', 'Maruti', 'WagonR', '2999'),
      row('CNG', 'Maruti', 'Wagon R', '3199'),
      row('Petrol', 'MercedesBenz', 'C-Class'),
      row('Diesel', 'Mercedes-Benz', 'Cclass'),
    );
    const listing = spelt.manufacturers.flatMap(({ name, models }) =>
      models.map((model) => [name, model.name, model.fuelTypes]),
    );
    expect(listing).toEqual([
      ['Maruti', 'Wagon R', ['Petrol', 'CNG']],
      ['Mercedes-Benz', 'C-Class', ['Petrol', 'Diesel']],
    ]);
    expect(spelt.rowOfCar('maruti-wagon-r-petrol')?.express).toBe(rupees(2999));
  });

  test('keeps a model whose name differs by a plus sign apart, with its own price', () => {
    const plus = bookOf(
      row('Diesel', 'Mahindra', 'Bolero Neo', '2999'),
      row('Diesel', 'Mahindra', 'Bolero Neo+', '3999'),
      row('Petrol', 'MG', 'Hector +', '4999'),
      row('Petrol', 'MG', 'Hector Plus', '4899'),
    );
    expect(plus.rowCount).toBe(3);
    const price = (model: string) =>
      plus.row({ manufacturer: 'Mahindra', model, fuelType: 'Diesel' })?.express;
    expect([price('Bolero Neo'), price('Bolero Neo+')]).toEqual([rupees(2999), rupees(3999)]);
    expect(plus.rowOfCar('mahindra-bolero-neo-plus-diesel')?.express).toBe(rupees(3999));
    expect(plus.rowOfCar('mg-hector-plus-petrol')?.express).toBe(rupees(4899));
  });

  test('treats prototype keys as names like any other', () => {
    const odd = bookOf(row('CNG', '__proto__', 'toString'), row('Petrol', 'hasOwnProperty', '__proto__'));
    expect(odd.manufacturers.map(({ name }) => name)).toEqual(['hasOwnProperty', '__proto__']);
    expect(odd.rowOfCar('proto-tostring-cng')?.model).toBe('toString');
    expect(EMPTY_PRICE_BOOK.manufacturer('__proto__')).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('Petrol');
  });

  test('changes its version with any price and with nothing else', () => {
    expect(buildPriceBook(sampleRows()).version).toBe(book.version);
    expect(bookOf(row('Petrol', 'Tata', 'Punch', '2999')).version).not.toBe(
      bookOf(row('Petrol', 'Tata', 'Punch', '3000')).version,
    );
    expect(book.version).toMatch(/^[a-z0-9]{6,}$/);
  });

  test('finds every row again that it was built from', () => {
    // The words of totals make no car.
    const name = fc
      .stringMatching(/^[B-Zb-z0-9][A-Za-z0-9]{0,12}$/)
      .filter((text) => !/^(?:total|sum|mean|grand|sub)/i.test(text));
    const fuel = fc.constantFrom('Petrol', 'Diesel', 'CNG', 'Hybrid', 'Electric');
    fc.assert(
      fc.property(fc.array(fc.tuple(fuel, name, name), { maxLength: 30 }), (cars) => {
        const built = bookOf(...cars.map(([fuelType, brand, model]) => row(fuelType, brand, model)));
        for (const [fuelType, manufacturer, model] of cars) {
          const found = built.row({ manufacturer, model, fuelType });
          expect(found).toBeDefined();
          expect(built.rowOfCar(carSlug({ manufacturer, model, fuelType }))).toBeDefined();
          expect(built.model(manufacturer, model)?.fuelTypes).toContain(found?.fuelType);
        }
      }),
    );
  });

  test('looks up a car in a hundredfold sheet as fast as in a small one', () => {
    const cells = Array.from({ length: 55_000 }, (_, index) =>
      row('Petrol', `Maker ${index % 220}`, `Model ${index}`),
    );
    const large = bookOf(...cells);
    expect(large.rowCount).toBe(55_000);
    const lookUps = 20_000;
    const started = performance.now();
    for (let index = 0; index < lookUps; index += 1) large.rowOfCar('maker-219-model-54999-petrol');
    expect((performance.now() - started) / lookUps).toBeLessThan(0.1);
  });
});
