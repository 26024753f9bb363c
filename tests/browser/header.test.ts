import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { cities, homeCity } from '../../src/content/cities/all-cities.ts';
import { isOfferedIn } from '../../src/features/offers/index.ts';
import type { Chrome } from '../../src/web/pages/page-entry.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { share } from '../every-case.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { ownStates, ownVariables } from './states/own-states.ts';
import { testJourney } from './test-journey.ts';

/** The addresses of bookings and orders in their states. The link of a booking opens its bill too, so both stand together. */
const journey = await testJourney({ variables: ownVariables });
const own = (await ownStates(journey.site)).map(({ name, path }) =>
  name === 'job-bill' ? [path, path.replace('?', '/bill?')] : [path],
);
afterEach(() => journey.expectQuietConsole());

/** The first address of each page of the table, so that pages of one family have their turn too. */
const listed: readonly string[] = [
  ...new Set([
    ...onePathOfEachFamily(pageTable).values(),
    ...pageTable
      .filter(({ audience }) => audience !== 'private')
      .flatMap((entry) => entry.paths().slice(0, 1)),
    '/search?q=battery',
  ]),
];

const pagesWith = (navigation: Chrome['navigation']): readonly string[] =>
  pageTable.filter(({ chrome }) => chrome.navigation === navigation).flatMap((entry) => entry.paths());
/** Pages of a task, where no row of links stands beside the page's own action. */
const slim: readonly string[] = [...pagesWith('slim'), '/car-services/maruti-swift'];

/** Opens each page in turn without scripts, and collects what is missing on it. */
async function missingOn(
  paths: readonly string[],
  device: 'phone' | 'tablet',
  missing: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const page = await journey.visit(addressOf(paths), { device, javaScriptEnabled: false, isWalk: true });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`${journey.site.origin}${path}`);
    for (const part of await missing(page)) found.push(`${path.split('?')[0]}: ${part}`);
  }
  await page.context().close();
  return found;
}
const addressOf = ([first = '/']: readonly string[]) => first;

/** The names of the parts that are not exactly once on the screen. */
const absent = async (parts: Readonly<Record<string, ReturnType<Page['locator']>>>) => {
  const found: string[] = [];
  for (const [name, part] of Object.entries(parts))
    if ((await part.filter({ visible: true }).count()) !== 1) found.push(name);
  return found;
};

const fullHeader = (page: Page) => {
  const header = page.getByRole('banner').first();
  return absent({
    brand: header.getByRole('link', { name: /, home$/ }),
    services: header.getByRole('link', { name: 'Services', exact: true }),
    'my bookings': header.getByRole('link', { name: 'My bookings' }),
    city: header.getByRole('button', { name: /^Your city:/ }),
    'Book Now': header.getByRole('button', { name: 'Book Now' }),
  });
};

/** The parts of a slim header that are missing, and those of a full one that are there. All of it is one row. */
const slimHeader = async (page: Page): Promise<readonly string[]> => {
  const header = page.locator('header.top');
  const missing = await absent({
    brand: header.locator('a.logo'),
    city: header.locator('.right button.city'),
    language: header.locator('.right a[lang]'),
    menu: header.locator('.right [popovertarget=menu]'),
  });
  const extra = header.locator('nav a, .btn').filter({ visible: true });
  const { height = 0 } = (await header.boundingBox()) ?? {};
  return [
    ...missing,
    ...((await extra.count()) > 0 ? ['a row of links or Book Now'] : []),
    ...(height > 80 ? [`${height} px high`] : []),
  ];
};

const phoneMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  if ((await button.count()) === 0) {
    // A task page has its own header on a phone, with the way back, and the bar below keeps the other ways.
    return absent({ 'way back': page.locator('header .page > a.icon-btn:first-child') });
  }
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  return absent({
    city: menu.getByRole('button', { name: /^Your city:/ }),
    search: menu.getByLabel('Search the site'),
    doorstep: menu.getByRole('link', { name: 'Doorstep services' }),
    call: menu.getByRole('link', { name: /^Call \+91/ }),
    'my bookings': menu.getByRole('link', { name: 'My bookings' }),
  });
};

describe('the header', () => {
  test('is whole at 768 px on every page of the table without a slim one, cart and checkout included', async () => {
    for (const path of ['/express-rzp-atc/cart', '/checkout']) expect(listed).toContain(path);
    const full = listed.filter((path) => !slim.includes(path));
    expect(await missingOn(share(full, 24), 'tablet', fullHeader)).toEqual([]);
  });

  test('is slim at 360, 767, 768 and 1280 px where the page has an action of its own, in both languages', async () => {
    const page = await journey.visit('/healthz', { isWalk: true });
    const wrong: string[] = [];
    for (const [place, english] of share(['/', ...slim], 3).entries())
      for (const path of share([english, `/hi${english}`.replace(/\/$/, '')], 2, place)) {
        await page.goto(`${journey.site.origin}${path}`);
        // The home page has a whole header on a wide screen.
        for (const width of english === '/' ? [360, 767] : [360, 767, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          for (const part of await slimHeader(page)) wrong.push(`${path} at ${width} px: ${part}`);
        }
      }
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  test('is whole at 768 px on the page of a booking, of an order and of a bill', async () => {
    expect(await missingOn(share(own, 6).flat(), 'tablet', fullHeader)).toEqual([]);
  });

  const longest = cities.toSorted((one, other) => other.name.length - one.name.length)[0] ?? homeCity;

  test.each([
    ['the longest city name', `/car-service-in-${longest.slug}`],
    ['the longest link to Hindi', '/maruti-car-service-in-jaipur'],
  ])('fits into 768, 800, 1024, 1247 and 1248 px with %s', async (_, path) => {
    const page = await journey.visit(path, { device: 'tablet' });
    for (const width of [768, 800, 1024, 1247, 1248]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const header = await page.getByRole('banner').first().boundingBox();
      const button = await page.getByRole('banner').getByRole('button', { name: 'Book Now' }).boundingBox();
      const content = await page.locator('main h1').first().boundingBox();
      expect(header?.height, `one row at ${width} px`).toBeLessThan(80);
      // The content has the same margin on both sides.
      expect((button?.x ?? 0) + (button?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(
        width - (content?.x ?? 0) + 1,
      );
    }
    await page.context().close();
  });

  test('has on a phone a menu with city, search, doorstep jobs, a call and one’s bookings, or the way back', async () => {
    expect(isOfferedIn(homeCity, 'doorstep')).toBe(true);
    const inHomeCity = listed.filter((path) => !/-in-(?!jaipur)/.test(path));
    expect(
      await missingOn([...share(inHomeCity, 24), ...share(own, 6, 1).flat()], 'phone', phoneMenu),
    ).toEqual([]);
  });
});
