/**
 * How a project of product analytics joins a device to a person. `simplified`: an event that names both joins them, and
 * `$identify` does nothing. `original`: only `$identify` joins them. A project has one of both since it was made.
 */
export const ANALYTICS_MERGES = ['simplified', 'original'] as const;
export type AnalyticsMerge = (typeof ANALYTICS_MERGES)[number];
