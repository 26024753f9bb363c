import { island as addToCart } from '../../../../client/islands/doorstep/AddToCart.island.tsx';
import { TextLink } from '../../../../client/ui/Button.tsx';
import { Carousel } from '../../../../client/ui/Carousel.tsx';
import { cities, homeCity } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import { cityPicture } from '../../../content/cities/city-picture.ts';
import { findDoorstepService } from '../../../content/doorstep/find.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { homeText } from '../../../content/text/home.ts';
import { CityCards, Reviews, reviewsOf, ServiceCard, WayCards } from '../../../web/components/cards.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { Sells } from '../../../web/document/PageDataBlock.tsx';
import type { RatedPage } from '../../../web/document/page-rating.ts';
import { priceIn, serviceAddress } from '../../../web/document/priced-services.ts';
import { isOfferedIn, takesOf } from '../../offers/index.ts';
import type { PriceSet } from '../../pricing/contract.ts';

/** The texts of a city with every way of service, or of a city with a workshop. */
export const wordsOf = (city: City) =>
  isOfferedIn(city, 'express') && isOfferedIn(city, 'doorstep') ? homeText.everyWay : homeText.workshop;

interface HomeWaysProps {
  readonly city: City;
  readonly prices: PriceSet | undefined;
}

/** Shows three ways of service that the city has, each with its price for the visitor's car where it depends on it. */
export const HomeWays = (shown: HomeWaysProps) =>
  wordsOf(shown.city) === homeText.everyWay ? <EveryWay {...shown} /> : <WorkshopWays {...shown} />;

function EveryWay({ city, prices }: HomeWaysProps) {
  const { ways } = homeText.everyWay;
  return (
    <Section>
      <SectionHead title={ways.title} text={ways.text} />
      <WayCards
        cards={[
          {
            href: addresses.doorstep,
            picture: 'hero-doorstep',
            title: ways.doorstep,
            text: ways.doorstepText,
            ...priceIn(city, 'doorstep', prices),
            linkText: ways.doorstepLink,
          },
          {
            href: addresses.express,
            picture: 'hero-express',
            title: ways.express,
            text: ways.expressText,
            ...priceIn(city, 'express', prices),
            linkText: ways.expressLink,
          },
          {
            href: serviceAddress(serviceOf('emergency')),
            picture: 'roadside-night',
            title: ways.road,
            text: ways.roadText,
            ...priceIn(city, 'emergency', prices),
            linkText: ways.roadLink,
          },
        ]}
      />
    </Section>
  );
}

function WorkshopWays({ city, prices }: HomeWaysProps) {
  const { ways } = homeText.workshop;
  return (
    <Section>
      <SectionHead title={ways.title(city.name)} text={ways.text} />
      <WayCards
        cards={[
          {
            href: addresses.city(city.slug),
            picture: 'hero-doorstep',
            title: ways.pickup,
            text: ways.pickupText(city.name),
            ...priceIn(city, 'periodic', prices),
            linkText: ways.pickupLink,
          },
          {
            href: addresses.nearMe,
            picture: 'service-periodic',
            title: ways.walkIn,
            text: ways.walkInText(city.centre.area),
            ...priceIn(city, 'periodic', prices),
            linkText: ways.walkInLink,
          },
          {
            href: addresses.cityService('dent-paint', city.slug),
            picture: 'service-denting',
            title: ways.paint,
            text: ways.paintText(takesOf('panel-paint').text),
            ...priceIn(city, 'panel-paint', prices),
            linkText: ways.paintLink,
          },
        ]}
      />
    </Section>
  );
}

const doorstep = homeText.doorstep;
const doorstepJobs = [
  'battery-replacement',
  'ac-gas-topup',
  'number-plate-fitting',
  'used-car-inspection',
].flatMap((id) => findDoorstepService(id) ?? []);

/** Shows four small jobs of the doorstep catalogue. */
export const HomeDoorstep = () => (
  <Section joined>
    <div className="head-row">
      <h2>{doorstep.title}</h2>
      <TextLink className="wide-only" href={addresses.doorstep} arrow>
        {doorstep.all}
      </TextLink>
    </div>
    <form action={addresses.doorstepCart}>
      <Sells services={doorstepJobs} />
      <Carousel label={doorstep.title} fits>
        {doorstepJobs.map(({ id, name, summary, price, image }) => (
          <ServiceCard
            key={id}
            picture={image}
            name={name}
            detail={summary}
            action={<Island of={addToCart} className="between" props={{ id, name, price }} />}
          />
        ))}
      </Carousel>
    </form>
    <TextLink className="phone-only" href={addresses.doorstep} arrow>
      {doorstep.all}
    </TextLink>
  </Section>
);

/** Shows three reviews from the city, or no section where there are none to show. */
export function HomeReviews({ page }: { readonly page: RatedPage }) {
  const reviews = reviewsOf(page);
  if (reviews === undefined) return null;
  return (
    <Section sand>
      <SectionHead title={homeText.reviews} />
      <Reviews {...reviews} reviews={reviews.reviews.slice(0, 3)} />
    </Section>
  );
}

/** Shows the home city and the visitor's city (or Mumbai) with their skylines, the others by name. */
export function HomeCities({ city }: { readonly city: City }) {
  const other = city === homeCity ? cities.find(({ slug }) => slug === 'mumbai') : city;
  const shown = other ? [homeCity, other] : [homeCity];
  return (
    <Section>
      <SectionHead title={homeText.cities} />
      <CityCards
        cards={shown.map((each) => ({
          href: addresses.city(each.slug),
          name: each.name,
          detail: (isOfferedIn(each, 'doorstep') ? homeText.homeCityDetail : homeText.cityDetail)(
            each.localities.length,
          ),
          picture: cityPicture(each),
        }))}
        others={cities
          .filter((each) => !shown.includes(each))
          .map(({ slug, name }) => ({ href: addresses.city(slug), name }))}
      />
    </Section>
  );
}
