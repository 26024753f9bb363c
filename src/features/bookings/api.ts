import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { WriteServices } from '../../services/services.ts';
import { isRecordToken, recordToken } from '../../values/token.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { consentOf } from '../../web/api/consent.ts';
import { type Channel, ledgerFault, readForm, refuseForm, tooManyAnswer } from '../../web/api/read-form.ts';
import { refererCampaign } from '../../web/api/referer.ts';
import { returnTo } from '../../web/api/return-to.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { allowedDeliveries, spamReasonOf } from '../../web/spam.ts';
import { pricesForRecord } from '../pricing/index.ts';
import { HOLD_MS } from '../slots/contract.ts';
import { bookingCalendar } from './calendar.ts';
import { cancelBooking, moveBooking } from './change-confirmed.ts';
import {
  type BookingFault,
  type BookingFaultDetail,
  type BookingResult,
  type ChangedBooking,
  changeDraft,
} from './change-draft.ts';
import {
  type BookingAnswer,
  bookingBody,
  bookingCancellation,
  bookingChanges,
  bookingMove,
  bookingQuery,
  viewOfBooking,
} from './contract.ts';
import { holdSlot, refusedField } from './hold-slot.ts';
import { bookingRecord } from './record.ts';
import { draftFields } from './rules/change-booking.ts';

/** `/api/bookings`: a draft is created once the number is known; its token changes, confirms, moves and cancels it. */
export const bookingsApi = (services: WriteServices) =>
  new Hono<AppEnvironment>()
    .post('/', (context) => create(context, services))
    .put('/:id', (context) => change(context, services, context.req.param('id')))
    .get('/:id', (context) => show(context, services, context.req.param('id')))
    .get('/:id/calendar.ics', (context) => bookingCalendar(context, services, context.req.param('id')))
    .post('/:id/cancel', (context) => cancel(context, services, context.req.param('id')))
    .post('/:id/reschedule', (context) => reschedule(context, services, context.req.param('id')));

async function create(context: Context<AppEnvironment>, services: WriteServices): Promise<Response> {
  const form = await readForm(context, bookingBody);
  if (!form.ok) return refuseForm(context, form.fault, addresses.assistant);
  const { channel, input } = form;
  if (!(await services.limits.number(input.mobileNumber)))
    return tooManyAnswer(context, channel, addresses.assistant);
  const at = services.now();
  const spamReason = spamReasonOf(input, at, context.get('wasUnchecked'));
  const body = { ...refererCampaign(context, channel, services.siteUrl), ...input };
  const prices = await pricesForRecord(services.prices);
  const booking = bookingRecord(body, prices, { at, consent: consentOf(context), spamReason });
  const deliveries = allowedDeliveries(services.deliveriesFor('booking', booking), spamReason);
  const recorded = await services.ledger.record('booking', booking, deliveries);
  if (!recorded.ok) return ledgerFault(context, recorded.code, channel, addresses.assistant);
  const { id, bookingId } = recorded.value.record;
  services.waitUntil(services.outbox.attempt(id));
  // A full slot does not refuse the draft: the number is saved, and the next change or the confirmation reports the slot.
  const held = await holdSlot(services, id, draftFields(input), HOLD_MS);
  const token = await recordToken(services.signer, id);
  if (channel === 'form') return redirectToOwnPage(context, id, token, { done: 'saved' });
  const heldUntilMs = held.ok ? held.value.untilMs : undefined;
  const answer: BookingAnswer = { id, token, bookingId: bookingId ?? '', ...heldUntil({ heldUntilMs }) };
  return context.json(answer, 201);
}

async function change(context: Context, services: WriteServices, id: string): Promise<Response> {
  const form = await readOwnForm(context, services, id, bookingChanges, addresses.assistant);
  if (!form.ok) return form.answer;
  const { token: _, booking_status: status, ...sent } = form.input;
  const changed = await changeDraft(services, id, { sent, status, consent: consentOf(context) });
  services.waitUntil(services.outbox.attempt(id));
  return bookingAnswer(context, changed);
}

async function show(context: Context, services: WriteServices, id: string): Promise<Response> {
  forbidStoring(context);
  const query = bookingQuery.safeParse(context.req.query());
  const found = await services.bookings.find(id, query.data?.token ?? '');
  if (found.ok) return context.json(found.value);
  if (found.code === 'forbidden') return errorAnswer(context, 403, 'forbidden');
  return ledgerFault(context, found.code, 'json', addresses.home);
}

