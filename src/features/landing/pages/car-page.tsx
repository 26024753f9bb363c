import { Button } from '../../../../client/ui/Button.tsx';
import { OwnCar, PriceCard, PriceCardFrame } from '../../../../client/ui/PriceCard.tsx';
import { findCity } from '../../../content/cities/all-cities.ts';
import { cityPicture } from '../../../content/cities/city-picture.ts';
import type { ShareImageName } from '../../../content/share-images.ts';
import { carText as text } from '../../../content/text/car.ts';
import { landingText } from '../../../content/text/landing.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { joinList } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';
import { carSlug, fuelLabel, fuelName } from '../../../values/vehicle.ts';
import { CarMatrix } from '../../../web/components/CarMatrix.tsx';
import { LandingHero } from '../../../web/components/heroes.tsx';
import { FaqList, LinkChips } from '../../../web/components/lists.tsx';
import { Section, SectionHead, StickyAction } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BannerPlace } from '../../../web/document/BannerPlace.tsx';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageRating } from '../../../web/document/page-rating.ts';
import { bookingOf } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import {
  NOT_FOUND,
  type NotFound,
  type PageContext,
  page,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { isOfferedIn, offerFor } from '../../offers/index.ts';
import { fitDescription, fitWording } from '../rules/fit-text.ts';
import { type CarFacts, carFacts, carFaqs, crumbsOf } from './car-facts.ts';
import { matrixRows, namedOffers } from './car-prices.ts';
import { ComparisonSection, FuelSection, YearSection } from './car-sections.tsx';
import { comparedCars } from './compared-cars.ts';

const CAR_PATH = /^\/car-services\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** `/car-services/{carId}` shows every service for one model, with its fuel types side by side. */
export const carPage = page<{ readonly carId: string }, CarFacts>({
  name: 'car',
  family: 'car',
  bannerPositions: ['hero', 'prices'],
  viewConversion: 'item_viewed',
  group: 'pricing',
  showsPrices: true,
  chrome: { ...standardChrome, navigation: 'slim' },
  followsCity: true,
  addresses: () => [],
  pricedAddresses: (book) => [...comparedCars(book).distinct].map((carId) => addresses.car(carId)),
  match(path) {
    const [, carId] = CAR_PATH.exec(path) ?? [];
    return carId === undefined ? undefined : { carId };
  },
  load: async ({ carId }, { prices, city }): Promise<CarFacts | NotFound> =>
    carFacts(await prices.get(), carId, city) ?? NOT_FOUND,
  metadata: ({ data, context }) => {
    const path = addresses.car(data.model.carId);
    const faqs = carFaqs(data);
    const description = descriptionOf(data);
    return {
      title: fitWording(
        ...(data.cheapest === undefined ? [] : [text.title(data.name, data.cheapest)]),
        text.plainTitle(data.name),
      ),
      description,
      keywords: text.keywords(data.name),
      image: carImage(data),
      canonicalPath: path,
      robots: data.isDistinct ? ROBOTS_INDEX : 'noindex, follow',
      about: { car: data.rows[0] && carSlug(data.rows[0]) },
      structuredData: [
        autoRepairNode(context, pageRating(context)),
        serviceNode(context, {
          name: text.heading(data.name),
          serviceType: 'Car service',
          area: context.city.name,
          offers: namedOffers(data.lines, data.rows),
        }),
        breadcrumbNode(context, crumbsOf(data)),
        ...(faqs.length > 0 ? [faqPageNode(faqs)] : []),
      ],
    };
  },
  Page: ({ data, context }) => <CarPage car={data} context={context} />,
});

const carImage = ({ maker, model }: CarFacts): ShareImageName =>
  maker ? `car-${maker.slug}-${drawnBodyType(model.carId)}` : 'service-periodic';

function descriptionOf({ name, fuels, rows: [row] }: CarFacts): string {
  if (row?.basic == null || row.express === null) return text.plainDescription(name);
  const [basic, periodic] = [formatMoney(row.basic), formatMoney(row.express)];
  return fitDescription(
    text.description(name, fuels, basic, periodic),
    text.shortDescription(name, basic, periodic),
  );
}

interface CarPageProps {
  readonly car: CarFacts;
  readonly context: PageContext;
}

function CarPage({ car, context }: CarPageProps) {
  const picture = `car-${drawnBodyType(car.model.carId)}` as const;
  const faqs = carFaqs(car);
  return (
    <>
      <LandingHero
        crumbs={crumbsOf(car)}
        title={text.heading(car.name)}
        lead={leadOf(car)}
        ticks={text.ticks(context.city.name, isOfferedIn(context.city, 'express'))}
        rating={pageRating(context)}
        skyline={cityPicture(context.city)}
        car={picture}
      >
        <CarPriceCard car={car} />
      </LandingHero>
      <BannerPlace at="prices" />
      <Section>
        <SectionHead
          title={text.table(car.name)}
          text={text.tableText(context.city.name, expressElsewhere(car))}
        />
        <CarMatrix
          label={text.table(car.name)}
          rowTitle={text.service}
          columns={car.rows.map(({ fuelType }) => fuelLabel(fuelType))}
          rows={matrixRows(car.lines)}
        />
      </Section>
      <FuelSection car={car} />
      <ComparisonSection car={car} />
      <YearSection car={car} />
      {car.siblings.length > 0 && (
        <Section>
          <SectionHead title={landingText.otherModels(car.model.manufacturer)} />
          <LinkChips links={car.siblings} />
        </Section>
      )}
      {faqs.length > 0 && (
        <Section sand split>
          <SectionHead title={text.faqs(car.name)} flush />
          <FaqList faqs={faqs} />
        </Section>
      )}
      {car.inCities.length > 0 && (
        <Section>
          <SectionHead title={text.cities(car.model.manufacturer)} />
          <LinkChips links={car.inCities} />
        </Section>
      )}
      <StickyAction caption={car.name} price={bookedOffer(car)?.price} action={<BookNow car={car} />} />
    </>
  );
}

const leadOf = ({ name, fuels, rows }: CarFacts): string => {
  const [row] = rows;
  if (row?.basic == null) return text.plainLead(name, fuels);
  return text.lead(formatMoney(row.basic), fuelName(row.fuelType), rows.length > 1 ? fuels : undefined);
};

/** Returns the names of the cities that have the express service where the page's city lacks it. */
function expressElsewhere({ city, rows: [row] }: CarFacts): string | undefined {
  const offer = offerFor({ city, service: 'express', ...(row && { car: row }) });
  if (offer.offered || offer.onlyIn.length === 0) return undefined;
  return joinList(offer.onlyIn.flatMap((slug) => findCity(slug)?.name ?? []));
}

/** Returns the service that the price card books: the express service where the city has it, else the periodic one. */
function bookedOffer({ lines }: CarFacts) {
  const line = lines.find(({ name }) => name === 'express') ?? lines.find(({ name }) => name === 'periodic');
  const offer = line?.offers[0];
  return line && offer && { name: line.name, title: line.title, ...offer };
}

/** Books the service that the price card shows. */
function BookNow({ car, wide }: { readonly car: CarFacts; readonly wide?: boolean }) {
  const [row] = car.rows;
  const offer = bookedOffer(car);
  return (
    <Button
      wide={wide}
      opens={BOOKING_DIALOG}
      {...(row && offer && bookingOf({ row, isVisitors: true }, offer.title, offer.name))}
    >
      {landingText.bookNow}
    </Button>
  );
}

/** Shows the model with its most common fuel type. The table below has the others. */
function CarPriceCard({ car }: Pick<CarPageProps, 'car'>) {
  const [row] = car.rows;
  const action = <BookNow car={car} wide />;
  const offer = bookedOffer(car);
  if (row === undefined || offer === undefined) return action;
  return (
    <PriceCardFrame>
      <PriceCard
        chooser={
          <a className="own-car" href={`${addresses.home}#your-car`}>
            <OwnCar name={car.name} fuelType={row.fuelType} />
          </a>
        }
        picture={`car-${drawnBodyType(car.model.carId)}`}
        service={offer.title}
        price={offer.price}
        listPrice={offer.listPrice}
        action={action}
      />
    </PriceCardFrame>
  );
}
