import { blogPosts } from '../../../content/blog/posts.ts';
import { cities, findCity } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import { about } from '../../../content/company/about.ts';
import { careers } from '../../../content/company/careers.ts';
import { contact } from '../../../content/company/contact.ts';
import { feedback } from '../../../content/company/feedback.ts';
import { franchise } from '../../../content/company/franchise.ts';
import { workshopPartner } from '../../../content/company/workshop-partner.ts';
import { doorstepServices } from '../../../content/doorstep/services.ts';
import { expressPages } from '../../../content/express/express-pages.ts';
import { LEGAL_KEYS } from '../../../content/legal/legal-document.ts';
import { legalDocuments } from '../../../content/legal/legal-documents.ts';
import { manufacturers } from '../../../content/manufacturers/all-manufacturers.ts';
import { serviceGroups } from '../../../content/services/groups.ts';
import { localPages } from '../../../content/services/local/local-pages.ts';
import { services } from '../../../content/services/services.ts';
import { companyText } from '../../../content/text/company.ts';
import { nearMeText, variantText } from '../../../content/text/landing.ts';
import { searchText } from '../../../content/text/search.ts';
import { servicesText } from '../../../content/text/services.ts';
import { MANUFACTURER_ALIASES } from '../../../values/manufacturer-aliases.ts';
import { slugify } from '../../../values/slug.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { serviceAddress } from '../../../web/document/priced-services.ts';
import { isOfferedIn } from '../../offers/index.ts';
import { type PriceBook, SPOKEN_MODELS } from '../../pricing/contract.ts';
import { SPOKEN_CITIES } from '../../voice/contract.ts';

export interface SearchEntry {
  /** Each city has its own manufacturer pages; the entry leads to the one of the visitor's city. */
  readonly path: string | ((city: City) => string);
  readonly title: string;
  /** The words that count as title, where the title says more. */
  readonly name?: string;
  /** How much likelier this page is meant than another one with the same words; 1 without it. */
  readonly likelihood?: number;
  /** The kind of page, or its content in one line. */
  readonly detail: string | ((city: City) => string);
  /** Further words that visitors use for the page. */
  readonly words: string;
}

const { kinds } = searchText;

const serviceEntries = (): readonly SearchEntry[] =>
  services.map((service) => ({
    path: serviceAddress(service),
    title: service.name,
    detail: (city) => (isOfferedIn(city, service.id) ? service.summary : kinds.homeOnly(service.summary)),
    words: [
      kinds.service,
      ...service.keywords,
      ...service.signs,
      ...service.spoken.map(({ phrases }) => phrases),
      ...serviceGroups
        .flatMap(({ jobs }) => jobs)
        .filter(({ serviceId }) => serviceId === service.id)
        .map(({ name }) => name),
    ].join(' '),
  }));

/** The page with every service, which a visitor who names no work looks for. */
const allServices = (): SearchEntry => ({
  path: addresses.services,
  title: servicesText.all.heading,
  name: servicesText.services,
  detail: kinds.service,
  words: servicesText.all.keywords.join(' '),
  likelihood: 2,
});

const doorstepEntries = (): readonly SearchEntry[] =>
  doorstepServices.map(({ id, categoryId, name, summary, features }) => ({
    path: `${addresses.doorstepCategory(categoryId)}#${id}`,
    // The page of the service lists the same work; two equal titles would not say which is which.
    title: services.some((service) => service.name === name) ? kinds.atHome(name) : name,
    name,
    detail: kinds.doorstep,
    words: [summary, ...features].join(' '),
  }));

const placeEntries = (): readonly SearchEntry[] =>
  cities.flatMap((city) => [
    {
      path: addresses.city(city.slug),
      title: city.title,
      name: city.name,
      detail: kinds.city,
      words: `${city.name} ${city.state} ${SPOKEN_CITIES[city.slug] ?? ''}`,
    },
    ...city.localities.map(({ slug, name, nearbyLandmarks }) => ({
      path: addresses.locality(city.slug, slug),
      title: name,
      detail: kinds.locality(city.name),
      words: nearbyLandmarks.join(' '),
    })),
  ]);

