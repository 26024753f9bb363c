import { z } from 'zod';
import type { ChangeOptions } from '../../platform/ledger/change-record.ts';
import type { Consent, NewDelivery } from '../../platform/ledger/records.ts';
import type { AnyFields, LedgerRecord, RecordPart } from '../../records/record.ts';
import { looksLikeBot } from '../../records/spam-reason.ts';
import type { WriteServices } from '../../services/services.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { sleep } from '../../values/sleep.ts';
import { seatDelivery } from '../slots/contract.ts';
import { consentOfOrder, withoutAdVisit } from './ad-visit.ts';
import { changesOfOrder, type OrderChangeProblem } from './contract.ts';
import { linesInWords } from './order-in-words.ts';
import { orderChoices, UNPAID } from './rules/order-change.ts';
import { checkoutData } from './rules/order-pricing.ts';
import type { OrderEvent, OrderState } from './rules/order-state.ts';
import { orderLinesOf, orderStateOf } from './rules/order-state.ts';

type OrderServices = Pick<
  WriteServices,
  'ledger' | 'payments' | 'outbox' | 'conversionDeliveries' | 'waitUntil' | 'log'
>;

/** The services that open payments; a webhook needs no limits. */
type CardServices = OrderServices & Pick<WriteServices, 'limits' | 'now'>;

/** `too_late`: the order's time has begun. */
export type OrderChangeFault = OrderChangeProblem | 'status_refused' | 'ledger_unavailable' | 'too_late';

type Change = Pick<ChangeOptions, 'by' | 'paymentEvent'> & {
  /** The consent of the current request, with its visit; the record's own consent applies when it is missing. */
  readonly consent?: Consent | undefined;
  /** The conversion's event id; the browser reports the same id. The default is the order's id. */
  readonly eventId?: string | undefined;
};

/** The payment provider as a delivery target: it sends payments back. */
export const RETURNS_TARGET = 'payments';

/** The event of a delivery that sends a payment back; the amount in paise. */
export const returnEvent = z.object({
  providerOrderId: z.string(),
  paymentId: z.string(),
  amount: z.int(),
});

const isPlacing = ({ kind }: OrderEvent): boolean =>
  kind === 'payment_captured' || kind === 'pay_after_service_chosen';

/** The seat and the conversion of an order that is placed. A captured payment alone places none. */
function placedDeliveries(
  { status, fields }: LedgerRecord,
  conversion: readonly NewDelivery[],
): readonly NewDelivery[] {
  if (status === 'paid') return [seatDelivery, ...conversion];
  // A person's order is a purchase also while its seat waits for the operator, for no later moment would count it.
  if (status !== 'pay_after_service' || looksLikeBot(fields.suspect)) return [];
  return fields.seatWaits === undefined ? [seatDelivery, ...conversion] : conversion;
}

/** One delivery for each payment that has to go back. */
const returnDeliveries = (record: LedgerRecord, event: OrderEvent): readonly NewDelivery[] =>
  event.kind !== 'payment_captured'
    ? []
    : (orderStateOf(record)?.returns ?? [])
        .filter(({ paymentId, state }) => paymentId === event.paymentId && state === 'due')
        .map(({ paymentId, amount }) => ({
          target: RETURNS_TARGET,
          purpose: `return ${paymentId}`,
          event: { providerOrderId: event.providerOrderId, paymentId, amount },
        }));

/** Applies an event to an order. Placing the order adds the deliveries of its seat and its conversion, each once. */
export async function changeOrder(
  { ledger, conversionDeliveries, outbox, waitUntil }: OrderServices,
  record: RecordPart<'id' | 'kind' | 'consent' | 'fields'>,
  event: OrderEvent,
  { by, paymentEvent, consent, eventId = record.id }: Change,
): Promise<Result<LedgerRecord, OrderChangeFault>> {
  const conversion = conversionDeliveries('purchase', eventId, consent ?? consentOfOrder(record));
  const changed = await ledger.change(record.id, withoutAdVisit(changesOfOrder(event), isPlacing(event)), {
    by,
    deliveries: (after) =>
      isPlacing(event) ? [...placedDeliveries(after, conversion), ...returnDeliveries(after, event)] : [],
    paymentEvent,
  });
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
    providerOrderIds.map((providerOrderId) => services.payments?.findPayments(providerOrderId)),
  );
  const payment = found
    .flatMap((each) => (each?.ok ? each.value : []))
    .find(({ kind }) => kind === 'payment_captured');
  return payment && changeOrder(services, record, payment, { by: 'provider' });
}

