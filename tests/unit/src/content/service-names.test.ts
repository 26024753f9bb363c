import { expect, test } from 'vitest';
import { doorstepServices } from '../../../../src/content/doorstep/services.ts';
import { doorstepServices as hindiDoorstep } from '../../../../src/content/hi/doorstep/services.ts';
import { jobs as hindiJobs } from '../../../../src/content/hi/services/jobs.ts';
import { variantText as hindiVariants } from '../../../../src/content/hi/text/landing.ts';
import { packageNames as hindiPackages } from '../../../../src/content/hi/text/packages.ts';
import { serviceNames as hindiNames } from '../../../../src/content/hi/text/service-names.ts';
import { jobs } from '../../../../src/content/services/jobs.ts';
import { services } from '../../../../src/content/services/services.ts';
import { landingText, variantText } from '../../../../src/content/text/landing.ts';
import { packageNames } from '../../../../src/content/text/packages.ts';
import { serviceNames } from '../../../../src/content/text/service-names.ts';

const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]));

const namedJobs = (list: Readonly<Record<string, { readonly name: string }>>) =>
  Object.fromEntries(Object.entries(list).map(([id, { name }]) => [id, name]));

test('the English names are those of the catalogue', () => {
  const { 'car-repair': repair, 'mechanic-shop': shop } = variantText.names;
  expect(serviceNames).toEqual({
    ...named(services),
    ...namedJobs(jobs),
    'car-repair': repair,
    'mechanic-shop': shop,
    general: 'General Interest',
    ...named(doorstepServices),
    ...packageNames,
  });
  expect(landingText.prices.fullBody).toBe(serviceNames['full-body-paint']);
});

test('the Hindi names are those of the catalogue in Hindi', async () => {
  const hindi = await Promise.all(
    services.map(async ({ id }) => {
      const module: Readonly<Record<string, unknown>> = await import(
        `../../../../src/content/hi/services/${id}.ts`
      );
      const found = Object.values(module).find(
        (value): value is { readonly id: string; readonly name: string } =>
          typeof value === 'object' && value !== null && Reflect.get(value, 'id') === id,
      );
      return { id, name: found?.name ?? '' };
    }),
  );
  const { 'car-repair': repair, 'mechanic-shop': shop } = hindiVariants.names;
  expect(hindiNames).toEqual({
    ...named(hindi),
    ...namedJobs(hindiJobs),
    'car-repair': repair,
    'mechanic-shop': shop,
    general: 'कोई भी सर्विस',
    ...named(hindiDoorstep),
    ...hindiPackages,
  });
});
