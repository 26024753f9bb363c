import { bookNowData } from '../../../client/ui/book-now.ts';
import type { Service, ServicePrice } from '../../content/services/service.ts';
import { landingText } from '../../content/text/en/landing.ts';
import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import type { PriceRow } from '../../features/pricing/contract.ts';
import { type PriceName, type PriceSet, priceSet } from '../../features/pricing/contract.ts';
import type { Paise } from '../../values/money.ts';
import { slugify } from '../../values/slug.ts';
import { carId, carSlug } from '../../values/vehicle.ts';
import type { MatrixRow } from '../components/CarMatrix.tsx';
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

/** A service's price: the car's own where it depends on the car, else a fixed or lowest amount, or a quote. */
export function offerOf(price: ServicePrice, prices: PriceSet | undefined): Offer {
  switch (price.kind) {
    case 'priceSet':
      return prices === undefined
        ? { price: price.from, isFrom: true }
        : { price: prices[price.name].price ?? undefined, follows: price.name };
    case 'fixed':
      return { price: price.amount };
    case 'from':
      return { price: price.amount, isFrom: true };
    case 'freeQuote':
      return {};
  }
}

/** A service as a row of a list, priced for a car where its price depends on the car. */
export const serviceRow = (service: Service, prices: PriceSet | undefined, href?: string): ServiceRow => ({
  href: href ?? serviceAddress(service),
  icon: service.icon,
  name: service.name,
  detail: service.summary,
  ...offerOf(service.price, prices),
});

const text = landingText.prices;

type Line = readonly [name: string, what: string, takes: string, price: PriceName];

/** Every service that has its own price for each car. */
const lines: readonly Line[] = [
  [text.basic, text.basicWhat, text.basicTakes, 'basic'],
  [text.periodic, text.periodicWhat, text.periodicTakes, 'periodic'],
  [text.express, text.expressWhat, text.expressTakes, 'express'],
  [text.ac, text.acWhat, text.acTakes, 'ac'],
  [text.dentPaint, text.dentPaintWhat, text.dentPaintTakes, 'dentPaint'],
  [text.fullBody, text.fullBodyWhat, text.fullBodyTakes, 'fullBodyPaint'],
];

/** The name of the priced service with this slug, such as `express-service` in Book Now's address. */
export const pricedServiceName = (slug: string): string | undefined =>
  lines.map(([name]) => name).find((name) => slugify(name) === slug);

/** The price that a car's owner pays for a priced service, by the service's name. */
export function pricedFor(row: PriceRow, service: string): Paise | undefined {
  const [, , , price] = lines.find(([name]) => name === service) ?? [];
  return (price && priceSet(row)[price].price) ?? undefined;
}

/** The data of a Book Now button beside one price of a car: service, price and car. */
export const bookingOf = (row: PriceRow, service: string, name: PriceName) =>
  bookNowData({
    service,
    price: priceSet(row)[name].price,
    car: {
      manufacturer: row.manufacturer,
      model: row.model,
      fuelType: row.fuelType,
      bodyType: drawnBodyType(carId(row)),
    },
    follows: name,
  });

/** The six prices of one car, for `PriceTable`. */
export const pricedServices = (row: PriceRow): readonly PricedService[] => {
  const prices = priceSet(row);
  const car = carSlug(row);
  return lines.map(([name, what, takes, follows]) => ({
    name,
    what,
    takes,
    price: prices[follows].price ?? undefined,
    listPrice: prices[follows].listPrice ?? undefined,
    follows,
    booking: { href: addresses.bookFor(slugify(name), car), ...bookingOf(row, name, follows) },
  }));
};

/** The same services for several price sets, one column for each fuel type, for `CarMatrix`. */
export const carServices = (sets: readonly PriceSet[]): readonly MatrixRow[] =>
  lines.map(([name, , , price]) => ({
    car: name,
    prices: sets.map((prices) => prices[price].price ?? undefined),
    listPrices: sets.map((prices) => prices[price].listPrice ?? undefined),
  }));

/** The same services as offers of the structured data, without those that have no price. */
export const offersOf = (prices: PriceSet): readonly { name: string; price: number }[] =>
  lines.flatMap(([name, , , field]) => {
    const { price } = prices[field];
    return price === null ? [] : [{ name, price }];
  });
