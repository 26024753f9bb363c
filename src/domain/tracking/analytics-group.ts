export const ANALYTICS_GROUPS = [
  'home',
  'services',
  'support',
  'company',
  'business',
  'careers',
  'pricing',
  'content',
  'other',
] as const;
export type AnalyticsGroup = (typeof ANALYTICS_GROUPS)[number];

const GROUPS: readonly (readonly [part: string, group: AnalyticsGroup])[] = [
  ['/services', 'services'],
  ['/express', 'services'],
  ['/contact', 'support'],
  ['/about', 'company'],
  ['/franchise', 'business'],
  ['/careers', 'careers'],
  ['/pricing', 'pricing'],
  ['/blog', 'content'],
];

/** The group of a path, without its query (spec section 2, other hints). */
export const analyticsGroup = (path: string): AnalyticsGroup =>
  path === '/' ? 'home' : (GROUPS.find(([part]) => path.includes(part))?.[1] ?? 'other');
