import type { Brand } from '../../../content/brand.ts';

/** The facts that every node of a page's JSON-LD graph needs; a `PageContext` has them all. */
export interface Site {
  readonly brand: Brand;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
}

/** A reference to another node, of the same graph or of the home page's. */
interface NodeReference {
  readonly [key: string]: string;
  readonly '@id': string;
}

const reference = (id: string): NodeReference => ({ '@id': id });

/** Ids are the same on every page, so that search engines see one business and not one for each page. */
export const organisationId = ({ siteUrl }: Site): NodeReference => reference(`${siteUrl}/#organisation`);
export const webSiteId = ({ siteUrl }: Site): NodeReference => reference(`${siteUrl}/#website`);
export const businessId = ({ siteUrl }: Site): NodeReference => reference(`${siteUrl}/#business`);

/** A node that belongs to one page: its service, its questions. */
export const pageNodeId = ({ siteUrl }: Site, path: string, fragment: string): NodeReference =>
  reference(`${siteUrl}${path}#${fragment}`);

export const absolute = ({ siteUrl }: Site, path: string): string => `${siteUrl}${path}`;
