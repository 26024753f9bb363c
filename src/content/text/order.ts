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
    'Your doorstep order: its state, its services, the time of the visit and what is still to be paid. Only who has this link can see the page.',
  number: (number: string) => `Order ${number}`,
  unavailable: {
    heading: 'We cannot show your order right now',
    text: 'It is safe with us. Please try again in a few minutes, or call us.',
  },
  states: {
    awaiting_payment: {
      heading: 'Payment not confirmed yet',
      text: 'Your order is kept. If you have just paid, this page will say so in a moment; nothing is charged twice.',
    },
    payment_failed: {
      heading: 'The payment did not go through',
      text: 'Your order is kept. Try again, or pay after the service. An amount that was debited all the same goes back by itself.',
    },
    pay_after_service: {
      heading: 'Your visit is booked',
      text: 'You pay after the service, by UPI, card or cash, once you have seen the work.',
    },
    paid: {
      heading: 'Paid, and your visit is booked',
      text: 'Thank you. The receipt comes from the payment provider.',
    },
    fulfilled: {
      heading: 'Done',
      text: 'The work is finished. Tell us in the chat if anything is not right.',
    },
    refunded: {
      heading: 'Refunded',
      text: 'The amount goes back the way it came, usually in five to seven working days.',
    },
    cancelled: { heading: 'This order is cancelled', text: 'There is nothing to pay.' },
  } satisfies Record<OrderStatus, { readonly heading: string; readonly text: string }>,
  /** An order whose time the operator still has to confirm. */
  waiting: {
    heading: 'We call you to confirm the time',
    text: 'We have your order. Many are asking for this time, so our team confirms it by phone.',
  },
  /** A cancelled order whose payment goes back. */
  refundDue: {
    heading: 'This order is cancelled',
    text: 'We send the whole amount back the way it came, usually within seven working days.',
  },
  /** A payment that goes back: it came after the cancellation, or a second time. */
  returning: {
    late: {
      due: {
        heading: 'This order is cancelled',
        text: 'Your payment arrived after the cancellation. It is being returned the way it came, usually within seven working days.',
      },
      done: {
        heading: 'This order is cancelled',
        text: 'Your payment arrived after the cancellation. The provider has sent it back the way it came.',
      },
      failed: {
        heading: 'This order is cancelled',
        text: 'Your payment arrived after the cancellation. It could not be returned by itself, so our team calls you and sends it back.',
      },
    },
    second: {
      due: 'A second payment arrived for this order. It is being returned the way it came, usually within seven working days.',
      done: 'A second payment arrived for this order. The provider has sent it back the way it came.',
      failed:
        'A second payment arrived for this order. It could not be returned by itself, so our team calls you and sends it back.',
    },
  } satisfies ReturningText,
  attention:
    'A payment for this order needs our attention. We look into it today and call you; any amount paid too much goes back.',
  visit: 'Your visit',
  asSoonAsPossible: 'As soon as we can be there. We call you at once.',
  when: (date: string, time: string) => `${date}, ${time}`,
  expressMinutes: '90 minutes',
  about: (time: string) => `about ${time}`,
  /** Follows the pickup address of a package. */
  workshop: (place: string) => `The work is done at ${place}.`,
  haveReady: 'Somebody with the key, at the car.',
  /** The steps of the timeline, under the codes of a booking's. */
  steps: {
    started: 'You placed the order',
    confirmed: 'Next: the payment',
    moved: 'You moved it to another time',
    call: 'We call you',
    service: 'The visit begins',
    finished: 'The work is done',
    cancelled: 'You cancelled the order',
  } satisfies Record<TimelineStep['code'], string>,
  cancel: {
    open: 'Cancel the order',
    heading: 'Cancel this order?',
    text: 'Somebody else then gets this time. Nothing has to be paid.',
    confirm: 'Yes, cancel it',
    keep: 'Keep it',
  },
  cancelPaid: 'Somebody else then gets this time. We send the whole amount back the way it came.',
  services: 'Services',
  quantity: (count: number) => `${count} ×`,
  total: 'Total',
  due: 'Still to be paid',
  dueWithoutParts: 'Still to be paid, without parts',
  partsNote:
    'Parts come on top. Before we fit one you see its printed price and say yes; you pay for it with the work, after the service.',
  paid: 'Paid',
  checkAgain: 'Check again',
  payAfter: 'Pay after the service',
  calendar: {
    title: (brand: string) => `${brand}: doorstep service`,
    description: (services: string, number: string, phone: string) =>
      `${services}. Order ${number}. We call 30 minutes before the slot. Questions: ${phone}`,
  },
} as const;
