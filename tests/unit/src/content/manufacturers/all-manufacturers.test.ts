import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CONDITIONS } from '../../../../../src/content/cities/condition.ts';
import {
  findManufacturer,
  findManufacturerBySheetName,
  manufacturers,
  titleModels,
} from '../../../../../src/content/manufacturers/all-manufacturers.ts';
import { slugify } from '../../../../../src/values/slug.ts';

const text = (least: number, most = 1200) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^\S(?:.*\S)?$/s, 'has space at an end');
const namedFact = z.strictObject({ name: text(5, 70), detail: text(50, 300) });

const manufacturer = z.strictObject({
  slug: z.string().refine((value) => slugify(value) === value, 'is no slug'),
  name: text(2, 20),
  fullName: text(4, 40),
  sheetName: text(2, 20),
  popularModels: z.array(text(1, 20)).min(3).max(7),
  presence: z.enum(['on-sale', 'parts-and-service-only']),
  serviceInterval: z.strictObject({
    kilometres: z.int().min(5000).max(20_000),
    months: z.int().min(6).max(12),
    source: z.enum(['maker', 'our-advice']),
    note: text(60, 220),
  }),
  summary: text(70, 140),
  paragraphs: z.array(text(150)).min(3),
  typicalJobs: z.array(namedFact).min(3),
  weakSpots: z.array(namedFact).min(3),
  conditionNotes: z.strictObject(
    Object.fromEntries(CONDITIONS.map((condition) => [condition, text(60, 260)])),
  ),
  faqs: z.array(z.strictObject({ question: text(15, 140).endsWith('?'), answer: text(100) })).min(3),
});

const SPECIFIED = [
  ...['maruti', 'hyundai', 'honda', 'toyota', 'mahindra', 'tata', 'ford', 'kia', 'skoda', 'volkswagen', 'mg'],
  ...['bmw', 'mercedes', 'audi', 'citroen', 'jeep', 'fiat', 'nissan', 'renault', 'isuzu', 'volvo', 'jaguar'],
];

test('the list contains each of the 22 agreed manufacturers once', () => {
  expect(manufacturers.map(({ slug }) => slug)).toEqual(SPECIFIED);
});

describe.each(manufacturers.map((entry) => [entry.name, entry] as const))('%s', (_name, entry) => {
  test('has every fact in the shape and length that pages need', () => {
    expect(manufacturer.safeParse(entry).error?.issues ?? []).toEqual([]);
  });
});

/** Brand and model of every row of the price sheet. */
const sheetModels = new Set(
  readFileSync(new URL('../../../../../public/price-sheet.csv', import.meta.url), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(',').slice(1, 3).join(': ')),
);

test.each(manufacturers.map((entry) => [entry.name, entry] as const))(
  'the models named for %s are in the price sheet under its sheet name',
  (_name, { sheetName, popularModels }) => {
    for (const model of popularModels) expect([...sheetModels]).toContain(`${sheetName}: ${model}`);
  },
);

test('no two manufacturers share a sentence', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const entry of manufacturers) {
    const prose = [
      entry.summary,
      entry.serviceInterval.note,
      ...entry.paragraphs,
      ...[...entry.typicalJobs, ...entry.weakSpots].map(({ detail }) => detail),
      ...Object.values(entry.conditionNotes),
      ...entry.faqs.map(({ answer }) => answer),
    ];
    for (const sentence of prose.flatMap((paragraph) => paragraph.split(/(?<=[.?!])\s+/))) {
      const words = sentence.toLowerCase();
      if (words.split(' ').length < 4) continue;
      const other = owners.get(words);
      if (other !== undefined && other !== entry.slug) shared.push(`${other} and ${entry.slug}: ${sentence}`);
      owners.set(words, entry.slug);
    }
  }
  expect(shared).toEqual([]);
});

test('a manufacturer is found by slug and by the sheet’s brand name', () => {
  expect(findManufacturer('honda')?.fullName).toBe('Honda Cars India');
  expect(findManufacturer('lada')).toBeUndefined();
  expect(findManufacturerBySheetName(' CITROEN ')?.slug).toBe('citroen');
  expect(findManufacturerBySheetName('Lada')).toBeUndefined();
});

test('titleModels names a manufacturer’s models, or "All Models" for an unknown one', () => {
  expect(titleModels('maruti')).toContain('Swift, Baleno');
  expect(titleModels('lada')).toBe('All Models');
});
