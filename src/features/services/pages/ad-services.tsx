import type { ReactNode } from 'react';
import { Button } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import type { Brand } from '../../../content/brand.ts';
import { cityPicture } from '../../../content/cities/city-picture.ts';
import { claims } from '../../../content/claims.ts';
import type { PictureName } from '../../../content/pictures.ts';
import { shareImageAddress } from '../../../content/share-images.ts';
import { pickerText } from '../../../content/text/en/picker.ts';
import { servicesText } from '../../../content/text/en/services.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { ClosingBand } from '../../../web/components/ClosingBand.tsx';
import { LandingHero } from '../../../web/components/LandingHero.tsx';
import { PriceTable } from '../../../web/components/PriceTable.tsx';
import { Reviews } from '../../../web/components/Reviews.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { Steps } from '../../../web/components/Steps.tsx';
import { StickyAction } from '../../../web/components/StickyAction.tsx';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CAR_QUERY, CarPicker } from '../../../web/document/CarPicker.tsx';
import { CityButton, CityMenu } from '../../../web/document/CityMenu.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Logo } from '../../../web/document/Navigation.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import { pageTitle } from '../../../web/document/page-title.ts';
import { bookingOf, offersOf, pricedServices } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import {
  nothingToLoad,
  type PageContext,
  page,
  single,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { priceSet } from '../../pricing/contract.ts';
import { serviceCar } from './service-car.ts';

const text = servicesText.ads;

/** For visitors of an advertisement: one errand, nothing that leads away from it. */
export const adServicesPage = page({
  name: 'ad-services',
  family: 'services-for-ads',
  group: 'services',
  chrome: { ...standardChrome, navigation: 'hidden' },
  query: CAR_QUERY,
  addresses: single(addresses.adServices),
  load: nothingToLoad,
  metadata: ({ context }) => {
    const book = context.prices.peek();
    const car = book && serviceCar(context, book);
    return {
      title: pageTitle(text.title, context.brand.name),
      description: text.description(context.city.name),
      keywords: text.keywords,
      image: shareImageAddress('services'),
      canonicalPath: addresses.adServices,
      robots: ROBOTS_INDEX,
      structuredData: [
        autoRepairNode(context),
        serviceNode(context, {
          path: addresses.adServices,
          name: text.heading,
          description: text.description(context.city.name),
          serviceType: text.top,
          area: context.city.name,
          offers: car && offersOf(priceSet(car.row)),
        }),
      ],
    };
  },
  Page: ({ context }) => <AdServices context={context} />,
});

const AdServices = ({ context }: { readonly context: PageContext }) => (
  <>
    <AdTop context={context} />
    <Priced context={context} fallback={<Skeleton shape="block" />}>
      {(book) => <PricedParts context={context} book={book} />}
    </Priced>
    <Section sand>
      <SectionHead title={text.promiseTitle} />
      <Steps steps={text.promises} />
    </Section>
    <Section>
      <SectionHead title={text.reviews} />
      <Reviews
        reviews={context.city.reviews
          .slice(0, 3)
          .map(({ name, location, rating, comment }) => ({ name, place: location, rating, text: comment }))}
      />
    </Section>
    <ClosingBand title={text.closingTitle} text={text.closingText}>
      <form method="post" action={endpoints.leads}>
        <MobileField id="closing-mobile" pattern="[6-9][0-9]{9}" required />
        {/* Its own key: the dialog of the same page may be sent with another number. */}
        <input type="hidden" name="idempotencyKey" value={`${context.formKey}-band`} />
        <Button type="submit" kind="white" wide>
          {servicesText.one.bookNow}
        </Button>
      </form>
    </ClosingBand>
  </>
);

const AdTop = ({ context }: { readonly context: PageContext }) => (
  <>
    <header className="plain-top">
      <div className="page">
        <Logo brand={context.brand} />
        <div className="ad-top">
          <CityButton city={context.city} />
          <CallLink brand={context.brand} />
        </div>
      </div>
    </header>
    <CityMenu city={context.city} />
  </>
);

const CallLink = ({ brand }: { readonly brand: Brand }) => (
  <a className="icon-btn" href={`tel:${brand.supportPhoneDial}`} aria-label={text.call(brand.supportPhone)}>
    <Icon name="phone" />
  </a>
);

function PricedParts({ context, book }: { readonly context: PageContext; readonly book: PriceBook }) {
  const car = serviceCar(context, book);
  if (car === undefined) return <AdHero context={context} car="car-hatchback" slip={null} />;
  const prices = priceSet(car.row);
  return (
    <>
      <AdHero
        context={context}
        car={`car-${drawnBodyType(car.model.carId)}`}
        slip={<CarPicker context={context} book={book} car={car} layout="landing" />}
      />
      <Section>
        <SectionHead
          title={
            <>
              {text.prices} <span data-follows="model">{car.row.model}</span>
            </>
          }
          text={text.pricesText}
        />
        <PriceTable services={pricedServices(car.row)} />
      </Section>
      <StickyAction
        caption={<span data-follows="caption">{`${car.row.model} ${car.row.fuelType.toLowerCase()}`}</span>}
        price={prices.express.price ?? undefined}
        follows="express"
        action={
          <Button opens={BOOKING_DIALOG} {...bookingOf(car.row, pickerText.express, 'express')}>
            {servicesText.one.bookNow}
          </Button>
        }
      />
    </>
  );
}

interface AdHeroProps {
  readonly context: PageContext;
  readonly car: PictureName;
  readonly slip: ReactNode;
}

const AdHero = ({ context: { city }, car, slip }: AdHeroProps) => (
  <LandingHero
    title={text.heading}
    lead={text.lead(city.name)}
    ticks={text.ticks(city.name)}
    rating={{ value: claims.rating.value, reviews: claims.rating.reviewsOnPages }}
    skyline={cityPicture(city)}
    car={car}
  >
    {slip}
  </LandingHero>
);
