import type { Context } from 'hono';
import { refererPath } from '../api/referer.ts';
import { tooManyAnswer } from '../api/submission.ts';
import { addresses, endpoints, enquiryPages } from '../contract/addresses.ts';

/** Where each form stands as a page of its own, which says in words why it came back. */
const formPages: Readonly<Record<string, string>> = {
  [endpoints.leads]: addresses.book,
  [endpoints.serviceRequests]: addresses.schedule,
  [endpoints.bookings]: addresses.assistant,
  [endpoints.checkoutOrders]: addresses.doorstepCart,
  [endpoints.spin]: addresses.spinToWin,
  [endpoints.consent]: addresses.privacyChoices,
};

/** The forms on the page of a booking or an order: they come back to it, with the link that only its owner has. */
const OWN_RECORD = /^\/api\/(bookings|checkout\/orders)\/([0-9a-f-]{36})\//;

/** Where a form without JavaScript is led that was not taken; Book Now's page knows every problem. */
export async function formPageOf(context: Context, siteUrl: string): Promise<string> {
  const { path } = context.req;
  if (path.startsWith(`${endpoints.admin}/`)) return addresses.admin;
  const [, kind, id] = OWN_RECORD.exec(path) ?? [];
  if (kind !== undefined && id !== undefined) {
    const token = new URLSearchParams(await context.req.text()).get('token') ?? '';
    return kind === 'bookings' ? addresses.ownBooking(id, token) : addresses.ownOrder(id, token);
  }
  if (path !== endpoints.enquiries) return formPages[path] ?? addresses.book;
  const from = refererPath(context.req.header('Referer'), siteUrl);
  return Object.values(enquiryPages).find((page) => page === from) ?? addresses.contact;
}

export const isForm = (context: Context): boolean =>
  context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** The answer of a limit, never silent: a sentence and the phone number, as JSON or on the form's own page. */
export const tooMany = async (context: Context, siteUrl: string): Promise<Response> =>
  isForm(context)
    ? tooManyAnswer(context, 'form', await formPageOf(context, siteUrl))
    : tooManyAnswer(context, 'json', addresses.book);
