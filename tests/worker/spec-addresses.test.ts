import { describe, expect, test } from 'vitest';
import { hasHindi, inHindi } from '../../src/web/contract/hindi-pages.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { share } from '../every-case.ts';
import { testSite } from './test-site.ts';

/**
 * Every address that the site promises, written by hand and not read from the table of pages. Otherwise a page that is
 * missing in the table would be missing here too.
 */
const general = `/ /services /ad-services /about /contact /blog /careers /franchise /feedback /workshop-partner
  /voice-search-demo /spin-to-win /homepage-app-v0 /website-homepage-appstyle /coupon-admin`;
const services = `/services/periodic /services/ac /services/car-spa /services/denting /services/battery
  /services/windshield /services/detailing /services/tyre /services/insurance-claims`;
const express = `/express /express-beta-atc /express-beta-atc/old /express-rzp-atc /express-rzp-atc/cart /ads-express
  /express-90min-car-service /express-dent-paint /express-car-ac-service`;
const legal = '/privacy-policy /terms /refund-policy /express-Service-TnCs /legal/express-service-terms';
const doorstep = `/doorstep-services /doorstep-services/cart /doorstep-services/category/EMERGENCY
  /doorstep-services/category/MAINTENANCE /doorstep-services/category/INSPECTION /doorstep-services/category/CLEANING
  /doorstep-services/category/AC_SERVICE /doorstep-services/category/REPAIRS /car-services/maruti-swift`;
const cities = `/car-service-near-me /car-service-near-me-guide /city/jaipur /car-service-in-mumbai
  /car-service-in-delhi /car-service-in-bangalore /car-service-in-pune /car-service-in-hyderabad /car-service-in-chennai
  /car-service-in-mumbai/andheri /car-service-in-delhi/connaught-place /car-service-in-bangalore/whitefield
  /car-service-in-pune/hadapsar`;
const jaipur = `/car-service-in-jaipur /car-ac-service-in-jaipur /car-dent-paint-service-in-jaipur
  /car-repair-service-in-jaipur /car-mechanic-shop-in-jaipur /windshield-replacement-in-jaipur
  /tyre-wheel-alignment-in-jaipur /car-battery-replacement-in-jaipur /90-minute-car-service-in-jaipur
  /doorstep-car-service-in-jaipur /emergency-car-repair-jaipur /car-battery-replacement-jaipur /car-ac-repair-jaipur
  /car-denting-painting-jaipur /0f3a9c`;
const localities = `malviya-nagar mansarovar c-scheme vaishali-nagar jln-marg pratap-nagar bani-park tonk-road ajmer-road
  sitapura jagatpura`;
const jodhpur = `/car-service-in-jodhpur /car-ac-repair-jodhpur /honda-car-service-in-jodhpur /car-repair-in-jodhpur
  /car-denting-painting-in-jodhpur /car-maintenance-in-jodhpur /best-car-service-in-jodhpur`;
const udaipur = '/car-service-in-udaipur /car-ac-repair-udaipur';

const allCities = 'delhi mumbai bangalore hyderabad chennai pune jaipur jodhpur udaipur';
const variants = [
  'car-service',
  'car-repair-service',
  'car-mechanic-shop',
  'car-ac-service',
  'car-dent-paint-service',
];
const manufacturers = `maruti hyundai honda toyota mahindra tata ford kia skoda volkswagen mg bmw mercedes audi citroen
  jeep fiat nissan renault isuzu volvo jaguar`;

const words = (text: string): string[] => text.split(/\s+/);

const addresses = [
  ...[general, services, express, legal, doorstep, cities, jaipur, jodhpur, udaipur].flatMap(words),
  ...words(localities).map((locality) => `/car-service-in-jaipur/${locality}`),
  ...words(allCities).flatMap((city) => [
    ...variants.map((variant) => `/${variant}-in-${city}`),
    ...words(manufacturers).map((manufacturer) => `/${manufacturer}-car-service-in-${city}`),
  ]),
];

const site = await testSite();

/** Another test asks for each page of the table, so that `npm test` asks here for all other addresses and a few of these. */
const inTable = new Set(pageTable.flatMap((entry) => entry.paths()));
const asked = (paths: readonly string[], parts: number) => [
  ...paths.filter((path) => !inTable.has(path)),
  ...share(
    paths.filter((path) => inTable.has(path)),
    parts,
  ),
];

