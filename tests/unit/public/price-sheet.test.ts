import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { bodyTypeOf } from '../../../src/content/vehicles/body-types.ts';
import { buildPriceBook } from '../../../src/features/pricing/rules/price-book.ts';
import { NOTHING_DROPPED } from '../../../src/features/pricing/rules/sheet-words.ts';
import { rupees } from '../../../src/values/money.ts';
import { carId, vehicleLabel } from '../../../src/values/vehicle.ts';
import { normaliseRows } from '../src/features/pricing/rules/sample-rows.ts';

const HEADER =
  'FuelType,Car Brand,Car Model,Basic Service,Express Service Price,Discounted Price,Dent & Paint Price,Dent and Paint Full Body,AC Service';

const MANUFACTURERS =
  'Audi BMW Citroen Fiat Ford Honda Hyundai Isuzu Jaguar Jeep Kia Mahindra Maruti Mercedes MG Nissan Renault Skoda Tata Toyota Volkswagen Volvo';

const text = readFileSync(new URL('../../../public/price-sheet.csv', import.meta.url), 'utf8');
const parsed = Papa.parse<string[]>(text, { delimiter: ',' });
const { rows, dropped } = normaliseRows(parsed.data);
const book = buildPriceBook(rows);
const models = book.manufacturers.flatMap((manufacturer) => manufacturer.models);

describe('public/price-sheet.csv', () => {
  test('has exactly the nine columns of the specification', () => {
    expect(text.split('\n')[0]).toBe(HEADER);
    expect(parsed.errors).toEqual([]);
    expect(dropped).toEqual(NOTHING_DROPPED);
  });

  test('covers the 22 manufacturers with real breadth', () => {
    expect(book.manufacturers.map(({ name }) => name).join(' ')).toBe(MANUFACTURERS);
    expect(models.length).toBeGreaterThanOrEqual(150);
    expect(book.rowCount).toBeGreaterThanOrEqual(350);
  });

  test('names no car twice', () => {
    expect(book.rowCount).toBe(rows.length);
    expect(new Set(models.map((model) => model.carId)).size).toBe(models.length);
  });

  test('has a body type for every model', () => {
    expect(models.filter((model) => bodyTypeOf(model.carId) === undefined)).toEqual([]);
  });

  test('is sorted by manufacturer, model and fuel type', () => {
    const keys = rows.map((row) => [row.manufacturer, row.model, row.fuelType].join('\t').toLowerCase());
    expect(keys).toEqual(keys.toSorted());
  });

  test('knows no fuel type but the five that are sold', () => {
    expect([...new Set(rows.map((row) => row.fuelType))].sort()).toEqual([
      'CNG',
      'Diesel',
      'Electric',
      'Hybrid',
      'Petrol',
    ]);
  });

  test('prices every car within the bounds of its class', () => {
    for (const row of rows) {
      const most = rupees(bodyTypeOf(carId(row)) === 'luxury' ? 25_000 : 6_499);
      const discounted = row.express ?? 0;
      const name = vehicleLabel(row);
      expect(discounted, name).toBeGreaterThanOrEqual(rupees(2_999));
      expect(discounted, name).toBeLessThanOrEqual(most);
      expect(row.expressListPrice, name).toBe(discounted + rupees(500));
      expect(row.basic, name).toBeGreaterThanOrEqual(rupees(1_499));
      expect(row.basic, name).toBeLessThan(discounted);
      expect(row.dentPaint, name).toBeGreaterThanOrEqual(rupees(1_999));
      expect(row.fullBodyPaint, name).toBeGreaterThanOrEqual(rupees(21_999));
      expect(row.ac, name).toBe(rupees(999));
    }
  });

  test('starts where the advertised prices do', () => {
    const lowest = (name: 'basic' | 'express' | 'dentPaint' | 'fullBodyPaint') =>
      Math.min(...rows.flatMap((row) => row[name] ?? []));
    expect({
      basic: lowest('basic'),
      express: lowest('express'),
      dentPaint: lowest('dentPaint'),
      fullBodyPaint: lowest('fullBodyPaint'),
    }).toEqual({
      basic: rupees(1_799),
      express: rupees(2_999),
      dentPaint: rupees(1_999),
      fullBodyPaint: rupees(21_999),
    });
  });
});
