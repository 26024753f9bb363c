import { cities } from '../../../content/cities/all-cities.ts';
import type { City, Locality } from '../../../content/cities/city.ts';
import type { Faq } from '../../../content/faq.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { landingText, localityText as text } from '../../../content/text/landing.ts';
import { joinList } from '../../../values/format.ts';
import { byDistance } from '../../../values/place.ts';
import { reviewsOf } from '../../../web/components/cards.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { CarView } from '../../../web/pages/page-prices.ts';
import { isOfferedIn } from '../../offers/index.ts';
import { rotated } from '../rules/selection.ts';
import { landingEntry } from './landing-entry.tsx';
import type { LandingSection, LandingView } from './landing-view.ts';
import {
  distanceFromCentre,
  localitiesSection,
  proseSection,
  reviewsSection,
  servicesSection,
} from './sections.tsx';

const NEIGHBOURS = 6;
const SERVICES = 4;

interface Place {
  readonly city: City;
  readonly locality: Locality;
  /** The position in the city's list: neighbours on the list show different services and questions. */
  readonly index: number;
}

/** Makes the view of `/car-service-in-{city}/{locality}`. */
function localityView(place: Place, context: PageContext, car: CarView | undefined): LandingView {
  const { city, locality } = place;
  const { name, nearbyLandmarks } = locality;
  const [landmark = name] = nearbyLandmarks;
  return {
    path: addresses.locality(city.slug, locality.slug),
    title: text.title(name, city.name),
    description: locality.description,
    keywords: text.keywords(name, city.name, isOfferedIn(city, 'doorstep') ? 'doorstep' : 'pickup'),
    image: `city-${city.slug}`,
    about: { area: locality.slug },
    serviceType: 'Car service',
    area: `${name}, ${city.name}`,
    city,
    crumbs: [
      { label: landingText.home, href: addresses.home },
      { label: city.name, href: addresses.city(city.slug) },
      { label: name },
    ],
    heading: text.heading(name),
    lead: text.lead(name, city.name, distanceFromCentre(city, locality), locality.pinCode),
    ticks: text.ticks(name, landmark),
    faqTitle: text.faqs(name),
    faqs: localityFaqs(place),
    prices: 'short',
    sections: localitySections(place, context, car),
  };
}

const localityFaqs = ({ city, locality, index }: Place): readonly Faq[] => [
  ...locality.faqs,
  {
    question: text.howFar(locality.name),
    answer: text.howFarAnswer(
      locality.name,
      city.centre.name,
      city.centre.area,
      distanceFromCentre(city, locality),
    ),
  },
  ...rotated(city.faqs, index, 1),
];

function localitySections(
  { city, locality, index }: Place,
  context: PageContext,
  car: CarView | undefined,
): readonly LandingSection[] {
  const { name, about, highlights, nearbyLandmarks } = locality;
  const others = city.localities.filter((other) => other !== locality);
  const all = reviewsOf({ ...context, city });
  const reviews = all?.reviews.filter((review) => review.place === name) ?? [];
  return [
    proseSection({ heading: text.about(name), paragraphs: about }),
    proseSection({
      heading: text.known(name),
      paragraphs: [text.landmarks(name, joinList(nearbyLandmarks))],
      list: highlights,
    }),
    servicesSection(
      text.services(name),
      rotated(city.services, index * 3, SERVICES).map(({ type, description }) => ({
        service: serviceOf(type),
        detail: description,
      })),
      city,
      car?.prices,
    ),
    ...(all && reviews.length > 0 ? [reviewsSection(text.review(name), { ...all, reviews })] : []),
    localitiesSection(
      text.neighbours(name),
      city,
      byDistance(locality.coordinates, others)
        .slice(0, NEIGHBOURS)
        .map(({ place, distanceMetres }) => [place, landingText.kilometres(distanceMetres)]),
    ),
  ];
}

export const localityPage = landingEntry<Place>({
  name: 'locality',
  addresses: () =>
    cities.flatMap((city) =>
      city.localities.map((locality, index) => ({
        path: addresses.locality(city.slug, locality.slug),
        parameters: { city, locality, index },
      })),
    ),
  city: ({ city }) => city,
  view: localityView,
});
