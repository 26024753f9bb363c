import { createContext, useContext } from 'react';
import { productId } from '../../records/service-words.ts';
import { PAGE_DATA, type PageData, type SoldService, type WantedService } from '../contract/page-data.ts';
import type { PageContext } from '../pages/page-entry.ts';
import { pricedPart } from '../pages/page-prices.ts';
import { Priced } from './Priced.tsx';
import { scriptJson } from './StructuredData.tsx';

/** The services that the page sells, collected while its parts are rendered. */
interface Offered {
  readonly sold: Map<string, SoldService>;
  wanted: readonly WantedService[] | undefined;
}

export const nothingOffered = (): Offered => ({ sold: new Map(), wanted: undefined });

/** The document provides it. */
export const PageOffers = createContext<Offered>(nothingOffered());

interface SellsProps {
  readonly services: readonly SoldService[];
  /** The services that this part's own form orders. */
  readonly wanted?: readonly string[];
}

/** Tells the scripts what this part of the page sells. It renders nothing. */
export function Sells({ services, wanted }: SellsProps) {
  const offered = useContext(PageOffers);
  for (const { id, price, discountPrice } of services) {
    const product = productId(id);
    offered.sold.set(id, { id, ...(product !== id && { product }), price, discountPrice });
  }
  if (wanted) offered.wanted = wanted.map((serviceId) => ({ serviceId, quantity: 1 }));
  return null;
}

interface PageDataBlockProps {
  readonly context: PageContext;
  readonly data: Omit<PageData, 'sold' | 'wanted'>;
  /** The parts of the page have filled it by then. */
  readonly offers: Offered;
}

/** The page's data. It stands behind the parts that sell, and waits for the same prices as they. */
export const PageDataBlock = ({ context, ...block }: PageDataBlockProps) => (
  <Priced part={pricedPart(context, () => undefined)} fallback={null}>
    {() => <Block {...block} />}
  </Priced>
);

function Block({ data, offers: { sold, wanted } }: Omit<PageDataBlockProps, 'context'>) {
  const all: PageData = { ...data, sold: [...sold.values()], wanted };
  return (
    <script type="application/json" id={PAGE_DATA} dangerouslySetInnerHTML={{ __html: scriptJson(all) }} />
  );
}
