import type { LegalDocument } from './legal-document.ts';

export const refundPolicy: LegalDocument = {
  key: 'refundPolicy',
  isDraft: true,
  title: 'Refund and cancellation policy',
  heading: 'Refunds and cancellations',
  description:
    'When you get money back from {brand}: cancelling before the slot, late express service, failed payments, wrong or poor work, and how many days each takes.',
  updated: '2026-11-21',
  summary: [
    'Cancelled before the slot begins: everything back.',
    'Express service late: its price back or not charged.',
    'Refunds go the way the money came, within seven working days.',
  ],
  sections: [
    {
      heading: 'If you pay after the service',
      paragraphs: [
        'Then there is nothing to refund before it. Cancelling costs nothing until the slot begins.',
      ],
    },
    {
      heading: 'If you paid online',
      paragraphs: ['What you get back, and when:'],
      list: [
        'You cancel before the slot begins: the whole amount',
        'We cancel, or nobody of us comes: the whole amount, and our apology in the form of a free slot of your choice',
        'Your area is not served after all: the whole amount',
        'A part of the order is not done: the price of that part',
        'You are not there and not reachable: the amount less the visit price of the cheapest booked job',
        'The express service takes over 90 minutes: its price, by the express terms',
      ],
    },
    {
      heading: 'Failed and double payments',
      paragraphs: [
        'If your bank debited you and the order is not marked as paid, the payment provider returns it by itself, as a rule in five to seven working days. If it was captured after all, your order shows it and nothing is lost. A second payment for the same order is not accepted; should one get through, it goes back in full.',
      ],
    },
    {
      heading: 'When you are not satisfied',
      paragraphs: [
        'Tell us within seven days, best with a photo. We first look at the car again, free of charge, and put right what we did wrong. If that is not possible or fails twice, you get the price of that work back. Parts are refunded when they are unused, or faulty under their warranty.',
      ],
    },
    {
      heading: 'What is not refunded',
      paragraphs: ['Because it cannot be taken back:'],
      list: [
        'Work done as ordered and accepted',
        'Fuel, gas, oil and paint that was used',
        'Parts ordered specially for your car after your consent, unless faulty',
        'Fees that a towing service or authority has already charged',
        'Coupons, which have no cash value; one used in a cancelled order is valid again until its date',
      ],
    },
    {
      heading: 'How and how fast',
      paragraphs: [
        'Write in the chat or to {email} with your order or booking number. You get an answer within two working days. An approved refund is sent within two more to the card, account or UPI it came from; your bank may need up to five. Cash payments are returned by bank transfer. No fee is kept.',
      ],
    },
  ],
};
