import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { standInServices } from '../../../../../scripts/stand-in-services.ts';
import { homeCity } from '../../../../../src/content/cities/all-cities.ts';
import type { AppEnvironment } from '../../../../../src/web/app-environment.ts';
import { addresses } from '../../../../../src/web/contract/addresses.ts';
import { createPages } from '../../../../../src/web/pages/answer-pages.ts';
import { createPageCache } from '../../../../../src/web/pages/page-cache.ts';
import { hasQuery } from '../../../../../src/web/pages/requested-page.ts';
import { pageTable } from '../../../../../src/web/pages/table.ts';
import { dataIn } from '../../../../page-data.ts';
import { sheetBook } from '../pages/render-page.ts';

/** A page's HTML, with its prices ready or while the sheet is still being fetched. */
async function htmlOf(path: string, prices: 'ready' | 'awaited'): Promise<string> {
  const sheet = Promise.withResolvers<typeof sheetBook>();
  const services = {
    ...standInServices(sheetBook),
    prices: {
      peek: () => (prices === 'ready' ? sheetBook : undefined),
      get: () => sheet.promise,
    },
    sharedCache: () => undefined,
    now: () => new Date('2026-11-21T06:00:00Z'),
    waitUntil: () => undefined,
  };
  const [notFound] = pageTable.filter(({ family }) => family === 'not-found');
  const anyPage = notFound ?? pageTable[0];
  if (anyPage === undefined) throw new Error('the table has no page');
  const cache = createPageCache({ ...services, hasQuery });
  const pages = createPages({ table: pageTable, notFound: anyPage, services, cache });
  const app = new Hono<AppEnvironment>();
  app.use((context, next) => {
    context.set('city', homeCity);
    return next();
  });
  app.get('*', pages.answer);
  const answer = await app.request(`https://pahiya.example${path}`);
  // The answer has begun, so what needs the sheet comes later in it.
  sheet.resolve(sheetBook);
  return answer.text();
}

const CAR = 'car=maruti-swift-petrol';

test.each([
  [addresses.home, undefined],
  [addresses.doorstepCart, undefined],
  [`${addresses.expressPayNowCart}?${CAR}`, 1],
  [`${addresses.checkout}?${CAR}&package=express-service-90min`, 1],
  [addresses.expressPayNowCart, 0],
])('GET %s tells its scripts the same whether its prices are ready or stream in', async (path, wanted) => {
  const ready = dataIn(await htmlOf(path, 'ready'));
  const streamed = await htmlOf(path, 'awaited');
  expect(ready.brand).toBe('Pahiya');
  expect(ready.wanted?.length).toBe(wanted);
  if (wanted !== 0) expect(ready.sold).not.toEqual([]);
  // React gives a part that comes later an id of this kind.
  expect(streamed).toContain('id="S:');
  expect(dataIn(streamed)).toEqual(ready);
});
