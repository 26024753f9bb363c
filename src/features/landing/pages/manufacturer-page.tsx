import { cities } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import type { Faq } from '../../../content/faq.ts';
import { manufacturers } from '../../../content/manufacturers/all-manufacturers.ts';
import type { Manufacturer } from '../../../content/manufacturers/manufacturer.ts';
import { landingText, makerText as text } from '../../../content/text/landing.ts';
import { formatCount } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';
import { byDistance } from '../../../values/place.ts';
import { fuelName } from '../../../values/vehicle.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { type CarView, ownCarId } from '../../../web/pages/page-prices.ts';
import { routineIn } from '../../offers/index.ts';
import { chooseCar } from '../../pricing/index.ts';
import { fitDescription, fitTitle } from '../rules/fit-text.ts';
import { pairOf, rotated } from '../rules/selection.ts';
import { hasLocalPage } from './city-services.ts';
import { ExpressMatrix, loadMatrix } from './ExpressMatrix.tsx';
import { type CarScope, carIdsOf, landingEntry, standIns } from './landing-entry.tsx';
import type { LandingSection, LandingView } from './landing-view.ts';
import { distanceFromCentre, linksSection, namedTextsSection, proseSection } from './sections.tsx';

const CITY_QUESTIONS = 2;

/** Makes the view of `/{manufacturer}-car-service-in-{city}`. */
function manufacturerView(about: MakerInCity, context: PageContext, car: CarView | undefined): LandingView {
  const { maker, city } = about;
  const { name, popularModels } = maker;
  return {
    path: addresses.manufacturer(maker.slug, city.slug),
    title: fitTitle(text.title(name, city.name), popularModels),
    description: fitDescription(
      text.description(name, city.name, maker.summary),
      text.shortDescription(name, city.name, maker.summary),
    ),
    keywords: text.keywords(name, city.name, popularModels),
    image: `maker-${maker.slug}`,
    about: { carBrand: name },
    serviceType: `${name} car service`,
    area: city.name,
    city,
    crumbs: [
      { label: landingText.home, href: addresses.home },
      { label: city.name, href: addresses.city(city.slug) },
      { label: name },
    ],
    heading: text.heading(name, city.name),
    lead: text.lead(name, city.name, popularModels),
    ticks: text.ticks(
      name,
      city.name,
      (maker.presence === 'on-sale' ? text.onSale : text.serviceOnly)(name, city.name),
    ),
    faqTitle: text.faqs(name, city.name),
    faqs: manufacturerFaqs(about, context),
    prices: 'short',
    hiddenContent: { paragraphs: [text.hidden(name, city.name, popularModels.join(', '))] },
    sections: manufacturerSections(about, context, ownCarId(context, car?.car)),
  };
}

function manufacturerFaqs(about: MakerInCity, context: PageContext): readonly Faq[] {
  const { maker, city, makerIndex, cityIndex } = about;
  return [
    ...costFaq(about, context),
    ...rotated(maker.faqs, cityIndex, 1),
    ...rotated(city.faqs, makerIndex * CITY_QUESTIONS, CITY_QUESTIONS),
  ];
}

/** Uses the price of the example car only when the sheet is in memory, because the questions must not wait for it. */
function costFaq(about: MakerInCity, context: PageContext): readonly Faq[] {
  const { maker, city } = about;
  const { book } = context.prices;
  const rules = { manufacturer: maker.slug, standIns: standIns(city.slug, makerScope(about)) };
  const car = book && chooseCar(book, {}, rules);
  const { express, basic } = car?.row ?? {};
  if (car === undefined || express == null || basic == null) return [];
  return [
    {
      question: text.cost(maker.name, city.name),
      answer: text.costAnswer(
        `${car.model.name} ${fuelName(car.row.fuelType)}`,
        city.name,
        landingText.routine[routineIn(city)],
        formatMoney(express),
        formatMoney(basic),
        maker.name,
      ),
    },
  ];
}

const OTHER_MAKERS = 6;

/**
 * Makes the sections of the page: prices, upkeep, the city's conditions, typical jobs, and one paragraph about a
 * locality.
 */
