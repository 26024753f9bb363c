import type { Services } from './services/page-services.ts';
import type { WriteServices } from './services/services.ts';

/** The services as the pages of this language use them. */
export const pageServicesOf = (services: Services): Services => services;

/** The services as the endpoints of this language use them. */
export const writeServicesOf = (services: WriteServices): WriteServices => services;