describe('GET of a promised address', () => {
  test('answers 200 with a title and one heading, for every one of them', async () => {
    expect(new Set(addresses).size).toBeGreaterThan(300);
    const wrong: string[] = [];
    for (const path of asked([...new Set(addresses)], 8)) {
      const response = await site.fetch(path);
      const html = await response.text();
      const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
      if (response.status !== 200 || headings !== 1 || !/<title>[^<]{10,}/.test(html)) {
        wrong.push(`${path}: ${response.status}, ${headings} h1`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('redirects /express-90-min-car-service to /express-90min-car-service permanently', async () => {
    const response = await site.fetch('/express-90-min-car-service');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/express-90min-car-service']);
  });

  test.each([
    ['/legal/express-service-terms', '/express-Service-TnCs'],
    ['/0f3a9c', '/car-service-in-jaipur'],
  ])('names for %s the canonical address %s', async (path, canonical) => {
    const html = await (await site.fetch(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${canonical}"/>`);
  });

  test.each(
    words('periodic-maintenance car-ac-service car-denting-painting car-detailing car-inspection wheel-care'),
  )('/services has the anchor #%s', async (anchor) => {
    expect(await (await site.fetch('/services')).text()).toContain(`id="${anchor}"`);
  });

  test.each([
    '/car-service-in-atlantis',
    '/car-service-in-jaipur/atlantis',
    '/tesla-car-service-in-jaipur',
    '/car-services/maruti-spaceship',
    '/doorstep-services/category/NOTHING',
    '/services/teleport',
    '/blog/no-such-post',
  ])('answers 404 with nearby pages for %s', async (path) => {
    const response = await site.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/<main[\s\S]*<a href="\/[\s\S]*<\/main>/);
  });
});

/** The answer to a path: its status, where it redirects, and the canonical address of its page. */
async function answerTo(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  const { pathname } = new URL(response.headers.get('Location') ?? path, site.origin);
  const [, canonical = ''] = html.match(/<link rel="canonical" href="([^"]*)"/) ?? [];
  return {
    status: response.status,
    path: response.headers.has('Location') ? pathname : undefined,
    canonical: canonical === '' ? undefined : new URL(canonical).pathname,
  };
}

const hindiOf = (path: string | undefined) => path && inHindi(path);
const hash = (length: number) => '0123456789abcdef'.repeat(4).slice(0, length);

describe('a Hindi address answers as its English twin', () => {
  test('with the same status and the Hindi canonical, for every promised address that has a Hindi page', async () => {
    const twins = [...new Set(addresses)].filter(hasHindi);
    expect(twins.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const path of asked(twins, 4)) {
      const [english, hindi] = [await answerTo(path), await answerTo(inHindi(path))];
      const wanted = { ...english, path: hindiOf(english.path), canonical: hindiOf(english.canonical) };
      if (JSON.stringify(hindi) !== JSON.stringify(wanted))
        wrong.push(`${path}: ${JSON.stringify(hindi)}, not ${JSON.stringify(wanted)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('or leads to it for a while, for every promised address that has no Hindi page', async () => {
    const wrong: string[] = [];
    for (const path of [...new Set(addresses)].filter((path) => !hasHindi(path))) {
      const { status, path: target } = await answerTo(`/hi${path}`);
      if (status !== 302 || target !== path) wrong.push(`${path}: ${status} ${target}`);
    }
    expect(wrong).toEqual([]);
  });

  // The table holds each kind of another spelling, of an alias and of a short link.
  test.each([
    ['/express-90-min-car-service', 301, '/express-90min-car-service'],
    ['/Express-90-Min-Car-Service/', 301, '/express-90min-car-service'],
    ['/services/', 301, '/services'],
    ['//services', 301, '/services'],
    ['/services//ac', 301, '/services/ac'],
    ['/Services/AC', 301, '/services/ac'],
    ['/s%65rvices/%61c', 301, '/services/ac'],
    ['/services/teleport', 404, undefined],
    ['/express-service-tncs', 301, '/express-Service-TnCs'],
    ['/doorstep-services/category/cleaning', 301, '/doorstep-services/category/CLEANING'],
    ['/car-service-in-bengaluru', 301, '/car-service-in-bangalore'],
    ['/car-ac-service-in-bombay', 301, '/car-ac-service-in-mumbai'],
    ['/car-service-in-atlantis', 404, undefined],
    [`/${hash(5)}`, 404, undefined],
    [`/${hash(6)}`, 200, undefined],
    [`/${hash(64)}`, 200, undefined],
    [`/${hash(6)}/`, 301, `/${hash(6)}`],
    [`/${hash(16).toUpperCase()}`, 301, `/${hash(16)}`],
    [`/${hash(64)}0`, 404, undefined],
    [`/${hash(6)}g`, 404, undefined],
  ] as const)('%s', async (path, status, target) => {
    const english = await answerTo(path);
    const hindi = await answerTo(`/hi${path}`);
    expect(english).toMatchObject({ status, path: target });
    expect(hindi).toMatchObject({ status, path: hindiOf(target) });
    // An unknown path has no twin, and its answer names the path itself.
    if (status !== 404) expect(hindi.canonical).toBe(hindiOf(english.canonical));
  });
});
