import type { TimelineStep } from '../../features/bookings/rules/appointment.ts';
import type { OrderView } from '../../features/checkout/contract.ts';
import type { OrderStatus } from '../../features/checkout/rules/order-state.ts';

type ReturnState = NonNullable<OrderView['returning']>;

interface ReturningText {
  readonly late: Record<ReturnState, { readonly heading: string; readonly text: string }>;
  readonly second: Record<ReturnState, string>;
}

/** An order's own page: its status and the next steps. */
export const orderText = {
  title: (brand: string) => `Your order | ${brand}`,
  description:
    'Your doorstep order: its status, services, visit time and amount due. Only people with this link can see it.',
  number: (number: string) => `Order ${number}`,
  unavailable: {
    heading: 'We cannot show your order right now',
    text: 'It is safe with us. Please try again in a few minutes, or call us.',
  },
  states: {
    awaiting_payment: {
      heading: 'Payment not confirmed yet',
      text: 'Your order is saved. If you have just paid, it will show here in a moment; you are never charged twice.',
    },
    payment_failed: {
      heading: 'The payment did not go through',
      text: 'Your order is saved. Try again, or pay after the service. If money was debited, it is refunded automatically.',
    },
    pay_after_service: {
      heading: 'Your visit is booked',
      text: 'You pay after the service, by UPI, card or cash, once you have seen the work.',
    },
    paid: {
      heading: 'Paid. Your visit is booked',
      text: 'Thank you. The payment provider will send the receipt.',
    },
    fulfilled: {
      heading: 'All done',
      text: 'The work is finished. Tell us in the chat if anything is not right.',
    },
    refunded: {
      heading: 'Refunded',
      text: 'The amount goes back to your original payment method, usually in five to seven working days.',
    },
    cancelled: { heading: 'This order is cancelled', text: 'There is nothing to pay.' },
  } satisfies Record<OrderStatus, { readonly heading: string; readonly text: string }>,
  /** An order whose time the operator still has to confirm. */
  waiting: {
    heading: 'We will call you to confirm the time',
    text: 'We have your order. This time is in high demand, so our team will confirm it by phone.',
  },
  /** An unpaid order whose time has begun. */
  tooLate: {
    heading: 'The time of this visit has come, and it was never booked',
    text: 'The order was not paid in time, and nobody chose to pay after the service, so we do not come. Order again for another time. If you have just paid, it will show here in a moment.',
  },
  /** A cancelled order whose payment goes back. */
  refundDue: {
    heading: 'This order is cancelled',
    text: 'We refund the full amount to your original payment method, usually within seven working days.',
  },
  /** A payment that goes back: it came after the cancellation, or a second time. */
  returning: {
    late: {
      due: {
        heading: 'This order is cancelled',
        text: 'Your payment arrived after the cancellation. It is being refunded to your original payment method, usually within seven working days.',
      },
      done: {
        heading: 'This order is cancelled',
        text: 'Your payment arrived after the cancellation. The provider has refunded it to your original payment method.',
      },
      failed: {
        heading: 'This order is cancelled',
        text: 'Your payment arrived after the cancellation. It could not be refunded automatically, so our team will call you to refund it.',
      },
    },
    second: {
      due: 'A second payment arrived for this order. It is being refunded to your original payment method, usually within seven working days.',
      done: 'A second payment arrived for this order. The provider has refunded it to your original payment method.',
      failed:
        'A second payment arrived for this order. It could not be refunded automatically, so our team will call you to refund it.',
    },
  } satisfies ReturningText,
  attention:
    'A payment for this order needs our attention. We will look into it today and call you; anything overpaid is refunded.',
  visit: 'Your visit',
  asSoonAsPossible: 'As soon as we can get there. We will call you right away.',
  when: (date: string, time: string) => `${date}, ${time}`,
  expressMinutes: '90 minutes',
  about: (time: string) => `about ${time}`,
  /** Follows the pickup address of a package. */
  workshop: (place: string) => `The work is done at ${place}.`,
  haveReady: 'Someone with the key, at the car.',
  /** The steps of the timeline, under the codes of a booking's. */
  steps: {
    started: 'You placed the order',
    confirmed: 'Next: the payment',
    moved: 'You changed the time',
    call: 'We call you',
    service: 'The visit begins',
    finished: 'The work is done',
    cancelled: 'You cancelled the order',
  } satisfies Record<TimelineStep['code'], string>,
  cancel: {
    open: 'Cancel the order',
    heading: 'Cancel this order?',
    text: 'This time will be offered to someone else. You pay nothing.',
    confirm: 'Yes, cancel it',
    keep: 'Keep it',
  },
  cancelPaid:
    'This time will be offered to someone else. We refund the full amount to your original payment method.',
  services: 'Services',
  quantity: (count: number) => `${count} ×`,
  due: 'Amount due',
  dueWithoutParts: 'Amount due, without parts',
  partsNote:
    'Parts are extra. You see the printed price of each and approve it before we fit it; you pay for it with the work, after the service.',
  paid: 'Paid',
  checkAgain: 'Refresh',
  payAfter: 'Pay after the service',
  calendar: {
    title: (brand: string) => `${brand}: doorstep service`,
    description: (services: string, number: string, phone: string) =>
      `${services}. Order ${number}. We will call before the slot. Questions: ${phone}`,
  },
} as const;
