import { type CustomerInfo, splitName } from '../../src/features/tracking/rules/customer.ts';
import { freshLocation } from './location.ts';
import { hasFilledForm, savedMobileNumber } from './session.ts';
import { createStore } from './store.ts';

type Facts = Readonly<Record<string, unknown>>;

const factsOrNothing = (stored: unknown): Facts | undefined =>
  typeof stored === 'object' && stored !== null ? { ...stored } : undefined;

const facts = (key: string) => createStore({ key, storage: () => sessionStorage, parse: factsOrNothing });

/** Under the spec's names (section 3, session-stored values): what this visit's visitor told of themselves. */
const customerData = facts('customerData');
/** What their last lead was about, with `carBrand`. */
const expressLeadData = facts('expressLeadData');
/** The last thing that they left: when, who, and what the conversion events of it say. */
const lastLeadEvent = facts('lastLeadEvent');

const CUSTOMER_FIELDS = ['email', 'firstName', 'lastName'] as const;

/** What a visitor said of themselves in this visit, beyond number and place: for conversion events. */
export function saidOfThemselves(): Pick<CustomerInfo, (typeof CUSTOMER_FIELDS)[number]> {
  const said = customerData.get() ?? {};
  return Object.fromEntries(
    CUSTOMER_FIELDS.flatMap((field) => (typeof said[field] === 'string' ? [[field, said[field]]] : [])),
  );
}

export interface LeftDetails {
  readonly mobileNumber: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** Endpoint that took it, or will. */
  readonly path: string;
  /** The idempotency key that it was sent under: the id of its conversion event. */
  readonly eventId: string;
  readonly serviceInterest?: string | undefined;
  readonly carBrand?: string | undefined;
  readonly carModel?: string | undefined;
  readonly car?: string | undefined;
}

/** Remembers for this visit what was just left with us, so that nobody asks for it again; nothing of it leaves from here. */
export function rememberLeft(left: LeftDetails): void {
  const { mobileNumber, name, email, path, eventId } = left;
  const { serviceInterest, carBrand, carModel, car } = left;
  const about = { serviceInterest, carBrand, carModel, car };
  const place = freshLocation();
  const customer = {
    ...customerData.get(),
    phone: mobileNumber,
    ...(name === undefined ? {} : splitName(name)),
    ...(email === undefined || email === '' ? {} : { email }),
    city: place?.city,
    state: place?.state,
    country: place?.country,
  };
  const timestamp = new Date().toISOString();
  savedMobileNumber.set(mobileNumber);
  hasFilledForm.set(true);
  customerData.set(customer);
  if (serviceInterest !== undefined) expressLeadData.set({ ...about, timestamp });
  lastLeadEvent.set({ timestamp, customerData: customer, eventData: { eventId, path, ...about } });
}
