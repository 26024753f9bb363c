import type { FeaturedPrice } from '../../../../client/islands/pricing/picker-state.ts';
import { homeCity } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import type { ExpressPage } from '../../../content/express/express-pages.ts';
import { expressElsewhereText as text } from '../../../content/text/express.ts';
import { LinkChips } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { type CarView, type Part, partAtHand } from '../../../web/pages/page-prices.ts';
import { offeredName, serviceOfPrice, takesOf } from '../../offers/index.ts';
import { ExpressHero, ExpressSticky } from './express-hero.tsx';

/** The price that a city without the bay has in place of an express page's price. */
export function featuredElsewhere({ price }: ExpressPage): FeaturedPrice {
  const instead = price === 'express' ? 'periodic' : price;
  return { title: offeredName(serviceOfPrice[instead]), price: instead };
}

const takesElsewhere = (page: ExpressPage): string =>
  takesOf(serviceOfPrice[featuredElsewhere(page).price]).text;

/** The texts of an express page for a city without the bay. */
export function wordsElsewhere(page: ExpressPage, city: City) {
  const { title: service } = featuredElsewhere(page);
  const takes = takesElsewhere(page);
  return {
    heading: text.heading(service, city.name),
    description: text.description(service, city.name, takes),
    lead: text.lead(city.name, city.centre.area, takes),
    points: text.points(city.name),
  };
}

interface ExpressElsewhereProps {
  readonly page: ExpressPage;
  readonly car: Part<CarView | undefined>;
  readonly context: PageContext;
}

/** Tells a visitor from a city without the bay what the workshop there does instead, at its price. */
export function ExpressElsewhere({ page, car, context }: ExpressElsewhereProps) {
  const { city, path } = context;
  const featured = featuredElsewhere(page);
  const { heading, lead, points } = wordsElsewhere(page, city);
  return (
    <>
      <ExpressHero
        page={page}
        path={path}
        city={city}
        car={car}
        featured={featured}
        advertised={{ title: heading, lead, points }}
      />
      <Section sand>
        <SectionHead title={text.whereTitle} text={text.whereText(city.name)} />
        <LinkChips
          links={[
            { href: addresses.city(city.slug), name: text.inCity(city.name) },
            { href: `${path}?city=${homeCity.slug}`, name: text.inJaipur },
          ]}
        />
      </Section>
      <ExpressSticky page={page} car={partAtHand(car)} featured={featured} />
    </>
  );
}
