import type { ReactNode } from 'react';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { cityPicture } from '../../../content/cities/city-picture.ts';
import type { PictureName } from '../../../content/pictures.ts';
import { servicesText } from '../../../content/text/services.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { Reviews, reviewsOf } from '../../../web/components/cards.tsx';
import { LandingHero } from '../../../web/components/heroes.tsx';
import { Steps } from '../../../web/components/lists.tsx';
import { PriceTable } from '../../../web/components/PriceTable.tsx';
import { ClosingBand, MobileForm, Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { Fold } from '../../../web/document/Fold.tsx';
import { ROBOTS_UNLISTED } from '../../../web/document/metadata.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import { pageRating } from '../../../web/document/page-rating.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { offersOf, pricedServices } from '../../../web/document/priced-services.ts';
import { RoutineAction } from '../../../web/document/RoutineAction.tsx';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import { type PageContext, page, single } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, type CarView, loadCar, type Part, partAtHand } from '../../../web/pages/page-prices.ts';
import { isOfferedIn } from '../../offers/index.ts';

const text = servicesText.ads;

/** A page for visitors from an advertisement, with one offer. It is not listed, because it repeats the services page. */
export const adServicesPage = page({
  name: 'ad-services',
  family: 'services-for-ads',
  bannerPositions: ['hero'],
  group: 'services',
  showsPrices: true,
  audience: 'unlisted',
  query: CAR_QUERY,
  followsCity: true,
  addresses: single(addresses.adServices),
  load: (_, context) => ({ car: loadCar(context) }),
  metadata: ({ data, context }) => {
    const prices = partAtHand(data.car)?.prices;
    return {
      title: pageTitle(text.title, context.brand.name),
      description: text.description(context.city.name),
      keywords: text.keywords,
      image: 'services',
      canonicalPath: addresses.adServices,
      robots: ROBOTS_UNLISTED,
      structuredData: [
        autoRepairNode(context, pageRating(context)),
        serviceNode(context, {
          name: text.heading,
          serviceType: text.top,
          area: context.city.name,
          offers: prices && offersOf(prices, context.city),
        }),
      ],
    };
  },
  Page: ({ data, context }) => <AdServices car={data.car} context={context} />,
});

interface AdServicesProps {
  readonly car: Part<CarView | undefined>;
  readonly context: PageContext;
}

const AdServices = ({ car, context }: AdServicesProps) => (
  <>
    <Priced part={car} fallback={<Skeleton />}>
      {(view) => <PricedParts context={context} view={view} />}
    </Priced>
    {/* Until the prices are there, the hero and its fold are missing. */}
    <Fold />
    <Section sand>
      <SectionHead title={text.promiseTitle} />
      <Steps steps={text.promises} />
    </Section>
    <AdReviews context={context} />
    <ClosingBand title={text.closingTitle} text={text.closingText}>
      <MobileForm formKey={context.formKey} button={servicesText.one.bookNow} />
    </ClosingBand>
  </>
);

function AdReviews({ context }: { readonly context: PageContext }) {
  const reviews = reviewsOf(context);
  if (reviews === undefined) return null;
  return (
    <Section>
      <SectionHead title={text.reviews} />
      <Reviews {...reviews} reviews={reviews.reviews.slice(0, 3)} />
    </Section>
  );
}

interface PricedPartsProps {
  readonly context: PageContext;
  readonly view: CarView | undefined;
}

function PricedParts({ context, view }: PricedPartsProps) {
  if (view === undefined) return <AdHero context={context} picture="car-hatchback" priceCard={null} />;
  const { car } = view;
  return (
    <>
      <AdHero
        context={context}
        picture={`car-${drawnBodyType(car.model.carId)}`}
        priceCard={<CarPicker path={context.path} city={context.city} car={view} layout="landing" />}
      />
      <Section>
        <SectionHead
          title={
            <>
              {text.prices} <span data-follows="model">{car.row.model}</span>
            </>
          }
          text={text.pricesText}
        >
          <p>{text.firstService}</p>
        </SectionHead>
        <PriceTable services={pricedServices(car, context.city)} />
      </Section>
      <RoutineAction car={view} city={context.city} />
    </>
  );
}

interface AdHeroProps {
  readonly context: PageContext;
  readonly picture: PictureName;
  readonly priceCard: ReactNode;
}

const AdHero = ({ context, context: { city }, picture, priceCard }: AdHeroProps) => (
  <LandingHero
    title={text.heading}
    lead={text.lead(city.name, isOfferedIn(city, 'express'))}
    ticks={text.ticks(city.name)}
    rating={pageRating(context)}
    skyline={cityPicture(city)}
    car={picture}
  >
    {priceCard}
  </LandingHero>
);
