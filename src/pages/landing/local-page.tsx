import { findCity, homeCity } from '../../content/cities/all-cities.ts';
import { findManufacturer } from '../../content/manufacturers/all-manufacturers.ts';
import type { LocalPage } from '../../content/services/local/local-page.ts';
import { localPages } from '../../content/services/local/local-pages.ts';
import { serviceOf } from '../../content/services/services.ts';
import { landingText, localText as text } from '../../content/text/en/landing.ts';
import { addresses } from '../../contract/addresses.ts';
import { otherCityLinks } from './city-services.ts';
import { landingEntry } from './landing-entry.tsx';
import type { LandingView } from './landing-view.ts';
import { linksSection, proseSection } from './sections.tsx';

const cityOf = (local: LocalPage) => findCity(local.city) ?? homeCity;

/** A page of one city alone, such as `/emergency-car-repair-jaipur`: its own intent, its own text. */
function localView(local: LocalPage): LandingView {
  const city = cityOf(local);
  const maker = local.manufacturer === undefined ? undefined : findManufacturer(local.manufacturer);
  const path = addresses.localPage(local.slug);
  const [lead = '', ...intro] = local.intro;
  return {
    path,
    title: local.title,
    description: local.description,
    keywords: local.keywords,
    image: `/images/share/service-${local.serviceId}.png`,
    serviceType: serviceOf(local.serviceId).name,
    area: city.name,
    city,
    crumbs: [
      { label: landingText.home, href: addresses.home },
      { label: city.name, href: addresses.city(city.slug) },
      { label: serviceOf(local.serviceId).name },
    ],
    heading: local.heading,
    lead,
    ticks: local.checklist.items.slice(0, 2),
    scope: maker ? { manufacturer: maker.slug, models: maker.popularModels } : {},
    faqTitle: text.faqs,
    faqs: local.faqs,
    prices: 'short',
    sections: [
      ...(intro.length > 0
        ? [proseSection({ heading: serviceOf(local.serviceId).name, paragraphs: intro })]
        : []),
      ...local.sections.map(proseSection),
      proseSection({ heading: local.checklist.heading, paragraphs: [], list: local.checklist.items }),
      linksSection(text.others(city.name), otherCityLinks(city, path)),
    ],
  };
}

export const localPage = landingEntry<LocalPage>({
  name: 'local',
  addresses: () => localPages.map((local) => ({ path: addresses.localPage(local.slug), parameters: local })),
  city: cityOf,
  view: localView,
});
