import { type OfferedService, offeredName, offeredServices } from '../offers/index.ts';
import type { BookableService } from './contract.ts';

/** The assistant's names stand in the records of these services, whichever way they were booked. */
const ofAssistant: Partial<Record<OfferedService, BookableService>> = {
  express: 'Express Service',
  ac: 'AC Service',
  denting: 'Dent & Paint',
  'panel-paint': 'Dent & Paint',
};

/** The name of a service in the record of a booking (`serviceType`). */
export const bookedName = (id: OfferedService): string => ofAssistant[id] ?? offeredName(id);

const ids: ReadonlyMap<string, OfferedService> = new Map(offeredServices.map((id) => [bookedName(id), id]));

/** The service that a record's `serviceType` names; undefined for a name that no offer has. */
export const bookedService = (name: string): OfferedService | undefined => ids.get(name);
