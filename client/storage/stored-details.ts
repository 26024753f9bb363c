import { type CustomerInfo, splitName } from '../../src/features/tracking/rules/customer.ts';
import { serviceInterest } from './interest.ts';
import { hasFilledForm, namedLocation, savedMobileNumber } from './session.ts';
import { createStore } from './store.ts';

type Details = Readonly<Record<string, unknown>>;

const detailsStore = (key: string) =>
  createStore<Details | undefined>({
    key,
    storage: () => sessionStorage,
    parse: (stored) => (typeof stored === 'object' && stored !== null ? { ...stored } : undefined),
  });

/** The name, number, e-mail and place from this visit's forms. */
const customerData = detailsStore('customerData');
/** The service and car of the visit's last lead. */
const expressLeadData = detailsStore('expressLeadData');
/** The visit's last submitted form: its time, its sender, and the fields of its conversion event. */
const lastLeadEvent = detailsStore('lastLeadEvent');

export interface SubmittedDetails {
  readonly mobileNumber: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The endpoint that the form was sent to, or will be. */
  readonly path: string;
  /** The form's idempotency key, which is also the id of its conversion event. */
  readonly eventId: string;
  readonly serviceInterest?: string | undefined;
  readonly carBrand?: string | undefined;
  readonly carModel?: string | undefined;
  readonly car?: string | undefined;
}

/** The city of the page, else the place where the browser found the visitor; never the network's guess. */
function namedPlace(): Pick<CustomerInfo, 'city' | 'state' | 'country'> | undefined {
  const city = serviceInterest.location();
  return city === undefined ? namedLocation() : { city };
}

/** Stores the details of a submitted form for this visit, so that no other form asks for them again. Sends nothing. */
export function storeDetails(submitted: SubmittedDetails): void {
  const { mobileNumber, name, email, path, eventId } = submitted;
  const { serviceInterest, carBrand, carModel, car } = submitted;
  const subject = { serviceInterest, carBrand, carModel, car };
  const { city, state, country } = namedPlace() ?? {};
  const customer = {
    ...customerData.get(),
    phone: mobileNumber,
    ...(name === undefined ? {} : splitName(name)),
    ...(email === undefined || email === '' ? {} : { email }),
    city,
    state,
    country,
  };
  const timestamp = new Date().toISOString();
  savedMobileNumber.set(mobileNumber);
  hasFilledForm.set(true);
  customerData.set(customer);
  if (serviceInterest !== undefined) expressLeadData.set({ ...subject, timestamp });
  lastLeadEvent.set({ timestamp, customerData: customer, eventData: { eventId, path, ...subject } });
}