async function cancel(context: Context, services: WriteServices, id: string): Promise<Response> {
  const form = await readOwnForm(context, services, id, bookingCancellation, await returnTo(context));
  if (!form.ok) return form.answer;
  const cancelled = await cancelBooking(services, id);
  services.waitUntil(services.outbox.attempt(id));
  return changeAnswer(context, cancelled, id, { ...form, done: 'cancelled' });
}

async function reschedule(context: Context, services: WriteServices, id: string): Promise<Response> {
  const form = await readOwnForm(context, services, id, bookingMove, await returnTo(context));
  if (!form.ok) return form.answer;
  const { token: _, ...to } = form.input;
  const moved = await moveBooking(services, id, to);
  services.waitUntil(services.outbox.attempt(id));
  return changeAnswer(context, moved, id, { ...form, done: 'moved' });
}

/** Reads a form that changes the booking `id`; its token must belong to that booking. */
async function readOwnForm<Input extends { readonly token: string }>(
  context: Context,
  services: WriteServices,
  id: string,
  schema: z.ZodMiniType<Input>,
  formPage: string,
) {
  const form = await readForm(context, schema);
  if (!form.ok) return { ok: false, answer: refuseForm(context, form.fault, formPage) } as const;
  const isOwn = await isRecordToken(services.signer, id, form.input.token);
  return isOwn ? form : ({ ok: false, answer: errorAnswer(context, 403, 'forbidden') } as const);
}

/** Forbids storing: a booking is personal, so no cache may keep it. */
const forbidStoring = (context: Context): void => context.header('Cache-Control', 'private, no-store');

/** Redirects to the booking's own page, which shows the text for the code in `done` or `problem`. */
const redirectToOwnPage = (
  context: Context,
  id: string,
  token: string,
  code: { readonly done: string } | { readonly problem: string },
): Response =>
  context.redirect(`${addresses.ownBooking(id, token)}&${new URLSearchParams({ ...code })}#booking`, 303);

/** Answers a change in JSON: the changed booking, or the error. */
function bookingAnswer(context: Context, result: BookingResult): Response {
  if (!result.ok) return bookingError(context, result.code, result.detail);
  const view = viewOfBooking(result.value.record);
  if (view === undefined) return errorAnswer(context, 404, 'not_found');
  forbidStoring(context);
  return context.json({ ...view, ...heldUntil(result.value) });
}

const heldUntil = ({ heldUntilMs }: Pick<ChangedBooking, 'heldUntilMs'>) =>
  heldUntilMs === undefined ? {} : { heldUntil: new Date(heldUntilMs).toISOString() };

function bookingError(context: Context, fault: BookingFault, detail: BookingFaultDetail = {}): Response {
  switch (fault) {
    case 'not_found':
      return errorAnswer(context, 404, 'not_found');
    case 'conflict':
      return errorAnswer(context, 409, 'conflict');
    case 'incomplete':
      return errorAnswer(context, 400, 'invalid', { fields: detail.fields ?? {} });
    case 'slot_refused':
      return slotError(context, detail);
    case 'slots_unavailable':
    case 'ledger_unavailable':
      return errorAnswer(context, 503, 'unavailable');
  }
}

function slotError(context: Context, { refused }: BookingFaultDetail): Response {
  if (refused === undefined) return errorAnswer(context, 409, 'conflict');
  const { code, alternatives } = refused;
  return code === 'slot_full'
    ? errorAnswer(context, 409, 'slot_full', { alternatives })
    : errorAnswer(context, 400, 'invalid', { fields: refusedField(code), alternatives });
}

/** Answers a cancellation or a move: JSON gets the booking, a plain form a redirect to the booking's own page. */
function changeAnswer(
  context: Context,
  result: BookingResult,
  id: string,
  {
    channel,
    input,
    done,
  }: { readonly channel: Channel; readonly input: { readonly token: string }; readonly done: string },
): Response {
  if (channel === 'json') return bookingAnswer(context, result);
  const code = result.ok ? { done } : { problem: problemCode(result.code, result.detail) };
  return redirectToOwnPage(context, id, input.token, code);
}

const problemCode = (fault: BookingFault, { refused }: BookingFaultDetail = {}): string =>
  fault === 'slot_refused' ? (refused?.code ?? 'slot_full') : fault;
