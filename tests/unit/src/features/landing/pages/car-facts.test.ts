import { expect, test } from 'vitest';
import { carFacts } from '../../../../../../src/features/landing/pages/car-facts.ts';
import { buildPriceBook } from '../../../../../../src/features/pricing/rules/price-book.ts';
import { sampleRows } from '../../pricing/rules/sample-rows.ts';

const book = buildPriceBook(sampleRows());

test('a car names its lowest price over all fuel types', () => {
  expect(carFacts(book, 'hyundai-creta')?.cheapest).toBe('₹3,499');
  expect(carFacts(book, 'maruti-wagon-r')?.cheapest).toBe('₹2,199');
});

test('a car without a row, or with another spelling of its id, has no facts', () => {
  expect(carFacts(book, 'tata-nexon')).toBeUndefined();
  expect(carFacts(book, 'Hyundai-Creta')).toBeUndefined();
});
