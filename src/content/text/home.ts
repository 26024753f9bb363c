import type { Faq } from '../faq.ts';
import { answerHours } from './hours.ts';

export const homeText = {
  keywords: (city: string) => [
    'car service near me',
    `car service in ${city}`,
    'doorstep car service',
    '90 minute car service',
    'car service price',
  ],
  pictureAlt: 'A Pahiya van and a mechanic beside a car at a house in Jaipur',
  facts: {
    /** Stands in for the rating where there is none to show. */
    payAfter: { value: 'Pay after', label: 'the service, when you have seen the car' },
    pickup: 'Free pickup and drop',
    pickupLabel: 'with every workshop service',
    hours: answerHours,
    hoursLabel: 'every day of the week',
  },
  /** The texts of a city with doorstep visits and the express bay. */
  everyWay: {
    title: (brand: string, _city: string) => `${brand}: car service at your door, price first`,
    description: (city: string) =>
      `Doorstep, workshop or 90-minute express car service in ${city}. See the exact price for your car, leave your number and book in a minute.`,
    heading: 'Car service at your door. Price first.',
    lead: (city: string) => `Doorstep, workshop or a 90-minute express bay, anywhere in ${city}.`,
    fact: { value: '90 minutes or free', label: 'express service at our bay' },
    ways: {
      title: 'We work where your car is',
      text: 'The same mechanics and the same price list at your gate, in our bay, and on the highway.',
      doorstep: 'At your door',
      doorstepText:
        'Oil and filter change, battery, inspection, cleaning: done in your parking spot while you get on with the day.',
      doorstepLink: 'Doorstep',
      express: 'In 90 minutes',
      expressText: 'A full express service at our bay. If it takes over 90 minutes, it is free.',
      expressLink: 'Express',
      road: 'Stuck on the road',
      roadText: 'Jump start, stepney change, fuel, overheating. Any hour, any day.',
      roadLink: 'Emergency',
    },
  },
  /** The texts of a city with a workshop, from which cars are collected. */
  workshop: {
    title: (brand: string, city: string) => `${brand}: car service in ${city}, price first`,
    description: (city: string) =>
      `Car service in ${city} with free pickup and drop: see the exact price for your car, leave your number, and pay after the work.`,
    heading: 'Car service with pickup. Price first.',
    lead: (city: string) => `Collected from your gate in ${city}, serviced in our workshop, returned free.`,
    fact: { value: 'About 4 hours', label: 'for a periodic service' },
    ways: {
      title: (city: string) => `Our workshop in ${city}: drive in or get picked up`,
      text: 'The same price list whether we collect the car or you bring it.',
      pickup: 'Collected and returned',
      pickupText: (city: string) =>
        `Free anywhere in ${city}. The driver photographs the car at pickup and at return.`,
      pickupLink: 'Service',
      walkIn: 'Bring it yourself',
      walkInText: (area: string) => `To our workshop at ${area}, open daily, ${answerHours}.`,
      walkInLink: 'Where it is',
      paint: 'Dents and paint',
      paintText: (takes: string) => `By the panel, colour matched, in ${takes}.`,
      paintLink: 'Dent and paint',
    },
  },
  services: {
    title: 'Every service, priced for your',
    anyCar: 'car',
    text: 'Prices include labour; parts are shown to you before we fit them.',
    firstService:
      'Your first service is 20% off labour and materials. These prices are before that discount.',
  },
  doorstep: {
    title: 'Small jobs, done at home',
    all: 'All 15 doorstep services',
  },
  reviews: 'What owners say',
  cities: 'Made in Jaipur, at work in nine cities',
  cityDetail: (localities: number) => `${localities} localities, workshop with pickup and drop`,
  homeCityDetail: (localities: number) => `${localities} localities, doorstep and chat booking`,
  faqTitle: 'Good to know',
  faqText: `Anything else? Ask in the chat, our team answers from ${answerHours}.`,
  openChat: 'Open the chat',
  closing: {
    title: 'Leave your number. We do the rest.',
    text: 'A chat opens with your booking filled in. Confirm the time there.',
    button: 'Book Now',
  },
} as const;

/** Returns frequent questions, with answers about payment and pickup. */
export const homeFaqs = (city: string): readonly Faq[] => [
  {
    question: 'How often should my car be serviced?',
    answer:
      'Every 10,000 to 15,000 km, or once a year, whichever comes first. Your owner’s manual may ask for less in heavy city traffic.',
  },
  {
    question: 'How often does the AC need a service?',
    answer: 'Every 1 to 2 years. If it cools less than it did last summer, do not wait.',
  },
  {
    question: 'How long does a dent repair take?',
    answer:
      'A simple dent takes 2 to 4 hours. Painting a full panel takes 1 to 3 days, because paint needs its time to cure.',
  },
  {
    question: 'Do I pay before the work?',
    answer: 'No. You pay after the service, when you have seen the car.',
  },
  {
    question: 'Can someone collect my car?',
    answer: `Yes. Pickup and drop within ${city} are free with every workshop service.`,
  },
];
