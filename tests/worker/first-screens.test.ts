import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shownFirst } from '../../scripts/first-screens.ts';
import { HINDI_PART, partsIn, pickStyles } from '../../scripts/style-picker.ts';
import { styleTable, withLengths } from '../../scripts/style-table.ts';
import { hasHindi, inHindi } from '../../src/web/contract/hindi-pages.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { type PriceSheetStandIn, startPriceSheet } from '../upstreams/price-sheet.ts';
import { type Site, startSite } from './site.ts';
import { testSite } from './test-site.ts';

const [stylesheet = ''] = globSync('dist/client/assets/main-*.css');
const table = withLengths(styleTable(readFileSync(stylesheet, 'utf8')));

const LINK = '<link rel="stylesheet"';
const stylesIn = (html: string): string => /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

/** Each rule with one selector, and each variable. */
const rulesOf = (css: string): ReadonlySet<string> =>
  new Set(
    styleTable(css).flatMap(({ around, rule, variables, text }) => [
      ...(rule?.selectors ?? []).map((selector) => `${around}{${selector.text}{${rule?.body}`),
      ...(variables?.declarations ?? []).map(([name, value]) => `${around}{${name}:${value}`),
      ...(text ? [text] : []),
    ]),
  );

/** The rules that a page's own first screen needs and its head lacks. */
function missingIn(html: string): readonly string[] {
  const [firstScreen = ''] = html.split(LINK);
  const parts = partsIn(shownFirst(firstScreen));
  if (firstScreen.includes('<html lang="hi"')) parts.add(HINDI_PART);
  // An answer fills the name of the font in.
  const needed = pickStyles(table, parts, { withStates: false });
  const [own, all] = [needed, stylesIn(html)].map((css) =>
    rulesOf(css.replaceAll('font-family:Next Latin', 'font-family:Anek Latin')),
  );
  return [...(own ?? [])].filter((rule) => !all?.has(rule));
}

const site = await testSite();

/** Pages of a name differ in their words, rarely in their elements. */
const PATHS_OF_A_NAME = 4;
const listed = pageTable.flatMap((entry) =>
  entry.chrome.tool ? [] : entry.paths().slice(0, PATHS_OF_A_NAME),
);

/** Addresses outside the table, and states of pages. */
const others = [
  '/unknown',
  '/bookings/unknown',
  '/car-services/maruti-swift',
  '/car-service-in-lucknow',
  '/0a1b2c',
  '/?city=pune',
  '/services/ac?city=jodhpur',
  '/express?city=jodhpur',
  '/services?car=maruti-swift-petrol',
  '/car-service-in-jaipur?car=hyundai-creta-diesel',
  '/doorstep-services?q=battery',
  '/doorstep-services?q=zzzz',
  '/search?q=swift+service',
  '/search?q=lucknow',
  '/city?q=302017',
  '/express-rzp-atc/cart?car=maruti-swift-petrol',
];

describe('the head of a page', () => {
  test.each([
    ['English', [...listed, ...others]],
    ['Hindi', listed.filter(hasHindi).map(inHindi)],
  ])('carries every rule that its first screen needs, in %s', async (_, paths) => {
    const problems: unknown[] = [];
    for (const path of paths) {
      const html = await (await site.fetch(path)).text();
      if (html.split(LINK).length !== 2) problems.push([path, 'links', html.split(LINK).length - 1]);
      const missing = missingIn(html);
      if (missing.length > 0) problems.push([path, missing]);
    }
    expect(problems).toEqual([]);
  });
});

describe('a page whose prices are late', () => {
  let sheet: PriceSheetStandIn;
  let late: Site;
  beforeAll(async () => {
    sheet = await startPriceSheet();
    await sheet.fail('hanging', { delayMs: 120_000 });
    late = await startSite({ variables: { PRICE_SHEET_URL: sheet.sheetUrl } });
  });
  afterAll(async () => {
    await late.stop();
    await sheet.close();
  });

  /** The page up to its footer, which does not wait for prices. */
  async function beginningOf(path: string): Promise<string> {
    const decoder = new TextDecoder();
    const reader = (await late.fetch(path)).body?.getReader();
    let html = '';
    while (reader && !html.includes('<footer')) {
      const { value, done } = await reader.read();
      if (done) break;
      html += decoder.decode(value, { stream: true });
    }
    await reader?.cancel();
    return html;
  }

  test.each(['/', '/car-service-in-jaipur', '/ad-services', '/express', '/hi'])(
    'GET %s has the same styles as one with prices, and one link behind its first screen',
    async (path) => {
      const html = await beginningOf(path);
      expect(stylesIn(html)).toBe(stylesIn(await (await site.fetch(path)).text()));
      expect(html.split(LINK)).toHaveLength(2);
      expect(html.indexOf(LINK)).toBeGreaterThan(html.indexOf('<main'));
      expect(missingIn(html)).toEqual([]);
    },
  );
});
