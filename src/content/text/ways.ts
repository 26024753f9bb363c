import type { ServicePreference } from '../../features/bookings/contract.ts';

/** The names of the ways in which a car comes to the workshop. */
export const wayNames: Readonly<Record<ServicePreference, string>> = {
  pickup: 'Free Pick and Drop',
  walk_in: 'Self Walk-in',
};
