import { cities, findCity, homeCity } from '../../../content/cities/all-cities.ts';
import type { City, CityReview } from '../../../content/cities/city.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { cityText, landingText } from '../../../content/text/en/landing.ts';
import { mostServicedIn } from '../../../content/vehicles/most-serviced.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { CarView } from '../../../web/pages/page-prices.ts';
import { parseLandingAddress } from '../rules/landing-address.ts';
import { cityServiceAddress } from './city-services.ts';
import { ExpressMatrix, loadMatrix } from './ExpressMatrix.tsx';
import { landingEntry } from './landing-entry.tsx';
import type { LandingView } from './landing-view.ts';
import { linksSection, proseSection, reviewsSection, servicesSection } from './sections.tsx';

const TICKS = 3;
const CARS = 5;
const PARAGRAPHS = 1;
const QUESTIONS = 3;
const REVIEWS = 3;

/** Makes the view of `/car-service-in-{city}`, the city's own landing page. */
const cityView = (city: City, context: PageContext, car: CarView | undefined): LandingView => ({
  path: addresses.city(city.slug),
  title: city.title,
  description: city.description,
  keywords: city.metaKeywords,
  image: `/images/share/city-${city.slug}.png`,
  serviceType: cityText.serviceType,
  area: city.name,
  city,
  crumbs: [{ label: landingText.home, href: addresses.home }, { label: city.name }],
  heading: city.seoContent.h1,
  lead: city.heroSubtitle,
  ticks: city.seoContent.serviceHighlights.slice(0, TICKS),
  faqTitle: cityText.faqs(city.name),
  faqs: city.faqs.slice(0, QUESTIONS),
  prices: 'short',
  sections: citySections(city, context, car),
});

const citySections = (
  city: City,
  context: PageContext,
  car: CarView | undefined,
): LandingView['sections'] => [
  servicesSection(
    city.heroTitle,
    city.services.map(({ type }) => ({
      service: serviceOf(type),
      href: cityServiceAddress(city, type),
    })),
    car?.prices,
  ),
  {
    key: 'cars',
    split: true,
    head: { title: cityText.matrix, text: cityText.matrixText(city.name) },
    content: (
      <ExpressMatrix
        matrix={loadMatrix(context, {
          carIds: mostServicedIn(city.slug).slice(0, CARS),
          carId: car?.car.model.carId,
        })}
      />
    ),
  },
  linksSection(
    cityText.localities,
    city.localities.map(({ slug, name }) => ({ href: addresses.locality(city.slug, slug), name })),
    cityText.localitiesText(city.name, city.localities.length),
  ),
  proseSection({ heading: city.seoContent.h2, paragraphs: city.seoContent.paragraphs.slice(0, PARAGRAPHS) }),
  reviewsSection(cityText.reviews(city.name), shortest(city.reviews).slice(0, REVIEWS)),
];

const shortest = (reviews: readonly CityReview[]): readonly CityReview[] =>
  reviews.toSorted((one, other) => one.comment.length - other.comment.length);

export const cityPage = landingEntry<City>({
  name: 'city',
  addresses: () => cities.map((city) => ({ path: addresses.city(city.slug), parameters: city })),
  city: (city) => city,
  view: cityView,
});

/** A campaign's short link shows the home city's page, and its canonical address is that page's address. */
export const campaignPage = landingEntry<City>({
  name: 'campaign',
  addresses: () => [],
  match(path) {
    const parsed = parseLandingAddress(path, { manufacturers: [], cities: [] });
    return parsed.ok && parsed.value.kind === 'campaign' ? homeCity : undefined;
  },
  city: (city) => findCity(city.slug) ?? homeCity,
  view: cityView,
});
