import type { ServiceId } from './service.ts';

/** A choice of the service-request form: the shape of GET /api/service-types (design section 4). */
export interface ServiceType {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
}

/** What is offered when no content backend is set up or it does not answer. The ids are stable: requests refer to them. */
export const fallbackServiceTypes: readonly ServiceType[] = [
  { id: 1, name: 'Periodic service', isDefault: true },
  { id: 2, name: 'AC service and repair', isDefault: false },
  { id: 3, name: 'Denting and painting', isDefault: false },
  { id: 4, name: 'Doorstep car service', isDefault: false },
  { id: 5, name: 'Car spa', isDefault: false },
  { id: 6, name: 'Car detailing', isDefault: false },
  { id: 7, name: 'Battery replacement', isDefault: false },
  { id: 8, name: 'Windshield repair and replacement', isDefault: false },
];

/** The page that a fallback service type belongs to, by its numeric id. */
export const serviceIdOfType: ReadonlyMap<number, ServiceId> = new Map<number, ServiceId>([
  [1, 'periodic'],
  [2, 'ac'],
  [3, 'denting'],
  [4, 'doorstep'],
  [5, 'car-spa'],
  [6, 'detailing'],
  [7, 'battery'],
  [8, 'windshield'],
]);
