import { island as payOrder } from '../../../../client/islands/checkout/PayOrder.island.tsx';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { windowOfOrdered } from '../../../content/doorstep/find.ts';
import { orderText, orderText as text } from '../../../content/text/order.ts';
import { ownBookingText } from '../../../content/text/own-booking.ts';
import type { OwnJob } from '../../../services/own-records.ts';
import { formatMoney } from '../../../values/money.ts';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_NONE } from '../../../web/document/metadata.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { NOT_FOUND, page, standardChrome } from '../../../web/pages/page-entry.ts';
import type { BookingStatus } from '../../bookings/contract.ts';
import {
  BesideTimes,
  CancelVisit,
  type FreeDay,
  firstDay,
  freeDays,
  isDayOver,
  MoveVisit,
  OwnHead,
  OwnLinks,
  Timeline,
  timelineOf,
  timesBeside,
  Unavailable,
} from '../../bookings/index.ts';
import { isUnderWay, isUntouched } from '../../jobs/contract.ts';
import { JobProgress, jobHead } from '../../jobs/index.ts';
import { findSlot, type Slot, type SlotAlternative } from '../../slots/contract.ts';
import type { OrderView } from '../contract.ts';
import { type OrderInWords, orderInWords } from '../order-in-words.ts';
import { orderWork } from '../order-work.ts';
import { ORDER_CITY } from '../record.ts';
import { orderChoices, UNPAID } from '../rules/order-change.ts';
import { slotSuits } from '../rules/visit-time.ts';
import { OrderLines, OrderVisit } from './OrderVisit.tsx';
import { paymentPolicy } from './payment-policy.ts';

interface OrderAddress {
  readonly id: string;
}

const ORDER_PATH = /^\/order\/([0-9a-f-]{36})$/;

interface ShownOrder {
  readonly order: OrderInWords & OwnJob;
  /** Missing when the order can no longer be moved. */
  readonly days?: readonly FreeDay[] | undefined;
  /** Times that are confirmed at once; missing where the order's own time is. */
  readonly beside?: readonly SlotAlternative[];
}

const choicesOf = (order: ShownOrder['order'], now: Date) =>
  orderChoices({ ...order, isUnderWay: order.job !== undefined && isUnderWay(order.job) }, now);

/** Shows the current state of an order to a browser that has opened its link. It is never cached and never indexed. */
export const orderPage = page<OrderAddress, ShownOrder | 'unavailable'>({
  name: 'order',
  family: 'order',
  group: 'other',
  audience: 'private',
  query: ['done', 'problem', 'from', 'job'],
  policy: paymentPolicy,
  chrome: { ...standardChrome, footer: 'short', popup: 'closed' },
  addresses: () => [],
  match(path) {
    const id = ORDER_PATH.exec(path)?.[1];
    return id === undefined ? undefined : { id };
  },
  async load({ id }, { orders, slots, query, now, recordToken = '' }) {
    const found = await orders.find(id, recordToken);
    if (!found.ok) return found.code === 'ledger_unavailable' ? 'unavailable' : NOT_FOUND;
    const order = orderInWords(found.value);
    if (!choicesOf(order, now).mayMove) return { order };
    const windows = order.lines.map(({ serviceId }) => windowOfOrdered(serviceId));
    const visit = { ...order, suits: (slot: Slot) => slotSuits(slot, windows) };
    const beside = isWaiting(order) ? await timesBeside(slots, ORDER_CITY, id) : [];
    const suiting = beside.filter(({ id: slotId }) => {
      const slot = findSlot(slotId);
      return slot !== undefined && slotSuits(slot, windows);
    });
    return {
      order,
      beside: suiting,
      days: await freeDays(slots, visit, firstDay(query.get('from'), now), now),
    };
  },
  metadata: ({ parameters, context }) => ({
    title: orderText.title(context.brand.name),
    description: orderText.description,
    keywords: ['doorstep service order'],
    image: 'doorstep',
    canonicalPath: addresses.order(parameters.id),
    robots: ROBOTS_NONE,
  }),
  Page: ({ data, context }) =>
    data === 'unavailable' ? (
      <Unavailable {...text.unavailable} context={context} />
    ) : (
      <OrderPage {...data} context={context} />
    ),
});

/** The part of an order that the browser keeps for "My bookings". */
const ownRecordOf = ({ id, number, lines, date, timeSlot, status }: OrderInWords) =>
  JSON.stringify({
    kind: 'order',
    id,
    number,
    subject: lines.map(({ name }) => name).join(', '),
    services: lines.map(({ serviceId }) => serviceId),
    date,
    timeSlot,
    isCancelled: status === 'cancelled',
  });

interface OrderPageProps extends ShownOrder {
  readonly context: PageContext;
}

const badgeOf = {
  awaiting_payment: 'open',
  payment_failed: 'open',
  pay_after_service: 'good',
  paid: 'good',
  fulfilled: 'good',
  refunded: 'over',
  cancelled: 'over',
} as const satisfies Record<OrderView['status'], string>;

const isPlaced = ({ status }: OrderView): boolean => status === 'pay_after_service' || status === 'paid';

const isWaiting = ({ waits, status }: OrderView): boolean => waits && status === 'pay_after_service';

/** An unpaid order whose time has begun. */
const isOver = (order: ShownOrder['order'], now: Date): boolean =>
  UNPAID.has(order.status) && !choicesOf(order, now).mayPay;

/** A placed order that no mechanic came for, as far as the operator noted, and whose day is over. */
const isMissed = (order: ShownOrder['order'], now: Date): boolean =>
  isPlaced(order) && isUntouched(order.job) && isDayOver(order, now, orderWork(order));

