import type { PictureName } from '../../content/pictures.ts';
import { mostServicedIn } from '../../content/vehicles/most-serviced.ts';
import { type Position, promisedPrice, type ShownBanner } from '../../features/banners/index.ts';
import type { CouponOffer } from '../../features/coupons/contract.ts';
import { priceSet } from '../../features/pricing/contract.ts';
import { chooseCar } from '../../features/pricing/index.ts';
import { formatMoney } from '../../values/money.ts';
import { locale } from '../contract/locale.ts';
import type { PageContext } from '../pages/page-entry.ts';
import { wantedCar } from '../pages/page-prices.ts';

/** A banner with finished texts. */
export interface BannerView {
  readonly heading: string;
  readonly line: string;
  readonly button: string;
  readonly href: string;
  readonly picture: PictureName | undefined;
  readonly coupon: { readonly code: string; readonly off: string | undefined } | undefined;
}

export type BannerViews = Readonly<Partial<Record<Position, BannerView>>>;

/** The price of the page's car, with the banner's coupon where it applies; undefined where the sheet has none. */
function priceOn(context: PageContext, { banner, variant }: ShownBanner): string | undefined {
  const { book } = context.prices;
  if (banner.price === null || book === undefined) return undefined;
  const car = chooseCar(book, wantedCar(context), { standIns: mostServicedIn(context.city.slug) });
  const amount = car && priceSet(car.row)[banner.price].price;
  if (amount == null) return undefined;
  return formatMoney(variant.offer ? promisedPrice(amount, banner.price, variant.offer) : amount);
}

/** "20%" or "₹200". */
const offOf = ({ kind, value }: CouponOffer): string =>
  kind === 'percent' ? `${value}%` : formatMoney(value);

function viewOf(context: PageContext, shown: ShownBanner): BannerView | undefined {
  const price = priceOn(context, shown);
  if (shown.banner.price !== null && price === undefined) return undefined;
  const filled = (text: string) =>
    text.replaceAll('{city}', context.city.name).replaceAll('{price}', price ?? '');
  const { heading, line, button, href, picture, coupon, offer } = shown.variant;
  return {
    heading: filled(heading),
    line: filled(line),
    button,
    href: locale.localised(href),
    picture,
    coupon: coupon === undefined ? undefined : { code: coupon, off: offer && offOf(offer) },
  };
}

/** Fills city and price into the texts of a page's banners. A banner whose price is missing is left out. */
export const bannerViews = (context: PageContext): BannerViews =>
  Object.fromEntries(
    Object.entries(context.banners ?? {}).flatMap(([position, shown]) => {
      const view = viewOf(context, shown);
      return view ? [[position, view]] : [];
    }),
  );