function manufacturerSections(
  about: MakerInCity,
  context: PageContext,
  carId: string | undefined,
): readonly LandingSection[] {
  const { maker, city, makerIndex, cityIndex } = about;
  const { name, serviceInterval } = maker;
  const conditions = rotated(city.conditions, makerIndex, 2);
  const modelCount =
    context.prices.book?.manufacturer(maker.slug)?.models.length ?? maker.popularModels.length;
  return [
    {
      key: 'models',
      split: true,
      head: {
        title: text.matrix[routineIn(city)](name, city.name),
        text: text.matrixText(name, city.name, modelCount),
      },
      content: (
        <ExpressMatrix
          matrix={loadMatrix(context, {
            carIds: carIdsOf(maker.slug, maker.popularModels),
            carId,
            short: true,
          })}
          routine={routineIn(city)}
        />
      ),
    },
    proseSection({
      heading: text.owning(name, city.name),
      paragraphs: [
        ...pairOf(maker.paragraphs, cityIndex),
        `${text.interval(name, formatCount(serviceInterval.kilometres), serviceInterval.months)} ${serviceInterval.note}`,
      ],
    }),
    namedTextsSection(
      text.conditions(name, city.name),
      conditions.map(({ condition, fact }) => ({ name: fact, text: maker.conditionNotes[condition] })),
    ),
    namedTextsSection(
      text.jobs(name, city.name),
      // Each list has three entries, so the nine cities get nine different pairs.
      [
        ...rotated(maker.typicalJobs, cityIndex, 1),
        ...rotated(maker.weakSpots, Math.floor(cityIndex / 3), 1),
      ].map(({ name: job, detail }) => ({ name: job, text: detail })),
    ),
    ...spotlight(about),
    linksSection(text.others(city.name), [
      ...rotated(manufacturers, makerIndex + 1, OTHER_MAKERS).map((other) => ({
        href: addresses.manufacturer(other.slug, city.slug),
        name: other.name,
      })),
      ...byDistance(city.coordinates, cities)
        .slice(1, 4)
        .map(({ place }) => ({
          href: addresses.manufacturer(maker.slug, place.slug),
          name: text.elsewhere(name, place.name),
        })),
    ]),
  ];
}

/** Makes a paragraph about one locality. Each manufacturer of a city gets another, so that no two pages read alike. */
function spotlight({ maker, city, makerIndex }: MakerInCity): readonly LandingSection[] {
  const candidates = city.localities.flatMap((locality) =>
    locality.about.map((paragraph) => ({ locality, paragraph })),
  );
  // A prime step sends neighbouring manufacturers to different localities.
  const chosen = candidates[(makerIndex * 7) % candidates.length];
  if (chosen === undefined) return [];
  const { locality, paragraph } = chosen;
  const distance = distanceFromCentre(city, locality);
  return [
    proseSection({
      heading: text.spotlight(maker.name, locality.name),
      paragraphs: [paragraph, text.spotlightText(maker.name, locality.name, city.name, distance)],
    }),
  ];
}

/** One manufacturer in one city. Their indexes in the lists decide which texts the page selects. */
interface MakerInCity {
  readonly maker: Manufacturer;
  readonly city: City;
  readonly makerIndex: number;
  readonly cityIndex: number;
}

/** The page shows this manufacturer's cars. Each city starts with another of its best-known models. */
const makerScope = ({ maker, cityIndex }: MakerInCity): CarScope => ({
  manufacturer: maker.slug,
  models: rotated(maker.popularModels, cityIndex, maker.popularModels.length),
});

export const manufacturerPage = landingEntry<MakerInCity>({
  name: 'manufacturer',
  addresses: () =>
    cities
      .flatMap((city, cityIndex) =>
        manufacturers.map((maker, makerIndex) => ({
          path: addresses.manufacturer(maker.slug, city.slug),
          parameters: { maker, city, makerIndex, cityIndex },
        })),
      )
      .filter(({ path }) => !hasLocalPage(path)),
  city: ({ city }) => city,
  scope: makerScope,
  view: manufacturerView,
});
