import { type Paise, toRupees } from '../../domain/money.ts';
import type { StructuredDataNode, StructuredDataValue } from '../metadata.ts';
import { absolute, businessId, pageNodeId, type Site } from './site.ts';

export interface OfferWords {
  readonly name: string;
  readonly price: Paise;
}

export interface ServiceWords {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** "Car AC service" */
  readonly serviceType: string;
  /** Name of the city, and of the locality where the page is of one. */
  readonly area: string;
  /** None while the price sheet is not at hand: a page never waits for its structured data. */
  readonly offers?: readonly OfferWords[] | undefined;
}

/** A service of a page, with what it costs in rupees. */
export const serviceNode = (site: Site, words: ServiceWords): StructuredDataNode => {
  const { path, name, description, serviceType, area, offers = [] } = words;
  return {
    '@type': 'Service',
    ...pageNodeId(site, path, 'service'),
    name,
    description,
    serviceType,
    url: absolute(site, path),
    provider: businessId(site),
    areaServed: area,
    ...(offers.length === 0 ? {} : { offers: offers.map(offer) }),
  };
};

const offer = ({ name, price }: OfferWords): StructuredDataValue => ({
  '@type': 'Offer',
  name,
  price: toRupees(price),
  priceCurrency: 'INR',
});
