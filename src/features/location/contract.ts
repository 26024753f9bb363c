import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { degrees, noted, timestamp } from '../../web/contract/fields.ts';
import { CONFIDENCE_TIERS } from './rules/confidence.ts';
import { LOCATION_SOURCES, NAME_ATTRIBUTIONS } from './rules/user-location.ts';

export { LOCATION_SOURCES } from './rules/user-location.ts';

const asNumber = () => z.transform(Number);

/** `GET /api/location`: the browser's point, or no parameters to ask for the network's location. */
export const locationQuery = lazySchema(() =>
  z
    .object({
      lat: z.exactOptional(z.pipe(degrees(90), asNumber())),
      lng: z.exactOptional(z.pipe(degrees(180), asNumber())),
      /** Metres. */
      accuracy: z.exactOptional(z.pipe(z.string().check(z.regex(/^\d{1,7}(\.\d{1,9})?$/)), asNumber())),
    })
    .check(z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined))),
);
export type LocationQuery = z.infer<typeof locationQuery>;

const name = z.exactOptional(lazySchema(() => noted(120)));

/** A location as the endpoint answers it and the session stores it. */
const userLocation = lazySchema(() =>
  z.object({
    city: name,
    state: name,
    country: name,
    area: name,
    neighborhood: name,
    suburb: name,
    latitude: z.exactOptional(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.exactOptional(z.number().check(z.gte(-180), z.lte(180))),
    accuracy: z.exactOptional(z.number().check(z.gte(0))),
    source: z.enum(LOCATION_SOURCES),
    timestamp,
  }),
);

/** 200 of `GET /api/location`; `location` is null where it is not known. */
export const locationAnswer = lazySchema(() =>
  z.object({
    location: z.nullable(userLocation),
    /** The displayed name of the place, in the language of the page; the location's own names are English. */
    name: z.exactOptional(z.string()),
    /** The source that must be credited beside the place names. */
    attribution: z.exactOptional(z.enum(NAME_ATTRIBUTIONS)),
    /** Slug of the nearest served city. */
    nearestCity: z.exactOptional(z.string()),
    /** Straight-line distance to the nearest service centre, in whole metres; missing from a point that is not exact. */
    distanceMetres: z.exactOptional(z.int()),
    /** Whether the location is in the service area. */
    isServiceable: z.boolean(),
    /** Confidence in the location, 0 to 100, for ad campaigns, with its reason. */
    targeting: z.object({
      confidence: z.number(),
      tier: z.enum(CONFIDENCE_TIERS),
      reason: z.string(),
      /** The reason as a sentence. */
      message: z.exactOptional(z.string()),
    }),
  }),
);
export type LocationAnswer = z.infer<typeof locationAnswer>;
