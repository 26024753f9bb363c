import { bookNowData } from '../../../client/ui/book-now.ts';
import type { City } from '../../content/cities/city.ts';
import type { Service, ServiceId } from '../../content/services/service.ts';
import { serviceOf } from '../../content/services/services.ts';
import { landingText } from '../../content/text/landing.ts';
import { serviceNames } from '../../content/text/service-names.ts';
import { serviceWork } from '../../content/text/service-work.ts';
import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import { isElectric } from '../../features/offers/contract.ts';
import {
  isOfferedIn,
  type OfferedService,
  offerFor,
  serviceOfPrice,
  takesOf,
} from '../../features/offers/index.ts';
import type { PriceRow } from '../../features/pricing/contract.ts';
import {
  leadServiceOf,
  PRICE_NAMES,
  type PriceName,
  type PriceSet,
  priceSet,
} from '../../features/pricing/contract.ts';
import type { Paise } from '../../values/money.ts';
import { carId, carSlug } from '../../values/vehicle.ts';
import { wordOf } from '../../values/word-of.ts';
import type { PricedService } from '../components/PriceTable.tsx';
import type { Offer, ServiceRow } from '../components/prices.tsx';
import { addresses } from '../contract/addresses.ts';

/** The address of a service's own page. */
export function serviceAddress({ id, addressKey }: Pick<Service, 'id' | 'addressKey'>): string {
  switch (addressKey) {
    case 'service':
      return `${addresses.services}/${id}`;
    case 'doorstep':
      return addresses.doorstep;
    case 'express':
      return addresses.express;
    case 'emergencyJaipur':
      return addresses.localPage('emergency-car-repair-jaipur');
  }
}

/** A service's price in a city: the car's own where it depends on the car, else an amount, or a quote. */
export function priceIn(city: City, service: OfferedService, prices: PriceSet | undefined): Offer {
  const offer = offerFor({ city, service, prices });
  if (!offer.offered) return {};
  const { price } = offer;
  if (price.kind === 'quote') return { follows: price.follows };
  return price.kind === 'from'
    ? { price: price.amount, isFrom: true }
    : { price: price.amount, follows: price.follows };
}

interface RowOptions {
  readonly city: City;
  readonly prices: PriceSet | undefined;
  readonly href?: string | undefined;
}

/** A service as a row of a list, priced for a city and a car. */
export const serviceRow = (service: Service, { city, prices, href }: RowOptions): ServiceRow => ({
  href: href ?? serviceAddress(service),
  icon: service.icon,
  name: service.name,
  detail: service.summary,
  ...priceIn(city, service.id, prices),
});

/** The rows of the services that a city has. */
export const serviceRowsIn = (ids: readonly ServiceId[], options: RowOptions): readonly ServiceRow[] =>
  ids.filter((id) => isOfferedIn(options.city, id)).map((id) => serviceRow(serviceOf(id), options));

const text = landingText.prices;

type Line = readonly [name: string, price: PriceName, what: string, whatElectric?: string];

/** Every service that has its own price for each car. */
const lines: readonly Line[] = [
  [text.basic, 'basic', serviceWork.basic.engine, serviceWork.basic.electric],
  [text.periodic, 'periodic', serviceWork.periodic.engine, serviceWork.periodic.electric],
  [text.express, 'express', text.expressWhat],
  [text.ac, 'ac', text.acWhat],
  [text.dentPaint, 'dentPaint', text.dentPaintWhat],
  [text.fullBody, 'fullBodyPaint', text.fullBodyWhat],
];

/** The lines of the services that a city has. */
const linesIn = (city: City): readonly Line[] =>
  lines.filter(([, price]) => isOfferedIn(city, serviceOfPrice[price]));

const priceOfService = (id: string): PriceName | undefined =>
  PRICE_NAMES.find((name) => leadServiceOf(name) === id);

/** The displayed name of a lead's service: as the price list says it, which has little room, else the catalogue's. */
export const leadServiceName = (id: string): string =>
  lines.find(([, price]) => leadServiceOf(price) === id)?.[0] ?? wordOf(serviceNames, id);

/** Whether a service has its own price for each car, as Book Now's address may name one. */
export const isPriced = (id: string): boolean => priceOfService(id) !== undefined;

/** The price that a car's owner pays for a priced service, by its id. */
export function pricedFor(row: PriceRow, service: string): Paise | undefined {
  const price = priceOfService(service);
  return (price && priceSet(row)[price].price) ?? undefined;
}

/** The car of shown prices, and whether a visitor chose it. */
export interface ShownCar {
  readonly row: PriceRow;
  readonly isVisitors: boolean;
}

/**
 * The data of a Book Now button beside one price of a car: service, price and car.
 * @param name the displayed name of the service
 */
export const bookingOf = ({ row, isVisitors }: ShownCar, name: string, follows: PriceName) =>
  bookNowData({
    name,
    price: priceSet(row)[follows].price,
    car: isVisitors
      ? {
          manufacturer: row.manufacturer,
          model: row.model,
          fuelType: row.fuelType,
          bodyType: drawnBodyType(carId(row)),
        }
      : undefined,
    follows,
  });

/** The prices of one car for the services that a city has, for `PriceTable`. */
export const pricedServices = (shown: ShownCar, city: City): readonly PricedService[] => {
  const { row } = shown;
  const prices = priceSet(row);
  const car = shown.isVisitors ? carSlug(row) : undefined;
  return linesIn(city).map(([name, follows, what, whatElectric = what]) => ({
    name,
    what: isElectric(row.fuelType) ? whatElectric : what,
    takes: takesOf(serviceOfPrice[follows]).text,
    price: prices[follows].price ?? undefined,
    listPrice: prices[follows].listPrice ?? undefined,
    follows,
    booking: { href: addresses.bookFor(leadServiceOf(follows), car), ...bookingOf(shown, name, follows) },
  }));
};

/** The same services as offers of the structured data, without those that have no price. */
export const offersOf = (prices: PriceSet, city: City): readonly { name: string; price: number }[] =>
  linesIn(city).flatMap(([name, field]) => {
    const { price } = prices[field];
    return price === null ? [] : [{ name, price }];
  });
