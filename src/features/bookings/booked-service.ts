import { type OfferedService, offeredServices } from '../offers/index.ts';

/** The services that a booking may hold. Denting and painting is booked and priced by the panel. */
export const bookedServices: readonly OfferedService[] = offeredServices.filter((id) => id !== 'denting');

/** The service of a booking by its id; undefined for an id that no offer has. */
export const bookedService = (id: string): OfferedService | undefined =>
  bookedServices.find((booked) => booked === id);
