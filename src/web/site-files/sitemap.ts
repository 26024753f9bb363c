import type { PriceBook } from '../../features/pricing/contract.ts';
import { addresses } from '../contract/addresses.ts';
import type { PageEntry } from '../pages/page-entry.ts';
import { XML_HEAD, xmlElement } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap lists public pages only, each under its one address. */
const listed = (table: readonly PageEntry[]): readonly PageEntry[] =>
  table.filter(
    ({ audience, paths, pricedPaths }) => audience === 'public' && (paths().length > 0 || pricedPaths),
  );

const entriesOf = (table: readonly PageEntry[], family: string): readonly PageEntry[] =>
  listed(table).filter((entry) => entry.family === family);

/** `/sitemap.xml`: one part for each family of pages. */
export function sitemapIndex(table: readonly PageEntry[], siteUrl: string): string {
  const families = new Set(listed(table).map(({ family }) => family));
  const parts = [...families].map(
    (family) => `<sitemap>${xmlElement('loc', `${siteUrl}${addresses.sitemapPart(family)}`)}</sitemap>`,
  );
  return [XML_HEAD, `<sitemapindex xmlns="${NAMESPACE}">`, ...parts, '</sitemapindex>'].join('\n');
}

/** Whether the pages of a family depend on the price sheet. */
export const needsPrices = (table: readonly PageEntry[], family: string): boolean =>
  entriesOf(table, family).some(({ pricedPaths }) => pricedPaths !== undefined);

interface Part {
  readonly table: readonly PageEntry[];
  readonly family: string;
  readonly siteUrl: string;
  readonly book?: PriceBook | undefined;
}

/** The pages of a family with the dates of their last change where known; undefined for an unknown family. */
export function sitemapPart({ table, family, siteUrl, book }: Part): string | undefined {
  const entries = entriesOf(table, family);
  if (entries.length === 0) return undefined;
  const urls = entries.flatMap((entry) =>
    [...entry.paths(), ...(book ? (entry.pricedPaths?.(book) ?? []) : [])].map((path) => {
      const modified = entry.modified(path);
      const lastmod = modified === undefined ? '' : xmlElement('lastmod', modified);
      return `<url>${xmlElement('loc', `${siteUrl}${path}`)}${lastmod}</url>`;
    }),
  );
  return [XML_HEAD, `<urlset xmlns="${NAMESPACE}">`, ...urls, '</urlset>'].join('\n');
}