/** The words in which visitors ask for a repair, in Hinglish too. */
const REPAIR_WORDS =
  'repair repairs repairing ripeyar mechanic mekenik maikenik mistri mistry garage workshop theek thik kharab brake brakes brek clutch klach suspension shocker noise sound awaaz avaj gear gearbox steering engine broken problem fix banvani banvana';

/** The pages of one city about one kind of work, and those of a kind that each city has. */
const landingEntries = (): readonly SearchEntry[] => [
  ...localPages.map(({ slug, city, heading, name, keywords }) => ({
    path: addresses.localPage(slug),
    title: heading,
    detail: findCity(city)?.name ?? kinds.city,
    words: [name, ...keywords].join(' '),
  })),
  ...(['car-repair', 'mechanic-shop'] as const).map((service) => ({
    path: ({ slug }: City) => addresses.cityService(service, slug),
    title: variantText.names[service],
    detail: ({ name }: City) => name,
    words: REPAIR_WORDS,
  })),
  {
    path: addresses.nearMe,
    title: nearMeText.crumb,
    detail: ({ name }: City) => name,
    words: nearMeText.keywords.join(' '),
  },
];

const company = (path: string, title: string, words: readonly string[]): SearchEntry => ({
  path,
  title,
  detail: kinds.company,
  words: words.join(' '),
});

const companyEntries = (): readonly SearchEntry[] => [
  company(addresses.about, companyText.aboutCrumb, about.keywords),
  company(addresses.contact, companyText.contactCrumb, contact.keywords),
  company(addresses.careers, companyText.careersCrumb, careers.keywords),
  company(addresses.franchise, companyText.franchiseCrumb, franchise.keywords),
  company(addresses.feedback, companyText.feedbackCrumb, feedback.keywords),
  company(addresses.workshopPartner, companyText.partnerCrumb, workshopPartner.keywords),
];

const legalEntries = (): readonly SearchEntry[] =>
  LEGAL_KEYS.map((key) => ({
    path: addresses[key],
    title: legalDocuments[key].title,
    detail: kinds.legal,
    likelihood: 0.5,
    words: legalDocuments[key].sections.map(({ heading }) => heading).join(' '),
  }));

const postEntries = (): readonly SearchEntry[] =>
  blogPosts.map(({ slug, title, description, keywords }) => ({
    path: addresses.blogPost(slug),
    title,
    detail: kinds.post,
    words: [description, ...keywords].join(' '),
  }));

/** The other express pages are variants of the first, for campaigns. */
const expressKeys = ['express', 'expressNinetyMinutes', 'expressDentPaint', 'expressAc'] as const;

const expressEntries = (): readonly SearchEntry[] =>
  expressKeys.map((key) => ({
    path: addresses[key],
    title: expressPages[key].title,
    detail: kinds.express,
    words: expressPages[key].keywords.join(' '),
  }));

const manufacturerEntries = (): readonly SearchEntry[] =>
  manufacturers.map(({ slug, name, popularModels }) => ({
    path: (city) => addresses.manufacturer(slug, city.slug),
    title: name,
    detail: ({ name: city }) => kinds.manufacturer(city),
    words: [MANUFACTURER_ALIASES[slug] ?? '', ...popularModels].join(' '),
  }));

const carEntries = ({ manufacturers: makers }: PriceBook): readonly SearchEntry[] =>
  makers.flatMap(({ models }) =>
    models.map(({ manufacturer, name, carId }) => ({
      path: addresses.car(carId),
      title: `${manufacturer} ${name}`,
      detail: kinds.car,
      words: SPOKEN_MODELS[slugify(name)] ?? '',
    })),
  );

/**
 * Lists every page that the search can find. Cars are included only while their prices are in memory. The list is not
 * cached, because the index stores it.
 */
export const searchEntries = (book: PriceBook | undefined): readonly SearchEntry[] => [
  allServices(),
  ...serviceEntries(),
  ...expressEntries(),
  ...doorstepEntries(),
  ...landingEntries(),
  ...manufacturerEntries(),
  ...placeEntries(),
  ...companyEntries(),
  ...legalEntries(),
  ...postEntries(),
  ...(book ? carEntries(book) : []),
];
