import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { cities, homeCity } from '../src/content/cities/all-cities.ts';
import type { City } from '../src/content/cities/city.ts';
import { adVariants } from '../src/content/express/ad-variants.ts';
import { buildPriceBook } from '../src/features/pricing/rules/price-book.ts';
import { createNotFoundPage } from '../src/features/search/pages/not-found.tsx';
import { parseSheet } from '../src/platform/price-sheet/parse-sheet.ts';
import type { PageServices } from '../src/services/page-services.ts';
import { firstScreenOf } from '../src/web/document/page-styles.ts';
import { FOLD_PLACEHOLDER } from '../src/web/document/page-template.ts';
import { documentOf, PLACEHOLDERS } from '../src/web/document/render.tsx';
import { createPageContext } from '../src/web/pages/page-context.ts';
import { NOT_FOUND, type PageEntry } from '../src/web/pages/page-entry.ts';
import { pageTable } from '../src/web/pages/table.ts';
import { type PartsOfFirstScreens, shownFirst } from './first-screens.ts';
import { standInServices } from './stand-in-services.ts';
import { partsIn } from './style-picker.ts';

// `site-module.ts` runs this module, because Node alone does not read JSX.

const sheet = parseSheet(readFileSync('public/price-sheet.csv', 'utf8'));
const book = buildPriceBook(sheet.ok ? sheet.value.rows : []);
const services = standInServices(book);

/** Addresses of pages that no list has. Each is there because its page may have another first screen. */
const MORE_PATHS: Readonly<Record<string, readonly string[]>> = {
  car: ['/car-services/maruti-swift', '/car-services/hyundai-creta'],
  unserved: ['/car-service-in-lucknow'],
  campaign: ['/0a1b2c'],
  'not-found': ['/unknown', '/bookings/unknown', '/car-service-in-jaipurr'],
};

/** Values of the parameters that change a first screen. A page gets those that its entry names. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  car: ['maruti-swift-petrol'],
  manufacturer: ['maruti'],
  q: ['battery', 'swift service in jaipur', 'lucknow', '302017'],
  problem: ['invalid_fields'],
  choice: ['all'],
  for: ['contact', 'feedback', 'service-request'],
  page: ['2'],
  utm_content: adVariants.map(({ id }) => id),
};

interface SampledPage {
  readonly firstScreen: string;
  /** Up to the end of the first screen. */
  readonly html: string;
}

/** A state in which visitors find a page. */
interface State {
  readonly query?: string;
  readonly city?: City;
  readonly services?: Partial<PageServices>;
}

const pricesOf = (found: typeof book | undefined): Pick<PageServices, 'prices'> => ({
  // Without a book the prices never come, so that a page shows what it shows meanwhile.
  prices: { peek: () => found, get: () => (found ? Promise.resolve(found) : new Promise(() => undefined)) },
});

function statesOf(entry: PageEntry, path: string): readonly State[] {
  const queries = entry.query.flatMap((name) =>
    (QUERIES[name] ?? []).map((value) => ({ query: `${name}=${encodeURIComponent(value)}` })),
  );
  return [
    ...(entry.open(path)?.city ? [{}] : cities.map((city) => ({ city }))),
    ...queries,
    { services: pricesOf(undefined) },
    { services: pricesOf(buildPriceBook([])) },
    { services: { sampleContent: 'off' } },
  ];
}

/** A page that waits for its prices before it shows anything has no state without them. */
const patience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, 100));

/** Renders a page in one state, up to the end of its first screen; undefined where it has nothing to show. */
async function sampleOf(entry: PageEntry, path: string, state: State): Promise<SampledPage | undefined> {
  const page = entry.open(path);
  const context = createPageContext({
    services: { ...services, ...state.services },
    entry,
    url: new URL(`${path}?${state.query ?? ''}`, services.siteUrl),
    city: page?.city ?? state.city ?? homeCity,
    ownCity: page?.city,
    now: new Date(),
  });
  const loaded = await Promise.race([page?.load(context), patience()]);
  if (loaded === undefined || loaded === NOT_FOUND) return undefined;
  const own = { ...PLACEHOLDERS, styles: { css: '', ofFirstScreen: true } };
  const [html = ''] = renderToString(documentOf(entry, loaded, context, own)).split(FOLD_PLACEHOLDER);
  return { firstScreen: firstScreenOf(entry, loaded), html };
}

/** Renders every listed page in each of its states. Pages that show a record of one person are not listed. */
async function* sampledPages(): AsyncIterable<SampledPage> {
  for (const entry of [...pageTable, createNotFoundPage(pageTable)]) {
    if (entry.chrome.tool) continue;
    for (const path of [...entry.paths(), ...(MORE_PATHS[entry.name] ?? [])])
      for (const state of statesOf(entry, path)) {
        const sample = await sampleOf(entry, path, state);
        if (sample) yield sample;
      }
  }
}

async function collectParts(): Promise<PartsOfFirstScreens> {
  const parts = new Map<string, Set<string>>();
  for await (const { firstScreen, html } of sampledPages()) {
    const known = parts.get(firstScreen) ?? new Set();
    parts.set(firstScreen, known);
    for (const part of partsIn(shownFirst(html))) known.add(part);
  }
  return parts;
}

/** The elements and classes of first screens. The runner that loads this module stops when it is evaluated. */
export const partsOfFirstScreens = await collectParts();
