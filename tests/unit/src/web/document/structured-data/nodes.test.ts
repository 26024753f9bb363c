import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../../../../../../src/content/brand.ts';
import { findCity, homeCity } from '../../../../../../src/content/cities/all-cities.ts';
import { groupsOf, NO_REVIEWS } from '../../../../../../src/features/reviews/contract.ts';
import { rupees } from '../../../../../../src/values/money.ts';
import { pageRating } from '../../../../../../src/web/document/page-rating.ts';
import { autoRepairNode } from '../../../../../../src/web/document/structured-data/auto-repair.ts';
import { blogPostingNode } from '../../../../../../src/web/document/structured-data/blog-posting.ts';
import { breadcrumbNode } from '../../../../../../src/web/document/structured-data/breadcrumb-list.ts';
import { completeGraph } from '../../../../../../src/web/document/structured-data/complete-graph.ts';
import { faqPageNode } from '../../../../../../src/web/document/structured-data/faq-page.ts';
import { organisationNode } from '../../../../../../src/web/document/structured-data/organisation.ts';
import { productNode } from '../../../../../../src/web/document/structured-data/product.ts';
import { serviceNode } from '../../../../../../src/web/document/structured-data/service.ts';
import { webSiteNode } from '../../../../../../src/web/document/structured-data/web-site.ts';

const pune = findCity('pune') ?? homeCity;
const site = { brand: defaultBrand, siteUrl: 'https://pahiya.example', city: homeCity };

test('the organisation names its customer service, e-mail, address in Jaipur and profiles', () => {
  expect(organisationNode(site)).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://pahiya.example/#organisation',
    email: defaultBrand.companyEmail,
    address: { addressLocality: 'Jaipur', addressRegion: 'Rajasthan', addressCountry: 'IN' },
    contactPoint: { contactType: 'customer service', telephone: defaultBrand.supportPhoneDial },
    sameAs: defaultBrand.socialLinks.map(({ url }) => url),
  });
});

const ratingOf = (sampleContent: 'on' | 'off') =>
  pageRating({ city: homeCity, reviews: NO_REVIEWS, sampleContent });

describe('the workshop', () => {
  test('has the agreed constants for structured data', () => {
    expect(autoRepairNode(site, ratingOf('on'))).toMatchObject({
      '@type': 'AutoRepair',
      '@id': 'https://pahiya.example/car-service-in-jaipur#business',
      priceRange: '₹₹',
      openingHours: 'Mo-Su 06:00-22:00',
      areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
      aggregateRating: { ratingValue: 4.8, reviewCount: 1500, bestRating: 5, worstRating: 1 },
    });
  });

  test('is another one in each city, in that city and with a circle around it', () => {
    expect(autoRepairNode({ ...site, city: pune })).toMatchObject({
      '@id': 'https://pahiya.example/car-service-in-pune#business',
      address: { addressLocality: 'Pune', addressRegion: 'Maharashtra' },
      geo: pune.centre.coordinates,
      areaServed: { geoMidpoint: pune.coordinates, geoRadius: 50_000 },
    });
  });

  test('has no rating on a page that shows none', () => {
    expect(autoRepairNode(site)).not.toHaveProperty('aggregateRating');
    expect(autoRepairNode(site, ratingOf('off'))).not.toHaveProperty('aggregateRating');
  });

  test('has the average of five published reviews of its city, and none below five or in another city, not even a sample', () => {
    const stars = [5, 5, 4, 5, 4];
    const published = (count: number) =>
      stars.slice(0, count).map((star) => ({ city: 'jaipur', service: 'ac', count: 1, stars: star }));
    const ratingFrom = (count: number, city = homeCity) =>
      pageRating({
        city,
        sampleContent: 'on',
        reviews: { version: '1', groups: groupsOf(published(count), []) },
      });
    expect(autoRepairNode(site, ratingFrom(5))).toMatchObject({
      aggregateRating: { ratingValue: 4.6, reviewCount: 5, bestRating: 5, worstRating: 1 },
    });
    expect(autoRepairNode(site, ratingFrom(4))).not.toHaveProperty('aggregateRating');
    expect(ratingFrom(5, pune)).toBeUndefined();
  });
});

