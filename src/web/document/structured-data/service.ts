import { type Paise, toRupees } from '../../../values/money.ts';
import type { StructuredDataNode, StructuredDataValue } from '../metadata.ts';
import { geoCircle } from './auto-repair.ts';
import { businessId, type CitySite } from './site.ts';

interface OfferText {
  readonly name: string;
  readonly price: Paise;
}

interface ServiceText {
  readonly name: string;
  /** "Car AC service" */
  readonly serviceType: string;
  /** Name of the city, with the locality on a locality's page. */
  readonly area: string;
  /** Set where the page promises a circle around its city instead: its radius in metres. */
  readonly radiusMetres?: number | undefined;
  /** Undefined while the price sheet is still being fetched: a page never waits for its structured data. */
  readonly offers?: readonly OfferText[] | undefined;
}

/** A service of a page with its prices in rupees. The page's own description says what it is. */
export const serviceNode = (site: CitySite, words: ServiceText): StructuredDataNode => {
  const { name, serviceType, area, radiusMetres, offers = [] } = words;
  return {
    '@type': 'Service',
    name,
    serviceType,
    provider: businessId(site),
    areaServed: radiusMetres === undefined ? area : geoCircle(site.city.coordinates, radiusMetres),
    ...pricesOf(offers),
  };
};

/** One price as an offer; of several the lowest and the highest, because the page lists them all. */
function pricesOf([first, ...others]: readonly OfferText[]): { offers?: StructuredDataValue } {
  if (first === undefined) return {};
  const price = toRupees(first.price);
  const priceCurrency = 'INR';
  if (others.length === 0) return { offers: { '@type': 'Offer', name: first.name, price, priceCurrency } };
  const prices = [price, ...others.map((other) => toRupees(other.price))];
  return {
    offers: {
      '@type': 'AggregateOffer',
      offerCount: prices.length,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      priceCurrency,
    },
  };
}
