import type { PriceName } from '../../features/pricing/contract.ts';
import { homeCity } from '../cities/all-cities.ts';
import type { Faq } from '../faq.ts';
import type { PictureName } from '../pictures.ts';
import type { ProseSection } from '../prose.ts';
import { answerHours } from '../text/hours.ts';

/** The express pages, by the keys of their addresses in `addresses`. */
export const EXPRESS_PAGE_KEYS = [
  'express',
  'expressLive',
  'expressLiveOld',
  'expressPayNow',
  'expressPayNowCart',
  'expressAds',
  'expressNinetyMinutes',
  'expressDentPaint',
  'expressAc',
] as const;

export type ExpressPageKey = (typeof EXPRESS_PAGE_KEYS)[number];

export interface ExpressPage {
  readonly key: ExpressPageKey;
  /** At most 60 characters, without the brand. */
  readonly title: string;
  readonly heading: string;
  /** 70 to 160 characters, for the head. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly picture: PictureName;
  readonly price: PriceName;
  readonly intro: readonly string[];
  /** Three to five short promises beside the price. */
  readonly points: readonly string[];
  readonly sections: readonly ProseSection[];
  readonly faqs: readonly Faq[];
}

export const expressPages: Readonly<Record<ExpressPageKey, ExpressPage>> = {
  express: {
    key: 'express',
    title: 'Express car service: 90 minutes or it is free',
    heading: 'Express car service, done while you wait',
    description:
      'Express car service in 90 minutes or free: two mechanics, one bay, your model’s parts laid out. See the price for your car and choose a slot today.',
    keywords: [
      'express car service',
      '90 minute car service',
      'car service while you wait',
      'quick car service jaipur',
    ],
    picture: 'hero-express',
    price: 'express',
    intro: [
      'A full service without a day without the car. You come at your slot, two mechanics start at once, and an hour and a half later you drive on. If it takes longer, you do not pay for it.',
      'Choose your car to see its price. It includes labour, oil, oil filter, consumables and tax.',
    ],
    points: [
      '90 minutes from key drop to key back, or free',
      'Two mechanics on one car',
      'Price for your model before you book',
      'Old parts and readings shown to you',
    ],
    sections: [
      {
        heading: 'Three kinds of express',
        paragraphs: ['The same bay idea, for three needs:'],
        list: [
          'Express service: the periodic service in 90 minutes, the only one with the stopwatch promise',
          'Express dent and paint: priced per panel, with the day of return fixed at check-in',
          'Express AC: service and cooling test in one sitting, at ₹999 for every model',
        ],
      },
      {
        heading: 'Why it is not rushed',
        paragraphs: [
          'Every step of the ordinary service is in it. We cut out waiting, not work: the bay is held, the parts are on the trolley the evening before, and each mechanic signs the other’s list.',
        ],
      },
    ],
    faqs: [
      {
        question: 'Which cars can have the express service?',
        answer:
          'All that our price list names, in petrol, diesel and CNG. If yours is missing from the selector, ask in the chat.',
      },
      {
        question: 'What is the difference from a periodic service?',
        answer:
          'The work is the same. Express has two mechanics and a held bay, so it is done in 90 minutes in place of about four hours.',
      },
      {
        question: 'Can I pay afterwards?',
        answer:
          'Yes: UPI, card or cash when you have the key back. Paying online beforehand is a choice, never a condition.',
      },
      {
        question: 'Is the first service discounted?',
        answer:
          'First-time customers get 20% off their first service. Tell us in the chat or at the counter; it cannot be joined with another coupon.',
      },
    ],
  },
  expressLive: {
    key: 'expressLive',
    title: 'Express service slots, live',
    heading: 'Choose an express slot: what is left right now',
    description:
      'Live slots of the 90-minute express bay in Jaipur, today and tomorrow. The number that is left changes as others book, and yours is held when you confirm.',
    keywords: [
      'book express car service',
      'car service slots today',
      'same day car service jaipur',
      'car service booking online',
    ],
    picture: 'hero-express',
    price: 'express',
    intro: [
      'The board below is the workshop’s own. When somebody books, the number here goes down too, without a reload. A slot shows “Full” only when the bay is full.',
    ],
    points: ['Live from the bay', 'Today and tomorrow', 'Yours once confirmed'],
    sections: [
      {
        heading: 'How slots work',
        paragraphs: [
          'A slot is a two-hour window in which your 90 minutes begin. We call 30 minutes before it. A slot that has begun is no longer offered, and a cancelled one comes back to the board at once.',
        ],
      },
    ],
    faqs: [
      {
        question: 'Why did the number change while I was looking?',
        answer:
          'Because somebody booked or cancelled. The board is the same for everybody, and yours is taken only when you confirm.',
      },
      {
        question: 'Can I move my slot later?',
        answer: 'Yes, from the link of your booking, as often as you need until the slot begins.',
      },
      {
        question: 'What if two people confirm the last place?',
        answer:
          'One gets it, the other is told at once and sees the slots that are still free. Nobody is booked twice.',
      },
    ],
  },
  expressLiveOld: {
    key: 'expressLiveOld',
    title: 'Express service slots',
    heading: 'Book an express service',
    description:
      'The slots of the 90-minute express bay in Jaipur as they were when this page was loaded. Pick one, leave your number, and we confirm it in the chat.',
    keywords: [
      'express car service booking',
      'car service appointment jaipur',
      'car service slot',
      'book car service',
    ],
    picture: 'service-express',
    price: 'express',
    intro: [
      'This is the plain page: it shows the slots as they stood a moment ago and works on any browser and any network. Reload it to look again.',
    ],
    points: ['Works without scripts', 'Confirmed in the chat', 'Pay after the service'],
    sections: [
      {
        heading: 'If your slot has gone meanwhile',
        paragraphs: [
          'You are told when you confirm and see what is still free. Your details stay filled in.',
        ],
      },
    ],
    faqs: [
      {
        question: 'Is the price here different?',
        answer: 'No, all express pages read the same price list for your model and fuel.',
      },
      {
        question: 'How is the booking confirmed?',
        answer: `You get a booking number on the page and a prefilled chat message. A person answers from ${answerHours}.`,
      },
    ],
  },
  expressPayNow: {
    key: 'expressPayNow',
    title: 'Express service: pay now or after the service',
    heading: 'Book express service, pay as you like',
    description:
      'Book the 90-minute express service for your car and pay online by card or UPI, or after the service. Money comes back in full if we run over the time.',
    keywords: [
      'car service online payment',
      'book and pay car service',
      'express car service price',
      'car service upi payment',
    ],
    picture: 'service-express',
    price: 'express',
    intro: [
      'Some like to have it settled. Choose your car, see the amount that the server reads from our price list, and pay by card, UPI or net banking, or leave it for the counter.',
    ],
    points: [
      'Same price either way',
      'Card details stay with the payment provider',
      'Full refund if we are late',
    ],
    sections: [
      {
        heading: 'What happens to your payment',
        paragraphs: [
          'We create an order for exactly the price shown and hand you to the payment provider’s own window. Your card number never reaches us. When the provider confirms, the order is marked as paid, even if your browser was closed meanwhile.',
        ],
      },
    ],
    faqs: [
      {
        question: 'Is it cheaper to pay online?',
        answer: 'No, and not dearer. The price depends on the car only.',
      },
      {
        question: 'What if the payment fails?',
        answer:
          'The cart stays as it is. Try again or choose to pay after the service. An amount that was debited but not confirmed goes back by itself, usually in five to seven working days.',
      },
      {
        question: 'How do I get a refund?',
        answer:
          'Cancel before the slot begins and the whole amount goes back the way it came. The refund policy has the cases and times.',
      },
    ],
  },
  expressPayNowCart: {
    key: 'expressPayNowCart',
    title: 'Your express service',
    heading: 'Your express service',
    description:
      'Check the car, the express package and its price, choose a slot, and decide whether to pay online now or at the counter after the service is done.',
    keywords: ['express service cart', 'car service checkout', 'car service booking', 'car service payment'],
    picture: 'empty-cart',
    price: 'express',
    intro: ['One package for one car. Look it over, then choose a time.'],
    points: [
      'Price read anew from the list',
      'Change the car at any time',
      'Nothing is charged before you confirm',
    ],
    sections: [],
    faqs: [
      {
        question: 'Why did the price change since I added it?',
        answer:
          'You chose another car or fuel, or the price list was updated. The page says so and asks before you go on.',
      },
      {
        question: 'Can I book for two cars?',
        answer: 'One package is for one car, as the bay holds one. Book the second in its own slot.',
      },
    ],
  },
  expressAds: {
    key: 'expressAds',
    title: '90-minute car service in Jaipur',
    heading: 'Car service in 90 minutes, or it is free',
    description:
      'See your car’s price, leave your number, choose a slot: the 90-minute express car service in Jaipur. Two mechanics, a held bay, pay after the service.',
    keywords: ['car service jaipur', '90 minute car service', 'car service offer', 'express car service'],
    picture: 'hero-express',
    price: 'express',
    intro: ['Choose your car, see its price, take a slot. Nothing else on this page wants your time.'],
    points: ['90 minutes or free', 'Price before your number', 'Pay after the service'],
    sections: [],
    faqs: [
      {
        question: 'What is included?',
        answer:
          'Oil and oil filter, air and cabin filter seen to, brakes cleaned and measured, 40-point check, wash. Worn parts are quoted first.',
      },
      {
        question: 'Why do you ask for my number?',
        answer:
          'To confirm the slot and to call 30 minutes before it. It is not sold or shared, and you can have it deleted.',
      },
      {
        question: 'Where is it?',
        answer: `At our bay in Jaipur: ${homeCity.centre.area}. The contact page has a map.`,
      },
    ],
  },
  expressNinetyMinutes: {
    key: 'expressNinetyMinutes',
    title: '90-min express car service, minute by minute',
    heading: 'Ninety minutes, minute by minute',
    description:
      'What exactly happens to your car in a 90-minute express service: seven stages, two mechanics, forty checks, and the terms of “free if we are late”.',
    keywords: [
      '90 min car service',
      '90 minutes car service',
      'express car service process',
      'car service checklist',
    ],
    picture: 'service-express',
    price: 'express',
    intro: [
      'An hour and a half sounds short for a service. It is not, when nothing has to be looked for. Here is the whole of it, by the clock, so that you can compare it with any other workshop’s four hours.',
      'The stages are those of a car without faults. If something is found, its price reaches you around minute forty, and you decide.',
    ],
    points: ['Seven stages', 'Forty checks, two signatures', 'Start and end time on the bill'],
    sections: [
      {
        heading: 'What two people change',
        paragraphs: [
          'Alone, a mechanic walks from the bonnet to each wheel and back, waits for oil to drain, and fetches what is missing. Two people with their own zones share one lift: while oil runs out for ten minutes, all wheels are already off. Measured over a service, that is the difference.',
        ],
      },
      {
        heading: 'What we never shorten',
        paragraphs: ['However near the clock comes:'],
        list: [
          'Oil drains until it drips',
          'Wheel nuts are torqued by hand, crosswise',
          'The level is read twice, with minutes between',
          'The second signature',
          'The test drive',
        ],
      },
    ],
    faqs: [
      {
        question: 'Does oil drain completely in ten minutes?',
        answer:
          'Warm oil does to within a few spoonfuls; the rest clings to the engine however long one waits.',
      },
      {
        question: 'Is a test drive possible in the time?',
        answer: 'Yes, about four kilometres with two firm stops. It is the last stage before the wash.',
      },
      {
        question: 'What do you do if a bolt is seized?',
        answer:
          'Tell you. If freeing it would take us over the time, the service is free unless the bolt was damaged before.',
      },
      {
        question: 'May I watch?',
        answer: 'From behind the glass all the time, beside the car when the wheels are off.',
      },
    ],
  },
  expressDentPaint: {
    key: 'expressDentPaint',
    title: 'Express dent and paint, by the panel',
    heading: 'Express dent and paint with a fixed day of return',
    description:
      'Express dent and paint in Jaipur: simple dents in 2 to 4 hours, a painted panel in 1 to 3 days, the day fixed at check-in. Price per panel for your car.',
    keywords: [
      'express dent paint',
      'same day dent repair',
      'quick car painting jaipur',
      'dent removal same day',
    ],
    picture: 'service-denting',
    price: 'dentPaint',
    intro: [
      'Paint cannot be hurried, but waiting can be shortened. An express panel goes straight into preparation in the morning, has its place in the booth booked, and leaves with a date that was written on the card when you came.',
      'The 90-minute promise is not for paint, since primer and clear need their hours. What we do promise is the day.',
    ],
    points: [
      'Simple dents in 2 to 4 hours',
      'One panel in 1 to 3 days',
      'Day of return in writing',
      '24 months on the paint',
    ],
    sections: [
      {
        heading: 'While you wait, tomorrow, or in three days',
        paragraphs: ['At check-in each mark falls into one of three:'],
        list: [
          'Polish or a dent without broken paint: the same day, often while you wait',
          'One bumper or panel: usually the next afternoon',
          'Two or three panels, silver or pearl shades: the third day',
        ],
      },
      {
        heading: 'How a day is saved',
        paragraphs: [
          'The shade is mixed from your paint code before you come, clips and brackets lie ready, and infrared lamps cure the primer in half an hour in place of half a day. The clear still gets its oven hour and its cooling. Without them it would look well for a week.',
        ],
      },
    ],
    faqs: [
      {
        question: 'Is express painting as durable?',
        answer:
          'Yes: same materials, same thickness, the same warranty of 24 months. Only the queue is shorter.',
      },
      {
        question: 'What if the day is missed?',
        answer:
          'You are called the day before at the latest, with the reason and a new time. If the fault is ours, the next polish of the car is free.',
      },
      {
        question: 'How do I send photos?',
        answer:
          'Through the chat that opens when you leave your number: one straight, one from the side, in daylight.',
      },
      {
        question: 'Can several panels be express?',
        answer:
          'Up to three. More than that goes by the ordinary plan, as the booth takes one car at a time.',
      },
    ],
  },
  expressAc: {
    key: 'expressAc',
    title: 'Express car AC service at ₹999',
    heading: 'Express car AC service, cold when you leave',
    description:
      'Car AC service in one sitting for ₹999 on every model: pressures, leak test, filter and condenser cleaned, and the vent temperature written on your card.',
    keywords: [
      'express car ac service',
      'car ac service 999',
      'quick ac gas filling',
      'car ac service jaipur',
    ],
    picture: 'service-ac',
    price: 'ac',
    intro: [
      'You come with a weak AC and wait about two hours; you leave with a number on your card that says how cold it is. The machine does the slow part, vacuum and weighing, while filter and condenser are cleaned.',
    ],
    points: ['₹999 for every model', 'About two hours', 'Temperature before and after'],
    sections: [
      {
        heading: 'The two hours',
        paragraphs: ['In the order in which they happen:'],
        list: [
          'First ten minutes: temperatures, pressures, fan and filter',
          'Half an hour: gas drawn off and weighed, vacuum held, leak looked for',
          'Meanwhile: condenser rinsed, filter box and drain cleaned',
          'Quarter of an hour: gas and oil in by weight',
          'Ten minutes: doors shut, thermometer in the vent, figure on the card',
        ],
      },
      {
        heading: 'When two hours are not enough',
        paragraphs: [
          'A leak that hides, a compressor that rattles or an evaporator behind the dashboard are repairs. Then you have paid for the service and get a quote; the car can stay or go as you wish.',
        ],
      },
    ],
    faqs: [
      {
        question: 'Is the AC service also “90 minutes or free”?',
        answer:
          'No. The stopwatch promise is for the express service only. Vacuum takes the time it takes, and cutting it short leaves moisture in the system.',
      },
      {
        question: 'Can I add it to an express service?',
        answer:
          'Yes, ask when you book: the AC machine can work while the brakes are open, and you save most of an hour.',
      },
      {
        question: 'What does extra gas cost?',
        answer:
          'Up to 100 g of R134a are in. Beyond that it is billed by weight at the rate on the price board; R1234yf is quoted before.',
      },
    ],
  },
};
