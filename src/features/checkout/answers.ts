import type { Context } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import type { Result } from '../../values/result.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { type Channel, ledgerFault, problemRedirect } from '../../web/api/read-form.ts';
import { openRecord } from '../../web/api/record-link.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { conversionAnswer } from '../tracking/index.ts';
import type { ChangeDetail, ChangeFault } from './change-order.ts';
import type { OrderAnswer, OrderView } from './contract.ts';
import { orderInWords } from './order-in-words.ts';
import type { OrderChangeFault, PayableOrder } from './payment.ts';
import type { PlaceDetail, PlaceFault } from './place-order.ts';
import { orderStateOf } from './rules/order-state.ts';

/** Answers a placed order (201) or a changed payment (200). */
export async function orderAnswer(
  context: Context,
  { signer }: Pick<WriteServices, 'signer'>,
  { record, provider }: PayableOrder,
  { channel, status }: { readonly channel: Channel; readonly status: 200 | 201 },
): Promise<Response> {
  if (status === 201) await openRecord(context, signer, 'order', record);
  if (channel === 'form') return context.redirect(addresses.order(record.id), 303);
  const state = orderStateOf(record);
  if (state === undefined) return errorAnswer(context, 404, 'not_found');
  const { amount, currency } = state;
  context.header('Cache-Control', 'private, no-store');
  const answer: OrderAnswer = {
    id: record.id,
    amount,
    currency,
    status: state.status,
    ...(provider && { provider }),
    conversion: conversionAnswer('order', record),
  };
  return context.json(answer, status);
}

/** Answers a cancellation or a move: JSON gets the order, a plain form a redirect to the order's own page. */
export function changeAnswer(
  context: Context,
  result: Result<OrderView, ChangeFault, ChangeDetail>,
  id: string,
  { channel, done }: { readonly channel: Channel; readonly done: string },
): Response {
  const own = addresses.order(id);
  if (result.ok) {
    context.header('Cache-Control', 'private, no-store');
    return channel === 'json'
      ? context.json(orderInWords(result.value))
      : context.redirect(`${own}?done=${done}`, 303);
  }
  const { fields = {}, alternatives = [] } = result.detail ?? {};
  if (channel === 'form') {
    const [problem = result.code] = Object.values(fields);
    return problemRedirect(context, own, problem, fields);
  }
  switch (result.code) {
    case 'slot_full':
      return errorAnswer(context, 409, 'slot_full', { alternatives });
    case 'slot_refused':
      return errorAnswer(context, 400, 'invalid', { fields });
    case 'conflict':
      return errorAnswer(context, 409, 'conflict');
    case 'not_found':
      return errorAnswer(context, 404, 'not_found');
    case 'slots_unavailable':
    case 'ledger_unavailable':
      return errorAnswer(context, 503, 'unavailable');
  }
}

/** Answers the error of an order that was not placed or not changed. */
export function orderFault(
  context: Context,
  fault: PlaceFault | OrderChangeFault,
  { fields = {}, alternatives = [], message, amount }: PlaceDetail,
  { channel, formPage }: { readonly channel: Channel; readonly formPage: string },
): Response {
  if (channel === 'form') {
    const [problem = fault] = Object.values(fields);
    return problemRedirect(context, formPage, problem, fields);
  }
  switch (fault) {
    case 'refused':
      return errorAnswer(context, 400, 'invalid', { fields, ...(message && { message }) });
    case 'price_changed':
      return errorAnswer(context, 409, 'conflict', { amount });
    case 'slot_full':
      return errorAnswer(context, 409, 'slot_full', { alternatives });
    case 'prices_unavailable':
      return errorAnswer(context, 503, 'unavailable');
    case 'already_paid':
    case 'already_cancelled':
    case 'other_order':
    case 'too_late':
      return errorAnswer(context, 409, 'conflict');
    case 'idempotency_mismatch':
    case 'ledger_unavailable':
    case 'not_found':
    case 'status_refused':
      return ledgerFault(context, fault, channel, formPage);
  }
}
