import { addresses } from '../../contract/addresses.ts';
import type { PageEntry } from '../page-entry.ts';
import { XML_HEAD, xmlElement } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What search engines are told of: pages for everybody, each under its one address. */
const listed = (table: readonly PageEntry[]): readonly PageEntry[] =>
  table.filter((entry) => entry.audience === 'public' && entry.paths().length > 0);

const familiesOf = (table: readonly PageEntry[]): readonly string[] => [
  ...new Set(listed(table).map(({ family }) => family)),
];

/** `/sitemap.xml`: one part for each family of pages. */
export function sitemapIndex(table: readonly PageEntry[], siteUrl: string): string {
  const parts = familiesOf(table).map(
    (family) => `<sitemap>${xmlElement('loc', `${siteUrl}${addresses.sitemapPart(family)}`)}</sitemap>`,
  );
  return [XML_HEAD, `<sitemapindex xmlns="${NAMESPACE}">`, ...parts, '</sitemapindex>'].join('\n');
}

/** The pages of a family, with the date of their last change where the content says so; nothing for an unknown family. */
export function sitemapPart(
  table: readonly PageEntry[],
  family: string,
  siteUrl: string,
): string | undefined {
  const entries = listed(table).filter((entry) => entry.family === family);
  if (entries.length === 0) return undefined;
  const urls = entries.flatMap((entry) =>
    entry.paths().map((path) => {
      const modified = entry.modified(path);
      const lastmod = modified === undefined ? '' : xmlElement('lastmod', modified);
      return `<url>${xmlElement('loc', `${siteUrl}${path}`)}${lastmod}</url>`;
    }),
  );
  return [XML_HEAD, `<urlset xmlns="${NAMESPACE}">`, ...urls, '</urlset>'].join('\n');
}
