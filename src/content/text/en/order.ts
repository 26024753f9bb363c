import type { OrderStatus } from '../../../features/checkout/rules/order-state.ts';

/** An order's own page: its status and the next steps. */
export const orderText = {
  title: (brand: string) => `Your order | ${brand}`,
  description:
    'Your doorstep order: its state, its services, the time of the visit and what is still to be paid. Only who has this link can see the page.',
  back: 'Doorstep services',
  number: (number: string) => `Order ${number}`,
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
    cancelled: { heading: 'Cancelled', text: 'This order is cancelled. Nothing has to be paid for it.' },
  } satisfies Record<OrderStatus, { readonly heading: string; readonly text: string }>,
  attention:
    'A payment for this order needs our attention. We look into it today and call you; any amount paid too much goes back.',
  visit: 'Your visit',
  time: 'When',
  asSoonAsPossible: 'As soon as we can be there. We call you at once.',
  callBefore: 'We call 30 minutes before.',
  when: (date: string, time: string) => `${date}, ${time}`,
  vehicle: 'Car',
  where: 'Where',
  services: 'Services',
  quantity: (count: number) => `${count} ×`,
  total: 'Total',
  due: 'Still to be paid',
  paid: 'Paid',
  checkAgain: 'Check again',
  payAfter: 'Pay after the service',
  openChat: 'Send the order in the chat',
  calendar: {
    add: 'Add to calendar',
    title: (brand: string) => `${brand}: doorstep service`,
    description: (services: string, number: string, phone: string) =>
      `${services}. Order ${number}. We call 30 minutes before. Questions: ${phone}`,
  },
} as const;
