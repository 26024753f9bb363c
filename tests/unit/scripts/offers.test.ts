import { expect, test } from 'vitest';
import { offerTable } from '../../../scripts/offers.ts';
import { cities } from '../../../src/content/cities/all-cities.ts';
import { offeredServices } from '../../../src/features/offers/index.ts';
import { sheetBook } from '../src/web/pages/render-page.ts';

const rows = ['maruti-swift-petrol', 'tata-nexon-electric'].flatMap((slug) => sheetBook.rowOfCar(slug) ?? []);
const table = offerTable(rows);
const cellsOf = (...words: readonly string[]) =>
  table.find((cells) => words.every((word) => cells.includes(word)));

test('the offer table has one line for every city, service and fuel type', () => {
  expect(table).toHaveLength(cities.length * offeredServices.length * 2);
});

test('a line names ways, time, duration and price, or the reason and the cities that have it', () => {
  expect(cellsOf('jaipur', 'express', 'Electric')).toEqual([
    'jaipur',
    'express',
    'Electric',
    'expressBay pickup',
    'slots 8 AM to 8 PM',
    '90 minutes',
    '₹4,099',
    'electric list',
  ]);
  expect(cellsOf('mumbai', 'express', 'Petrol')).toEqual([
    'mumbai',
    'express',
    'Petrol',
    'no: other_cities_only',
    'jaipur',
  ]);
});
