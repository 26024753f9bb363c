import type { AvailabilityWindow } from '../features/doorstep/rules/catalogue.ts';

/** The daily hours of every workshop and of the express bay, in minutes since midnight in India. */
export const workshopHours: AvailabilityWindow = { opensAt: 8 * 60, closesAt: 20 * 60 };
