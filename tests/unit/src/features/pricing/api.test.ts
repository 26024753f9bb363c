import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricesApi } from '../../../../../src/features/pricing/api.ts';
import { carPrices, priceList } from '../../../../../src/features/pricing/contract.ts';
import { buildPriceBook, EMPTY_PRICE_BOOK } from '../../../../../src/features/pricing/rules/price-book.ts';
import { sampleRows } from './rules/sample-rows.ts';

const book = buildPriceBook(sampleRows());
const api = pricesApi({ prices: { peek: () => book, get: async () => book } });
const withoutSheet = pricesApi({ prices: { peek: () => undefined, get: async () => EMPTY_PRICE_BOOK } });

describe('GET /api/prices', () => {
  test('lists the cars that have a price, common ones first', async () => {
    const response = await api.request('/');
    expect(response.status).toBe(200);
    expect(priceList.parse(await response.json())).toEqual({
      brands: [
        {
          name: 'Maruti',
          models: [
            { name: 'Wagon R', fuelTypes: ['Petrol', 'CNG'] },
            { name: 'Alto', fuelTypes: ['Petrol'] },
          ],
        },
        { name: 'Hyundai', models: [{ name: 'Creta', fuelTypes: ['Petrol', 'Diesel'] }] },
      ],
      version: book.version,
    });
  });

  test('may be cached for five minutes, under the version of the sheet', async () => {
    const { headers } = await api.request('/');
    expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=3600');
    expect(headers.get('etag')).toBe(`"${book.version}"`);
  });

  test.each([`"${book.version}"`, `W/"${book.version}"`, `"older", "${book.version}"`])(
    'answers 304 to a browser that has %s',
    async (tag) => {
      const response = await api.request('/', { headers: { 'if-none-match': tag } });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
    },
  );

  test('answers 200 to a browser that has another version', async () => {
    expect((await api.request('/', { headers: { 'if-none-match': '"older"' } })).status).toBe(200);
  });

  test('answers an empty list that is never cached while there is no sheet', async () => {
    const response = await withoutSheet.request('/');
    expect(await response.json()).toEqual({ brands: [], version: EMPTY_PRICE_BOOK.version });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('GET /api/prices/:brand/:model/:fuelType', () => {
  test.each(['/maruti/wagon-r/petrol', '/Maruti/Wagon%20R/Petrol', '/MARUTI/WAGON-R/PETROL'])(
    'answers the price set of %s in whole rupees',
    async (address) => {
      const response = await api.request(address);
      expect(response.status).toBe(200);
      expect(carPrices.parse(await response.json())).toEqual({
        manufacturer: 'Maruti',
        model: 'Wagon R',
        fuelType: 'Petrol',
        bodyType: 'hatchback',
        basicServicePrice: 2699,
        basicServiceFinalPrice: 2199,
        periodicServicePrice: 3199,
        expressServicePrice: 3699,
        discountedExpressPrice: 3199,
        dentingPaintPrice: 2599,
        dentingPaintFinalPrice: 2099,
        fullBodyPaintPrice: 23499,
        fullBodyPaintFinalPrice: 22999,
        acServicePrice: 999,
        version: book.version,
      });
    },
  );

  test.each([
    '/maruti/wagon-r/diesel',
    '/maruti/swift/petrol',
    '/__proto__/constructor/toString',
    '/%E0%A4%A/x/y',
  ])('answers 404 for %s', async (address) => {
    const response = await api.request(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  test('answers 200 or 404 to any address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(fc.string(), fc.string(), fc.string()), async (parts) => {
        const response = await api.request(`/${parts.map(encodeURIComponent).join('/')}`);
        expect([200, 404]).toContain(response.status);
      }),
    );
  });
});
