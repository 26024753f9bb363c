import * as icons from 'lucide-static';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { doorstepCategories } from '../../../../../src/content/doorstep/categories.ts';
import { findDoorstepService } from '../../../../../src/content/doorstep/find.ts';
import { serviceGroups } from '../../../../../src/content/services/groups.ts';
import { SERVICE_IDS } from '../../../../../src/content/services/service.ts';
import {
  fallbackServiceTypes,
  serviceTypeName,
  unansweredServiceTypes,
} from '../../../../../src/content/services/service-types.ts';
import {
  findService,
  homeServices,
  serviceOf,
  services,
} from '../../../../../src/content/services/services.ts';
import { WAYS } from '../../../../../src/features/offers/contract.ts';
import { PRICE_NAMES } from '../../../../../src/features/pricing/contract.ts';

const sentence = z.string().min(20);
const money = z.int().positive();

const serviceSchema = z.strictObject({
  id: z.enum(SERVICE_IDS),
  addressKey: z.enum(['service', 'doorstep', 'express', 'emergencyJaipur']),
  name: z.string().min(4).max(40),
  shortName: z.string().min(2).max(12),
  summary: z.string().min(10).max(60),
  title: z.string().min(20).max(60),
  heading: z.string().min(10).max(80),
  metaDescription: z.string().min(70).max(160),
  keywords: z.array(z.string()).min(4),
  spoken: z.array(z.strictObject({ specificity: z.literal([1, 2, 3]), phrases: z.string().min(20) })).min(1),
  icon: z.string(),
  picture: z.string().regex(/^service-[a-z-]+$/),
  ways: z.array(z.enum(WAYS)).min(1),
  onlyWith: z.enum(WAYS).optional(),
  price: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('priceSet'),
      name: z.enum(PRICE_NAMES),
      from: money,
      per: z.string().optional(),
    }),
    z.strictObject({ kind: z.enum(['fixed', 'from']), amount: money, way: z.enum(WAYS).optional() }),
    z.strictObject({ kind: z.literal('freeQuote') }),
  ]),
  priceNote: sentence,
  durationMinutes: z
    .strictObject({ min: z.int().min(15), max: z.int() })
    .refine(({ min, max }) => min <= max),
  duration: z.string().min(5),
  warranty: sentence,
  forWhom: sentence,
  intro: z.array(z.string().min(120)).min(2),
  signs: z.array(z.string().min(8)).min(4),
  steps: z.array(z.strictObject({ title: z.string().min(3), text: sentence })).min(4),
  includes: z.array(z.string().min(8)).min(4),
  includesAtDoor: z.array(z.string().min(8)).optional(),
  excludes: z.array(z.string().min(5)).min(3),
  sections: z
    .array(
      z.strictObject({
        heading: z.string().min(5),
        paragraphs: z.array(sentence).min(1),
        list: z.array(z.string()).min(3).optional(),
      }),
    )
    .min(2),
  faqs: z.array(z.strictObject({ question: z.string().endsWith('?'), answer: z.string().min(40) })).min(5),
  related: z.array(z.enum(SERVICE_IDS)).length(3),
  doorstepServiceIds: z.array(z.string()),
});

/** lucide-static exports `circle-dot` as `CircleDot`. */
const iconExists = (name: string) =>
  Object.keys(icons).includes(
    name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  );

describe('the services', () => {
  test.each(services.map((service) => [service.id, service] as const))('%s fits the schema', (_, service) => {
    const checked = serviceSchema.safeParse(service);
    expect(checked.success ? [] : checked.error.issues).toEqual([]);
  });

  test('the eight agreed service types come first, and no service occurs twice', () => {
    expect(services.map(({ id }) => id)).toEqual([...SERVICE_IDS]);
    expect(SERVICE_IDS.slice(0, 8)).toEqual([
      'periodic',
      'ac',
      'denting',
      'doorstep',
      'car-spa',
      'detailing',
      'battery',
      'windshield',
    ]);
  });

  test('the home pages list each of them once', () => {
    expect(homeServices.map(({ id }) => id).toSorted()).toEqual([...SERVICE_IDS].toSorted());
  });

  test('titles, headings, descriptions and questions are not shared', () => {
    for (const texts of [
      services.map(({ title }) => title),
      services.map(({ heading }) => heading),
      services.map(({ metaDescription }) => metaDescription),
      services.flatMap(({ faqs }) => faqs.map(({ question }) => question)),
    ]) {
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('the marketing prices are AC 999, denting from 1,999, express from 2,999', () => {
    expect(serviceOf('ac').price).toMatchObject({ name: 'ac', from: 99_900 });
    expect(serviceOf('denting').price).toMatchObject({ name: 'dentPaint', from: 199_900 });
    expect(serviceOf('express').price).toMatchObject({ name: 'express', from: 299_900 });
  });

  test('the agreed answers are on their pages', () => {
    const answers = (id: 'periodic' | 'ac' | 'denting') =>
      serviceOf(id)
        .faqs.map(({ answer }) => answer)
        .join(' ');
    expect(answers('periodic')).toContain('Every 10,000 to 15,000 km, or once a year');
    expect(answers('ac')).toContain('Every 1 to 2 years');
    expect(answers('denting')).toMatch(/2 to 4 hours.*1 to 3 days/s);
  });

  test('every doorstep service named exists', () => {
    const named = [
      ...services.flatMap(({ doorstepServiceIds }) => doorstepServiceIds),
      ...serviceGroups.flatMap(({ jobs }) =>
        jobs.flatMap(({ doorstepServiceId }) => doorstepServiceId ?? []),
      ),
    ];
    expect(named.filter((id) => findDoorstepService(id) === undefined)).toEqual([]);
  });

  test('every icon named is one of lucide', () => {
    const jobs = serviceGroups.flatMap((group) => group.jobs);
    const named = [...services, ...jobs, ...doorstepCategories].map(({ icon }) => icon);
    expect(named.filter((name) => !iconExists(name))).toEqual([]);
  });

  test('no two jobs of one group are drawn with the same icon', () => {
    for (const { jobs } of serviceGroups) {
      expect(new Set(jobs.map(({ icon }) => icon)).size).toBe(jobs.length);
    }
  });

  test('a service is found by the text of an address, an unknown text finds none', () => {
    expect(findService('insurance-claims')?.name).toBe('Insurance claims');
    expect(findService('constructor')).toBeUndefined();
  });
});

test('the services page has the six agreed anchors, each with jobs', () => {
  expect(serviceGroups.map(({ anchor }) => anchor)).toEqual([
    'periodic-maintenance',
    'car-ac-service',
    'car-denting-painting',
    'car-detailing',
    'car-inspection',
    'wheel-care',
  ]);
  for (const { jobs } of serviceGroups) expect(jobs.length).toBeGreaterThanOrEqual(4);
});

test('the fallback service types are the eight, one of them default', () => {
  expect(fallbackServiceTypes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(fallbackServiceTypes.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('a choice from the fallback list has its name and no id of the backend', () => {
  const ofBackend = [{ id: 2, name: 'Spa of the backend', isDefault: true }];
  expect(serviceTypeName(ofBackend, 2)).toBe('Spa of the backend');
  for (const { id, name } of unansweredServiceTypes) {
    expect(id).toBeGreaterThan(900_000_000);
    expect(id).toBeLessThan(1_000_000_000);
    expect(serviceTypeName(ofBackend, id)).toBe(name);
  }
  expect(serviceTypeName(ofBackend, 7)).toBeUndefined();
});
