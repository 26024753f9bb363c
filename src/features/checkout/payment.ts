import type { ChangeOptions } from '../../platform/ledger/change-record.ts';
import type { Consent, LedgerRecord } from '../../platform/ledger/records.ts';
import type { WriteServices } from '../../services/services.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { looksLikeBot } from '../../web/spam.ts';
import { seatDelivery } from '../slots/contract.ts';
import { changesOfOrder, type OrderChangeProblem } from './contract.ts';
import { checkoutData } from './rules/order-pricing.ts';
import type { OrderEvent, OrderState } from './rules/order-state.ts';
import { orderLinesOf, orderStateOf } from './rules/order-state.ts';

type OrderServices = Pick<
  WriteServices,
  'ledger' | 'payments' | 'outbox' | 'conversionDeliveries' | 'waitUntil' | 'log'
>;

export type OrderChangeFault = OrderChangeProblem | 'status_refused' | 'ledger_unavailable';

type Change = Pick<ChangeOptions, 'by' | 'paymentEvent'> & {
  /** The consent of the current request, with its visit; the record's own consent applies when it is missing. */
  readonly consent?: Consent | undefined;
  /** The conversion's event id; the browser reports the same id. The default is the order's id. */
  readonly eventId?: string | undefined;
};

/** Applies an event to an order. Placing the order adds the deliveries of its seat and its conversion, each once. */
export async function changeOrder(
  { ledger, conversionDeliveries, outbox, waitUntil }: OrderServices,
  record: Pick<LedgerRecord, 'id' | 'consent' | 'fields'>,
  event: OrderEvent,
  { by, paymentEvent, consent, eventId = record.id }: Change,
): Promise<Result<LedgerRecord, OrderChangeFault>> {
  const places = event.kind === 'payment_captured' || event.kind === 'pay_after_service_chosen';
  // A paid order counts as a conversion even if its form looked like a bot's.
  const counts = event.kind === 'payment_captured' || !looksLikeBot(record.fields.suspect);
  const conversion = counts ? conversionDeliveries('purchase', eventId, consent ?? record.consent) : [];
  const deliveries = places ? [seatDelivery, ...conversion] : [];
  const changed = await ledger.change(record.id, changesOfOrder(event), { by, deliveries, paymentEvent });
  if (!changed.ok) return failure(changed.code);
  waitUntil(outbox.attempt(record.id));
  return success(changed.value.record);
}

/** An order; `provider` opens the provider's checkout when the order can be paid by card now. */
export interface PayableOrder {
  readonly record: LedgerRecord;
  readonly provider?: { readonly keyId: string; readonly providerOrderId: string };
}

/** Finds a payment that was captured without a webhook, so that nobody is asked to pay twice. */
async function missedPayment(
  services: OrderServices,
  record: LedgerRecord,
  { providerOrderIds }: OrderState,
) {
  const found = await Promise.all(
    providerOrderIds.map((providerOrderId) => services.payments?.findCapturedPayment(providerOrderId)),
  );
  const payment = found.map((each) => (each?.ok ? each.value : undefined)).find(Boolean);
  return payment && changeOrder(services, record, payment, { by: 'provider' });
}

/** Returns the provider's order id: the existing one, which accepts further attempts, or a new one. */
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
 * Makes an order payable by card. When the provider is unavailable, the answer has no `provider`, and the page offers
 * another attempt or payment after the service. `already_paid` and `already_cancelled` mean that no amount is due.
 */
async function offerCardPayment(
  services: OrderServices,
  record: LedgerRecord,
): Promise<Result<PayableOrder, OrderChangeFault>> {
  const state = orderStateOf(record);
  if (state === undefined) return failure('not_found');
  const { payments } = services;
  if (payments === undefined) return success({ record });
  const paid = await missedPayment(services, record, state);
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

/** Applies the visitor's choice: by card if cards are accepted, else after the service. */
export async function choosePayment(
  services: OrderServices,
  record: LedgerRecord,
  payment: 'card' | 'after_service' | undefined,
  conversion: Pick<Change, 'consent' | 'eventId'>,
): Promise<Result<PayableOrder, OrderChangeFault>> {
  if (services.payments && payment !== 'after_service') return offerCardPayment(services, record);
  const chosen = await changeOrder(
    services,
    record,
    { kind: 'pay_after_service_chosen' },
    { by: 'visitor', ...conversion },
  );
  return chosen.ok ? success({ record: chosen.value }) : chosen;
}
