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
    closingTitle: 'Not sure what it needs?',
    closingText: 'Tell a person what the car does. You hear what it may be, and what looking at it costs.',
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
    heading: 'Your car’s service. One price, known before.',
    description: (city: string) =>
      `See what a service of your car costs in ${city}, leave your number, pay after the work. Free pickup and drop, 20% off the first service.`,
    keywords: ['book car service online', 'car service offer', 'car service with pickup and drop'],
    lead: (city: string, hasExpress: boolean) =>
      `Basic, periodic,${hasExpress ? ' express,' : ''} AC, dent and paint. With free pickup and drop in ${city}, and 20% off your first service.`,
    ticks: (city: string) => [
      'The price of your model and fuel, before you leave a number',
      `Fetched and brought back free of charge in ${city}`,
      'Paid after the work, by UPI, card or cash',
    ],
    prices: 'What it costs for your',
    anyCar: 'car',
    pricesText: 'Labour, consumables and taxes are in. Parts beyond it are shown to you with a photo first.',
    promiseTitle: 'What you can hold us to',
    promises: [
      { title: 'The price stays', text: 'What stands here stands on the bill. Extras only with your yes.' },
      { title: 'You see the work', text: 'Photos of every stage, measured values, old parts in the boot.' },
      {
        title: 'You pay at the end',
        text: 'By UPI, card or cash, when you have seen the car. Nothing in advance.',
      },
    ],
    reviews: 'What owners say',
    closingTitle: 'Leave your number',
    closingText: 'A chat opens with your booking filled in. Or go on here.',
    top: 'Car service',
  },
  one: {
    bookNow: 'Book Now',
    schedule: 'Choose a date instead',
    facts: {
      takes: 'It takes',
      warranty: 'Warranty',
      pay: 'You pay',
      payValue: 'After the work, when you have seen it',
      pickup: 'Pickup and drop',
      pickupValue: 'Free with workshop services',
    },
    from: 'From',
    /** A price that holds for one part of the car, such as a panel. */
    perPart: (service: string, part: string) => `${service}, per ${part}`,
    steps: 'What we do, step by step',
    included: 'In the price',
    excluded: 'Not in the price',
    signs: 'When to think of it',
    prices: 'Prices for your',
    anyCar: 'car',
    /** Inside a sentence a service's name starts with a small letter, unless it starts with an abbreviation. */
    questions: (service: string) =>
      `Questions about ${service.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
    ask: `Ask anything else in the chat. A person answers from ${answerHours}.`,
    openChat: 'Open the chat',
    home: 'The part we do at your door',
    homeText: 'In Jaipur, at a fixed visit price.',
    view: 'View',
    viewService: (name: string) => `View ${name}`,
    related: 'Goes well with it',
    posts: 'Worth reading first',
    postNote: (date: string, minutes: number) => `${date}, ${minutes} min to read`,
  },
} as const;
