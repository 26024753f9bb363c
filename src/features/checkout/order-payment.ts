import type { ChangeOptions } from '../../platform/ledger/change-record.ts';
import type { Consent, LedgerRecord } from '../../platform/ledger/records.ts';
import type { WriteServices } from '../../services/services.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { looksLikeBot } from '../../web/spam.ts';
import { seatDelivery } from '../slots/contract.ts';
import { changesOfOrder, type OrderChangeProblem } from './contract/order-changes.ts';
import { checkoutData } from './rules/checkout-data.ts';
import { orderLinesOf, orderStateOf } from './rules/order-record.ts';
import type { OrderEvent, OrderState } from './rules/order-state.ts';

type OrderServices = Pick<
  WriteServices,
  'ledger' | 'payments' | 'outbox' | 'conversionDeliveries' | 'waitUntil' | 'log'
>;

export type OrderChangeFault = OrderChangeProblem | 'status_refused' | 'ledger_unavailable';

type Change = Pick<ChangeOptions, 'by' | 'paymentEvent'> & {
  /** Of the request, where one asked for it: with its visit it says more to the ads than the record's own. */
  readonly consent?: Consent | undefined;
  /** Of the conversion, as the browser tells it: the order's own id unless another is given. */
  readonly eventId?: string | undefined;
};

/** Lets something happen to an order. Once it is placed it owes its seat and its conversion, each once. */
export async function changeOrder(
  { ledger, conversionDeliveries, outbox, waitUntil }: OrderServices,
  record: Pick<LedgerRecord, 'id' | 'consent' | 'fields'>,
  event: OrderEvent,
  { by, paymentEvent, consent, eventId = record.id }: Change,
): Promise<Result<LedgerRecord, OrderChangeFault>> {
  const places = event.kind === 'payment_captured' || event.kind === 'pay_after_service_chosen';
  // Whoever paid is a customer, whatever their form looked like.
  const counts = event.kind === 'payment_captured' || !looksLikeBot(record.fields.suspect);
  const conversion = counts ? conversionDeliveries('purchase', eventId, consent ?? record.consent) : [];
  const deliveries = places ? [seatDelivery, ...conversion] : [];
  const changed = await ledger.change(record.id, changesOfOrder(event), { by, deliveries, paymentEvent });
  if (!changed.ok) return failure(changed.code);
  waitUntil(outbox.attempt(record.id));
  return success(changed.value.record);
}

/** An order, and what opens the provider's checkout where it can be paid by card now. */
export interface PayableOrder {
  readonly record: LedgerRecord;
  readonly provider?: { readonly keyId: string; readonly providerOrderId: string };
}

/** A payment that was captured without our hearing of it: found before another one is offered, in one patience. */
async function captured(services: OrderServices, record: LedgerRecord, { providerOrderIds }: OrderState) {
  const asked = await Promise.all(
    providerOrderIds.map((providerOrderId) => services.payments?.findCapturedPayment(providerOrderId)),
  );
  const payment = asked.map((found) => (found?.ok ? found.value : undefined)).find(Boolean);
  return payment && changeOrder(services, record, payment, { by: 'provider' });
}

/** The provider's id for an order: the one it was opened under before, which takes further attempts, or a new one. */
async function openedAtProvider(services: OrderServices, record: LedgerRecord, state: OrderState) {
  const last = state.providerOrderIds.at(-1);
  if (last !== undefined) return last;
  const lines = orderLinesOf(record);
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const data = checkoutData({ ...state, lines, itemCount, serviceCount: lines.length });
  const opened = await services.payments?.createOrder(data, record.id);
  if (opened?.ok) return opened.value;
  services.log.note('payment_not_opened', { code: opened?.code ?? 'off' });
  return undefined;
}

/**
 * Makes an order payable by card. Where the provider can't be reached the order stays as it is, without `provider`:
 * the page then offers another try or paying after the service. `already_paid` and `already_cancelled`: nothing to pay.
 */
async function offerCardPayment(
  services: OrderServices,
  record: LedgerRecord,
): Promise<Result<PayableOrder, OrderChangeFault>> {
  const state = orderStateOf(record);
  if (state === undefined) return failure('not_found');
  const { payments } = services;
  if (payments === undefined) return success({ record });
  const paid = await captured(services, record, state);
  if (paid?.ok) return failure('already_paid');
  const providerOrderId = await openedAtProvider(services, record, state);
  if (providerOrderId === undefined) return success({ record });
  const opened = await changeOrder(
    services,
    record,
    { kind: 'payment_opened', providerOrderId },
    { by: 'visitor', paymentEvent: { eventId: providerOrderId, kind: 'payment_opened' } },
  );
  if (!opened.ok) return opened.code === 'ledger_unavailable' ? success({ record }) : opened;
  return success({ record: opened.value, provider: { keyId: payments.keyId, providerOrderId } });
}

/** What the visitor chose: by card where cards are taken, else after the service. */
export async function settleHow(
  services: OrderServices,
  record: LedgerRecord,
  payment: 'card' | 'after_service' | undefined,
  told: Pick<Change, 'consent' | 'eventId'>,
): Promise<Result<PayableOrder, OrderChangeFault>> {
  if (services.payments && payment !== 'after_service') return offerCardPayment(services, record);
  const chosen = await changeOrder(
    services,
    record,
    { kind: 'pay_after_service_chosen' },
    { by: 'visitor', ...told },
  );
  return chosen.ok ? success({ record: chosen.value }) : chosen;
}
