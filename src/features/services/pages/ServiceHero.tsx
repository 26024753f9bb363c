import { Button } from '../../../../client/ui/Button.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { Price } from '../../../../client/ui/Price.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { useUiText } from '../../../../client/ui/ui-text.ts';
import type { Service } from '../../../content/services/service.ts';
import { servicesText } from '../../../content/text/en/services.ts';
import { Breadcrumb, type Crumb } from '../../../web/components/Breadcrumb.tsx';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import { offerOf } from '../../../web/document/priced-services.ts';
import { SCHEDULE_DIALOG } from '../../../web/document/ScheduleDialog.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { featuredPrice, serviceCar } from './service-car.ts';

const text = servicesText.one;

interface ServiceHeroProps {
  readonly service: Service;
  readonly crumbs: readonly Crumb[];
  readonly context: PageContext;
}

/** The words, the price, and two ways to book; the service's picture stands on the ground line. */
export const ServiceHero = ({ service, crumbs, context }: ServiceHeroProps) => (
  <div className="service-hero">
    <div className="page">
      <div className="words">
        <Breadcrumb crumbs={crumbs} />
        <h1>{service.heading}</h1>
        <p className="lead">{service.forWhom}</p>
        <Picture name={service.picture} priority hiddenOnPhones />
      </div>
      <div className="deal">
        <Slip service={service} context={context} />
        <Button kind="quiet" wide opens={SCHEDULE_DIALOG} icon="calendar">
          {text.schedule}
        </Button>
        <p className="caption">{service.priceNote}</p>
      </div>
    </div>
  </div>
);

function Slip({ service, context }: Pick<ServiceHeroProps, 'service' | 'context'>) {
  const featured = featuredPrice(service);
  if (featured === undefined) return <PlainPriceCard service={service} />;
  return (
    <Priced context={context} fallback={<Skeleton shape="block" />}>
      {(book) => {
        const car = serviceCar(context, book);
        return car ? (
          <CarPicker context={context} book={book} car={car} layout="home" featured={featured} />
        ) : (
          <PlainPriceCard service={service} />
        );
      }}
    </Priced>
  );
}

/** For a price that is the same for every car, or made after a look at it. */
function PlainPriceCard({ service }: { readonly service: Service }) {
  const words = useUiText();
  const { price, isFrom } = offerOf(service.price, undefined);
  return (
    <section className="slip" aria-label={service.name}>
      <div className="slip-body plain">
        <div>
          <span className="small">{isFrom ? `${service.name}, ${words.from}` : service.name}</span>
          {price === undefined ? (
            <span className="price hero-size">{words.freeQuote}</span>
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
