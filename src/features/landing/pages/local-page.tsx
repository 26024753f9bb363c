import { findCity, homeCity } from '../../../content/cities/all-cities.ts';
import { findDoorstepService } from '../../../content/doorstep/find.ts';
import { findManufacturer } from '../../../content/manufacturers/all-manufacturers.ts';
import type { LocalPage } from '../../../content/services/local/local-page.ts';
import { localPages } from '../../../content/services/local/local-pages.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { landingText, localText as text } from '../../../content/text/landing.ts';
import { serviceNames } from '../../../content/text/service-names.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { aboutService } from '../../../web/document/about-service.ts';
import type { DoorstepService } from '../../doorstep/contract.ts';
import { isOfferedIn } from '../../offers/index.ts';
import { offerOf, otherCityLinks } from './city-services.ts';
import { landingEntry } from './landing-entry.tsx';
import type { DoorstepOffer, LandingView } from './landing-view.ts';
import { doorstepSection, linksSection, proseSection } from './sections.tsx';

const TICKS = 3;

const cityOf = (local: LocalPage) => findCity(local.city) ?? homeCity;

/** Whether a mechanic works at the car's location, at one price for every car. */
const isOnTheSpot = ({ serviceId }: LocalPage): boolean =>
  serviceId === 'emergency' || serviceId === 'doorstep';

/** Returns the doorstep jobs of the page's service, in a city with doorstep visits. */
const doorstepJobs = (local: LocalPage): readonly DoorstepService[] =>
  isOfferedIn(cityOf(local), 'doorstep')
    ? serviceOf(local.serviceId).doorstepServiceIds.flatMap((id) => findDoorstepService(id) ?? [])
    : [];

const doorstepOffer = (local: LocalPage): DoorstepOffer | undefined => {
  const services = isOnTheSpot(local) ? doorstepJobs(local) : [];
  return services.length > 0 ? { services, urgent: local.serviceId === 'emergency' } : undefined;
};

/**
 * Makes the view of a page that only one city has, such as `/emergency-car-repair-jaipur`, with its own purpose and
 * text.
 */
function localView(local: LocalPage): LandingView {
  const city = cityOf(local);
  const path = addresses.localPage(local.slug);
  const jobs = doorstepJobs(local);
  const [lead = '', ...intro] = local.intro;
  return {
    path,
    title: local.title,
    description: local.description,
    keywords: local.keywords,
    image: `service-${local.serviceId}`,
    about: aboutService(local.work ?? local.serviceId),
    serviceType: serviceNames[local.work ?? local.serviceId],
    area: city.name,
    city,
    crumbs: [
      { label: landingText.home, href: addresses.home },
      { label: city.name, href: addresses.city(city.slug) },
      { label: local.name },
    ],
    heading: local.heading,
    lead,
    ticks: local.ticks ?? serviceOf(local.serviceId).includes.slice(0, TICKS),
    offer: offerOf(local.serviceId),
    doorstep: doorstepOffer(local),
    faqTitle: text.faqs,
    faqs: local.faqs,
    prices: 'short',
    sections: [
      ...(intro.length > 0 ? [proseSection({ heading: local.introHeading, paragraphs: intro })] : []),
      ...local.sections.map(proseSection),
      proseSection({ heading: local.checklist.heading, paragraphs: [], list: local.checklist.items }),
      ...(jobs.length > 0 && !isOnTheSpot(local)
        ? [doorstepSection(landingText.doorstepJobs(city.name), jobs)]
        : []),
      linksSection(text.others(city.name), otherCityLinks(city, path)),
    ],
  };
}

export const localPage = landingEntry<LocalPage>({
  name: 'local',
  addresses: () => localPages.map((local) => ({ path: addresses.localPage(local.slug), parameters: local })),
  city: cityOf,
  variant: (local) => doorstepOffer(local) && 'doorstep',
  scope({ manufacturer }) {
    const maker = manufacturer === undefined ? undefined : findManufacturer(manufacturer);
    return maker ? { manufacturer: maker.slug, models: maker.popularModels } : {};
  },
  view: localView,
});
