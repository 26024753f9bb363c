import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../../../../../../src/content/brand.ts';
import { rupees } from '../../../../../../src/values/money.ts';
import { autoRepairNode } from '../../../../../../src/web/document/structured-data/auto-repair.ts';
import { blogPostingNode } from '../../../../../../src/web/document/structured-data/blog-posting.ts';
import { breadcrumbNode } from '../../../../../../src/web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../../../../src/web/document/structured-data/faq-page.ts';
import { organisationNode } from '../../../../../../src/web/document/structured-data/organisation.ts';
import { productNode } from '../../../../../../src/web/document/structured-data/product.ts';
import { serviceNode } from '../../../../../../src/web/document/structured-data/service.ts';
import { webSiteNode } from '../../../../../../src/web/document/structured-data/web-site.ts';

const site = { brand: defaultBrand, siteUrl: 'https://pahiya.example' };

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

describe('the workshop', () => {
  test('has the agreed constants for structured data', () => {
    expect(autoRepairNode(site)).toMatchObject({
      '@type': 'AutoRepair',
      parentOrganization: { '@id': 'https://pahiya.example/#organisation' },
      priceRange: '₹₹',
      openingHours: 'Mo-Su 06:00-22:00',
      areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
      aggregateRating: { ratingValue: 4.8, reviewCount: 1500, bestRating: 5, worstRating: 1 },
    });
  });

  test('serves the circle that it is given', () => {
    const centre = { latitude: 18.52, longitude: 73.86 };
    expect(autoRepairNode(site, { centre, radiusMetres: 100_000 })).toMatchObject({
      areaServed: { geoMidpoint: centre, geoRadius: 100_000 },
    });
  });
});

describe('a service', () => {
  const words = {
    path: '/car-ac-service-in-pune',
    name: 'Car AC service in Pune',
    description: 'Gas, filter, cooling test.',
    serviceType: 'Car AC service',
    area: 'Pune',
  };

  test('has its offers in rupees and the workshop as provider', () => {
    expect(
      serviceNode(site, { ...words, offers: [{ name: 'AC service', price: rupees(999) }] }),
    ).toMatchObject({
      '@id': 'https://pahiya.example/car-ac-service-in-pune#service',
      provider: { '@id': 'https://pahiya.example/#business' },
      offers: [{ '@type': 'Offer', name: 'AC service', price: 999, priceCurrency: 'INR' }],
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
  expect(faqPageNode(site, '/', faqs).mainEntity).toEqual([
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
    offers: { price: 299, priceCurrency: 'INR', seller: { '@id': 'https://pahiya.example/#business' } },
  });
});

test('the site is published by the organisation', () => {
  expect(webSiteNode(site)).toMatchObject({
    '@type': 'WebSite',
    publisher: { '@id': 'https://pahiya.example/#organisation' },
  });
});
