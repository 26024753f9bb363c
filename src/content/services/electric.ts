import type { JobId, Work } from '../../features/offers/contract.ts';
import type { ServiceId } from './service.ts';

const check = [
  'Brakes, tyres and lamps checked, with values in writing',
  'Brake, washer and cooling fluid topped up',
  '12-volt battery and its charging tested',
  'Stored faults of every control unit read',
  'Charging port and cable looked over',
];

const routine = [
  ...check,
  'Cabin filter cleaned or changed',
  'Brakes opened, cleaned and measured on all four wheels, against seizing from lack of use',
  'Coolant of battery and motor: level, strength and leaks',
  'Underside and battery cover looked over for knocks',
  'Drive-shaft boots, steering joints and suspension checked',
  'Tyre pressure and tread depth, stepney included where there is one',
  'Body wash and interior vacuum',
];

const wornParts = [
  'Brake pads, discs, tyres, 12-volt battery and other worn parts',
  'Changes of coolant and brake fluid, which have their own intervals',
  'Opening the high-voltage battery, motor or charger, which is the maker’s work',
];

/**
 * The work of a service on an electric car, where it differs from other cars: no oil, oil filter, spark plug or exhaust.
 * `null` stands for a service that electric cars cannot have.
 */
export const electricWork: Readonly<Partial<Record<ServiceId | JobId, Work | null>>> = {
  basic: {
    includes: check,
    excludes: ['Cabin filter', 'Opening and cleaning the brakes', ...wornParts],
  },
  periodic: { includes: routine, excludes: [...wornParts, 'Wheel alignment and balancing'] },
  express: {
    includes: [...routine, 'Two mechanics and a bay held for you', 'Start and end time on your bill'],
    excludes: [...wornParts, 'Wheel alignment'],
  },
  ac: {
    includes: [
      'Pressure and temperature readings before and after',
      'Leak test with dye and lamp',
      'Cabin filter cleaned',
      'Condenser fins rinsed and straightened by hand where bent',
      'Evaporator and vents treated against mould',
      'Electric compressor, fan and relay checked by scanner',
      'Drain hose cleared',
    ],
    excludes: [
      'R1234yf gas and the compressor oil of electric compressors',
      'New cabin filter, condenser, compressor, expansion valve or blower',
      'Cooling of the high-voltage battery, which is the maker’s work',
    ],
  },
};

/** The doorstep jobs that an electric car cannot have: they need an engine or its starter. */
export const doorstepJobsNotForElectric: readonly string[] = [
  'jump-start',
  'emergency-fuel-delivery',
  'overheating-assistance',
  'oil-filter-change',
];
