import * as z from 'zod/mini';
import { degrees, noted, timestamp } from '../../../web/contract/fields.ts';
import { CONFIDENCE_TIERS } from '../rules/confidence.ts';
import { LOCATION_SOURCES, NAME_ATTRIBUTIONS } from '../rules/user-location.ts';

const asNumber = z.transform(Number);

/** `GET /api/location`: the point a browser found, or none for where the edge thinks the visitor is. */
export const locationQuery = z
  .object({
    lat: z.exactOptional(z.pipe(degrees(90), asNumber)),
    lng: z.exactOptional(z.pipe(degrees(180), asNumber)),
    /** Metres. */
    accuracy: z.exactOptional(z.pipe(z.string().check(z.regex(/^\d{1,7}(\.\d{1,9})?$/)), asNumber)),
  })
  .check(z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined)));
export type LocationQuery = z.infer<typeof locationQuery>;

const name = z.exactOptional(noted(120));

/** A user location (spec section 3), as the endpoint answers it and as the session keeps it. */
export const userLocation = z.object({
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
});
export type UserLocationAnswer = z.infer<typeof userLocation>;

/** 200 of `GET /api/location`: nothing where no place is known. */
export const locationAnswer = z.object({
  location: z.nullable(userLocation),
  /** Who must be named beside the names of the place. */
  attribution: z.exactOptional(z.enum(NAME_ATTRIBUTIONS)),
  /** Slug of the served city nearest to it. */
  nearestCity: z.exactOptional(z.string()),
  /** Straight line to the nearest serving centre, in whole metres. */
  distanceMetres: z.exactOptional(z.int()),
  /** Whether we serve there (spec section 5). */
  isServiceable: z.boolean(),
  /** How sure we are, 0 to 100, for ad campaigns (spec section 9), and why. */
  targeting: z.object({
    confidence: z.number(),
    tier: z.enum(CONFIDENCE_TIERS),
    reason: z.string(),
    /** The reason in words, as the spec has them (section 8). */
    message: z.exactOptional(z.string()),
  }),
});
export type LocationAnswer = z.infer<typeof locationAnswer>;
