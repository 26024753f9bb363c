import { blogPosts } from '../../../content/blog/posts.ts';
import { cities } from '../../../content/cities/all-cities.ts';
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
import { services } from '../../../content/services/services.ts';
import { companyText } from '../../../content/text/en/company.ts';
import { searchText } from '../../../content/text/en/search.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { serviceAddress } from '../../../web/document/priced-services.ts';
import type { PriceBook } from '../../pricing/contract.ts';

/** A page that the search can find. */
export interface SearchEntry {
  /** Each city has its own manufacturer pages; the entry leads to the one of the visitor's city. */
  readonly path: string | ((city: City) => string);
  readonly title: string;
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
    detail: service.summary,
    words: [
      kinds.service,
      ...service.keywords,
      ...service.signs,
      ...serviceGroups
        .flatMap(({ jobs }) => jobs)
        .filter(({ serviceId }) => serviceId === service.id)
        .map(({ name }) => name),
    ].join(' '),
  }));

const doorstepEntries = (): readonly SearchEntry[] =>
  doorstepServices.map(({ id, categoryId, name, summary, features }) => ({
    path: `${addresses.doorstepCategory(categoryId)}#${id}`,
    title: name,
    detail: kinds.doorstep,
    words: [summary, ...features].join(' '),
  }));

const placeEntries = (): readonly SearchEntry[] =>
  cities.flatMap((city) => [
    {
      path: addresses.city(city.slug),
      title: city.title,
      detail: kinds.city,
      words: `${city.name} ${city.state}`,
    },
    ...city.localities.map(({ slug, name, nearbyLandmarks }) => ({
      path: addresses.locality(city.slug, slug),
      title: name,
      detail: kinds.locality(city.name),
      words: nearbyLandmarks.join(' '),
    })),
  ]);

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
    words: popularModels.join(' '),
  }));

/** Returns every model that the price sheet prices. */
const carEntries = ({ manufacturers: makers }: PriceBook): readonly SearchEntry[] =>
  makers.flatMap(({ models }) =>
    models.map(({ manufacturer, name, carId }) => ({
      path: addresses.car(carId),
      title: `${manufacturer} ${name}`,
      detail: kinds.car,
      words: '',
    })),
  );

/**
 * Lists every page that the search can find. Cars are included only while their prices are in memory. The list is not
 * cached, because the index stores it.
 */
export const searchEntries = (book: PriceBook | undefined): readonly SearchEntry[] => [
  ...serviceEntries(),
  ...expressEntries(),
  ...doorstepEntries(),
  ...manufacturerEntries(),
  ...placeEntries(),
  ...companyEntries(),
  ...legalEntries(),
  ...postEntries(),
  ...(book ? carEntries(book) : []),
];
