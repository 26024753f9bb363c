import { island as addToCart } from '../../../../client/islands/doorstep/AddToCart.island.tsx';
import { TextLink } from '../../../../client/ui/Button.tsx';
import { Carousel } from '../../../../client/ui/Carousel.tsx';
import { cities, homeCity } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import { cityPicture } from '../../../content/cities/city-picture.ts';
import { claims } from '../../../content/claims.ts';
import { findDoorstepService } from '../../../content/doorstep/find.ts';
import { isPictureName } from '../../../content/pictures.ts';
import type { Service } from '../../../content/services/service.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { homeText } from '../../../content/text/en/home.ts';
import type { Paise } from '../../../values/money.ts';
import { CityCards, Reviews, ServiceCard, WayCards } from '../../../web/components/cards.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { serviceAddress } from '../../../web/document/priced-services.ts';

const ways = homeText.ways;

const fromPrice = ({ price }: Service): Paise | undefined =>
  price.kind === 'from' ? price.amount : undefined;

/**
 * Shows the three kinds of service. `express` is the express price of the visitor's car; undefined while the sheet is
 * not in memory.
 */
export const HomeWays = ({ express }: { readonly express: Paise | undefined }) => (
  <Section>
    <SectionHead title={ways.title} text={ways.text} />
    <WayCards
      cards={[
        {
          href: addresses.doorstep,
          picture: 'hero-doorstep',
          title: ways.doorstep,
          text: ways.doorstepText,
          price: fromPrice(serviceOf('doorstep')),
          isFrom: true,
          linkText: ways.doorstepLink,
        },
        {
          href: addresses.express,
          picture: 'hero-express',
          title: ways.express,
          text: ways.expressText,
          ...(express === undefined
            ? { price: claims.pricesFrom.expressService, isFrom: true }
            : { price: express, follows: 'express' }),
          linkText: ways.expressLink,
        },
        {
          href: serviceAddress(serviceOf('emergency')),
          picture: 'roadside-night',
          title: ways.road,
          text: ways.roadText,
          price: fromPrice(serviceOf('emergency')),
          isFrom: true,
          linkText: ways.roadLink,
        },
      ]}
    />
  </Section>
);

const doorstep = homeText.doorstep;
const doorstepJobs = ['battery-replacement', 'ac-gas-topup', 'number-plate-fitting', 'used-car-inspection'];

/** Shows four small jobs of the doorstep catalogue. */
export const HomeDoorstep = () => (
  <Section joined>
    <div className="head-row">
      <h2>{doorstep.title}</h2>
      <TextLink className="wide-only" href={addresses.doorstep} arrow>
        {doorstep.all}
      </TextLink>
    </div>
    <Carousel label={doorstep.title} fits>
      {doorstepJobs
        .flatMap((id) => findDoorstepService(id) ?? [])
        .map(({ id, name, summary, price, image }) => (
          <ServiceCard
            key={id}
            picture={isPictureName(image) ? image : 'service-doorstep'}
            name={name}
            detail={summary}
            price={price}
            action={<Island of={addToCart} props={{ id, name, price }} />}
          />
        ))}
    </Carousel>
    <TextLink className="phone-only" href={addresses.doorstep} arrow>
      {doorstep.all}
    </TextLink>
  </Section>
);

/** Shows three reviews from the city: sample content, with a note that says so. */
export const HomeReviews = ({ city }: { readonly city: City }) => (
  <Section sand>
    <SectionHead title={homeText.reviews} />
    <Reviews
      reviews={city.reviews
        .slice(0, 3)
        .map(({ name, location, rating, comment }) => ({ name, place: location, rating, text: comment }))}
    />
  </Section>
);

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
          detail: (each === homeCity ? homeText.homeCityDetail : homeText.cityDetail)(each.localities.length),
          picture: cityPicture(each),
        }))}
        others={cities
          .filter((each) => !shown.includes(each))
          .map(({ slug, name }) => ({ href: addresses.city(slug), name }))}
      />
    </Section>
  );
}
