import type { Brand } from '../../../content/brand.ts';
import type { City } from '../../../content/cities/city.ts';
import { addresses } from '../../contract/addresses.ts';
import { locale } from '../../contract/locale.ts';

/** The facts that every node of a page's JSON-LD graph needs; a `PageContext` has them all. */
export interface Site {
  readonly brand: Brand;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
}

/** The facts of a page about one city's workshop. */
export interface CitySite extends Site {
  readonly city: City;
}

/** A reference to another node of the same graph. */
interface NodeReference {
  readonly [key: string]: string;
  readonly '@id': string;
}

const reference = (id: string): NodeReference => ({ '@id': id });

/** Ids are the same on every page, so that search engines see one organisation and one business a city. */
export const organisationId = ({ siteUrl }: Site): NodeReference => reference(`${siteUrl}/#organisation`);
export const webSiteId = ({ siteUrl }: Site): NodeReference => reference(`${siteUrl}/#website`);
export const businessId = ({ siteUrl, city }: CitySite): NodeReference =>
  reference(`${siteUrl}${locale.englishPath(addresses.city(city.slug))}#business`);

/** A node that belongs to one page: its post, its products. */
export const pageNodeId = ({ siteUrl }: Site, path: string, fragment: string): NodeReference =>
  reference(`${siteUrl}${path}#${fragment}`);

export const absolute = ({ siteUrl }: Site, path: string): string => `${siteUrl}${path}`;
