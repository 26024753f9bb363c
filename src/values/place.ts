/** A point on the map in decimal degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The address of a map with a mark at that point. */
export const mapUrl = ({ latitude, longitude }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

/** Anything with coordinates: a city, a locality, a serving centre. */
interface Located {
  readonly coordinates: Coordinates;
}

export interface NearestPlace<Place extends Located> {
  readonly place: Place;
  /** Straight-line distance in whole metres. */
  readonly distanceMetres: number;
}

/** The mean radius of the earth for the haversine formula. */
const EARTH_RADIUS_METRES = 6_371_008.8;

/** The box around India with its islands: a point outside is not in India. */
const INDIA = { south: 6.5, north: 37.1, west: 68.1, east: 97.5 } as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Straight-line (haversine) distance between two points, in whole metres. Roads are longer. */
export function distanceMetres(from: Coordinates, to: Coordinates): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  // Rounding can lift the chord above 1 for points on opposite sides, where asin has no value.
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord))));
}

/** All places with their distance from a point in whole metres, the nearest first; equal distances keep their order. */
export const byDistance = <Place extends Located>(
  point: Coordinates,
  places: readonly Place[],
): NearestPlace<Place>[] =>
  places
    .map((place) => ({ place, distanceMetres: distanceMetres(point, place.coordinates) }))
    .sort((one, other) => one.distanceMetres - other.distanceMetres);

/** How far north or south a point is of another, in whole metres: never more than their distance, and soon computed. */
const northMetres = (from: Coordinates, to: Coordinates): number =>
  Math.floor(EARTH_RADIUS_METRES * Math.abs(radians(to.latitude - from.latitude)));

/**
 * The nearest place, the first of equally near ones; undefined when there is none within `withinMetres`. Each page asks
 * for it, so places too far north or south are skipped.
 */
export function nearestPlace<Place extends Located>(
  point: Coordinates,
  places: readonly Place[],
  withinMetres = Number.POSITIVE_INFINITY,
): NearestPlace<Place> | undefined {
  let nearest: NearestPlace<Place> | undefined;
  for (const place of places) {
    if (northMetres(point, place.coordinates) > (nearest?.distanceMetres ?? withinMetres)) continue;
    const metres = distanceMetres(point, place.coordinates);
    if (metres <= withinMetres && (nearest === undefined || metres < nearest.distanceMetres))
      nearest = { place, distanceMetres: metres };
  }
  return nearest;
}

/**
 * Whether a point lies in the box around India. The box includes border districts of its neighbours, so this is only a
 * sanity check.
 */
export const isInIndia = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east;
