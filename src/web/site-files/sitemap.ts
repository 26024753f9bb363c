import type { PriceBook } from '../../features/pricing/contract.ts';
import { addresses } from '../contract/addresses.ts';
import { hasHindi, inHindi } from '../contract/hindi-pages.ts';
import type { PageEntry } from '../pages/page-entry.ts';
import { escapeXml, XML_HEAD, xmlElement } from './xml.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap lists public pages only, each under its one address. */
const listed = (table: readonly PageEntry[]): readonly PageEntry[] =>
  table.filter(
    ({ audience, paths, pricedPaths }) => audience === 'public' && (paths().length > 0 || pricedPaths),
  );

const entriesOf = (table: readonly PageEntry[], family: string): readonly PageEntry[] =>
  listed(table).filter((entry) => entry.family === family);

/** The families of pages that have a part of the sitemap. */
export const sitemapFamilies = (table: readonly PageEntry[]): readonly string[] => [
  ...new Set(listed(table).map(({ family }) => family)),
];

/** `/sitemap.xml`: one part for each family of pages. */
export function sitemapIndex(table: readonly PageEntry[], siteUrl: string): string {
  const parts = sitemapFamilies(table).map(
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

/** The pages of a family with the dates of their last change where known. */
export function sitemapPart({ table, family, siteUrl, book }: Part): string {
  const urls = entriesOf(table, family).flatMap((entry) =>
    [...entry.paths(), ...(book ? (entry.pricedPaths?.(book) ?? []) : [])].flatMap((path) => {
      const modified = entry.modified(path);
      const lastmod = modified === undefined ? '' : xmlElement('lastmod', modified);
      const links = alternates(path, siteUrl);
      return (links === '' ? [path] : [path, inHindi(path)]).map(
        (own) => `<url>${xmlElement('loc', `${siteUrl}${own}`)}${lastmod}${links}</url>`,
      );
    }),
  );
  return [XML_HEAD, `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">`, ...urls, '</urlset>'].join('\n');
}

/** The same page in each language; empty for a page in English only. */
const alternates = (path: string, siteUrl: string): string =>
  hasHindi(path)
    ? (
        [
          ['en-IN', path],
          ['hi-IN', inHindi(path)],
          ['x-default', path],
        ] as const
      )
        .map(
          ([language, own]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(`${siteUrl}${own}`)}"/>`,
        )
        .join('')
    : '';
