import { cities } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import type { VariantService } from '../../../content/services/city-variants/variant.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { landingText, variantText as text } from '../../../content/text/landing.ts';
import { serviceNames } from '../../../content/text/service-names.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { aboutService } from '../../../web/document/about-service.ts';
import { LANDING_SERVICES } from '../rules/landing-address.ts';
import { rotated } from '../rules/selection.ts';
import { hasLocalPage, offerOf, otherCityLinks } from './city-services.ts';
import { landingEntry } from './landing-entry.tsx';
import type { LandingView } from './landing-view.ts';
import { linksSection, localitiesSection, namedTextsSection, proseSection } from './sections.tsx';

interface Variant {
  readonly service: VariantService;
  readonly city: City;
  readonly index: number;
}

const LOCALITIES = 4;
const TICKS = 3;

/** Makes the view of `/car-repair-service-in-{city}` and the other landing services: one kind of work in one city. */
async function variantView({ service, city, index }: Variant): Promise<LandingView> {
  const { cityVariantText } = await import('../../../content/services/city-variants/variant-text.ts');
  const words = cityVariantText(service, city);
  const { description, paragraphs } = city.landing[service];
  const path = addresses.cityService(service, city.slug);
  return {
    path,
    title: words.title,
    description,
    keywords: words.keywords,
    image: `service-${words.serviceId}`,
    about: aboutService(words.work ?? words.serviceId),
    serviceType: serviceNames[words.work ?? words.serviceId],
    area: city.name,
    city,
    crumbs: [
      { label: landingText.home, href: addresses.home },
      { label: city.name, href: addresses.city(city.slug) },
      { label: text.names[service] },
    ],
    heading: words.heading,
    lead: words.opening,
    ticks: rotated(words.ticks ?? serviceOf(words.serviceId).includes, index + city.localities.length, TICKS),
    offer: offerOf(words.serviceId),
    faqTitle: text.faqs,
    faqs: words.faqs,
    prices: 'short',
    sections: [
      proseSection({ heading: text.inCity(text.names[service], city.name), paragraphs }),
      ...words.sections.map(proseSection),
      proseSection({ heading: words.checklist.heading, paragraphs: [], list: words.checklist.items }),
      namedTextsSection(
        text.conditions(city.name),
        city.conditions.slice(0, 2).map(({ fact, advice }) => ({ name: fact, text: advice })),
      ),
      localitiesSection(
        text.localities(city.name),
        city,
        rotated(city.localities, index, LOCALITIES).map((locality) => [
          locality,
          landingText.near(locality.nearbyLandmarks[0] ?? city.name),
        ]),
      ),
      linksSection(text.others(city.name), otherCityLinks(city, path)),
    ],
  };
}

const services = LANDING_SERVICES.filter((service) => service !== 'car-service');

export const variantPage = landingEntry<Variant>({
  name: 'city-service',
  addresses: () =>
    cities
      .flatMap((city) =>
        services.map((service, index) => ({
          path: addresses.cityService(service, city.slug),
          parameters: { service, city, index: index * LOCALITIES },
        })),
      )
      .filter(({ path }) => !hasLocalPage(path)),
  city: ({ city }) => city,
  view: variantView,
});
