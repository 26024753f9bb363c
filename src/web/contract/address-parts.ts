/** The id of the section that compares the routine services, on every page that has it. */
export const COMPARISON = 'compare';

/** The nine services that have their own page under /services. */
export const serviceSlugs = [
  'periodic',
  'ac',
  'car-spa',
  'denting',
  'battery',
  'windshield',
  'detailing',
  'tyre',
  'insurance-claims',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
