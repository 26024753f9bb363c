import { answerHours } from './hours.ts';

/** The services page, its variant for ads, and the pages of single services. */
export const servicesText = {
  home: 'Home',
  services: 'Services',
  all: {
    title: 'Car services and prices for your model',
    heading: 'Every car service, priced for your car',
    description: (city: string) =>
      `Periodic service, AC, denting and painting, detailing, inspection, wheels: what is done, how long it takes, and what it costs for your car in ${city}.`,
    keywords: [
      'car services',
      'car service price list',
      'car repair services',
      'car maintenance packages',
      'multi brand car service',
    ],
    lead: 'Choose your car once. Every price below is then for that model and fuel.',
    groups: 'Six groups of services',
    byVoice: 'Search by voice',
    spin: 'Spin for a coupon',
    more: (group: string) => `More: ${group}`,
    closingTitle: 'Not sure what your car needs?',
    closingText:
      'Tell our team what is wrong. They will tell you what it may be, and what an inspection costs.',
    closingAction: 'Ask in the chat',
    questions: 'Before you book',
  },
  search: {
    label: 'What does your car need?',
    placeholder: 'AC not cooling',
    button: 'Search',
  },
  ads: {
    title: 'Book a car service: price first, pay after',
    heading: 'Your car’s service. One price, known upfront.',
    description: (city: string) =>
      `See what a service of your car costs in ${city}, leave your number, pay after the work. Free pickup and drop, 20% off the first service.`,
    keywords: ['book car service online', 'car service offer', 'car service with pickup and drop'],
    lead: (city: string, hasExpress: boolean) =>
      `Basic, periodic,${hasExpress ? ' express,' : ''} AC, dent and paint. With free pickup and drop in ${city}, and 20% off your first service.`,
    ticks: (city: string) => [
      'The price for your model and fuel, before you leave a number',
      `Collected and returned free in ${city}`,
      'Paid after the work, by UPI, card or cash',
    ],
    prices: 'What it costs for your',
    anyCar: 'car',
    pricesText: 'Labour, consumables and taxes are included. We show you a photo of any other part first.',
    firstService:
      'Your first service is 20% off labour and materials. These prices are before that discount.',
    promiseTitle: 'Our promises to you',
    promises: [
      {
        title: 'The price stays',
        text: 'The price here is the price on the bill. Extras only with your approval.',
      },
      { title: 'You see the work', text: 'Photos of every stage, readings, and old parts in the boot.' },
      {
        title: 'You pay at the end',
        text: 'By UPI, card or cash, when you have seen the car. Nothing in advance.',
      },
    ],
    reviews: 'What owners say',
    closingTitle: 'Leave your number',
    closingText: 'A chat opens with your booking filled in. Or continue here.',
    top: 'Car service',
  },
  one: {
    bookNow: 'Book Now',
    schedule: 'Choose a date instead',
    facts: {
      takes: 'Duration',
      warranty: 'Warranty',
      pay: 'Payment',
      payValue: 'After you have seen the work',
      pickup: 'Pickup and drop',
      pickupValue: 'Free with workshop services',
    },
    from: 'From',
    /** A price that holds for one part of the car, such as a panel. */
    perPart: (service: string, part: string) => `${service}, per ${part}`,
    steps: 'What we do, step by step',
    included: 'Included',
    excluded: 'Not included',
    signs: 'When you need it',
    prices: 'Prices for your',
    anyCar: 'car',
    /** Inside a sentence a service's name starts with a small letter, unless it starts with an abbreviation. */
    questions: (service: string) =>
      `Questions about ${service.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
    ask: `Ask anything else in the chat. Our team answers from ${answerHours}.`,
    openChat: 'Open the chat',
    home: 'What we can do at your door',
    homeText: 'In Jaipur, at a fixed visit price.',
    view: 'View',
    viewService: (name: string) => `View ${name}`,
    related: 'Goes well with this',
    posts: 'Read this first',
    postNote: (date: string, minutes: number) => `${date}, ${minutes} min read`,
  },
} as const;
