import { standInServices } from '../../scripts/stand-in-services.ts';
import { jaipur } from '../../src/content/cities/jaipur.ts';
import { buildPriceBook, type PriceBook } from '../../src/features/pricing/rules/price-book.ts';
import { nearestPages } from '../../src/features/search/pages/nearest-pages.ts';
import { createNotFoundPage } from '../../src/features/search/pages/not-found.tsx';
import { parseSheet } from '../../src/platform/price-sheet/parse-sheet.ts';
import { decodeCopy, encodeCopy } from '../../src/platform/price-sheet/stored-sheet.ts';
import { renderPage } from '../../src/web/document/render.tsx';
import { createPageContext } from '../../src/web/pages/page-context.ts';
import { NOT_FOUND, type PageEntry } from '../../src/web/pages/page-entry.ts';
import { createRouting } from '../../src/web/pages/routing.ts';
import { pageTable } from '../../src/web/pages/table.ts';

/** The cases of the growth bench. Vite bundles them like the Worker, and Node runs them: one call is one run. */
export type Cases = Readonly<Record<string, () => unknown>>;

const copyOf = (path: string, copy: number): string => (copy === 0 ? path : `${path}-${copy}`);

/** The table `times` over: every entry again, its listed addresses with a number behind them. */
function grownTable(times: number): readonly PageEntry[] {
  return Array.from({ length: times }, (_, copy) =>
    pageTable.map((entry): PageEntry => {
      const paths = entry.paths().map((path) => copyOf(path, copy));
      const originals = new Map(paths.map((path, at) => [path, entry.paths()[at] ?? path]));
      return {
        ...entry,
        isEndless: entry.isEndless && copy === 0,
        paths: () => paths,
        open: (path) => entry.open(originals.get(path) ?? path),
      };
    }),
  ).flat();
}

/** Finds a page's entry and the nearest pages of an unknown address, in a table `times` as long. */
export function pageCases(times: number): Cases {
  const table = grownTable(times);
  const route = createRouting(table);
  const context = contextOf(createNotFoundPage(table), '/car-servce-in-jaipur/mansrovar', EMPTY);
  return {
    'route of a listed page': () => route('/car-service-in-jaipur/malviya-nagar'),
    'route of a car': () => route('/car-services/maruti-swift'),
    'route of an unknown address': () => route('/wp-login.php'),
    'nearest pages of an unknown address': () => nearestPages(table, context),
  };
}

/** The sheet with `times` the rows: up to ten times the models of each maker, then as many more makers. */
export function grownSheet(text: string, times: number): string {
  const [header = '', ...rows] = text.split(/\r?\n/).filter((row) => row !== '');
  const copies = Array.from({ length: times }, (_, copy) =>
    copy === 0 ? rows : rows.map((row) => renamed(row, copy)),
  );
  return [header, ...copies.flat()].join('\n');
}

function renamed(row: string, copy: number): string {
  const [fuelType = '', maker = '', model = '', ...prices] = row.split(',');
  const makers = Math.floor(copy / 10);
  return [fuelType, makers === 0 ? maker : `${maker} ${makers}`, `${model} ${copy % 10}`, ...prices].join(
    ',',
  );
}

/** Pages of every kind that shows prices. */
const PRICED = [
  '/',
  '/services/periodic',
  '/car-service-in-jaipur',
  '/maruti-car-service-in-jaipur',
  '/car-services/maruti-swift',
  '/express',
];

export interface PriceCases {
  readonly requests: Cases;
  /** The hourly work beside the requests. */
  readonly hourly: Cases;
  /** Characters of HTML by path. */
  readonly sizes: Readonly<Record<string, number>>;
}

/** Look-ups, whole renderings and the reading of a new sheet, all with this sheet. */
export async function priceCases(sheet: string): Promise<PriceCases> {
  const book = bookOf(sheet);
  const parsed = parseSheet(sheet);
  if (!parsed.ok) throw new Error(parsed.code);
  const copy = encodeCopy({ ...parsed.value, source: 'address', fetchedAt: 0 });
  const rendered = new Map<string, () => Promise<string>>(
    PRICED.map((path) => [path, () => htmlOf(path, book)]),
  );
  const sizes: Record<string, number> = {};
  for (const [path, render] of rendered) sizes[path] = (await render()).length;
  return {
    requests: {
      'price of a car': () => book.row({ manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' }),
      'price of a car in an address': () => book.rowOfCar('maruti-swift-petrol'),
      'model of a car': () => book.modelOfCar('maruti-wagon-r'),
      ...Object.fromEntries([...rendered].map(([path, render]) => [`page ${path}`, render])),
    },
    hourly: {
      'sheet parsed': () => parseSheet(sheet),
      'kept copy read': () => decodeCopy(copy),
      'rows indexed': () => buildPriceBook(parsed.value.rows),
    },
    sizes,
  };
}

function bookOf(sheet: string): PriceBook {
  const parsed = parseSheet(sheet);
  return buildPriceBook(parsed.ok ? parsed.value.rows : []);
}

const EMPTY = buildPriceBook([]);

const contextOf = (entry: PageEntry, path: string, book: PriceBook) => {
  const services = standInServices(book);
  const url = new URL(path, services.siteUrl);
  return createPageContext({ services, entry, url, city: jaipur, now: new Date(0) });
};

const route = createRouting(pageTable);

async function htmlOf(path: string, book: PriceBook): Promise<string> {
  const found = route(path);
  if (found.kind !== 'page') throw new Error(`no page at ${path}`);
  const context = contextOf(found.entry, path, book);
  const loaded = await found.page.load(context);
  if (loaded === NOT_FOUND) throw new Error(`nothing at ${path}`);
  return new TextDecoder().decode(renderPage(found.entry, loaded, context).bytes);
}
