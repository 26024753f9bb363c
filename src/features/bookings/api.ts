import { type Context, Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { noticeField } from '../../web/api/chat-notice.ts';
import { consentOf } from '../../web/api/consent.ts';
import { mayGiveNumber, mayRecord } from '../../web/api/limits.ts';
import {
  type Channel,
  ledgerFault,
  problemRedirect,
  readForm,
  refuseForm,
  tooManyAnswer,
} from '../../web/api/read-form.ts';
import { readOwnForm } from '../../web/api/read-own-form.ts';
import { openRecord, recordCookie } from '../../web/api/record-link.ts';
import { refererCampaign } from '../../web/api/referer.ts';
import { seatVisitor } from '../../web/api/seat-visitor.ts';
import { senderFieldsOfLead } from '../../web/api/sender-fields.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { allowedDeliveries, spamReasonOf } from '../../web/spam.ts';
import { pricesForRecord } from '../pricing/index.ts';
import { holdSlot, wantedSlot } from '../slots/index.ts';
import { conversionAnswer } from '../tracking/index.ts';
import { bookedService } from './booked-service.ts';
import { bookingCalendar } from './calendar.ts';
import { cancelBooking, moveBooking } from './change-confirmed.ts';
import {
  type BookingFault,
  type BookingFaultDetail,
  type BookingResult,
  type ChangedBooking,
  changeDraft,
  findBooking,
} from './change-draft.ts';
import {
  type BookingAnswer,
  type BookingDraft,
  bookingBody,
  bookingCancellation,
  bookingChanges,
  bookingConfirmation,
  bookingMove,
  viewOfBooking,
  withIds,
} from './contract.ts';
import { draftHoldEnd, refusedField } from './draft-slot.ts';
import { linkedBooking } from './linked-booking.ts';
import { ownLinksApi } from './own-links.ts';
import { bookingRecord, slotCityOf } from './record.ts';
import { draftFields } from './rules/change-booking.ts';

/** `/api/bookings`: a draft is created once the number is known; its holder changes, confirms, moves and cancels it. */
export const bookingsApi = (services: WriteServices) =>
  new Hono<AppEnvironment>()
    .post('/', (context) => create(context, services))
    .put('/:id', (context) => change(context, services, context.req.param('id')))
    .get('/:id', (context) => show(context, services, context.req.param('id')))
    .get('/:id/calendar.ics', (context) => bookingCalendar(context, services, context.req.param('id')))
    .post('/:id/confirm', (context) => confirm(context, services, context.req.param('id')))
    .post('/:id/cancel', (context) => cancel(context, services, context.req.param('id')))
    .post('/:id/reschedule', (context) => reschedule(context, services, context.req.param('id')))
    .route(
      '/',
      ownLinksApi(services, 'booking', async (id, token) => {
        const found = await services.bookings.find(id, token);
        return found.ok ? linkedBooking(found.value) : undefined;
      }),
    );

async function create(context: Context<AppEnvironment>, services: WriteServices): Promise<Response> {
  const form = await readForm(context, withIds(bookingBody));
  if (!form.ok) return refuseForm(context, form.fault, addresses.assistant);
  const { channel, input } = form;
  if (hasUnknownService(input)) return unknownServiceAnswer(context);
  if (!(await mayRecord(context, services, input.mobileNumber)))
    return tooManyAnswer(context, channel, addresses.assistant);
  const at = services.now();
  const spamReason = spamReasonOf(input, at, context.get('wasUnchecked'));
  const body = { ...refererCampaign(context, channel, services.siteUrl), ...input };
  const prices = await pricesForRecord(services.prices);
  const isVerified = context.get('isPerson') === true;
  const booking = bookingRecord(body, prices, { at, consent: consentOf(context), spamReason, isVerified });
  const deliveries = allowedDeliveries(services.deliveriesFor('booking', booking), spamReason);
  const recorded = await services.ledger.record(
    'booking',
    {
      ...booking,
      senderFields: {
        ...(await senderFieldsOfLead(context, services)),
        ...noticeField(services, input.chatNotice),
      },
    },
    deliveries,
  );
  if (!recorded.ok) return ledgerFault(context, recorded.code, channel, addresses.assistant);
  const { record } = recorded.value;
  const { id, bookingId } = record;
  services.waitUntil(services.outbox.attempt(id));
  // A full slot does not refuse the draft: the number is saved, and the next change or the confirmation reports the slot.
  const visitor = await seatVisitor(context, services.signer);
  const draft = draftFields(input);
  const held = await holdSlot(services, record, {
    city: slotCityOf(draft),
    slot: wantedSlot(draft),
    untilMs: draftHoldEnd(record),
    visitor,
  });
  await openRecord(context, services.signer, 'booking', record);
  if (channel === 'form') return redirectToOwnPage(context, id, 'saved');
  const heldUntilMs = held.ok ? held.value.untilMs : undefined;
  const answer: BookingAnswer = {
    id,
    bookingId: bookingId ?? '',
    ...heldUntil({ heldUntilMs }),
    conversion: conversionAnswer('booking', booking),
  };
  return context.json(answer, 201);
}

async function change(context: Context, services: WriteServices, id: string): Promise<Response> {
  const form = await readOwnForm(context, services, {
    id,
    schema: withIds(bookingChanges),
    formPage: addresses.assistant,
  });
  if (!form.ok) return form.answer;
  const { booking_status: status, chatNotice, ...sent } = form.input;
  if (hasUnknownService(sent)) return unknownServiceAnswer(context);
  if (!(await mayName(context, services, id, sent.mobileNumber)))
    return tooManyAnswer(context, form.channel, addresses.assistant);
  const visitor = await seatVisitor(context, services.signer);
  const notice = noticeField(services, chatNotice);
  const update = { sent, status, notice, consent: consentOf(context), visitor };
  const changed = await changeDraft(services, id, update);
  services.waitUntil(services.outbox.attempt(id));
  return bookingAnswer(context, changed);
}

/** Whether a draft may get this number, if one is named: not too many from this sender, and few others for this draft. */
async function mayName(
  context: Context,
  services: WriteServices,
  id: string,
  mobileNumber: string | undefined,
) {
  if (mobileNumber === undefined) return true;
  if (!(await mayGiveNumber(context, services, mobileNumber))) return false;
  const found = await findBooking(services, id);
  const isOther = found.ok && found.value.mobileNumber !== mobileNumber;
  return !isOther || services.limits.long.numberOfRecord(id);
}

/** A booking is for a service that some offer has. */
const hasUnknownService = ({ serviceType }: BookingDraft): boolean =>
  serviceType !== undefined && bookedService(serviceType) === undefined;

const unknownServiceAnswer = (context: Context): Response =>
  errorAnswer(context, 400, 'invalid', { fields: { serviceType: 'service_type_missing' } });

async function show(context: Context, services: WriteServices, id: string): Promise<Response> {
  forbidStoring(context);
  const found = await services.bookings.find(id, recordCookie(context));
  if (found.ok) return context.json(found.value);
  if (found.code === 'ledger_unavailable') return errorAnswer(context, 503, 'unavailable');
  return errorAnswer(context, 404, 'not_found');
}

/** Confirms a draft with the fields that it still lacked. */
async function confirm(context: Context, services: WriteServices, id: string): Promise<Response> {
  const form = await readOwnForm(context, services, { id, schema: withIds(bookingConfirmation) });
  if (!form.ok) return form.answer;
  const { chatNotice, ...sent } = form.input;
  if (hasUnknownService(sent)) return unknownServiceAnswer(context);
  const visitor = await seatVisitor(context, services.signer);
  const notice = noticeField(services, chatNotice);
  const update = { sent, status: 'completed', notice, consent: consentOf(context), visitor } as const;
  const confirmed = await changeDraft(services, id, update);
  services.waitUntil(services.outbox.attempt(id));
  return changeAnswer(context, confirmed, id, { ...form, done: 'confirmed' });
}

async function cancel(context: Context, services: WriteServices, id: string): Promise<Response> {
  const form = await readOwnForm(context, services, { id, schema: bookingCancellation });
  if (!form.ok) return form.answer;
  const cancelled = await cancelBooking(services, id);
  services.waitUntil(services.outbox.attempt(id));
  return changeAnswer(context, cancelled, id, { ...form, done: 'cancelled' });
}

async function reschedule(context: Context, services: WriteServices, id: string): Promise<Response> {
  const form = await readOwnForm(context, services, { id, schema: withIds(bookingMove) });
  if (!form.ok) return form.answer;
  const moved = await moveBooking(services, id, form.input, await seatVisitor(context, services.signer));
  services.waitUntil(services.outbox.attempt(id));
  return changeAnswer(context, moved, id, { ...form, done: 'moved' });
}

/** Forbids storing: a booking is personal, so no cache may keep it. */
const forbidStoring = (context: Context): void => context.header('Cache-Control', 'private, no-store');

/** Redirects to the booking's own page, which shows the text for the code in `done`. */
const redirectToOwnPage = (context: Context, id: string, done: string): Response =>
  context.redirect(`${addresses.booking(id)}?${new URLSearchParams({ done })}`, 303);

/** Answers a change in JSON: the changed booking, or the error. */
function bookingAnswer(context: Context, result: BookingResult): Response {
  if (!result.ok) return bookingError(context, result.code, result.detail);
  const view = viewOfBooking(result.value.record);
  if (view === undefined) return errorAnswer(context, 404, 'not_found');
  forbidStoring(context);
  const conversion = conversionAnswer('booking', result.value.record);
  return context.json({ ...view, ...heldUntil(result.value), conversion });
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
  { channel, done }: { readonly channel: Channel; readonly done: string },
): Response {
  if (channel === 'json') return bookingAnswer(context, result);
  if (result.ok) return redirectToOwnPage(context, id, done);
  const { code, detail } = result;
  return problemRedirect(context, addresses.booking(id), problemCode(code, detail), detail?.fields);
}

function problemCode(fault: BookingFault, { refused, fields = {} }: BookingFaultDetail = {}): string {
  if (fault === 'slot_refused') return refused?.code ?? 'slot_full';
  return fault === 'incomplete' ? (Object.values(fields)[0] ?? fault) : fault;
}
