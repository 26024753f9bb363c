import type { PopupSession } from '../../src/features/leads/rules.ts';
import type { Vehicle } from '../../src/values/vehicle.ts';
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

function leadOrNothing(stored: unknown): { readonly id: string; readonly token: string } | undefined {
  if (!isObject(stored)) return undefined;
  const { id, token } = stored;
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined;
}

/** What a visit remembers, under the spec's names (section 3, session-stored values). */
export const savedVehicle = createStore({ key: 'selectedVehicle', storage, parse: vehicleOrNothing });
export const savedMobileNumber = createStore({ key: 'userMobileNumber', storage, parse: textOrNothing });
export const hasFilledForm = createStore({
  key: 'hasFilledForm',
  storage,
  parse: (stored) => stored === true,
});
/** The visit's own lead, by which a chat redirect is counted on it. */
export const savedLead = createStore({ key: 'lead', storage, parse: leadOrNothing });
export const sessionId = createStore({
  key: 'sessionId',
  storage,
  parse: (stored) => textOrNothing(stored) ?? newId(),
  lasting: true,
});
/** Tells two visits of one browser from two browsers; holds nothing about the person. */
export const userId = createStore({
  key: 'userId',
  storage: () => localStorage,
  parse: (stored) => textOrNothing(stored) ?? newId(),
  lasting: true,
});

const flag = (key: string) => createStore({ key, storage, parse: (stored) => stored === true });
const popupFlags = {
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

/** What the lead popup has done in this session, under the spec's names. */
export const popupSession = {
  get: (): PopupSession => ({
    hasFilledForm: popupFlags.hasFilledForm.get(),
    hasShownInitialPopup: popupFlags.hasShownInitialPopup.get(),
    hasShownExitPopup: popupFlags.hasShownExitPopup.get(),
    hasShownFirstPopup: popupFlags.hasShownFirstPopup.get(),
    popupCount: popupFlags.popupCount.get(),
  }),
  set(session: PopupSession): void {
    popupFlags.hasFilledForm.set(session.hasFilledForm);
    popupFlags.hasShownInitialPopup.set(session.hasShownInitialPopup);
    popupFlags.hasShownExitPopup.set(session.hasShownExitPopup);
    popupFlags.hasShownFirstPopup.set(session.hasShownFirstPopup);
    popupFlags.popupCount.set(session.popupCount);
  },
};
/** A booking of the assistant was confirmed by its visitor and has not reached us yet. */
export const confirmationPending = flag('assistantConfirmationPending');
/** The floating prompt was sent away: not again in this visit. */
export const promptDismissed = flag('chatPromptDismissed');

function newId(): string {
  return crypto.randomUUID();
}
