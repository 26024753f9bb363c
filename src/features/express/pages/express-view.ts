import type { FeaturedPrice } from '../../../../client/islands/pricing/picker-props.ts';
import type { ExpressPage } from '../../../content/express/express-pages.ts';
import { expressText } from '../../../content/text/en/express.ts';
import type { PriceName, PriceSet } from '../../pricing/contract.ts';

const titles: Partial<Record<PriceName, string>> = {
  dentPaint: expressText.slip.dentPaint,
  ac: expressText.slip.ac,
};

/** What the slip of an express page shows the price of. */
export const featuredOf = ({ price }: ExpressPage): FeaturedPrice => ({
  title: titles[price] ?? expressText.slip.express,
  price,
});

/** The page's price for one car, as structured data and the bar on phones name it. */
export const priceFor = (page: ExpressPage, prices: PriceSet | undefined) =>
  prices?.[page.price].price ?? undefined;
