import type { AnyFields, LedgerRecord } from '../../../records/record.ts';
import { bookingAreas, servicePreferences } from '../../bookings/contract.ts';

/** The fields of the operator's booking form, as text. */
export type TypedBooking = Readonly<Record<string, string | undefined>>;

/** A car of the price sheet as the form's radio button sends it. */
export const carChoice = (car: {
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
}): string => `${car.manufacturer}|${car.model}|${car.fuelType}`;

interface Known {
  /** Whether a booking can be about a service. */
  readonly isBookable: (service: string) => boolean;
  /** The fuel types that the price sheet has for a car. */
  readonly fuelTypes: (manufacturer: string, model: string) => readonly string[];
}

/** Fills the booking form from what a person asked for. A field that the request does not answer stays empty. */
export function bookingFromRequest(record: LedgerRecord, { isBookable, fuelTypes }: Known): TypedBooking {
  const fields: AnyFields = record.fields;
  const { carBrand, carModel, servicePreference, area, userArea, address, preferredDate, fuelType } = fields;
  const service = record.service === 'denting' ? 'panel-paint' : (record.service ?? '');
  const place = area ?? userArea;
  const words = [carBrand, carModel].filter((part) => part !== undefined).join(' ');
  const listed = carBrand && carModel ? fuelTypes(carBrand, carModel) : [];
  const fuels = fuelType === undefined ? listed : listed.filter((fuel) => fuel === fuelType);
  return {
    mobileNumber: record.mobileNumber ?? undefined,
    fullName: record.name ?? undefined,
    carWords: words || undefined,
    ...(fuels.length === 1 &&
      carBrand &&
      carModel && {
        car: carChoice({ manufacturer: carBrand, model: carModel, fuelType: fuels[0] ?? '' }),
        carShown: words,
      }),
    serviceType: isBookable(service) ? service : undefined,
    servicePreference: servicePreferences.find((way) => way === servicePreference),
    area: bookingAreas.find((known) => known === place),
    address,
    date: preferredDate,
  };
}
