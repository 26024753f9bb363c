import { type Paise, toRupees } from '../../../values/money.ts';
import type { StructuredDataNode } from '../metadata.ts';
import { absolute, businessId, pageNodeId, type Site } from './site.ts';

interface ProductText {
  /** The page that sells it. */
  readonly path: string;
  /** Tells the products of one page apart: the doorstep service's id. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Path of a picture as PNG. */
  readonly image: string;
  readonly price: Paise;
}

/** Something that goes into a cart: only the doorstep catalogue's pages have these. */
export const productNode = (site: Site, product: ProductText): StructuredDataNode => ({
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
