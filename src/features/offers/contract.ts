export type { PriceReason } from './rules/comparison.ts';
export {
  type Duration,
  isElectric,
  type NotOffered,
  type NotOfferedReason,
  type Offered,
  type OfferedPlace,
  type OfferedPrice,
  type OfferedTime,
  type PriceRule,
  type ServiceOffer,
  WAYS,
  type Way,
  type Work,
} from './rules/offer.ts';

/** The jobs that have a price of their own inside a service. */
export const JOB_IDS = ['basic', 'panel-paint', 'full-body-paint'] as const;
export type JobId = (typeof JOB_IDS)[number];
