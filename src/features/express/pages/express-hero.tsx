import type { FeaturedPrice } from '../../../../client/islands/pricing/picker-state.ts';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import type { City } from '../../../content/cities/city.ts';
import type { ExpressPage } from '../../../content/express/express-pages.ts';
import { expressText as text } from '../../../content/text/express.ts';
import { Breadcrumb, type Crumb, HeroLead } from '../../../web/components/heroes.tsx';
import { TickList } from '../../../web/components/lists.tsx';
import { StickyAction } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BannerPlace } from '../../../web/document/BannerPlace.tsx';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarAction } from '../../../web/document/CarAction.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { Fold } from '../../../web/document/Fold.tsx';
import type { CarView, Part } from '../../../web/pages/page-prices.ts';
import { offeredName, serviceOfPrice } from '../../offers/index.ts';
import type { PriceName, PriceSet } from '../../pricing/contract.ts';

interface ExpressHeroProps {
  readonly page: ExpressPage;
  readonly path: string;
  readonly city: City;
  readonly car: Part<CarView | undefined>;
  readonly crumbs?: readonly Crumb[];
  /** Replaces the page's own price. */
  readonly featured?: FeaturedPrice | undefined;
  /** The text of an advertisement; it replaces the page's own text. */
  readonly advertised?: { readonly title: string; readonly lead: string; readonly points: readonly string[] };
}

/** A phone 360 px wide shows this many characters of a lead in three lines. */
const THREE_LINES = 130;

/** Shows the promise, with the price for the car beside it. */
export function ExpressHero({ page, path, city, car, crumbs, featured, advertised }: ExpressHeroProps) {
  const { title, lead, points } = advertised ?? {
    title: page.heading,
    lead: page.intro[0] ?? '',
    points: page.points,
  };
  return (
    <>
      <div className="service-hero">
        <div className="page">
          <div className="words">
            {crumbs && <Breadcrumb crumbs={crumbs} />}
            {/* Without a breadcrumb this margin separates the text from the edge. */}
            <h1 className={crumbs ? undefined : 'pad-above-5'}>{title}</h1>
            <HeroLead text={lead} room={THREE_LINES} />
            <Picture name={page.picture} priority hiddenOnPhones />
          </div>
          <div className="deal">
            <CarPicker
              path={path}
              city={city}
              car={car}
              layout="home"
              featured={featured ?? featuredOf(page)}
              otherwise={<Button opens={BOOKING_DIALOG}>{text.bookNow}</Button>}
            />
            <TickList ticks={points} />
            <ButtonLink kind="quiet" wide icon="calendar-clock" href={addresses.assistant}>
              {city.bookedOnline ? text.byChat : text.openChat}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Fold />
      <BannerPlace at="hero" />
    </>
  );
}

interface ExpressStickyProps {
  readonly page: ExpressPage;
  readonly car: CarView | undefined;
  /** Replaces the page's own price. */
  readonly featured?: FeaturedPrice;
}

/** Repeats the main action of the page at the bottom of a phone screen. */
export function ExpressSticky({ page, car, featured = featuredOf(page) }: ExpressStickyProps) {
  const { title, price } = featured;
  if (car) return <CarAction car={car.car} title={title} price={price} />;
  return <StickyAction caption={title} action={<Button opens={BOOKING_DIALOG}>{text.bookNow}</Button>} />;
}

const titles: Partial<Record<PriceName, string>> = {
  periodic: text.priceCard.periodic,
  dentPaint: text.priceCard.dentPaint,
  ac: text.priceCard.ac,
};

export const featuredOf = ({ price }: ExpressPage): FeaturedPrice => ({
  title: titles[price] ?? text.priceCard.express,
  price,
});

/** Returns the price of an advertisement, by the name of its service. */
export const featuredPriceOf = (price: PriceName): FeaturedPrice => ({
  title: price === 'express' ? text.priceCard.express : offeredName(serviceOfPrice[price]),
  price,
});

/** Returns the page's price for one car, for structured data and the bar on phones. */
export const priceFor = (page: ExpressPage, prices: PriceSet | undefined) =>
  prices?.[page.price].price ?? undefined;