describe('a service', () => {
  const words = {
    name: 'Car AC service in Pune',
    serviceType: 'Car AC service',
    area: 'Pune',
  };

  test('has its offers in rupees and the workshop as provider', () => {
    expect(
      serviceNode(site, { ...words, offers: [{ name: 'AC service', price: rupees(999) }] }),
    ).toMatchObject({
      provider: { '@id': 'https://pahiya.example/car-service-in-jaipur#business' },
      offers: { '@type': 'Offer', name: 'AC service', price: 999, priceCurrency: 'INR' },
    });
  });

  test('has the lowest and the highest of several prices', () => {
    const offers = [300, 999, 150].map((price) => ({ name: 'AC service', price: rupees(price) }));
    expect(serviceNode(site, { ...words, offers }).offers).toEqual({
      '@type': 'AggregateOffer',
      offerCount: 3,
      lowPrice: 150,
      highPrice: 999,
      priceCurrency: 'INR',
    });
  });

  test('serves a circle around its city where the page promises one', () => {
    expect(serviceNode(site, { ...words, radiusMetres: 100_000 }).areaServed).toMatchObject({
      geoMidpoint: homeCity.coordinates,
      geoRadius: 100_000,
    });
  });

  test('omits offers while prices are still being fetched', () => {
    expect(serviceNode(site, words)).not.toHaveProperty('offers');
    expect(serviceNode(site, { ...words, offers: [] })).not.toHaveProperty('offers');
  });
});

test('a breadcrumb counts from one, and its last step is the page itself', () => {
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Jaipur' }];
  expect(breadcrumbNode(site, crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://pahiya.example/' },
    { '@type': 'ListItem', position: 2, name: 'Jaipur' },
  ]);
});

test('questions have the text of the page', () => {
  const faqs = [{ question: 'Do I pay before the work?', answer: 'No. You pay after it.' }];
  expect(faqPageNode(faqs).mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Do I pay before the work?',
      acceptedAnswer: { '@type': 'Answer', text: 'No. You pay after it.' },
    },
  ]);
});

test('a post that was never changed was modified on the day it appeared', () => {
  const post = {
    path: '/blog/monsoon',
    title: 'Monsoon',
    description: 'Rain.',
    image: '/images/share/blog.png',
    published: '2026-06-01',
    keywords: ['monsoon'],
  };
  expect(blogPostingNode(site, post)).toMatchObject({
    datePublished: '2026-06-01',
    dateModified: '2026-06-01',
    author: { '@id': 'https://pahiya.example/#organisation' },
  });
  expect(blogPostingNode(site, { ...post, modified: '2026-07-01' }).dateModified).toBe('2026-07-01');
});

test('a product is sold in rupees by the workshop', () => {
  const product = {
    path: '/doorstep-services/category/EMERGENCY',
    id: 'jump-start',
    name: 'Jump start',
    description: 'Battery boosted.',
    image: '/images/doorstep-jump-start.png',
    price: rupees(299),
  };
  expect(productNode(site, product)).toMatchObject({
    '@type': 'Product',
    sku: 'jump-start',
    offers: {
      price: 299,
      priceCurrency: 'INR',
      seller: { '@id': 'https://pahiya.example/car-service-in-jaipur#business' },
    },
  });
});

test('the site is published by the organisation', () => {
  expect(webSiteNode(site)).toMatchObject({
    '@type': 'WebSite',
    publisher: { '@id': 'https://pahiya.example/#organisation' },
  });
});

describe('a completed graph', () => {
  const idsOf = (nodes: ReturnType<typeof completeGraph>) => nodes.map((node) => node['@id']);

  test('gets the nodes that its own nodes refer to', () => {
    const words = { name: 'A', serviceType: 'A', area: 'Jaipur' };
    expect(idsOf(completeGraph([serviceNode(site, words)], site))).toEqual([
      undefined,
      'https://pahiya.example/car-service-in-jaipur#business',
    ]);
  });

  test('keeps the nodes that it has, and names the organisation only where the page describes it', () => {
    const organisation = [organisationNode(site)];
    expect(completeGraph(organisation, site)).toEqual(organisation);
    expect(completeGraph([], site)).toEqual([]);
    const own = [autoRepairNode(site, ratingOf('on')), organisationNode(site)];
    const parentOrganization = { '@id': 'https://pahiya.example/#organisation' };
    expect(completeGraph(own, site)).toEqual([{ ...own[0], parentOrganization }, own[1]]);
  });
});
