import type { Context } from 'hono';
import { errorAnswer } from '../api/answers.ts';
import { cameFrom } from '../api/came-from.ts';
import { problemRedirect } from '../api/submission.ts';
import { addresses, endpoints, enquiryPages } from '../contract/addresses.ts';

/** Where each form stands as a page of its own, which says in words why it came back. */
const formPages: Readonly<Record<string, string>> = {
  [endpoints.leads]: addresses.book,
  [endpoints.serviceRequests]: addresses.schedule,
  [endpoints.bookings]: addresses.assistant,
  [endpoints.checkoutOrders]: addresses.doorstepCart,
  [endpoints.spin]: addresses.spinToWin,
};

/** Where a form without JavaScript is led that was not even read; Book Now's page knows every problem. */
export function formPageOf(context: Context, siteUrl: string): string {
  if (context.req.path !== endpoints.enquiries) return formPages[context.req.path] ?? addresses.book;
  const from = cameFrom(context.req.header('Referer'), siteUrl);
  return Object.values(enquiryPages).find((page) => page === from) ?? addresses.contact;
}

export const isForm = (context: Context): boolean =>
  context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** The answer of a limit, never silent: a sentence and the phone number, as JSON or on the form's own page. */
export const tooMany = (context: Context, siteUrl: string): Response =>
  isForm(context)
    ? problemRedirect(context, formPageOf(context, siteUrl), 'too_many_requests')
    : errorAnswer(context, 429, 'too_many_requests');
