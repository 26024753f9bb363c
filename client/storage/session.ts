import type { PopupSession } from '../../src/features/leads/rules/popup.ts';
import {
  isFreshLocation,
  LOCATION_SOURCES,
  type UserLocation,
} from '../../src/features/location/rules/user-location.ts';
import type { Vehicle } from '../../src/values/vehicle.ts';
import { createStore, type Store } from './store.ts';

// This file holds the values that a visit stores. Tag managers read them by these storage keys.

const storage = () => sessionStorage;

const flag = (key: string) => createStore({ key, storage, parse: (stored) => stored === true });

const chosenVehicle = createStore({ key: 'selectedVehicle', storage, parse: parseVehicle });
/** The visitor's car in their own words, until they choose one of the list: no record may name another car meanwhile. */
export const typedCar = createStore({ key: 'typedCar', storage, parse: parseText });
/** The car that the visitor chose; undefined while a typed one is theirs. */
export const savedVehicle: Store<Vehicle | undefined> = {
  get: () => (typedCar.get() === undefined ? chosenVehicle.get() : undefined),
  set(vehicle) {
    if (typedCar.get() !== undefined) typedCar.set(undefined);
    chosenVehicle.set(vehicle);
  },
  subscribe(listener) {
    const ends = [chosenVehicle.subscribe(listener), typedCar.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
};
export const savedMobileNumber = createStore({ key: 'userMobileNumber', storage, parse: parseText });
export const hasFilledForm = flag('hasFilledForm');
/** The id of this visit's lead. The server counts the visit's chat redirects on it. */
export const savedLead = createStore({ key: 'lead', storage, parse: parseText });
const storedLocation = createStore({ key: 'userLocation', storage, parse: parseLocation });

/** The place that a look-up of this visit found less than 30 minutes ago; nothing may use an older one. */
export const savedLocation = {
  ...storedLocation,
  get(): UserLocation | undefined {
    const found = storedLocation.get();
    return found && isFreshLocation(found, new Date()) ? found : undefined;
  },
};

/** The place where the browser found the visitor, at their request: unlike the network's guess, they named it. */
export function namedLocation(): UserLocation | undefined {
  const found = savedLocation.get();
  return found?.source === 'geolocation' ? found : undefined;
}
/** Set while a booking that the visitor confirmed in the assistant has not reached the server. */
export const confirmationPending = flag('assistantConfirmationPending');
/** Set once the visitor dismisses the floating chat prompt, which then stays hidden for this visit. */
export const promptDismissed = flag('chatPromptDismissed');

export const sessionId = createStore({
  key: 'sessionId',
  storage,
  parse: (stored) => parseText(stored) ?? crypto.randomUUID(),
  lasting: true,
});
/** Identifies the browser over several visits; holds nothing about the person. */
export const userId = createStore({
  key: 'userId',
  storage: () => localStorage,
  parse: (stored) => parseText(stored) ?? crypto.randomUUID(),
  lasting: true,
});

const popup = {
  hasFilledForm,
  hasShownInitialPopup: flag('hasShownInitialPopup'),
  hasShownExitPopup: flag('hasShownExitPopup'),
  hasShownFirstPopup: flag('hasShownFirstPopup'),
  popupCount: createStore({
    key: 'popupCount',
    storage,
    parse: (stored) => (typeof stored === 'number' && stored >= 0 ? stored : 0),
  }),
};

/** The state of the lead popup in this visit. */
export const popupSession = {
  get: (): PopupSession => ({
    hasFilledForm: popup.hasFilledForm.get(),
    hasShownInitialPopup: popup.hasShownInitialPopup.get(),
    hasShownExitPopup: popup.hasShownExitPopup.get(),
    hasShownFirstPopup: popup.hasShownFirstPopup.get(),
    popupCount: popup.popupCount.get(),
  }),
  set(session: PopupSession): void {
    popup.hasFilledForm.set(session.hasFilledForm);
    popup.hasShownInitialPopup.set(session.hasShownInitialPopup);
    popup.hasShownExitPopup.set(session.hasShownExitPopup);
    popup.hasShownFirstPopup.set(session.hasShownFirstPopup);
    popup.popupCount.set(session.popupCount);
  },
};

// An older version or another script may have written to storage, so any unreadable value counts as absent.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseText(stored: unknown): string | undefined {
  return typeof stored === 'string' && stored !== '' ? stored : undefined;
}

function parseVehicle(stored: unknown): Vehicle | undefined {
  if (!isObject(stored)) return undefined;
  const { manufacturer, model, fuelType } = stored;
  return typeof manufacturer === 'string' && typeof model === 'string' && typeof fuelType === 'string'
    ? { manufacturer, model, fuelType }
    : undefined;
}

const LOCATION_TEXTS = ['city', 'state', 'country', 'area', 'neighborhood', 'suburb'] as const;
const LOCATION_NUMBERS = ['latitude', 'longitude', 'accuracy'] as const;

function parseLocation(stored: unknown): UserLocation | undefined {
  if (!isObject(stored)) return undefined;
  const source = LOCATION_SOURCES.find((known) => known === stored.source);
  const { timestamp } = stored;
  if (source === undefined || typeof timestamp !== 'string') return undefined;
  const fieldsOf = (names: readonly string[], type: 'string' | 'number') =>
    names.map((name) => [name, stored[name]] as const).filter(([, value]) => typeof value === type);
  const fields = [...fieldsOf(LOCATION_TEXTS, 'string'), ...fieldsOf(LOCATION_NUMBERS, 'number')];
  return { ...Object.fromEntries(fields), source, timestamp };
}
