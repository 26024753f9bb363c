import { homeCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { serviceGroups } from '../../content/services/groups.ts';
import { serviceOf } from '../../content/services/services.ts';
import { chromeText } from '../../content/text/en/chrome.ts';
import { addresses, serviceSlugs } from '../contract/addresses.ts';

interface FooterLink {
  readonly href: string;
  readonly label: string;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
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
  link(addresses.expressLive, '90-minute express service'),
  link(addresses.expressNinetyMinutes, '90-minute car service'),
  link(addresses.expressDentPaint, 'Express dent and paint'),
  link(addresses.expressAc, 'Express car AC service'),
  link(addresses.nearMe, 'Car service near me'),
  link(addresses.doorstep, 'Doorstep services'),
  link(addresses.services, 'All services'),
  link(addresses.blog, 'Car care blog'),
  link(addresses.about, 'About us'),
  link(addresses.workshopPartner, 'Workshop partners'),
];

/** The four sections of the footer for a city; a city without localities of its own shows the home city's. */
export function footerGroups(city: City): readonly FooterGroup[] {
  const located = city.localities.length > 0 ? city : homeCity;
  return [
    { title: text.popularSearches, links: popularSearches },
    {
      title: text.ourServices,
      links: serviceSlugs.map((slug) => link(addresses.service(slug), serviceOf(slug).name)),
    },
    {
      title: text.manufacturers(city.name),
      links: footerManufacturers.map(([slug, name]) => link(addresses.manufacturer(slug, city.slug), name)),
    },
    {
      title: text.locations,
      links: located.localities
        .slice(0, MOST_LOCALITIES)
        .map(({ slug, name }) => link(addresses.locality(located.slug, slug), name)),
    },
  ];
}

/** The service groups that lead to the services page. */
export const footerServiceGroups: FooterGroup = {
  title: text.groups,
  links: serviceGroups.map(({ anchor, name }) => link(`${addresses.services}#${anchor}`, name)),
};

export const legalLinks: readonly FooterLink[] = [
  link(addresses.privacyPolicy, 'Privacy policy'),
  link(addresses.terms, 'Terms'),
  link(addresses.refundPolicy, 'Refund policy'),
  link(addresses.expressTerms, 'Express terms'),
  link(addresses.contact, 'Contact'),
  link(addresses.privacyChoices, text.privacyChoices),
];