/** Opens an order at the provider; undefined when the provider does not accept it now. */
async function openAtProvider(services: OrderServices, record: LedgerRecord, state: OrderState) {
  const { vehicle: car }: AnyFields = record.fields;
  const lines = linesInWords(orderLinesOf(record), car);
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const data = checkoutData({ ...state, lines, itemCount, serviceCount: lines.length });
  const opened = await services.payments?.createOrder(data, record.id);
  if (opened?.ok) return opened.value;
  services.log.note('payment_not_opened', { code: opened?.code ?? 'off' });
  return undefined;
}

const openedId = (record: LedgerRecord): string | undefined => orderStateOf(record)?.providerOrderIds.at(-1);

const POLL_MS = 250;
/** Five seconds in all, longer than the provider may take. */
const MOST_POLLS = 20;

/** Waits until another request has opened the order at the provider; answers the record as it is then. */
async function openedByAnother({ ledger }: CardServices, record: LedgerRecord): Promise<LedgerRecord> {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    await sleep(POLL_MS);
    const found = await ledger.find(record.id);
    if (found.ok && openedId(found.value) !== undefined) return found.value;
  }
  return record;
}

/** Opens an order at the provider once, however many requests ask for it, and notes the provider's id. */
async function openOnce(
  services: CardServices,
  record: LedgerRecord,
): Promise<Result<LedgerRecord, OrderChangeFault>> {
  if (openedId(record) !== undefined) return success(record);
  const { long } = services.limits;
  if (!(await long.beginPayment(record.id))) return success(await openedByAnother(services, record));
  try {
    const found = await services.ledger.find(record.id);
    const latest = found.ok ? found.value : record;
    const state = orderStateOf(latest);
    if (state === undefined || openedId(latest) !== undefined) return success(latest);
    const providerOrderId = await openAtProvider(services, latest, state);
    return providerOrderId === undefined
      ? success(latest)
      : await notePayable(services, latest, providerOrderId);
  } finally {
    await long.endPayment(record.id);
  }
}

/** Notes that the order is payable under the provider's id; a further try reopens a failed payment. */
const notePayable = (services: OrderServices, record: LedgerRecord, providerOrderId: string) =>
  changeOrder(
    services,
    record,
    { kind: 'payment_opened', providerOrderId },
    { by: 'visitor', paymentEvent: { eventId: providerOrderId, kind: 'payment_opened' } },
  );

/** Whether an unpaid order's time has begun: nobody comes, and the customer could neither move nor cancel it. */
function isTooLate(record: LedgerRecord, { now }: Pick<CardServices, 'now'>): boolean {
  if (record.kind !== 'order' || !UNPAID.has(record.status)) return false;
  const { date, timeSlot } = record.fields;
  return !orderChoices({ status: record.status, date, timeSlot }, now()).mayPay;
}

/**
 * Makes an order payable by card. When the provider is unavailable, the answer has no `provider`, and the page offers
 * another attempt or payment after the service. `already_paid` and `already_cancelled` mean that no amount is due.
 */
async function offerCardPayment(
  services: CardServices,
  record: LedgerRecord,
): Promise<Result<PayableOrder, OrderChangeFault>> {
  const state = orderStateOf(record);
  if (state === undefined) return failure('not_found');
  const { payments } = services;
  if (payments === undefined) return success({ record });
  const paid = await missedPayment(services, record, state);
  if (paid?.ok) return failure('already_paid');
  if (isTooLate(record, services)) return failure('too_late');
  const once = await openOnce(services, record);
  if (!once.ok) return once.code === 'ledger_unavailable' ? success({ record }) : once;
  const providerOrderId = openedId(once.value);
  if (providerOrderId === undefined) return success({ record });
  const opened = await notePayable(services, once.value, providerOrderId);
  if (!opened.ok) return opened.code === 'ledger_unavailable' ? success({ record }) : opened;
  return success({ record: opened.value, provider: { keyId: payments.keyId, providerOrderId } });
}

/** Applies the visitor's choice: by card if cards are accepted, else after the service. */
export async function choosePayment(
  services: CardServices,
  record: LedgerRecord,
  payment: 'card' | 'after_service' | undefined,
  conversion: Pick<Change, 'consent' | 'eventId'>,
): Promise<Result<PayableOrder, OrderChangeFault>> {
  if (services.payments && payment !== 'after_service') return offerCardPayment(services, record);
  if (isTooLate(record, services)) return failure('too_late');
  const chosen = await changeOrder(
    services,
    record,
    { kind: 'pay_after_service_chosen' },
    { by: 'visitor', ...conversion },
  );
  return chosen.ok ? success({ record: chosen.value }) : chosen;
}
