/** The ways to divide the funnel. */
export const FUNNEL_PARTS = ['city', 'source', 'banner'] as const;
export type FunnelPart = (typeof FUNNEL_PARTS)[number];

export type { Funnel, FunnelRow } from './rules/funnel.ts';
export { SOURCES, type Source } from './rules/source.ts';
export { STEPS, type Step } from './rules/steps.ts';
export { parseVisit } from './rules/visit-cookie.ts';
