import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOf } from './page-facts.ts';
import { type Site, startSite } from './site.ts';

/**
 * Every address of the specification's section 2, written down from its text and not from the table of pages: a page
 * that is missing there is missing here as well, and this test says so.
 */
const general = [
  '/',
  '/services',
  '/ad-services',
  '/about',
  '/contact',
  '/blog',
  '/careers',
  '/franchise',
  '/feedback',
  '/workshop-partner',
  '/voice-search-demo',
  '/spin-to-win',
  '/homepage-app-v0',
  '/website-homepage-appstyle',
  '/coupon-admin',
];

const posts = ['/blog/monsoon-car-care', '/blog/car-ac-not-cooling'];

const services = [
  '/services/periodic',
  '/services/ac',
  '/services/car-spa',
  '/services/denting',
  '/services/battery',
  '/services/windshield',
  '/services/detailing',
  '/services/tyre',
  '/services/insurance-claims',
];

const serviceAnchors = [
  'periodic-maintenance',
  'car-ac-service',
  'car-denting-painting',
  'car-detailing',
  'car-inspection',
  'wheel-care',
];

const express = [
  '/express',
  '/express-beta-atc',
  '/express-beta-atc/old',
  '/express-rzp-atc',
  '/express-rzp-atc/cart',
  '/ads-express',
  '/express-90min-car-service',
  '/express-dent-paint',
  '/express-car-ac-service',
];

const legal = [
  '/privacy-policy',
  '/terms',
  '/refund-policy',
  '/express-Service-TnCs',
  '/legal/express-service-terms',
];

const doorstep = [
  '/doorstep-services',
  '/doorstep-services/category/EMERGENCY',
  '/doorstep-services/category/MAINTENANCE',
  '/doorstep-services/category/INSPECTION',
  '/doorstep-services/category/CLEANING',
  '/doorstep-services/category/AC_SERVICE',
  '/doorstep-services/category/REPAIRS',
  '/doorstep-services/cart',
  '/car-services/maruti-swift',
  '/car-services/hyundai-creta',
];

const cities = [
  'jaipur',
  'jodhpur',
  'udaipur',
  'delhi',
  'mumbai',
  'bangalore',
  'pune',
  'hyderabad',
  'chennai',
];

const locations = [
  '/car-service-near-me',
  '/car-service-near-me-guide',
  '/city/jaipur',
  '/car-service-in-mumbai/andheri',
  '/car-service-in-delhi/connaught-place',
  '/car-service-in-bangalore/whitefield',
  '/car-service-in-pune/hadapsar',
  ...cities.flatMap((city) => [
    `/car-service-in-${city}`,
    `/car-repair-service-in-${city}`,
    `/car-mechanic-shop-in-${city}`,
    `/car-ac-service-in-${city}`,
    `/car-dent-paint-service-in-${city}`,
  ]),
];

const jaipur = [
  '/windshield-replacement-in-jaipur',
  '/tyre-wheel-alignment-in-jaipur',
  '/car-battery-replacement-in-jaipur',
  '/90-minute-car-service-in-jaipur',
  '/doorstep-car-service-in-jaipur',
  '/emergency-car-repair-jaipur',
  '/car-battery-replacement-jaipur',
  '/car-ac-repair-jaipur',
  '/car-denting-painting-jaipur',
  '/car-service-in-jaipur/malviya-nagar',
  '/car-service-in-jaipur/mansarovar',
  '/car-service-in-jaipur/c-scheme',
  '/car-service-in-jaipur/vaishali-nagar',
  '/car-service-in-jaipur/jln-marg',
  '/car-service-in-jaipur/pratap-nagar',
  '/car-service-in-jaipur/bani-park',
  '/car-service-in-jaipur/tonk-road',
  '/car-service-in-jaipur/ajmer-road',
  '/car-service-in-jaipur/sitapura',
  '/car-service-in-jaipur/jagatpura',
];

const jodhpurAndUdaipur = [
  '/car-ac-repair-jodhpur',
  '/honda-car-service-in-jodhpur',
  '/car-repair-in-jodhpur',
  '/car-denting-painting-in-jodhpur',
  '/car-maintenance-in-jodhpur',
  '/best-car-service-in-jodhpur',
  '/car-ac-repair-udaipur',
];

const manufacturers = [
  'maruti',
  'hyundai',
  'honda',
  'toyota',
  'mahindra',
  'tata',
  'ford',
  'kia',
  'skoda',
  'volkswagen',
  'mg',
  'bmw',
  'mercedes',
  'audi',
];
const jaipurManufacturers = ['citroen', 'jeep', 'fiat', 'nissan', 'renault', 'isuzu', 'volvo', 'jaguar'];

const makers = [
  ...cities.flatMap((city) => manufacturers.map((maker) => `/${maker}-car-service-in-${city}`)),
  ...jaipurManufacturers.map((maker) => `/${maker}-car-service-in-jaipur`),
];

/** Addresses whose canonical address is another (design section 5). */
const elsewhere: Readonly<Record<string, string>> = {
  '/legal/express-service-terms': '/express-Service-TnCs',
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const read = async (path: string) => {
  const response = await site.fetch(path);
  return { path, status: response.status, ...factsOf(await response.text()) };
};

describe.each([
  ['general pages', general],
  ['posts', posts],
  ['service pages', services],
  ['express pages', express],
  ['legal pages', legal],
  ['doorstep pages and cars', doorstep],
  ['location pages', locations],
  ['pages of Jaipur', jaipur],
  ['pages of Jodhpur and Udaipur', jodhpurAndUdaipur],
  ['manufacturer pages', makers],
])('the %s of the specification', (_, addresses) => {
  test('answer 200 with one heading, under the address that is written', async () => {
    const pages = await Promise.all(addresses.map(read));
    const wrong = pages.filter(
      ({ path, status, headings, canonical }) =>
        status !== 200 || headings !== 1 || canonical !== `${site.origin}${elsewhere[path] ?? path}`,
    );
    expect(wrong.map(({ path, status, headings, canonical }) => [path, status, headings, canonical])).toEqual(
      [],
    );
  });
});

describe('the services page', () => {
  test('has the six anchors', async () => {
    const { ids } = await read('/services');
    expect(serviceAnchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
  });
});

describe("Jaipur's short links", () => {
  test.each(['/a1b2c3', '/0123456789abcdef0123456789abcdef'])(
    'show at %s the page of the city',
    async (path) => {
      const { status, canonical } = await read(path);
      expect([status, canonical]).toEqual([200, `${site.origin}/car-service-in-jaipur`]);
    },
  );
});

describe('other ways of writing an address', () => {
  test.each([
    ['/express-90-min-car-service', '/express-90min-car-service'],
    ['/doorstep-services/category/emergency', '/doorstep-services/category/EMERGENCY'],
    ['/express-service-tncs', '/express-Service-TnCs'],
    ['/About/', '/about'],
    ['/Car-Service-In-Jaipur', '/car-service-in-jaipur'],
  ])('leads %s to %s for good', async (path, written) => {
    const response = await site.fetch(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, written]);
  });
});

describe('an address of no page', () => {
  test.each([
    '/nothing-here',
    '/services/flying',
    '/car-service-in-atlantis',
    '/blog/no-such-post',
    '/blog?page=99',
  ])(
    '%s answers 404 with default metadata, its own canonical address and robots "index, follow"',
    async (path) => {
      const { status, canonical, robots } = await read(path);
      const [own] = path.split('?');
      expect([status, canonical, robots]).toEqual([404, `${site.origin}${own}`, 'index, follow']);
    },
  );
});
