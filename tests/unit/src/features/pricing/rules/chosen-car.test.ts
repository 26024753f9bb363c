import { describe, expect, test } from 'vitest';
import { chooseCar, type WantedCar } from '../../../../../../src/features/pricing/rules/chosen-car.ts';
import { buildPriceBook, EMPTY_PRICE_BOOK } from '../../../../../../src/features/pricing/rules/price-book.ts';
import { sampleRows } from './sample-rows.ts';

const book = buildPriceBook(sampleRows());
const standIns = ['maruti-alto', 'hyundai-creta'];
const chosen = (wanted: WantedCar, manufacturer?: string) => {
  const car = chooseCar(book, wanted, { manufacturer, standIns });
  return car && [car.row.manufacturer, car.row.model, car.row.fuelType, car.isVisitors].join(' ');
};

describe('the car a page shows prices for', () => {
  test.each([
    [{}, 'Maruti Alto Petrol false'],
    [{ car: 'maruti-wagon-r-cng' }, 'Maruti Wagon R CNG true'],
    [{ car: 'maruti-flying-carpet-petrol' }, 'Maruti Alto Petrol false'],
    [{ manufacturer: 'hyundai' }, 'Hyundai Creta Petrol false'],
    [{ manufacturer: 'Maruti', model: 'wagon r' }, 'Maruti Wagon R Petrol true'],
    [{ manufacturer: 'maruti', model: 'wagon-r', fuelType: 'cng' }, 'Maruti Wagon R CNG true'],
    [{ manufacturer: 'maruti', model: 'wagon-r', fuelType: 'diesel' }, 'Maruti Wagon R Petrol true'],
    [{ manufacturer: 'hyundai', model: 'wagon-r', fuelType: 'cng' }, 'Hyundai Creta Petrol false'],
  ])('%o is %s', (wanted, car) => {
    expect(chosen(wanted)).toBe(car);
  });

  test('leaves the manufacturers that an address has not ruled out', () => {
    const left = (wanted: WantedCar, manufacturer?: string) =>
      chooseCar(book, wanted, { manufacturer, standIns })?.manufacturers.map(({ slug }) => slug);
    expect(left({})).toEqual(book.manufacturers.map(({ slug }) => slug));
    expect(left({ manufacturer: 'hyundai' })).toEqual(['hyundai']);
    expect(left({}, 'maruti')).toEqual(['maruti']);
    expect(left({ car: 'maruti-wagon-r-cng' })).toEqual(['maruti']);
  });

  test("on a manufacturer's page is that manufacturer's, for any address", () => {
    expect(chosen({}, 'hyundai')).toBe('Hyundai Creta Petrol false');
    expect(chosen({ car: 'maruti-wagon-r-cng' }, 'hyundai')).toBe('Hyundai Creta Petrol false');
    expect(chosen({ manufacturer: 'maruti' }, 'hyundai')).toBe('Hyundai Creta Petrol false');
    expect(chosen({ model: 'creta', fuelType: 'diesel' }, 'hyundai')).toBe('Hyundai Creta Diesel true');
  });

  test("is a manufacturer's first model when none of the stand-ins is theirs", () => {
    expect(chooseCar(book, {}, { manufacturer: 'maruti', standIns: [] })?.row.model).toBe('Alto');
  });

  test('is none for an empty sheet', () => {
    expect(chooseCar(EMPTY_PRICE_BOOK, { car: 'maruti-alto-petrol' }, { standIns })).toBeUndefined();
  });
});