/** The words of the head: those of the job while it is on its way, else those of the order. */
function stateOf(order: ShownOrder['order'], now: Date) {
  if (order.returning && order.status === 'cancelled') return text.returning.late[order.returning];
  if (order.refundDue) return text.refundDue;
  if (isOver(order, now)) return text.tooLate;
  if (isMissed(order, now)) return ownBookingText.dayOver;
  const begun = isPlaced(order) ? jobHead(order.job) : undefined;
  if (begun) return begun;
  return isWaiting(order) ? text.waiting : text.states[order.status];
}

/** Shows the state of an order, the next steps and the ordered lines. */
function OrderPage({ order, days, beside = [], context }: OrderPageProps) {
  const missed = isMissed(order, context.now);
  const hasSteps = (order.job?.steps.length ?? 0) > 0;
  return (
    <>
      <OwnHead
        number={text.number(order.number)}
        badge={missed || isWaiting(order) ? 'open' : badgeOf[order.status]}
        state={stateOf(order, context.now)}
        picture="service-doorstep"
        context={context}
      />
      <section className="section beside" data-own={ownRecordOf(order)}>
        <div className="own-booking">
          {order.needsAttention && <Alert tone="calm">{text.attention}</Alert>}
          {order.returning && order.status !== 'cancelled' && (
            <Alert tone="calm">{text.returning.second[order.returning]}</Alert>
          )}
          {choicesOf(order, context.now).mayPay && (
            <Island
              of={payOrder}
              props={{
                id: order.id,
                amount: order.amount,
                takesCards: context.takesCards,
                brandName: context.brand.name,
                description: text.number(order.number),
              }}
            />
          )}
          {order.job && (hasSteps || !missed) && (
            <JobProgress
              kind="order"
              id={order.id}
              job={order.job}
              chatWrites={context.chatWrites}
              phone={context.brand.supportPhoneDial}
              query={context.query}
              returned={context.returned}
            />
          )}
          <BesideTimes times={beside} action={endpoints.orderReschedule(order.id)} />
          <OrderVisit order={order} isMissed={missed} />
          {isPlaced(order) && !(order.job && isUnderWay(order.job)) && (
            <p className="print-only">
              {ownBookingText.onPaper(context.brand.name, context.brand.supportPhone)}
            </p>
          )}
          <OrderLinks order={order} isMissed={missed} context={context} />
          <OrderChanges order={order} days={days} context={context} />
        </div>
        <div className="own-booking">
          <OrderLines order={order} isOver={isOver(order, context.now)} />
          {!missed && !isOver(order, context.now) && !hasSteps && (
            <Timeline steps={stepsOf(order, context.now)} names={text.steps} />
          )}
        </div>
      </section>
    </>
  );
}

/** The status of a booking that has come as far as the order. An unpaid order is not placed yet. */
function bookingStatusOf({ status, cancelledAt }: OrderView): BookingStatus {
  if (UNPAID.has(status)) return 'in_progress';
  if (status === 'fulfilled') return 'fulfilled';
  const isCancelled = cancelledAt !== undefined || status === 'cancelled' || status === 'refunded';
  return isCancelled ? 'cancelled' : 'completed';
}

/** The steps of an order. */
function stepsOf(order: OrderView, now: Date) {
  const { submissionTimestamp, cancelledAt, rescheduledAt, date, timeSlot } = order;
  const status = bookingStatusOf(order);
  const facts = { submissionTimestamp, cancelledAt, rescheduledAt, date, timeSlot, status };
  // An order is placed in one step.
  return timelineOf(facts, now, orderWork(order)).filter(
    ({ code }) => code !== 'confirmed' || status === 'in_progress',
  );
}

/** The forms that move and cancel an order, as long as a visitor may. */
function OrderChanges({ order, days, context: { query, now } }: OrderPageProps) {
  const { mayMove, mayCancel } = choicesOf(order, now);
  const isPaid = order.status === 'paid';
  return (
    (mayMove || mayCancel) && (
      <div>
        {mayMove && days && (
          <MoveVisit
            days={days}
            from={firstDay(query.get('from'), now)}
            now={now}
            own={addresses.order(order.id)}
            action={endpoints.orderReschedule(order.id)}
            open={query.has('from') || query.has('problem')}
          />
        )}
        {mayCancel && (
          <CancelVisit
            action={endpoints.orderCancel(order.id)}
            text={isPaid ? { ...text.cancel, text: text.cancelPaid } : text.cancel}
          />
        )}
      </div>
    )
  );
}

interface OrderLinksProps extends Pick<OrderPageProps, 'order' | 'context'> {
  /** Whether the day of the visit is over: no calendar needs it any more. */
  readonly isMissed: boolean;
}

function OrderLinks({ order, isMissed, context }: OrderLinksProps) {
  const { id, date, timeSlot, status, lines, vehicle, amount } = order;
  const { mayMove, mayCancel } = choicesOf(order, context.now);
  const isCancelled = status === 'cancelled' || status === 'refunded';
  const hasTime = date !== undefined && timeSlot !== undefined;
  const isAhead = !UNPAID.has(status) && !isMissed && !(order.job && isUnderWay(order.job));
  const hasEvent = hasTime && (isCancelled || isAhead);
  return (
    <OwnLinks
      first={
        isCancelled || isMissed || isOver(order, context.now)
          ? { href: addresses.doorstep, label: ownBookingText.bookAgain }
          : undefined
      }
      calendar={hasEvent ? { href: endpoints.orderCalendar(id), isCancelled } : undefined}
      chat={endpoints.orderChat(id)}
      share={endpoints.orderShare(id)}
      about={{ service: lines[0]?.serviceId, car: vehicle, price: formatMoney(amount) }}
      mayChange={mayMove || mayCancel}
      context={context}
    />
  );
}
