import {
  isFreshLocation,
  LOCATION_SOURCES,
  type UserLocation,
} from '../../src/features/location/rules/user-location.ts';
import { createStore } from './store.ts';

const TEXTS = ['city', 'state', 'country', 'area', 'neighborhood', 'suburb'] as const;
const NUMBERS = ['latitude', 'longitude', 'accuracy'] as const;

function locationOrNothing(stored: unknown): UserLocation | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const field = (name: string): unknown => Reflect.get(stored, name);
  const source = LOCATION_SOURCES.find((known) => known === field('source'));
  const timestamp = field('timestamp');
  if (source === undefined || typeof timestamp !== 'string') return undefined;
  const pairs = [
    ...TEXTS.map((name) => [name, field(name)] as const).filter(([, value]) => typeof value === 'string'),
    ...NUMBERS.map((name) => [name, field(name)] as const).filter(([, value]) => typeof value === 'number'),
  ];
  return { ...Object.fromEntries(pairs), source, timestamp };
}

/** Where the visitor is, as far as it was found out in this session (spec section 3). */
export const savedLocation = createStore({
  key: 'userLocation',
  storage: () => sessionStorage,
  parse: locationOrNothing,
});

/** The same, if it is under 30 minutes old (spec section 4). */
export function freshLocation(now = new Date()): UserLocation | undefined {
  const saved = savedLocation.get();
  return saved && isFreshLocation(saved, now) ? saved : undefined;
}
