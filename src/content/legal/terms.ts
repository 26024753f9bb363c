import type { LegalDocument } from './legal-document.ts';

export const terms: LegalDocument = {
  key: 'terms',
  isDraft: true,
  title: 'Terms of service',
  heading: 'Terms of service',
  description:
    'The terms on which {brand} takes bookings and works on cars: prices, quotes, pickup, payment, warranty, liability and complaints, in plain language.',
  updated: '2026-11-21',
  summary: [
    'The price for your model is what the counter charges; anything more needs your yes first.',
    'You pay after the service unless you choose to pay online.',
    'Cancel or move a booking free of charge until the slot begins.',
    'Work has a written warranty, and complaints have a person and a deadline.',
  ],
  sections: [
    {
      heading: 'Who you deal with',
      paragraphs: [
        'This site and its services are offered by {legalName}, {address}. In some cities the work is done by a partner workshop under our price list and warranty; you then still deal with us.',
      ],
    },
    {
      heading: 'How a contract comes about',
      paragraphs: [
        'Prices on the site invite you to book. A booking or order that you send is your offer; our confirmation, by a booking number on the page or a message in the chat, is the acceptance. You must be 18 and either own the car or act for its owner.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'A service price is for the manufacturer, model and fuel that you chose and includes labour, the materials listed with the service, and GST. If the car is another than the one chosen, its own price applies and you are told before work begins. “List price” is our price without the current reduction; a saving is counted from it. An obvious error in a price does not bind us, but you may then cancel without cost.',
      ],
    },
    {
      heading: 'Extra work and parts',
      paragraphs: [
        'Nothing is done or fitted beyond the booked service without your consent to a quote that names part, price and labour. Consent by message or by a recorded call is enough. Work done without it you need not pay. Replaced parts are shown to you and are yours, except batteries and exchange parts.',
      ],
    },
    {
      heading: 'Offers and coupons',
      paragraphs: [
        '20% off the first service applies to the labour and materials of one service for a mobile number and car not served before, and not for parts, fuel, batteries, tyres or insurance work. One coupon a job, no cash value, valid until the date on it. A coupon won by a spin is bound to the number that won it.',
      ],
    },
    {
      heading: 'Pickup and drop',
      paragraphs: [
        'Free with workshop services inside the served area. The driver has a licence for your class of car and takes photos, kilometres and fuel level with you. From handing over the key until its return the car is in our care and insured as far as our motor trade policy goes; your own policy and pollution certificate must be valid. Please take valuables out.',
      ],
    },
    {
      heading: 'Doorstep services',
      paragraphs: [
        'Offered in Jaipur. You make sure that we may work at the place and that the car can be reached. If the job proves impossible there, the visit price of that job is due and is credited to the workshop job that follows.',
      ],
    },
    {
      heading: 'Your part',
      paragraphs: ['Please'],
      list: [
        'give the right car, number and address',
        'tell us of faults, earlier accidents, flood and modifications',
        'be there or reachable in the slot',
        'collect a finished car within three days; after seven days and two reminders we may charge ₹200 a day for its place',
      ],
    },
    {
      heading: 'Moving and cancelling',
      paragraphs: [
        'By the link of your booking or in the chat, without cost, until the slot begins. If a mechanic has come and nobody can be reached for 20 minutes, the visit price of the cheapest booked job may be charged. If we have to cancel, you choose a new slot or get your money back in full.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Due when the work is done and the car is offered back: UPI, card, cash, or online where it is offered. The invoice carries GST. Until it is paid we may keep the car, as Indian contract law allows a repairer.',
      ],
    },
    {
      heading: 'Warranty',
      paragraphs: ['From the day of handover, for the same car, against faults in our work:'],
      list: [
        'Service and repair labour: 30 days or 1,000 km, whichever ends first',
        'AC repair: 90 days',
        'Paint: 24 months against peeling, bubbling, cracking and uneven fading',
        'Batteries that we fit: 24 months',
        'Parts: the manufacturer’s warranty, which we handle for you',
        'Not covered: wear, misuse, accidents, flood, and work that others did on the same place since',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'We answer for damage that we or our people cause through fault, for the reasonable cost of putting it right. We do not answer for defects that the car already had, for loss of profit or the hire of another car beyond what we agreed, or for delays by events outside our control. Nothing here limits liability for intent, gross negligence, injury, or rights that consumer law gives you.',
      ],
    },
    {
      heading: 'Using the site',
      paragraphs: [
        'Do not send numbers of people who have not agreed, do not test the site’s security without our consent, and do not use programs to book or to win coupons. Texts, drawings and marks belong to us or to their owners; manufacturers’ names say which cars we service and mean no connection with them.',
      ],
    },
    {
      heading: 'Complaints and courts',
      paragraphs: [
        'Write to {email} or call {phone}. You hear from a person within 48 hours and get a decision within 15 days. If we cannot agree, the courts at Jaipur have jurisdiction, and as a consumer you may turn to the consumer commission of your own district and to the National Consumer Helpline, 1915. Indian law applies.',
      ],
    },
  ],
};
