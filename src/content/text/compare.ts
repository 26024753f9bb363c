import type { PriceReason } from '../../features/offers/contract.ts';

const reasons = {
  more_for_more_work: (name: string, before: string): string =>
    `${name} costs more than ${before} because it includes more work.`,
  less_for_more_work: (name: string, before: string): string => `${name} costs less than ${before}.`,
  same_price: (name: string, before: string): string => `${name} costs the same as ${before}.`,
} as const;

/** The comparison of the services that a car has at its intervals. */
export const compareText = {
  title: 'Which service, and why that price?',
  lead: 'Side by side: the price for your car, the time it takes, and what is included.',
  work: (name: string, has: string | undefined): string =>
    has === undefined ? `${name} includes:` : `${name} includes everything in ${has}, plus:`,
  why: 'Why the prices differ, or don’t',
  reason: (reason: PriceReason, name: string, before: string): string =>
    reason.kind === 'same_work'
      ? `${name} costs the same as ${before}: the same work in ${reason.takes} instead of ${reason.insteadOf}.`
      : reasons[reason.kind](name, before),
} as const;
