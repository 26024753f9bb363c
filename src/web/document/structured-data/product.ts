import { type Paise, toRupees } from '../../../values/money.ts';
import type { StructuredDataNode } from '../metadata.ts';
import { absolute, businessId, type CitySite, pageNodeId } from './site.ts';

interface ProductText {
  /** The page that sells it. */
  readonly path: string;
  /** Separates the products of one page: the doorstep service's id. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Path of a picture as PNG. */
  readonly image: string;
  readonly price: Paise;
}

/** A product that visitors can put into the cart; only the doorstep catalogue's pages have one. */
export const productNode = (site: CitySite, product: ProductText): StructuredDataNode => ({
  '@type': 'Product',
  ...pageNodeId(site, product.path, product.id),
  name: product.name,
  description: product.description,
  image: absolute(site, product.image),
  sku: product.id,
  brand: { '@type': 'Brand', name: site.brand.name },
  offers: {
    '@type': 'Offer',
    price: toRupees(product.price),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url: absolute(site, product.path),
    seller: businessId(site),
  },
});
