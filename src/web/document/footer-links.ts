import { findLocality, homeCity } from '../../content/cities/all-cities.ts';
import type { City, Locality } from '../../content/cities/city.ts';
import { serviceGroups } from '../../content/services/groups.ts';
import { serviceOf } from '../../content/services/services.ts';
import { chromeText } from '../../content/text/chrome.ts';
import { footerLinkText } from '../../content/text/footer.ts';
import { addresses, serviceSlugs } from '../contract/addresses.ts';

interface FooterLink {
  readonly href: string;
  readonly label: string;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** Phones fold all four. Wide screens show three as columns, and the services as the block of service groups. */
interface FooterGroups {
  readonly popular: FooterGroup;
  readonly services: FooterGroup;
  readonly manufacturers: FooterGroup;
  readonly locations: FooterGroup;
}

const text = chromeText.footer;

/** The manufacturers that the footer links to. */
const footerManufacturers = [
  ['maruti', 'Maruti'],
  ['hyundai', 'Hyundai'],
  ['honda', 'Honda'],
  ['toyota', 'Toyota'],
  ['mahindra', 'Mahindra'],
  ['tata', 'Tata'],
  ['kia', 'Kia'],
  ['bmw', 'BMW'],
  ['mercedes', 'Mercedes'],
] as const;
const MOST_LOCALITIES = 8;

const link = (href: string, label: string): FooterLink => ({ href, label });

const popularSearches: readonly FooterLink[] = [
  link(addresses.expressLive, footerLinkText.expressLive),
  link(addresses.expressNinetyMinutes, footerLinkText.expressNinetyMinutes),
  link(addresses.expressDentPaint, footerLinkText.expressDentPaint),
  link(addresses.expressAc, footerLinkText.expressAc),
  link(addresses.nearMe, footerLinkText.nearMe),
  link(addresses.doorstep, footerLinkText.doorstep),
  link(addresses.services, footerLinkText.services),
  link(addresses.blog, footerLinkText.blog),
  link(addresses.about, footerLinkText.about),
  link(addresses.workshopPartner, footerLinkText.workshopPartner),
];

/** The localities of the home city that the footer shows where the path names no city. */
const fallbackLocalities = [
  'malviya-nagar',
  'mansarovar',
  'c-scheme',
  'vaishali-nagar',
  'jln-marg',
  'jagatpura',
  'ajmer-road',
  'tonk-road',
] as const;

/** The footer's links; `city` is the one that the page's path names. */
export function footerGroups(city: City | undefined): FooterGroups {
  const { name, slug } = city ?? homeCity;
  return {
    popular: { title: text.popularSearches, links: popularSearches },
    services: {
      title: text.ourServices,
      links: serviceSlugs.map((service) => link(addresses.service(service), serviceOf(service).name)),
    },
    manufacturers: {
      title: text.manufacturers(name),
      links: footerManufacturers.map(([maker, label]) => link(addresses.manufacturer(maker, slug), label)),
    },
    locations: {
      title: text.locations,
      links: footerLocalities(city).map((locality) =>
        link(addresses.locality(slug, locality.slug), locality.name),
      ),
    },
  };
}

const footerLocalities = (city: City | undefined): readonly Locality[] =>
  city === undefined || city.localities.length === 0
    ? fallbackLocalities.flatMap((slug) => findLocality(homeCity, slug) ?? [])
    : city.localities.slice(0, MOST_LOCALITIES);

/** The service groups that lead to the services page. */
export const footerServiceGroups: FooterGroup = {
  title: text.groups,
  links: serviceGroups.map(({ anchor, name }) => link(`${addresses.services}#${anchor}`, name)),
};

export const legalLinks: readonly FooterLink[] = [
  link(addresses.privacyPolicy, footerLinkText.privacyPolicy),
  link(addresses.terms, footerLinkText.terms),
  link(addresses.refundPolicy, footerLinkText.refundPolicy),
  link(addresses.expressTerms, footerLinkText.expressTerms),
  link(addresses.contact, footerLinkText.contact),
  link(addresses.privacyChoices, text.privacyChoices),
];
