import type { OfferId } from '../../../../client/islands/pricing/offers.ts';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { cityPicture } from '../../../content/cities/city-picture.ts';
import { landingText } from '../../../content/text/landing.ts';
import { pickerText } from '../../../content/text/picker.ts';
import { scheduleText } from '../../../content/text/schedule.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { fuelName } from '../../../values/vehicle.ts';
import { LandingHero } from '../../../web/components/heroes.tsx';
import { FaqList } from '../../../web/components/lists.tsx';
import { PriceTable } from '../../../web/components/PriceTable.tsx';
import { PublishedReviews } from '../../../web/components/PublishedReviews.tsx';
import { Section, SectionHead, StickyAction } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BannerPlace } from '../../../web/document/BannerPlace.tsx';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarAction } from '../../../web/document/CarAction.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import { pageRating } from '../../../web/document/page-rating.ts';
import { pricedServices } from '../../../web/document/priced-services.ts';
import { SCHEDULE_DIALOG } from '../../../web/document/ScheduleDialog.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { partAtHand } from '../../../web/pages/page-prices.ts';
import { catalogueService, routineIn, serviceOfPrice } from '../../offers/index.ts';
import type { ChosenCar } from '../../pricing/index.ts';
import { DoorstepAction, DoorstepPriceCard } from './doorstep-offer.tsx';
import type { PricedLandingView } from './landing-entry.tsx';
import type { LandingView } from './landing-view.ts';

interface LandingPageProps extends PricedLandingView {
  readonly context: PageContext;
}

/** Shows a landing page: the price picker on the city's skyline, all prices, the page's own sections and questions. */
export function LandingPage({ context, view, car, oneManufacturer }: LandingPageProps) {
  const carAtHand = partAtHand(car)?.car;
  return (
    <>
      <LandingHero
        crumbs={view.crumbs}
        title={view.heading}
        lead={view.lead}
        ticks={view.ticks}
        rating={pageRating(context)}
        skyline={cityPicture(view.city)}
        car={`car-${carAtHand ? drawnBodyType(carAtHand.model.carId) : 'hatchback'}`}
      >
        {view.doorstep ? (
          <DoorstepPriceCard offer={view.doorstep} brand={context.brand} />
        ) : (
          <CarPicker
            path={context.path}
            city={view.city}
            car={car}
            layout="landing"
            offer={view.offer}
            oneManufacturer={oneManufacturer}
            otherwise={<Button opens={BOOKING_DIALOG}>{landingText.bookNow}</Button>}
          />
        )}
      </LandingHero>
      <BannerPlace at="prices" />
      {!view.doorstep && (
        <Priced part={car} fallback={<Skeleton />}>
          {(priced) => <AllPrices view={view} car={priced?.car} />}
        </Priced>
      )}
      {view.sections.map(({ key, head, split = false, content }, index) => (
        <Section key={key} split={split} sand={index % 2 === 0}>
          <SectionHead title={head.title} text={head.text} flush={split}>
            {head.extra}
          </SectionHead>
          {content}
        </Section>
      ))}
      {view.offer && (
        <PublishedReviews
          reviews={context.reviews}
          city={view.city}
          service={catalogueService(serviceOfPrice[view.offer])}
        />
      )}
      {view.faqs.length > 0 && (
        <Section split sand={view.sections.length % 2 === 0}>
          <SectionHead title={view.faqTitle} flush>
            <div className="pair">
              <ButtonLink kind="quiet" icon="message-circle" href={addresses.assistant}>
                {landingText.openChat}
              </ButtonLink>
              <Button kind="quiet" icon="calendar" opens={SCHEDULE_DIALOG}>
                {scheduleText.open}
              </Button>
            </div>
          </SectionHead>
          <FaqList faqs={view.faqs} />
        </Section>
      )}
      {view.doorstep ? (
        <StickyAction
          caption={landingText.atYourDoor}
          action={<DoorstepAction offer={view.doorstep} brand={context.brand} />}
        />
      ) : (
        <Sticky car={carAtHand} offer={view.offer ?? routineIn(view.city)} />
      )}
    </>
  );
}

function AllPrices({ view, car }: { readonly view: LandingView; readonly car: ChosenCar | undefined }) {
  if (car === undefined) return null;
  const { manufacturer, model, row } = car;
  const services = pricedServices(car, view.city);
  return (
    <Section>
      <SectionHead
        title={
          <>
            {`${landingText.prices.title} `}
            <span data-follows="car">{`${manufacturer.name} ${model.name} ${fuelName(row.fuelType)}`}</span>
          </>
        }
        text={landingText.prices.text}
      />
      <PriceTable
        services={
          view.prices === 'full' ? services : services.map((service) => ({ ...service, what: undefined }))
        }
      />
    </Section>
  );
}

interface StickyProps {
  readonly car: ChosenCar | undefined;
  readonly offer: OfferId;
}

/** Shows the price of the service that the page is about. */
function Sticky({ car, offer }: StickyProps) {
  if (car === undefined)
    return (
      <StickyAction caption={null} action={<Button opens={BOOKING_DIALOG}>{landingText.bookNow}</Button>} />
    );
  const service = car.isVisitors ? landingText.stickyService[offer] : undefined;
  return <CarAction car={car} title={pickerText[offer]} price={offer} service={service} />;
}
