import { ac } from './ac.ts';
import { battery } from './battery.ts';
import { carSpa } from './car-spa.ts';
import { denting } from './denting.ts';
import { detailing } from './detailing.ts';
import { doorstep } from './doorstep.ts';
import { emergency } from './emergency.ts';
import { express } from './express.ts';
import { insuranceClaims } from './insurance-claims.ts';
import { periodic } from './periodic.ts';
import type { Service, ServiceId } from './service.ts';
import { tyre } from './tyre.ts';
import { windshield } from './windshield.ts';

const byId = {
  periodic,
  ac,
  denting,
  doorstep,
  'car-spa': carSpa,
  detailing,
  battery,
  windshield,
  tyre,
  'insurance-claims': insuranceClaims,
  express,
  emergency,
} as const satisfies Record<ServiceId, Service>;

/** Every service, the eight service types first, in the order of `SERVICE_IDS`. */
export const services: readonly Service[] = Object.values(byId);

/** The services in the order of the home pages. */
export const homeServices: readonly Service[] = [
  periodic,
  express,
  ac,
  denting,
  battery,
  tyre,
  carSpa,
  detailing,
  windshield,
  insuranceClaims,
  doorstep,
  emergency,
];

export const serviceOf = (id: ServiceId): Service => byId[id];

/** Finds the service of an id in an address. */
export const findService = (text: string): Service | undefined => services.find(({ id }) => id === text);
