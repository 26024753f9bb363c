import type { PopupSession } from '../../src/features/leads/rules.ts';
import {
  isFreshLocation,
  LOCATION_SOURCES,
  type UserLocation,
} from '../../src/features/location/rules/user-location.ts';
import type { Vehicle } from '../../src/values/vehicle.ts';
import { createStore } from './store.ts';

// The values that a visit remembers. Their storage keys are the names that tag managers read.

const storage = () => sessionStorage;

const flag = (key: string) => createStore({ key, storage, parse: (stored) => stored === true });

export const savedVehicle = createStore({ key: 'selectedVehicle', storage, parse: parseVehicle });
export const savedMobileNumber = createStore({ key: 'userMobileNumber', storage, parse: parseText });
export const hasFilledForm = flag('hasFilledForm');
/** The visit's own lead: a chat redirect is counted on it. */
export const savedLead = createStore({ key: 'lead', storage, parse: parseLead });
/** The visitor's place, as far as this visit has found it out. */
export const savedLocation = createStore({ key: 'userLocation', storage, parse: parseLocation });
/** The visitor confirmed a booking in the assistant, and the server does not have it yet. */
export const confirmationPending = flag('assistantConfirmationPending');
/** The visitor dismissed the floating chat prompt: it stays away for this visit. */
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

/** The stored location, if it is under 30 minutes old. */
export function freshLocation(now = new Date()): UserLocation | undefined {
  const saved = savedLocation.get();
  return saved && isFreshLocation(saved, now) ? saved : undefined;
}

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

// Storage may hold what an older version or another script wrote: anything unreadable counts as absent.

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

function parseLead(stored: unknown): { readonly id: string; readonly token: string } | undefined {
  if (!isObject(stored)) return undefined;
  const { id, token } = stored;
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined;
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
