import { cities } from '../../../content/cities/all-cities.ts';
import { manufacturers } from '../../../content/manufacturers/all-manufacturers.ts';
import { coverageText as text } from '../../../content/text/coverage.ts';
import { landingText } from '../../../content/text/landing.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { Section } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { kilometresOf, nameOfPlace } from '../../../web/document/away-notice.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { page } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, type CarView, loadCar, type Part } from '../../../web/pages/page-prices.ts';
import { parseLandingAddress } from '../../landing/contract.ts';
import { type UnservedPlace, unservedPlace } from '../index.ts';
import { VisitSection, WishCard } from './unserved-cards.tsx';

/** Returns the unserved place that a landing page's address names, such as `/maruti-car-service-in-lucknow`. */
function placeOfPath(path: string): UnservedPlace | undefined {
  const address = parseLandingAddress(path, { cities, manufacturers });
  const slug = address.ok ? undefined : address.detail?.unknown.city;
  return slug === undefined ? undefined : unservedPlace(slug);
}

/** The facts for the head and the body of an unserved place's page. */
const factsOf = (place: UnservedPlace) => ({
  name: nameOfPlace(place),
  city: place.nearest,
  kilometres: kilometresOf(place),
});

/**
 * `/car-service-in-lucknow`, and any other landing address of a city without a centre. It says so, names the nearest
 * workshop and takes a number. Search engines do not list it.
 */
export const unservedPage = page<UnservedPlace, Part<CarView | undefined>>({
  name: 'unserved',
  family: 'unserved',
  group: 'other',
  showsPrices: true,
  audience: 'unlisted',
  query: [...CAR_QUERY, 'problem'],
  addresses: () => [],
  match: placeOfPath,
  city: ({ nearest }) => nearest,
  load: (_, context) => loadCar(context),
  metadata: ({ parameters: place }) => {
    const { name, city, kilometres } = factsOf(place);
    return {
      title: text.title(name),
      description: text.description(name, city.name, kilometres),
      keywords: text.keywords(name),
      image: 'home',
      canonicalPath: addresses.city(place.slug ?? ''),
      robots: 'noindex, follow',
      about: { location: name },
    };
  },
  Page: ({ parameters: place, data: car, context }) => {
    const { name, city, kilometres } = factsOf(place);
    return (
      <>
        <PageHead
          crumbs={[{ label: landingText.home, href: addresses.home }, { label: name }]}
          title={text.heading(name)}
          lead={text.lead(name, city.centre.name, city.name, kilometres)}
        />
        <Section split>
          <WishCard context={context} place={place} />
        </Section>
        <Fold />
        <VisitSection path={context.path} city={city} car={car} />
      </>
    );
  },
});
