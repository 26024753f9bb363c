import type { JobId } from '../../features/offers/contract.ts';
import type { IconName } from '../../values/icon-names.ts';
import type { ServiceId } from './service.ts';

/** One job in a group of the services page, and the service or doorstep service that does it. */
export interface ServiceGroupJob {
  readonly name: string;
  readonly icon: IconName;
  readonly text: string;
  readonly serviceId: ServiceId;
  readonly doorstepServiceId?: string;
  /** The job's own offer, when it differs from the service's. */
  readonly jobId?: JobId;
  /** True when the job is quoted although the service has a price. */
  readonly isQuoted?: true;
}

interface ServiceGroup {
  /** The fragment in the address of the services page. Published links contain it, so it must not change. */
  readonly anchor: string;
  readonly name: string;
  readonly summary: string;
  readonly jobs: readonly ServiceGroupJob[];
}

/** The groups of /services in their order on the page. */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    anchor: 'periodic-maintenance',
    name: 'Periodic maintenance',
    summary: 'The routine that keeps an engine young: oil, filters, brakes, a full check.',
    jobs: [
      {
        name: 'Basic service',
        icon: 'settings',
        text: 'Engine oil, oil filter, top-ups and a full check, for the interval between two big services.',
        serviceId: 'periodic',
        jobId: 'basic',
      },
      {
        name: 'Periodic service',
        icon: 'wrench',
        text: 'Basic, plus air and cabin filter, brakes opened and cleaned, wash and vacuum.',
        serviceId: 'periodic',
      },
      {
        name: '90-minute express service',
        icon: 'timer',
        text: 'The periodic service by two mechanics at a bay that is held for you.',
        serviceId: 'express',
      },
      {
        name: 'Oil and filter at your door',
        icon: 'filter',
        text: 'An hour in your parking spot, old oil taken away.',
        serviceId: 'doorstep',
        doorstepServiceId: 'oil-filter-change',
      },
      {
        name: 'Coolant top-up',
        icon: 'thermometer',
        text: 'Level, strength and leaks, with a litre of the matching kind.',
        serviceId: 'doorstep',
        doorstepServiceId: 'coolant-topup',
      },
    ],
  },
  {
    anchor: 'car-ac-service',
    name: 'Car AC service',
    summary: 'Measured with gauges and a thermometer, at ₹999 for every model.',
    jobs: [
      {
        name: 'AC service',
        icon: 'snowflake',
        text: 'Pressures, leak test, filter and condenser cleaned, vent temperature proved.',
        serviceId: 'ac',
      },
      {
        name: 'AC repair',
        icon: 'air-vent',
        text: 'Condenser, compressor, valve, blower or wiring, quoted after the fault is found.',
        serviceId: 'ac',
        isQuoted: true,
      },
      {
        name: 'Gas top-up at your door',
        icon: 'gauge',
        text: 'Leak test first, up to 300 g of R134a, cooling test after.',
        serviceId: 'doorstep',
        doorstepServiceId: 'ac-gas-topup',
      },
      {
        name: 'AC filter service',
        icon: 'wind',
        text: 'Cabin filter out, shown, cleaned or changed; vents treated.',
        serviceId: 'doorstep',
        doorstepServiceId: 'ac-filter-service',
      },
    ],
  },
  {
    anchor: 'car-denting-painting',
    name: 'Denting and painting',
    summary: 'By the panel or the whole body, colour matched to the car as it is today.',
    jobs: [
      {
        name: 'Dent and paint, one panel',
        icon: 'paint-roller',
        text: 'Dent pulled, primer, two coats of colour, two of clear, polish.',
        serviceId: 'denting',
      },
      {
        name: 'Full body paint',
        icon: 'spray-can',
        text: 'All panels, five to seven days, in the colour of your papers.',
        serviceId: 'denting',
        jobId: 'full-body-paint',
      },
      {
        name: 'Windshield',
        icon: 'app-window',
        text: 'Chip filled in 40 minutes, or new glass with the camera calibrated.',
        serviceId: 'windshield',
      },
      {
        name: 'Insurance claim',
        icon: 'file-check',
        text: 'Photos, form, surveyor, repair; your share known before work begins.',
        serviceId: 'insurance-claims',
      },
    ],
  },
  {
    anchor: 'car-detailing',
    name: 'Detailing and car spa',
    summary: 'Clean first, then corrected, then protected.',
    jobs: [
      {
        name: 'Car spa',
        icon: 'droplets',
        text: 'Foam wash by hand, underbody, vacuum, interior.',
        serviceId: 'car-spa',
      },
      {
        name: 'Polish and coating',
        icon: 'sparkles',
        text: 'Paint measured, corrected by machine, sealed or ceramic-coated.',
        serviceId: 'detailing',
      },
      {
        name: 'Quick vacuum at your door',
        icon: 'house',
        text: 'Seats, mats and boot in half an hour.',
        serviceId: 'doorstep',
        doorstepServiceId: 'quick-vacuum',
      },
      {
        name: 'Interior dry cleaning',
        icon: 'sofa',
        text: 'Seats and roof lining foamed and extracted, dry in three hours.',
        serviceId: 'doorstep',
        doorstepServiceId: 'dry-cleaning-interior',
      },
    ],
  },
  {
    anchor: 'car-inspection',
    name: 'Inspection',
    summary: 'Know before you pay: codes read, cars checked, nothing sold.',
    jobs: [
      {
        name: 'Engine scanning',
        icon: 'scan-line',
        text: 'All control units read, every code explained with its urgency.',
        serviceId: 'doorstep',
        doorstepServiceId: 'engine-scanning',
      },
      {
        name: 'Used car inspection',
        icon: 'search-check',
        text: '30 points at the seller’s gate, report with photos the same day.',
        serviceId: 'doorstep',
        doorstepServiceId: 'used-car-inspection',
      },
      {
        name: 'Battery test',
        icon: 'battery-charging',
        text: 'Starting current, charging voltage and drain, before you buy a new one.',
        serviceId: 'battery',
        isQuoted: true,
      },
      {
        name: 'Roadside diagnosis',
        icon: 'siren',
        text: 'The car will not go on: we come, find it, and fix or fetch.',
        serviceId: 'emergency',
      },
    ],
  },
  {
    anchor: 'wheel-care',
    name: 'Wheel care',
    summary: 'Alignment, balancing, tyres, and a stepney that holds air.',
    jobs: [
      {
        name: 'Wheel alignment',
        icon: 'locate-fixed',
        text: 'All four wheels measured, printout before and after.',
        serviceId: 'tyre',
      },
      {
        name: 'Balancing and rotation',
        icon: 'refresh-cw',
        text: 'Against shaking at speed, for four tyres that wear as a set.',
        serviceId: 'tyre',
      },
      {
        name: 'New tyres',
        icon: 'disc-3',
        text: 'The size on your door sticker, with a fresh date code.',
        serviceId: 'tyre',
      },
      {
        name: 'Stepney change on the road',
        icon: 'triangle-alert',
        text: 'Our jack, your spare, nuts torqued, at any hour.',
        serviceId: 'emergency',
        doorstepServiceId: 'tyre-stepney-change',
      },
    ],
  },
];
