import * as endpoints from './endpoint-addresses.ts';
import * as addresses from './page-addresses.ts';

export { COMPARISON, type ServiceSlug, serviceSlugs } from './address-parts.ts';

/**
 * Every address of the site, written once: the table of pages, the links, the browser and the tests import it. Each
 * address is an export of its own module, so that a browser downloads only those that its scripts use.
 */
export { addresses, endpoints };

/** The page of each kind of enquiry. */
export const enquiryPages = {
  contact: addresses.contact,
  franchise: addresses.franchise,
  career: addresses.careers,
  feedback: addresses.feedback,
  partner: addresses.workshopPartner,
} as const;

/** The endpoints of forms for visitors, which bots fill in; each of their forms has the spam trap. */
export const formEndpoints = [
  endpoints.leads,
  endpoints.serviceRequests,
  endpoints.bookings,
  endpoints.enquiries,
  endpoints.checkoutOrders,
  endpoints.spin,
] as const;
