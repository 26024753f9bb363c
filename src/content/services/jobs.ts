import type { Duration, JobId, Work } from '../../features/offers/contract.ts';
import { rupees } from '../../values/money.ts';
import { denting } from './denting.ts';
import { FULL_CHECK, periodic } from './periodic.ts';
import type { Service, ServiceId, ServicePrice } from './service.ts';

/** A job with its own price and duration inside a service. */
export interface ServiceJob extends Work {
  readonly serviceId: ServiceId;
  readonly name: string;
  readonly price: ServicePrice;
  readonly takes: Duration;
  readonly priceNote: string;
}

const DAY = 24 * 60;

const paintOf = ({ id, excludes, priceNote }: Service) => ({ serviceId: id, excludes, priceNote });

/** The jobs of a price list that are smaller or larger than a whole service. */
export const jobs: Readonly<Record<JobId, ServiceJob>> = {
  basic: {
    serviceId: 'periodic',
    name: 'Basic service',
    price: { kind: 'priceSet', name: 'basic', from: rupees(1799) },
    takes: { min: 120, max: 120, text: '2 hours' },
    priceNote: periodic.priceNote,
    includes: [
      'Engine oil of the right grade, up to the engine’s filling quantity',
      'New oil filter and drain washer',
      'Coolant, brake fluid, power steering and washer fluid topped up',
      FULL_CHECK,
    ],
    excludes: ['Air and cabin filter', 'Opening and cleaning the brakes', ...periodic.excludes],
  },
  'panel-paint': {
    ...paintOf(denting),
    name: 'Dent and paint, one panel',
    price: denting.price,
    takes: { min: DAY, max: 3 * DAY, text: '1 to 3 days' },
    includes: denting.includes,
  },
  'full-body-paint': {
    ...paintOf(denting),
    name: 'Full body paint',
    price: { kind: 'priceSet', name: 'fullBodyPaint', from: rupees(21999) },
    takes: { min: 5 * DAY, max: 7 * DAY, text: '5 to 7 days' },
    includes: ['All panels and the insides of the doors', ...denting.includes.slice(1)],
  },
};
