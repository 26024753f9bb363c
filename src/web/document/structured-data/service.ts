import { type Paise, toRupees } from '../../../values/money.ts';
import type { StructuredDataNode, StructuredDataValue } from '../metadata.ts';
import { absolute, businessId, pageNodeId, type Site } from './site.ts';

interface OfferText {
  readonly name: string;
  readonly price: Paise;
}

interface ServiceText {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** "Car AC service" */
  readonly serviceType: string;
  /** Name of the city, with the locality on a locality's page. */
  readonly area: string;
  /** Undefined while the price sheet is still being fetched: a page never waits for its structured data. */
  readonly offers?: readonly OfferText[] | undefined;
}

/** A service of a page with its prices in rupees. */
export const serviceNode = (site: Site, words: ServiceText): StructuredDataNode => {
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

const offer = ({ name, price }: OfferText): StructuredDataValue => ({
  '@type': 'Offer',
  name,
  price: toRupees(price),
  priceCurrency: 'INR',
});
