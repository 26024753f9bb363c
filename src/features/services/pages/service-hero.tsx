import type { FeaturedPrice } from '../../../../client/islands/pricing/picker-state.ts';
import { Button } from '../../../../client/ui/Button.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { Price } from '../../../../client/ui/Price.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import type { City } from '../../../content/cities/city.ts';
import type { Service, ServiceId } from '../../../content/services/service.ts';
import { servicesText } from '../../../content/text/services.ts';
import { uiText } from '../../../content/text/ui.ts';
import { Breadcrumb, type Crumb } from '../../../web/components/heroes.tsx';
import { PriceTable } from '../../../web/components/PriceTable.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { CompareServices } from '../../../web/document/CompareServices.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import { pricedServices, priceIn } from '../../../web/document/priced-services.ts';
import { SCHEDULE_DIALOG } from '../../../web/document/ScheduleDialog.tsx';
import { type CarView, carCaption, type Part } from '../../../web/pages/page-prices.ts';
import { offerFor } from '../../offers/index.ts';
import type { PriceName } from '../../pricing/contract.ts';

const text = servicesText.one;

interface ServiceHeroProps {
  readonly service: Service;
  readonly crumbs: readonly Crumb[];
  readonly path: string;
  readonly city: City;
  readonly car: Part<CarView | undefined>;
}

/** Shows the heading, the price card and two ways to book, beside the service's picture. */
export const ServiceHero = ({ service, crumbs, path, city, car }: ServiceHeroProps) => (
  <div className="service-hero">
    <div className="page">
      <div className="words">
        <Breadcrumb crumbs={crumbs} />
        <h1>{service.heading}</h1>
        <p className="lead">{service.forWhom}</p>
        <Picture name={service.picture} priority hiddenOnPhones />
      </div>
      <div className="deal">
        <ServicePriceCard service={service} path={path} city={city} car={car} />
        <Button kind="quiet" wide opens={SCHEDULE_DIALOG} icon="calendar">
          {text.schedule}
        </Button>
        <p className="caption">{priceNoteIn(city, service)}</p>
      </div>
    </div>
  </div>
);

/** The sentence on the price, which a city without that price replaces. */
function priceNoteIn(city: City, { id, priceNote }: Service): string {
  const offer = offerFor({ city, service: id });
  return offer.offered ? offer.priceNote : priceNote;
}

function ServicePriceCard({ service, path, city, car }: Omit<ServiceHeroProps, 'crumbs'>) {
  const featured = featuredPrice(service);
  const plain = <PlainPriceCard service={service} city={city} />;
  if (featured === undefined) return plain;
  return <CarPicker path={path} city={city} car={car} layout="home" featured={featured} otherwise={plain} />;
}

/** Shows the price card for a fixed price, or for a quote after looking at the car. */
function PlainPriceCard({ service, city }: Pick<ServiceHeroProps, 'service' | 'city'>) {
  const { price, isFrom } = priceIn(city, service.id, undefined);
  return (
    <section className="price-card" aria-label={service.name}>
      <div className="price-card-body plain">
        <div>
          <span className="small">{isFrom ? `${service.name}, ${uiText.from}` : service.name}</span>
          {price === undefined ? (
            <span className="price hero-size">{uiText.freeQuote}</span>
          ) : (
            <Price amount={price} size="hero" />
          )}
        </div>
        <Button wide opens={BOOKING_DIALOG}>
          {text.bookNow}
        </Button>
      </div>
    </section>
  );
}

/** Returns the price for a service's price card; undefined when the price does not depend on the car. */
export const featuredPrice = ({ name, price }: Service): FeaturedPrice | undefined =>
  price.kind === 'priceSet'
    ? {
        title: price.per === undefined ? name : text.perPart(name, price.per),
        price: price.name,
      }
    : undefined;

const compared: Partial<Record<ServiceId, readonly PriceName[]>> = {
  denting: ['dentPaint', 'fullBodyPaint'],
};

interface ServicePricesProps {
  readonly service: Service;
  readonly city: City;
  readonly car: Part<CarView | undefined>;
}

/** Compares the prices of a service with several sizes. */
export function ServicePrices({ service, city, car }: ServicePricesProps) {
  if (service.id === 'periodic')
    return (
      <Priced part={car} fallback={<Skeleton />}>
        {(view) => view && <CompareServices city={city} car={view.car} />}
      </Priced>
    );
  const names = compared[service.id] ?? [];
  if (names.length === 0) return null;
  return (
    <Section joined>
      <Priced part={car} fallback={<Skeleton />}>
        {(view) =>
          view && (
            <>
              <SectionHead
                title={
                  <>
                    {text.prices} <span data-follows="caption">{carCaption(view.car)}</span>
                  </>
                }
              />
              <PriceTable
                services={pricedServices(view.car, city).filter(
                  ({ follows }) => follows !== undefined && names.includes(follows),
                )}
              />
            </>
          )
        }
      </Priced>
    </Section>
  );
}
