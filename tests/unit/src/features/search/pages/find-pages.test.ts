import { describe, expect, test } from 'vitest';
import { findCity, homeCity } from '../../../../../../src/content/cities/all-cities.ts';
import { findPages } from '../../../../../../src/features/search/pages/find-pages.ts';
import { queries } from './queries.ts';

const find = (query: string, city = homeCity) =>
  findPages(query, { city, book: undefined, most: 5 }).map(({ path }) => path);

describe('the search', () => {
  test.each([
    ['ac not cooling', '/services/ac'],
    ['windsheild', '/services/windshield'],
    ['mansarovar', '/car-service-in-jaipur/mansarovar'],
    ['jump start', '/doorstep-services/category/EMERGENCY#jump-start'],
    ['franchise', '/franchise'],
    ['refund', '/refund-policy'],
  ])('finds for "%s" %s', (query, path) => {
    expect(find(query)).toContain(path);
  });

  test.each(queries)('finds for "%s" %s among the first five', (query, path) => {
    expect(find(query)).toContain(path);
  });

  test("leads to the manufacturer's page of the visitor's city", () => {
    expect(find('hyundai', findCity('pune'))[0]).toBe('/hyundai-car-service-in-pune');
  });

  test('finds nothing for what is none of our business', () => {
    expect(find('zzzz qqqq')).toEqual([]);
  });

  test('gives two pages of one work different titles', () => {
    const found = findPages('battery', { city: homeCity, book: undefined, most: 12 });
    const titles = found.map(({ title }) => title);
    expect(titles).toHaveLength(new Set(titles).size);
  });

  test('names each page once', () => {
    const paths = find('mechanic');
    expect(paths).toHaveLength(new Set(paths).size);
    expect(paths).toContain('/car-mechanic-shop-in-jaipur');
  });
});
