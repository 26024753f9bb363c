import { cities, findCity, homeCity } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { cityText, landingText } from '../../../content/text/landing.ts';
import { mostServicedIn } from '../../../content/vehicles/most-serviced.ts';
import { reviewsOf } from '../../../web/components/cards.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { type CarView, ownCarId } from '../../../web/pages/page-prices.ts';
import { isOfferedIn, routineIn } from '../../offers/index.ts';
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
  image: `city-${city.slug}`,
  serviceType: cityText.serviceType,
  area: city.name,
  city,
  crumbs: [{ label: landingText.home, href: addresses.home }, { label: city.name }],
  heading: city.seoContent.h1,
  lead: city.heroSubtitle,
  ticks: city.seoContent.serviceHighlights.slice(0, TICKS),
  faqTitle: cityText.faqs(city.name),
  faqs: city.faqs.slice(0, QUESTIONS),
  prices: 'full',
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
    city,
    car?.prices,
  ),
  {
    key: 'cars',
    split: true,
    head: { title: cityText.matrix[routineIn(city)], text: cityText.matrixText(city.name) },
    content: (
      <ExpressMatrix
        matrix={loadMatrix(context, {
          carIds: mostServicedIn(city.slug).slice(0, CARS),
          carId: ownCarId(context, car?.car),
        })}
        routine={routineIn(city)}
      />
    ),
  },
  linksSection(
    cityText.localities[isOfferedIn(city, 'doorstep') ? 'visited' : 'collected'],
    city.localities.map(({ slug, name }) => ({ href: addresses.locality(city.slug, slug), name })),
    cityText.localitiesText(city.name, city.localities.length),
  ),
  proseSection({ heading: city.seoContent.h2, paragraphs: city.seoContent.paragraphs.slice(0, PARAGRAPHS) }),
  ...cityReviews(city, context),
];

/** Shows the shortest reviews, which fit a phone; no section where there are none to show. */
function cityReviews(city: City, context: PageContext): LandingView['sections'] {
  const all = reviewsOf({ ...context, city });
  if (all === undefined) return [];
  const reviews = all.reviews.toSorted((one, other) => one.text.length - other.text.length);
  return [reviewsSection(cityText.reviews(city.name), { ...all, reviews: reviews.slice(0, REVIEWS) })];
}

export const cityPage = landingEntry<City>({
  name: 'city',
  addresses: () => cities.map((city) => ({ path: addresses.city(city.slug), parameters: city })),
  city: (city) => city,
  view: cityView,
});

/**
 * A campaign's short link shows the home city's page, and its canonical address is that page's address. Anybody may
 * invent such a link, so the page is not stored, where it would displace others.
 */
export const campaignPage = landingEntry<City>({
  name: 'campaign',
  freshForMinutes: 0,
  addresses: () => [],
  match(path) {
    const parsed = parseLandingAddress(path, { manufacturers: [], cities: [] });
    return parsed.ok && parsed.value.kind === 'campaign' ? homeCity : undefined;
  },
  city: (city) => findCity(city.slug) ?? homeCity,
  view: cityView,
});
