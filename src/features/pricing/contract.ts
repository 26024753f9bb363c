import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { type Paise, rupees, toRupees } from '../../values/money.ts';
import { BODY_TYPES } from '../../values/vehicle.ts';
import type { CarPrice, PriceSet } from './rules/price-set.ts';

export { SPOKEN_FUELS, SPOKEN_MODELS } from './rules/car-words.ts';
export { type CarsInSentence, createSentenceFinder, type NamedModel } from './rules/cars-in-sentence.ts';
export type { CarFinder, FoundCar, ListedManufacturers } from './rules/find-cars.ts';
export type { PriceBook, PricedManufacturer } from './rules/price-book.ts';
export type { PriceRow } from './rules/price-row.ts';
export {
  AC_SERVICE_PRICE,
  type CarPrice,
  dependsOnCar,
  leadServiceOf,
  PRICE_NAMES,
  type PriceName,
  type PriceSet,
  priceRange,
  priceSet,
} from './rules/price-set.ts';
export { lossFields } from './rules/sheet-losses.ts';
export {
  HOLD_REASONS,
  type HoldReason,
  LOSSES,
  SHEET_SOURCES,
  type SheetSource,
} from './rules/sheet-words.ts';

/** The longest text of a car, in characters, in boxes and records. */
export const LONGEST_TYPED_CAR = 80;

/** 200 of `GET /api/prices/search?words=`: the cars that a typed text may mean, the most likely first. */
export const foundCars = lazySchema(() =>
  z.object({
    cars: z.array(
      z.object({
        manufacturer: z.string(),
        model: z.string(),
        fuelType: z.string(),
      }),
    ),
  }),
);
export type FoundCars = z.infer<typeof foundCars>;

/** 200 of `GET /api/prices`: the cars of the price picker and the chat assistant, common ones first. */
export const priceList = lazySchema(() =>
  z.object({
    brands: z.array(
      z.object({
        name: z.string(),
        models: z.array(z.object({ name: z.string(), fuelTypes: z.array(z.string()) })),
      }),
    ),
    /** Changes whenever the price sheet does. */
    version: z.string(),
  }),
);
export type PriceList = z.infer<typeof priceList>;

/** Whole rupees; null when the sheet has no price for that car. */
const rupeePrice = lazySchema(() => z.nullable(z.int().check(z.positive())));

/**
 * 200 of `GET /api/prices/:brand/:model/:fuelType` (slugs, or names in any case). It holds the car's prices in whole
 * rupees and the sheet's spelling of the names. The keys are public; `toPriceSet` converts them to the internal ones.
 */
export const carPrices = lazySchema(() =>
  z.object({
    manufacturer: z.string(),
    model: z.string(),
    fuelType: z.string(),
    /** The body type decides the picture of the car. */
    bodyType: z.enum(BODY_TYPES),
    basicServicePrice: rupeePrice,
    basicServiceFinalPrice: rupeePrice,
    periodicServicePrice: rupeePrice,
    expressServicePrice: rupeePrice,
    discountedExpressPrice: rupeePrice,
    dentingPaintPrice: rupeePrice,
    dentingPaintFinalPrice: rupeePrice,
    fullBodyPaintPrice: rupeePrice,
    fullBodyPaintFinalPrice: rupeePrice,
    acServicePrice: z.int().check(z.positive()),
    version: z.string(),
  }),
);
export type CarPrices = z.infer<typeof carPrices>;

type WirePrices = Omit<CarPrices, 'manufacturer' | 'model' | 'fuelType' | 'bodyType' | 'version'>;

/** Converts a price set in paise to the public keys in whole rupees. */
export const toWirePrices = (prices: PriceSet): WirePrices => ({
  basicServicePrice: inRupees(prices.basic.listPrice),
  basicServiceFinalPrice: inRupees(prices.basic.price),
  periodicServicePrice: inRupees(prices.periodic.price),
  expressServicePrice: inRupees(prices.express.listPrice),
  discountedExpressPrice: inRupees(prices.express.price),
  dentingPaintPrice: inRupees(prices.dentPaint.listPrice),
  dentingPaintFinalPrice: inRupees(prices.dentPaint.price),
  fullBodyPaintPrice: inRupees(prices.fullBodyPaint.listPrice),
  fullBodyPaintFinalPrice: inRupees(prices.fullBodyPaint.price),
  acServicePrice: toRupees(prices.ac.price),
});

/** Converts public prices back to a price set in paise. */
export const toPriceSet = (wire: WirePrices): PriceSet => ({
  basic: inPaise(wire.basicServiceFinalPrice, wire.basicServicePrice),
  periodic: inPaise(wire.periodicServicePrice),
  express: inPaise(wire.discountedExpressPrice, wire.expressServicePrice),
  dentPaint: inPaise(wire.dentingPaintFinalPrice, wire.dentingPaintPrice),
  fullBodyPaint: inPaise(wire.fullBodyPaintFinalPrice, wire.fullBodyPaintPrice),
  ac: { price: rupees(wire.acServicePrice), listPrice: null },
});

const inRupees = (price: Paise | null): number | null => (price === null ? null : toRupees(price));

const paise = (amount: number | null): Paise | null => (amount === null ? null : rupees(amount));

const inPaise = (price: number | null, listPrice: number | null = null): CarPrice => ({
  price: paise(price),
  listPrice: paise(listPrice),
});
