import { cities, homeCity } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import { cityPicture } from '../../../content/cities/city-picture.ts';
import { homeText } from '../../../content/text/en/home.ts';
import { CityCards } from '../../../web/components/CityCards.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { addresses } from '../../../web/contract/addresses.ts';

/** The home market and the visitor's city (or the largest other) with their skylines, the others by name. */
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
