import { expect, test } from 'vitest';
import { cities, homeCity } from '../../src/content/cities/all-cities.ts';
import type { PageEntry } from '../../src/web/pages/page-entry.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { claimChecker } from '../claims/check-claims.ts';
import { passagesOf } from '../claims/page-text.ts';
import { share, volume } from '../every-case.ts';
import { sheetBook } from '../unit/src/web/pages/render-page.ts';
import { testSite } from './test-site.ts';

interface Visit {
  readonly address: string;
  readonly city: string;
  readonly entry: PageEntry;
}

/** Families whose text is about the company or about cars in general, whichever city the visitor comes from. */
const ABOUT_NO_CITY = ['company', 'blog', 'blog-post', 'legal', 'spin', 'privacy-choices', 'voice-search'];
/** These name other amounts than prices of ours: a franchise fee, a coupon, an example in an article. */
const OTHER_AMOUNTS = ['company', 'blog-post', 'blog', 'legal', 'spin', 'near-me-guide'];
/** An electric car, for the price tables of pages that show a visitor's own car. */
const ELECTRIC = 'tata-nexon-electric';
/** The Worker under test is one process, so only some requests run at the same time. */
const AT_ONCE = 16;

const carIds = sheetBook.manufacturers.flatMap(({ models }) => models.map(({ carId }) => carId));

/** The paths of a page, with those of every car of the sheet, listed in the sitemap or not. */
const pathsOf = (entry: PageEntry): readonly string[] => [
  ...entry.paths(),
  ...(entry.family === 'car' ? carIds.map((id) => `/car-services/${id}`) : []),
];

/** Every address of an entry, and its `?city=` and `?car=` variants where the city or the car changes the page. */
function visitsOf(entry: PageEntry): readonly Visit[] {
  return pathsOf(entry).flatMap((path, index) => {
    const own = entry.open(path)?.city?.slug;
    const followsCity = own === undefined && !ABOUT_NO_CITY.includes(entry.family);
    // One other city stands for all on the hundreds of car pages.
    const others = entry.family === 'car' ? cities.slice(4, 5) : cities.filter((city) => city !== homeCity);
    const variants = followsCity ? others.map(({ slug }) => [`${path}?city=${slug}`, slug] as const) : [];
    const electric = entry.query.includes('car') && index < cities.length ? [`${path}?car=${ELECTRIC}`] : [];
    return [
      { address: path, city: own ?? homeCity.slug, entry },
      ...variants.map(([address, city]) => ({ address, city, entry })),
      ...electric.map((address) => ({ address, city: own ?? homeCity.slug, entry })),
    ];
  });
}

/** The rows of the model that a car's page is about. */
function carsOf(address: string) {
  const id = /^\/car-services\/([^?]+)/.exec(address)?.[1];
  const model = id === undefined ? undefined : sheetBook.modelOfCar(id);
  return (model?.fuelTypes ?? []).flatMap(
    (fuelType) =>
      sheetBook.row({ manufacturer: model?.manufacturer ?? '', model: model?.name ?? '', fuelType }) ?? [],
  );
}

const site = await testSite();

test('no page claims a way, a duration, a price or work that its city and car do not have', async () => {
  const check = claimChecker(sheetBook);
  const visits = share(pageTable.filter(({ audience }) => audience !== 'private').flatMap(visitsOf), 12);
  const wrong: string[] = [];
  let claims = 0;
  const visit = async ({ address, city, entry }: Visit) => {
    const response = await site.fetch(address);
    if (response.status !== 200) return wrong.push(`${address} answers ${response.status}`);
    const checked = check({
      city,
      cars: carsOf(address),
      arePricesOurs: !OTHER_AMOUNTS.includes(entry.family),
      passages: passagesOf(await response.text()),
    });
    claims += checked.claims;
    return wrong.push(
      ...checked.falseClaims.map(({ claim, reason }) => `${address}: ${reason}: “${claim.text}”`),
    );
  };
  for (let from = 0; from < visits.length; from += AT_ONCE) {
    await Promise.all(visits.slice(from, from + AT_ONCE).map(visit));
  }
  console.info(`${claims} claims on ${visits.length} addresses`);
  expect(wrong).toEqual([]);
  expect(visits.length).toBeGreaterThan(volume(1000, 12));
  expect(claims).toBeGreaterThan(volume(10_000, 12));
}, 300_000);
