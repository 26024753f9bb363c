import { expect, test } from 'vitest';
import { z } from 'zod';
import { spinRules, spinSegments } from '../../../../../src/content/coupons/spin-segments.ts';
import { doorstepServices } from '../../../../../src/content/doorstep/services.ts';
import { packageNames } from '../../../../../src/content/text/packages.ts';

const jobs = new Set<string>([...doorstepServices.map(({ id }) => id), ...Object.keys(packageNames)]);
const scope = z.strictObject({
  serviceIds: z.array(z.string().refine((id) => jobs.has(id), 'no job has this id')).optional(),
  minimum: z.int().positive().optional(),
});
const segmentSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: z.string().min(5).max(18),
  weight: z.int().positive(),
  coupon: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('percent'),
      value: z.int().min(1).max(100),
      description: z.string().min(15),
      validDays: z.int().min(14),
      scope: scope.optional(),
    }),
    z.strictObject({
      kind: z.literal('amount'),
      value: z.int().multipleOf(100).positive(),
      description: z.string().min(15),
      validDays: z.int().min(14),
      scope: scope.optional(),
    }),
  ]),
});

test('the wheel has eight segments that fit the schema', () => {
  expect(z.array(segmentSchema).length(8).safeParse(spinSegments).error?.issues).toBeUndefined();
  expect(new Set(spinSegments.map(({ id }) => id)).size).toBe(8);
  expect(new Set(spinSegments.map(({ label }) => label)).size).toBe(8);
});

test('the weights are percentages: they add up to 100', () => {
  expect(spinSegments.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

test('the rules are shown before the spin', () => {
  expect(spinRules(30).length).toBeGreaterThanOrEqual(4);
});
