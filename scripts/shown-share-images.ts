import { readFileSync } from 'node:fs';
import { homeCity } from '../src/content/cities/all-cities.ts';
import { type ShareImage, sharedImages } from '../src/content/share-images.ts';
import { metadataText } from '../src/content/text/metadata.ts';
import { buildPriceBook } from '../src/features/pricing/rules/price-book.ts';
import { parseSheet } from '../src/platform/price-sheet/parse-sheet.ts';
import { formatMoney, rupees } from '../src/values/money.ts';
import { locale } from '../src/web/contract/locale.ts';
import type { Metadata } from '../src/web/document/metadata.ts';
import { shareImageAddress } from '../src/web/document/share-image-address.ts';
import { createPageContext } from '../src/web/pages/page-context.ts';
import { NOT_FOUND, type PageEntry } from '../src/web/pages/page-entry.ts';
import { pageTable } from '../src/web/pages/table.ts';
import { standInServices } from './stand-in-services.ts';

// `site-module.ts` runs this module once in each language, because Node alone does not read JSX.

const sheet = parseSheet(readFileSync('public/price-sheet.csv', 'utf8'));
const services = standInServices(buildPriceBook(sheet.ok ? sheet.value.rows : []));

/** The lowest price among the products of a page. Only the doorstep catalogue has them, and its prices are content. */
function priceOf({ structuredData = [] }: Metadata): string | undefined {
  const prices = structuredData.flatMap((node) => {
    const offer = node['@type'] === 'Product' ? node.offers : undefined;
    const price = typeof offer === 'object' && 'price' in offer ? offer.price : undefined;
    return typeof price === 'number' ? [price] : [];
  });
  return prices.length === 0 ? undefined : metadataText.from(formatMoney(rupees(Math.min(...prices))));
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The words of a page's title in two parts, above the picture of its kind. A price of the price sheet is not drawn: the
 * operator may change it after the build. The image would then be untrue.
 */
function imageOf(metadata: Metadata): ShareImage {
  const { name: brand } = services.brand;
  const parts = metadata.title.replace(` | ${brand}`, '').split(': ');
  // The wordmark states the brand already.
  const [headline = '', ...rest] = parts.filter((part) => part !== brand).map(capitalised);
  const shared = sharedImages[metadata.image];
  if (shared === undefined) throw new Error(`No share image is called ${metadata.image}`);
  const line = rest.length > 0 ? rest.join(': ') : shared.line;
  const price = priceOf(metadata);
  return { headline, line: price === undefined ? line : `${price}. ${line}`, picture: shared.picture };
}

async function imagesOf(entry: PageEntry): Promise<readonly (readonly [string, ShareImage])[]> {
  const images: (readonly [string, ShareImage])[] = [];
  for (const path of entry.paths().filter((listed) => locale.mayHavePage(listed))) {
    const page = entry.open(path);
    const loaded = await page?.load(
      createPageContext({
        services,
        entry,
        url: new URL(path, services.siteUrl),
        // The home city's page names no city, as a shared link must not name the city of its sender.
        city: page.city ?? homeCity,
        ownCity: page.city,
        now: new Date(0),
      }),
    );
    if (loaded === undefined || loaded === NOT_FOUND || loaded.metadata.ownImage === undefined) continue;
    images.push([loaded.metadata.ownImage, imageOf(loaded.metadata)]);
  }
  return images;
}

/** The images of one language by their addresses. */
export const shownImages: readonly (readonly [string, ShareImage])[] = [
  ...Object.entries(sharedImages).map(([name, image]) => [shareImageAddress(name), image] as const),
  ...(await Promise.all(pageTable.map(imagesOf))).flat(),
];
