import { homeCity } from '../../../content/cities/all-cities.ts';
import { manufacturers } from '../../../content/manufacturers/all-manufacturers.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { landingText, hubText as text } from '../../../content/text/landing.ts';
import { type SampleContent, shown } from '../../../values/stated.ts';
import { Stats } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { type PageContext, single } from '../../../web/pages/page-entry.ts';
import type { CarView } from '../../../web/pages/page-prices.ts';
import { cityServiceAddress, otherCityLinks } from './city-services.ts';
import { landingEntry } from './landing-entry.tsx';
import type { LandingView } from './landing-view.ts';
import { linksSection, servicesSection } from './sections.tsx';

const city = homeCity;
/** The city's landing page shows the questions before this one. */
const FAQS_FROM = 3;

/** Makes the view of `/city/jaipur`, an overview of the home city with a link to each of its pages. */
const hubView = ({ brand, sampleContent }: PageContext, car: CarView | undefined): LandingView => ({
  path: addresses.cityJaipur,
  title: text.title(city.name, brand.name),
  description: text.description(city.name, city.localities.length),
  keywords: text.keywords(city.name),
  image: `city-${city.slug}`,
  serviceType: 'Car service',
  area: city.name,
  city,
  crumbs: [{ label: landingText.home, href: addresses.home }, { label: city.name }],
  heading: text.heading(city.name, brand.name),
  lead: text.lead(city.centre.name, city.centre.area),
  ticks: text.ticks,
  faqTitle: text.faqs(city.name),
  faqs: city.faqs.slice(FAQS_FROM),
  prices: 'short',
  sections: [
    servicesSection(
      text.services(city.name),
      city.services.map(({ type, description }) => ({
        service: serviceOf(type),
        detail: description,
        href: cityServiceAddress(city, type),
      })),
      city,
      car?.prices,
    ),
    ...numbersSection(sampleContent),
    linksSection(text.pages(city.name), otherCityLinks(city, addresses.cityJaipur)),
    linksSection(
      text.localities(city.name),
      city.localities.map(({ slug, name }) => ({ href: addresses.locality(city.slug, slug), name })),
    ),
    linksSection(
      text.makers(city.name),
      manufacturers.map(({ slug, name }) => ({ href: addresses.manufacturer(slug, city.slug), name })),
    ),
  ],
});

/** Shows the city's numbers; no section where there are none to show. */
function numbersSection(samples: SampleContent): LandingView['sections'] {
  const stats = shown(city.stats, samples);
  if (stats === undefined) return [];
  const note = city.stats.origin === 'sample' ? text.numbersText : undefined;
  return [
    {
      key: 'numbers',
      head: { title: text.numbers(city.name), text: note },
      content: <Stats stats={stats} />,
    },
  ];
}

export const cityHubPage = landingEntry({
  name: 'city-hub',
  bannerPositions: [],
  addresses: single(addresses.cityJaipur),
  city: () => city,
  view: (_parameters, context, car) => hubView(context, car),
});
