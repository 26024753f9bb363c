import { bookNowData } from '../../../client/ui/book-now.ts';
import type { Service, ServicePrice } from '../../content/services/service.ts';
import { landingText } from '../../content/text/en/landing.ts';
import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import type { PriceRow } from '../../features/pricing/rules/price-row.ts';
import { type PriceField, type PriceSet, priceSet } from '../../features/pricing/rules/price-set.ts';
import type { Paise } from '../../values/money.ts';
import { slugify } from '../../values/slug.ts';
import { carId, carSlug } from '../../values/vehicle.ts';
import type { MatrixRow } from '../components/CarMatrix.tsx';
import type { Offer } from '../components/OfferPrice.tsx';
import type { PricedService } from '../components/PriceTable.tsx';
import type { ServiceRow } from '../components/ServiceRows.tsx';
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

/** What a service costs: for a car where its price depends on the car, else from what amount, or on a quote. */
export function offerOf(price: ServicePrice, prices: PriceSet | undefined): Offer {
  switch (price.kind) {
    case 'priceSet':
      return prices === undefined
        ? { price: price.from, isFrom: true }
        : { price: prices[price.field] ?? undefined, follows: price.field };
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

type Line = readonly [name: string, what: string, takes: string, price: PriceField, list?: PriceField];

/** Everything with a price of its own for a car, and the list price where the spec computes one (section 9). */
const lines: readonly Line[] = [
  [text.basic, text.basicWhat, text.basicTakes, 'basicServiceFinalPrice', 'basicServicePrice'],
  [text.periodic, text.periodicWhat, text.periodicTakes, 'periodicServicePrice'],
  [text.express, text.expressWhat, text.expressTakes, 'discountedExpressPrice', 'expressServicePrice'],
  [text.ac, text.acWhat, text.acTakes, 'acServicePrice'],
  [text.dentPaint, text.dentPaintWhat, text.dentPaintTakes, 'dentingPaintFinalPrice', 'dentingPaintPrice'],
  [text.fullBody, text.fullBodyWhat, text.fullBodyTakes, 'fullBodyPaintFinalPrice', 'fullBodyPaintPrice'],
];

/** The name of the priced service that a slug such as `express-service` in Book Now's address means. */
export const pricedServiceName = (slug: string): string | undefined =>
  lines.map(([name]) => name).find((name) => slugify(name) === slug);

/** What a priced service, by its name, costs for a car of the sheet. */
export function pricedFor(row: PriceRow, service: string): Paise | undefined {
  const [, , , field] = lines.find(([name]) => name === service) ?? [];
  return (field && priceSet(row)[field]) ?? undefined;
}

/** What Book Now books where it stands beside one price of a car of the sheet. */
export const bookingOf = (row: PriceRow, service: string, field: PriceField) =>
  bookNowData({
    service,
    price: priceSet(row)[field],
    car: {
      manufacturer: row.manufacturer,
      model: row.model,
      fuelType: row.fuelType,
      bodyType: drawnBodyType(carId(row)),
    },
    follows: field,
  });

/** The six prices of one car, for `PriceTable`. */
export const pricedServices = (row: PriceRow): readonly PricedService[] => {
  const prices = priceSet(row);
  const car = carSlug(row);
  return lines.map(([name, what, takes, price, list]) => ({
    name,
    what,
    takes,
    price: prices[price] ?? undefined,
    follows: price,
    listPrice: (list && prices[list]) ?? undefined,
    listFollows: list,
    booking: { href: addresses.bookFor(slugify(name), car), ...bookingOf(row, name, price) },
  }));
};

/** The same services for several price sets side by side, one column a fuel type: for `CarMatrix`. */
export const carServices = (sets: readonly PriceSet[]): readonly MatrixRow[] =>
  lines.map(([name, , , price, list]) => ({
    car: name,
    prices: sets.map((prices) => prices[price] ?? undefined),
    listPrices: list && sets.map((prices) => prices[list] ?? undefined),
  }));

/** The same as offers of the structured data; what has no price is left out. */
export const offersOf = (prices: PriceSet): readonly { name: string; price: number }[] =>
  lines.flatMap(([name, , , field]) => {
    const price = prices[field];
    return price === null ? [] : [{ name, price }];
  });
