import { Button } from '../../../../client/ui/Button.tsx';
import { PriceCard, PriceCardFrame } from '../../../../client/ui/PriceCard.tsx';
import { cityPicture } from '../../../content/cities/city-picture.ts';
import { claims } from '../../../content/claims.ts';
import { landingText, carText as text } from '../../../content/text/en/landing.ts';
import { pickerText } from '../../../content/text/en/picker.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { carSlug } from '../../../values/vehicle.ts';
import { CarMatrix } from '../../../web/components/CarMatrix.tsx';
import { LandingHero } from '../../../web/components/heroes.tsx';
import { FaqList, LinkChips } from '../../../web/components/lists.tsx';
import { Section, SectionHead, StickyAction } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CityHeader } from '../../../web/document/headers.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { bookingOf, carServices, offersOf } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import {
  NOT_FOUND,
  type NotFound,
  type PageContext,
  page,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { priceSet } from '../../pricing/contract.ts';
import { fitDescription, fitWording } from '../rules/fit-text.ts';
import { type CarFacts, carFacts, carFaqs, crumbsOf } from './car-facts.ts';
import { Paragraphs } from './sections.tsx';

const CAR_PATH = /^\/car-services\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** `/car-services/{carId}` shows every service for one model, with its fuel types side by side. */
export const carPage = page<{ readonly carId: string }, CarFacts>({
  name: 'car',
  family: 'car',
  group: 'pricing',
  chrome: { ...standardChrome, navigation: 'hidden' },
  addresses: () => [],
  pricedAddresses: ({ manufacturers }) =>
    manufacturers.flatMap(({ models }) => models.map(({ carId }) => addresses.car(carId))),
  match(path) {
    const [, carId] = CAR_PATH.exec(path) ?? [];
    return carId === undefined ? undefined : { carId };
  },
  load: async ({ carId }, { prices }): Promise<CarFacts | NotFound> =>
    carFacts(await prices.get(), carId) ?? NOT_FOUND,
  metadata: ({ data, context }) => {
    const path = addresses.car(data.model.carId);
    const faqs = carFaqs(data);
    const description = fitDescription(
      text.description(data.name, data.fuels),
      text.shortDescription(data.name),
    );
    return {
      title: fitWording(
        ...(data.cheapest === undefined ? [] : [text.title(data.name, data.cheapest)]),
        text.plainTitle(data.name),
      ),
      description,
      keywords: text.keywords(data.name),
      image: '/images/share/service-periodic.png',
      canonicalPath: path,
      robots: ROBOTS_INDEX,
      about: { car: data.rows[0] && carSlug(data.rows[0]) },
      structuredData: [
        organisationNode(context),
        autoRepairNode(context),
        serviceNode(context, {
          path,
          name: text.heading(data.name),
          description,
          serviceType: 'Car service',
          area: context.city.name,
          offers: data.rows.flatMap((row) =>
            offersOf(priceSet(row)).map(({ name, price }) => ({ name: `${name}, ${row.fuelType}`, price })),
          ),
        }),
        breadcrumbNode(context, crumbsOf(data, context)),
        faqPageNode(context, path, faqs),
      ],
    };
  },
  Page: ({ data, context }) => <CarPage car={data} context={context} />,
});

interface CarPageProps {
  readonly car: CarFacts;
  readonly context: PageContext;
}

function CarPage({ car, context }: CarPageProps) {
  const { rating } = claims;
  const picture = `car-${drawnBodyType(car.model.carId)}` as const;
  return (
    <>
      <CityHeader backHref={addresses.services} backTo={text.back} title={car.name} city={context.city} />
      <LandingHero
        crumbs={crumbsOf(car, context)}
        title={text.heading(car.name)}
        lead={text.lead(car.name, car.fuels)}
        ticks={text.ticks(car.model.manufacturer)}
        rating={{ value: rating.value, reviews: rating.reviewsOnPages }}
        skyline={cityPicture(context.city)}
        car={picture}
      >
        <CarPriceCard car={car} />
      </LandingHero>
      <Section>
        <SectionHead title={text.table(car.name)} text={text.tableText} />
        <CarMatrix
          label={text.table(car.name)}
          rowTitle={text.service}
          columns={car.rows.map(({ fuelType }) => fuelType)}
          rows={carServices(car.rows.map(priceSet))}
        />
      </Section>
      {car.maker && (
        <Section sand split>
          <SectionHead title={text.maker(car.maker.name)} flush />
          <Paragraphs paragraphs={[car.maker.serviceInterval.note, ...car.maker.paragraphs.slice(0, 2)]} />
        </Section>
      )}
      <Section>
        <SectionHead title={text.siblings(car.model.manufacturer)} />
        <LinkChips links={car.siblings} />
      </Section>
      <Section sand split>
        <SectionHead title={text.faqs(car.name)} flush />
        <FaqList faqs={carFaqs(car)} />
      </Section>
      {car.inCities.length > 0 && (
        <Section>
          <SectionHead title={text.cities(car.model.manufacturer)} />
          <LinkChips links={car.inCities} />
        </Section>
      )}
      <StickyAction
        caption={car.name}
        price={car.rows[0]?.express ?? undefined}
        action={<BookNow car={car} />}
      />
    </>
  );
}

/** Links to the booking of the express service that the price card shows. */
function BookNow({ car, wide }: { readonly car: CarFacts; readonly wide?: boolean }) {
  const [row] = car.rows;
  const isPriced = row?.express != null;
  return (
    <Button
      wide={wide}
      opens={BOOKING_DIALOG}
      {...(isPriced && bookingOf(row, pickerText.expressLong, 'express'))}
    >
      {landingText.bookNow}
    </Button>
  );
}

/** Shows the model with its most common fuel type. The table below has the others. */
function CarPriceCard({ car }: Pick<CarPageProps, 'car'>) {
  const [row] = car.rows;
  const action = <BookNow car={car} wide />;
  const prices = row && priceSet(row);
  if (row === undefined || prices?.express.price == null) return action;
  return (
    <PriceCardFrame>
      <PriceCard
        car={{
          name: car.name,
          fuelType: row.fuelType,
          picture: `car-${drawnBodyType(car.model.carId)}`,
        }}
        service={pickerText.expressLong}
        price={prices.express.price}
        listPrice={prices.express.listPrice ?? undefined}
        changeHref={`${addresses.home}#your-car`}
        action={action}
      />
    </PriceCardFrame>
  );
}
