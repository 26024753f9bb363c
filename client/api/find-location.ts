import { locationAnswer } from '../../src/features/location/contract.ts';
import {
  detectionSteps,
  geolocationOptions,
  LOOKUP_TIMEOUT_MS,
  type LocationProblem,
  type NameAttribution,
  type UserLocation,
} from '../../src/features/location/rules/user-location.ts';
import { failure, type Result, success } from '../../src/values/result.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { savedLocation } from '../storage/session.ts';
import { send } from './send.ts';

interface FindLocationOptions {
  /** Ignores the place that this visit stored. */
  readonly fresh?: boolean;
  /** True where the visitor pressed a button for it. Only then may the browser ask for permission. */
  readonly asked?: boolean;
}

/** A place; the nearest city and distance are known only where the server looked it up. */
export interface FoundPlace {
  readonly location: UserLocation;
  /** The displayed name, in the language of the page. */
  readonly name?: string | undefined;
  /** Slug of the nearest city that we serve. */
  readonly nearestCity?: string | undefined;
  /** Metres to the nearest service centre. */
  readonly distanceMetres?: number | undefined;
  /** Whether the nearest centre serves the place. */
  readonly isServiceable?: boolean | undefined;
  /** The provider of the place's names, whose licence demands this credit beside them. */
  readonly attribution?: NameAttribution | undefined;
}

type FoundLocation = Result<FoundPlace, LocationProblem>;

/** The browser's position; undefined if the visitor forbids it or it takes more than five seconds. */
const positionOf = (fresh: boolean): Promise<GeolocationCoordinates | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    const found = ({ coords }: GeolocationPosition) => resolve(coords);
    navigator.geolocation.getCurrentPosition(found, () => resolve(undefined), geolocationOptions(fresh));
  });

/** To name a point, the server may call two outside services of three seconds each. A look-up by network needs none. */
const NAMING_TIMEOUT_MS = 8000;

async function lookUp(point?: GeolocationCoordinates): Promise<FoundPlace | undefined> {
  const query = point
    ? `?${new URLSearchParams({
        lat: point.latitude.toFixed(4),
        lng: point.longitude.toFixed(4),
        accuracy: point.accuracy.toFixed(0),
      })}`
    : '';
  const timeoutMs = point ? NAMING_TIMEOUT_MS : LOOKUP_TIMEOUT_MS;
  const answer = await send('GET', `${endpoints.location}${query}`, undefined, locationAnswer, timeoutMs);
  if (!answer.ok || answer.value.location === null) return undefined;
  const { location, name, nearestCity, distanceMetres, isServiceable, attribution } = answer.value;
  return { location, name, nearestCity, distanceMetres, isServiceable, attribution };
}

/**
 * Finds the visitor's place and stores it for the session. It tries the stored place if that is under 30 minutes old,
 * then the browser's position if the visitor asked for it, then the network. `not_detected`: the visitor asked, and
 * neither the browser nor the network gave a place.
 */
export async function findLocation({
  fresh = false,
  asked = false,
}: FindLocationOptions = {}): Promise<FoundLocation> {
  for (const step of detectionSteps({ fresh, asked })) {
    const found = await take(step, fresh);
    if (found === undefined) continue;
    if (step !== 'session') savedLocation.set(found.location);
    return success(found);
  }
  return failure(asked ? 'not_detected' : 'unknown');
}

async function take(
  step: ReturnType<typeof detectionSteps>[number],
  fresh: boolean,
): Promise<FoundPlace | undefined> {
  if (step === 'session') {
    const location = savedLocation.get();
    return location && { location };
  }
  if (step === 'edge') return lookUp();
  const point = await positionOf(fresh);
  return point && lookUp(point);
}
