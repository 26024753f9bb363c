import type { FeaturedPrice } from '../../../../client/islands/pricing/picker-props.ts';
import type { ExpressPage } from '../../../content/express/express-pages.ts';
import { expressText } from '../../../content/text/en/express.ts';
import type { PriceField, PriceSet } from '../../pricing/rules/price-set.ts';

const titles: Partial<Record<PriceField, string>> = {
  dentingPaintFinalPrice: expressText.slip.dentPaint,
  acServicePrice: expressText.slip.ac,
};

/** What the slip of an express page shows the price of. */
export const featuredOf = ({ price }: ExpressPage): FeaturedPrice => ({
  title: titles[price.field] ?? expressText.slip.express,
  price: price.field,
  listPrice: price.list ?? null,
});

/** The page's price for one car, as structured data and the bar on phones name it. */
export const priceFor = (page: ExpressPage, prices: PriceSet | undefined) =>
  prices?.[page.price.field] ?? undefined;
