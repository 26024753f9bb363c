import * as z from 'zod/mini';
import { BODY_TYPES } from '../../../values/vehicle.ts';

/** 200 of `GET /api/prices`: what the price picker and the chat assistant offer, in the order of the names. */
export const priceList = z.lazy(() =>
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

/** Whole rupees; `null` where the sheet has no price for that car. */
const rupeePrice = z.lazy(() => z.nullable(z.int().check(z.positive())));

/**
 * 200 of `GET /api/prices/:brand/:model/:fuelType` (slugs, or names in any case): the computed price set
 * (spec sections 3 and 9) in whole rupees, with the names as the sheet spells them.
 */
export const carPrices = z.lazy(() =>
  z.object({
    manufacturer: z.string(),
    model: z.string(),
    fuelType: z.string(),
    /** How the car is drawn. */
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
