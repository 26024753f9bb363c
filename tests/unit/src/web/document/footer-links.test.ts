import { expect, test } from 'vitest';
import { cities, findCity, homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { serviceGroups } from '../../../../../src/content/services/groups.ts';
import {
  footerGroups,
  footerServiceGroups,
  legalLinks,
} from '../../../../../src/web/document/footer-links.ts';

const hrefs = (group: { readonly links: readonly { readonly href: string }[] }) =>
  group.links.map(({ href }) => href);

test('without a city in the path the footer is that of Jaipur, with its own list of localities', () => {
  const { manufacturers, locations } = footerGroups(undefined);
  expect(manufacturers.title).toBe('Car Manufacturer Service in Jaipur');
  expect(hrefs(locations)).toEqual(
    [
      'malviya-nagar',
      'mansarovar',
      'c-scheme',
      'vaishali-nagar',
      'jln-marg',
      'jagatpura',
      'ajmer-road',
      'tonk-road',
    ].map((locality) => `/car-service-in-jaipur/${locality}`),
  );
});

test('a city without localities has the fallback list too', () => {
  expect(footerGroups({ ...homeCity, localities: [] }).locations).toEqual(footerGroups(undefined).locations);
});

test.each(cities)('the footer of $name links to eight of its localities and nine manufacturers', (city) => {
  const { manufacturers, locations } = footerGroups(city);
  expect(manufacturers.title).toBe(`Car Manufacturer Service in ${city.name}`);
  expect(hrefs(manufacturers)).toEqual(
    ['maruti', 'hyundai', 'honda', 'toyota', 'mahindra', 'tata', 'kia', 'bmw', 'mercedes'].map(
      (maker) => `/${maker}-car-service-in-${city.slug}`,
    ),
  );
  expect(hrefs(locations)).toEqual(
    city.localities.slice(0, 8).map(({ slug }) => `/car-service-in-${city.slug}/${slug}`),
  );
});

test('the footer links to services, company, blog, partners, the express pages and every service group', () => {
  const { popular, services } = footerGroups(findCity('pune'));
  expect(hrefs(popular)).toEqual(
    expect.arrayContaining([
      '/services',
      '/about',
      '/blog',
      '/workshop-partner',
      '/express-90min-car-service',
      '/express-dent-paint',
      '/express-car-ac-service',
    ]),
  );
  expect(hrefs(services)).toHaveLength(9);
  expect(hrefs(footerServiceGroups)).toEqual(serviceGroups.map(({ anchor }) => `/services#${anchor}`));
  expect(hrefs({ links: legalLinks })).toContain('/contact');
});
