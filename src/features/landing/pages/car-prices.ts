import type { City } from '../../../content/cities/city.ts';
import type { Paise } from '../../../values/money.ts';
import { fuelLabel } from '../../../values/vehicle.ts';
import type { MatrixRow } from '../../../web/components/CarMatrix.tsx';
import { offeredName, offerFor, serviceOfPrice } from '../../offers/index.ts';
import { PRICE_NAMES, type PriceName, type PriceRow } from '../../pricing/contract.ts';

interface CarOffer {
  readonly price: Paise;
  readonly listPrice: Paise | undefined;
}

/** A priced service with its offer for each row of the model; undefined where the city or the fuel type has none. */
interface OfferedLine {
  readonly name: PriceName;
  readonly title: string;
  readonly offers: readonly (CarOffer | undefined)[];
}

function carOffer(city: City, name: PriceName, car: PriceRow): CarOffer | undefined {
  const offer = offerFor({ city, service: serviceOfPrice[name], car });
  if (!offer.offered || offer.price.kind !== 'exact') return undefined;
  return { price: offer.price.amount, listPrice: offer.price.listPrice };
}

/** Returns every priced service that the city offers for at least one fuel type of a model. */
export const offeredLines = (city: City, rows: readonly PriceRow[]): readonly OfferedLine[] =>
  PRICE_NAMES.map((name) => ({
    name,
    title: offeredName(serviceOfPrice[name]),
    offers: rows.map((row) => carOffer(city, name, row)),
  })).filter(({ offers }) => offers.some((offer) => offer !== undefined));

/** The same services as rows of `CarMatrix`, one column for each fuel type. */
export const matrixRows = (lines: readonly OfferedLine[]): readonly MatrixRow[] =>
  lines.map(({ title, offers }) => ({
    car: title,
    prices: offers.map((offer) => offer?.price),
    listPrices: offers.map((offer) => offer?.listPrice),
  }));

/** The same services as offers of the structured data, with the fuel type in their names. */
export const namedOffers = (lines: readonly OfferedLine[], rows: readonly PriceRow[]) =>
  rows.flatMap(({ fuelType }, at) =>
    lines.flatMap(({ title, offers }) => {
      const offer = offers[at];
      return offer === undefined ? [] : [{ name: `${title}, ${fuelLabel(fuelType)}`, price: offer.price }];
    }),
  );
