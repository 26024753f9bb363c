import type { City } from '../../content/cities/city.ts';
import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import { productId, serviceWord } from '../../records/service-words.ts';
import { carId } from '../../values/vehicle.ts';
import { leadServiceName } from '../../web/document/priced-services.ts';
import { isOfferedIn, type OfferedService, offeredName, offeredServices, offerFor } from '../offers/index.ts';
import type { PriceRow } from '../pricing/contract.ts';
import type { NextStep } from './contract.ts';

/** The services that a visitor may choose from who left a number without one. */
const MAIN_SERVICES: readonly OfferedService[] = ['express', 'basic', 'periodic', 'ac', 'denting'];

const offeredNamed = (service: string): OfferedService | undefined =>
  offeredServices.find((id) => id === service);

const namedService = (id: string) => ({
  id,
  name: leadServiceName(id),
  word: serviceWord(id),
  product: productId(id),
});

/**
 * Returns the step after a number was left: the offer of the chosen service in that city for that car. Without a
 * service, or with one that the city does not have, it lists services to choose from.
 */
export function nextStepOf(
  {
    service,
    car,
    carModel,
  }: {
    readonly service: string | undefined;
    readonly car: PriceRow | undefined;
    /** The car in the visitor's own words. */
    readonly carModel?: string | undefined;
  },
  city: City,
): NextStep {
  const known = {
    city: city.name,
    ...(service !== undefined && { service: namedService(service) }),
    ...(car && { car: shownCar(car) }),
    ...(car === undefined && carModel !== undefined && { carModel }),
  };
  const id = service === undefined ? undefined : offeredNamed(service);
  const offer = id && offerFor({ city, service: id, car });
  if (id === undefined || !offer?.offered) {
    const isRefused = offer !== undefined && !offer.offered;
    return { ...known, ...(isRefused && { refused: offer.reason }), services: choicesIn(city, car) };
  }
  const { price, where, when, takes, ways } = offer;
  return {
    ...known,
    ...(price.kind === 'exact' && (car || price.follows === undefined) && { price: price.amount }),
    offer: {
      serviceType: id === 'denting' ? 'panel-paint' : id,
      time: when.kind,
      takes: takes.text,
      isAtHome: ways.includes('doorstep'),
      canCollect: ways.includes('pickup'),
      place: { name: where.name, address: where.address, mapUrl: where.mapUrl },
    },
  };
}

const shownCar = (row: PriceRow) => ({
  manufacturer: row.manufacturer,
  model: row.model,
  fuelType: row.fuelType,
  bodyType: drawnBodyType(carId(row)),
});

/** Each main service that the city has, with its price for a known car. */
function choicesIn(city: City, car: PriceRow | undefined): NonNullable<NextStep['services']> {
  return MAIN_SERVICES.filter((id) => isOfferedIn(city, id)).flatMap((id) => {
    const offer = offerFor({ city, service: id, car });
    if (!offer.offered) return [];
    const { price } = offer;
    return [{ id, name: offeredName(id), ...(price.kind === 'exact' && { price: price.amount }) }];
  });
}
