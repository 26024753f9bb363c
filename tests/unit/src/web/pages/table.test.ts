import { expect, test } from 'vitest';
import type { AnalyticsGroup } from '../../../../../src/web/pages/page-entry.ts';
import { pageTable } from '../../../../../src/web/pages/table.ts';

/** Each part of a path means an analytics group; the first match counts. */
const PARTS: readonly (readonly [part: string, group: AnalyticsGroup])[] = [
  ['/services', 'services'],
  ['/express', 'services'],
  ['/contact', 'support'],
  ['/about', 'company'],
  ['/franchise', 'business'],
  ['/careers', 'careers'],
  ['/blog', 'content'],
];

const said = (path: string): AnalyticsGroup | undefined =>
  path === '/' ? 'home' : PARTS.find(([part]) => path.includes(part))?.[1];

test('every page is in the analytics group of its path', () => {
  const pages = pageTable.flatMap(({ group, paths }) => paths().map((path) => ({ path, group })));
  const elsewhere = pages.filter(({ path, group }) => (said(path) ?? group) !== group);
  expect(elsewhere).toEqual([]);
});

test('every page for visitors has a header: a slim one for a service, a car, the doorstep and live slots, the page’s own on phones for pay-now cart and checkout', () => {
  const visitors = pageTable.filter(({ chrome }) => chrome.tool !== true);
  const named = (navigation: string) =>
    visitors.filter(({ chrome }) => chrome.navigation === navigation).map(({ name }) => name);
  expect(named('hidden')).toEqual([]);
  expect(named('at-top')).toEqual(['home']);
  expect(named('wide-only').sort()).toEqual(['checkout', 'express-pay-now-cart']);
  expect(named('slim').sort()).toEqual([
    'app-style-home',
    'car',
    'doorstep-cart',
    'doorstep-category',
    'express-live',
    'service',
  ]);
  const withoutFooter = visitors.filter(({ chrome }) => !chrome.footer).map(({ name }) => name);
  expect(withoutFooter).toEqual(['app-style-home', 'offline']);
});

test('a view of a service, a car, a cart, a checkout and a search is a conversion, and of no other page', () => {
  const conversions = pageTable.flatMap(({ name, family, viewConversion }) =>
    viewConversion === undefined ? [] : [{ name, family, viewConversion }],
  );
  const families = new Map(conversions.map(({ family, viewConversion }) => [family, viewConversion]));
  expect(Object.fromEntries(families)).toEqual({
    service: 'content_viewed',
    express: 'content_viewed',
    'doorstep-category': 'item_viewed',
    'doorstep-cart': 'checkout_started',
    'express-cart': 'checkout_started',
    car: 'item_viewed',
    checkout: 'checkout_begun',
    search: 'search',
  });
  // Every page of such a family, for reports are by family.
  expect(pageTable.filter(({ family }) => families.has(family))).toHaveLength(conversions.length);
});
