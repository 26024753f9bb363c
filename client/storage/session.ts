import type { Vehicle } from '../../src/domain/vehicle.ts';
import { createStore } from './store.ts';

const storage = () => sessionStorage;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOrNothing = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored !== '' ? stored : undefined;

function vehicleOrNothing(stored: unknown): Vehicle | undefined {
  if (!isObject(stored)) return undefined;
  const { manufacturer, model, fuelType } = stored;
  return typeof manufacturer === 'string' && typeof model === 'string' && typeof fuelType === 'string'
    ? { manufacturer, model, fuelType }
    : undefined;
}

/** What a visit remembers, under the spec's names (section 3, session-stored values). */
export const savedVehicle = createStore({ key: 'selectedVehicle', storage, parse: vehicleOrNothing });
export const savedMobileNumber = createStore({ key: 'userMobileNumber', storage, parse: textOrNothing });
export const hasFilledForm = createStore({
  key: 'hasFilledForm',
  storage,
  parse: (stored) => stored === true,
});
export const sessionId = createStore({
  key: 'sessionId',
  storage,
  parse: (stored) => textOrNothing(stored) ?? newId(),
});
/** Tells two visits of one browser from two browsers; holds nothing about the person. */
export const userId = createStore({
  key: 'userId',
  storage: () => localStorage,
  parse: (stored) => textOrNothing(stored) ?? newId(),
});

function newId(): string {
  return crypto.randomUUID();
}
