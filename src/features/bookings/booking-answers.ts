import type { Context } from 'hono';
import { errorAnswer } from '../../web/api/answers.ts';
import type { Channel } from '../../web/api/read-form.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { refusedField } from './booking-slot.ts';
import type { BookingFault, BookingFaultDetail, BookingResult, ChangedBooking } from './change-booking.ts';
import { viewOfBooking } from './contract/booking-view.ts';

/** What one booking says is for its owner only: no cache keeps it. */
export const notStored = (context: Context): void => context.header('Cache-Control', 'private, no-store');

/** Back to the booking's own page, which says what happened by a code. */
export const toOwnPage = (
  context: Context,
  id: string,
  token: string,
  news: { readonly done: string } | { readonly problem: string },
): Response =>
  context.redirect(`${addresses.ownBooking(id, token)}&${new URLSearchParams({ ...news })}#booking`, 303);

/** What a change of a booking answers: the booking as it is now, or why not. */
export function bookingAnswer(context: Context, result: BookingResult): Response {
  if (!result.ok) return bookingFault(context, result.code, result.detail);
  const view = viewOfBooking(result.value.record);
  if (view === undefined) return errorAnswer(context, 404, 'not_found');
  notStored(context);
  return context.json({ ...view, ...heldUntil(result.value) });
}

export const heldUntil = ({ heldUntilMs }: Pick<ChangedBooking, 'heldUntilMs'>) =>
  heldUntilMs === undefined ? {} : { heldUntil: new Date(heldUntilMs).toISOString() };

function bookingFault(context: Context, fault: BookingFault, detail: BookingFaultDetail = {}): Response {
  switch (fault) {
    case 'not_found':
      return errorAnswer(context, 404, 'not_found');
    case 'conflict':
      return errorAnswer(context, 409, 'conflict');
    case 'incomplete':
      return errorAnswer(context, 400, 'invalid', { fields: detail.fields ?? {} });
    case 'slot_refused':
      return slotRefusal(context, detail);
    case 'slots_unavailable':
    case 'ledger_unavailable':
      return errorAnswer(context, 503, 'unavailable');
  }
}

function slotRefusal(context: Context, { refused }: BookingFaultDetail): Response {
  if (refused === undefined) return errorAnswer(context, 409, 'conflict');
  const { code, alternatives } = refused;
  return code === 'slot_full'
    ? errorAnswer(context, 409, 'slot_full', { alternatives })
    : errorAnswer(context, 400, 'invalid', { fields: refusedField(code), alternatives });
}

/** The code that a plain form's page is told. */
const problemOf = (fault: BookingFault, { refused }: BookingFaultDetail = {}): string =>
  fault === 'slot_refused' ? (refused?.code ?? 'slot_full') : fault;

/** The same for both ways in which a write can come: JSON answers, a form goes back to the booking's page. */
export function settledAnswer(
  context: Context,
  result: BookingResult,
  from: { readonly channel: Channel; readonly id: string; readonly token: string; readonly done: string },
): Response {
  if (from.channel === 'json') return bookingAnswer(context, result);
  const news = result.ok ? { done: from.done } : { problem: problemOf(result.code, result.detail) };
  return toOwnPage(context, from.id, from.token, news);
}
