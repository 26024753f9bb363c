import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { doorstepCategories } from '../../../../../src/content/doorstep/categories.ts';
import {
  findDoorstepCategory,
  findDoorstepService,
  servicesOfCategory,
} from '../../../../../src/content/doorstep/find.ts';
import { doorstepServices } from '../../../../../src/content/doorstep/services.ts';
import { CATEGORY_IDS } from '../../../../../src/features/doorstep/rules/catalogue.ts';
import { filledIn, isStated } from '../../../../../src/values/stated.ts';

const serviceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  categoryId: z.enum(CATEGORY_IDS),
  name: z.string().min(4).max(40),
  summary: z.string().min(10).max(60),
  description: z.string().min(150).max(480),
  price: z.int().positive().multipleOf(100),
  discountPrice: z.int().positive().optional(),
  duration: z.string().regex(/^\d+ (min|hours)$/),
  durationMinutes: z.int().min(15).max(240),
  rating: z.preprocess((rating) => isStated(rating) && filledIn(rating), z.number().min(4).max(5)),
  isEmergency: z.boolean(),
  image: z.string(),
  features: z.array(z.string().min(5).max(50)).min(3),
  includes: z.array(z.string().min(8)).min(3),
  billedSeparately: z.string().min(20).optional(),
  extra: z.strictObject({ label: z.string().min(10).max(45), always: z.boolean() }).optional(),
  needsCar: z.literal(true).optional(),
});

const categorySchema = z.strictObject({
  id: z.enum(CATEGORY_IDS),
  name: z.string().min(4),
  summary: z.string().min(20).max(60),
  description: z.string().min(120),
  metaDescription: z.string().min(70).max(160),
  window: z.union([z.literal('always'), z.strictObject({ opensAt: z.int(), closesAt: z.int() })]),
  icon: z.string().regex(/^[a-z0-9-]+$/),
});

/** The agreed table of services, repeated here so that a changed price fails the test. */
const table = `
EMERGENCY jump-start 299
EMERGENCY tyre-stepney-change 299
EMERGENCY emergency-fuel-delivery 499
EMERGENCY overheating-assistance 499
MAINTENANCE oil-filter-change 799
MAINTENANCE battery-replacement 999
MAINTENANCE coolant-topup 399
INSPECTION engine-scanning 699
INSPECTION used-car-inspection 1499
CLEANING quick-vacuum 299
CLEANING dry-cleaning-interior 1299
AC_SERVICE ac-gas-topup 1499
AC_SERVICE ac-filter-service 699
REPAIRS horn-replacement 499
REPAIRS number-plate-fitting 299`.trim();

describe('the doorstep catalogue', () => {
  test('every service and every category fits its schema', () => {
    for (const service of doorstepServices)
      expect(() => serviceSchema.parse(service), service.id).not.toThrow();
    for (const category of doorstepCategories) {
      expect(() => categorySchema.parse(category), category.id).not.toThrow();
    }
  });

  test('every job that bills something separately says so beside its price', () => {
    /** Their separate costs are other jobs: a new battery, a puncture, a flush. */
    const otherJobs = ['jump-start', 'tyre-stepney-change', 'coolant-topup'];
    const silent = doorstepServices.filter(({ billedSeparately, extra }) => billedSeparately && !extra);
    expect(silent.map(({ id }) => id)).toEqual(otherJobs);
    const unexplained = doorstepServices.filter(({ billedSeparately, extra }) => extra && !billedSeparately);
    expect(unexplained).toEqual([]);
    expect(doorstepServices.filter(({ extra }) => extra && !extra.label.endsWith(' extra'))).toEqual([]);
  });

  test('the jobs that always need a part, oil or fuel are marked', () => {
    expect(doorstepServices.filter(({ extra }) => extra?.always).map(({ id }) => id)).toEqual([
      'emergency-fuel-delivery',
      'oil-filter-change',
      'battery-replacement',
      'horn-replacement',
    ]);
  });

  test('ids, categories and prices are those of the agreed table', () => {
    const written = doorstepServices.map(({ categoryId, id, price }) => `${categoryId} ${id} ${price / 100}`);
    expect(written.join('\n')).toBe(table);
  });

  test('the six categories have the agreed windows', () => {
    const windows = Object.fromEntries(
      doorstepCategories.map(({ id, window }) => [
        id,
        window === 'always' ? '24/7' : `${window.opensAt / 60}-${window.closesAt / 60}`,
      ]),
    );
    expect(windows).toEqual({
      EMERGENCY: '24/7',
      MAINTENANCE: '8-20',
      INSPECTION: '9-18',
      CLEANING: '8-19',
      AC_SERVICE: '9-18',
      REPAIRS: '8-20',
    });
  });

  test('exactly the emergency category is marked as emergency', () => {
    for (const service of doorstepServices) {
      expect(service.isEmergency, service.id).toBe(service.categoryId === 'EMERGENCY');
    }
  });

  test('each picture is named after its service, and each duration says its minutes', () => {
    for (const service of doorstepServices) {
      expect(service.image).toBe(`doorstep-${service.id}`);
      const [amount, unit] = service.duration.split(' ');
      expect(Number(amount) * (unit === 'hours' ? 60 : 1), service.id).toBe(service.durationMinutes);
    }
  });

  test('each service has its agreed note', () => {
    expect(findDoorstepService('emergency-fuel-delivery')?.features).toContain('Up to 5 litres');
    expect(findDoorstepService('battery-replacement')?.features).toContain('24-month warranty');
    expect(findDoorstepService('used-car-inspection')?.features).toContain('30 points');
  });

  test('a service is found by its id, an unknown id finds nothing', () => {
    expect(findDoorstepService('jump-start')?.name).toBe('Jump start');
    expect(findDoorstepService('toString')).toBeUndefined();
    expect(findDoorstepCategory('EMERGENCY')?.window).toBe('always');
    expect(servicesOfCategory('REPAIRS').map(({ id }) => id)).toEqual([
      'horn-replacement',
      'number-plate-fitting',
    ]);
  });
});
