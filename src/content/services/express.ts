import { rupees } from '../../values/money.ts';
import type { Service } from './service.ts';

/** This line of the express service's work stands for all work of the periodic service. */
export const WHOLE_PERIODIC = 'All of the periodic service';

export const express: Service = {
  id: 'express',
  addressKey: 'express',
  name: '90-minute express service',
  shortName: 'Express',
  summary: '90 minutes, or it is free',
  title: 'Express car service in 90 minutes, or it is free',
  heading: 'Express service: 90 minutes or free',
  metaDescription:
    'A full periodic service by two mechanics at one bay in 90 minutes, or it is free. See the express price for your model and fuel, wait in the lounge, drive home.',
  keywords: [
    '90 minute car service',
    'express car service',
    'quick car service',
    'car service in 90 minutes',
    'fast car service',
  ],
  spoken: [
    {
      specificity: 2,
      phrases:
        'express, 90 minute, 90 minutes, 90 min, 90 minat, dedh ghanta, dedh ghante, jaldi, turant, fast, quick, urgent service',
    },
  ],
  icon: 'timer',
  picture: 'service-express',
  ways: ['expressBay', 'pickup'],
  onlyWith: 'expressBay',
  price: {
    kind: 'priceSet',
    name: 'express',
    from: rupees(2999),
  },
  priceNote:
    'The price is for your model and fuel, tax included. Spare parts beyond the listed filters are quoted and shown to you first.',
  durationMinutes: { min: 60, max: 90 },
  duration: '90 minutes',
  warranty: '30 days or 1,000 km on the work, the maker’s own warranty on every part.',
  forWhom: 'People who would rather wait with a coffee than be without a car for a day.',
  intro: [
    'Most of the day that a car spends at a workshop it stands: for a lift, for a part, for a signature. The work itself takes two people less than an hour and a half. So we prepare everything for your exact car the evening before, and two mechanics, one in the engine bay and one at the wheels, begin when you arrive.',
    'The clock starts when you hand over the key and sign the time, and stops when the key is offered back. If it shows more than 90 minutes, the service is free; the terms say in plain words when that holds.',
  ],
  signs: [
    'The service is due this week',
    'You need the car tonight',
    'You like to see who works on it',
    'There is no repair waiting, just the routine',
  ],
  steps: [
    {
      title: '0 to 10 minutes',
      text: 'Walk round, photos, scan, your notes. You get the start time in writing.',
    },
    {
      title: '10 to 35 minutes',
      text: 'Oil drains while one mechanic opens the filters and the other takes the wheels off.',
    },
    { title: '35 to 60 minutes', text: 'Brakes cleaned and measured, filters in, oil filled and checked.' },
    { title: '60 to 75 minutes', text: '40-point check, wheels torqued, service light reset.' },
    { title: '75 to 90 minutes', text: 'Test drive, wash, handover with the measured values.' },
  ],
  includes: [
    WHOLE_PERIODIC,
    'Two mechanics and a bay held for you',
    'Parts for your model laid out before you come',
    'A seat from which you can see the car',
    'Start and end time on your bill',
  ],
  excludes: [
    'Repairs found on the way: they are quoted and booked apart',
    'Wheel alignment',
    'Painting, which needs its drying time',
  ],
  sections: [
    {
      heading: 'How can it be as good in a third of the time?',
      paragraphs: [
        'Nothing is left out. What goes is the waiting: no queue for a lift, since the bay is booked by the slot; no run to the parts counter, since filters and oil for your engine lie on the trolley; no single mechanic walking round the car, since two work on separate zones and sign each other’s list.',
      ],
    },
    {
      heading: 'When express is the wrong choice',
      paragraphs: ['Book the ordinary service, with pickup and drop, if one of these is true:'],
      list: [
        'A warning light is on or there is a noise: finding a fault cannot be timed',
        'It is the big service with timing belt, gearbox oil or coolant change',
        'The car was in an accident or in flood water',
        'You would not wait anyway',
      ],
    },
  ],
  faqs: [
    {
      question: 'Is it really free if you take longer?',
      answer:
        'Yes. If your key is back after more than 90 minutes, you do not pay for the express service. Extra repairs you approved, delays you caused and power cuts beyond our backup are the exceptions, listed in the express terms.',
    },
    {
      question: 'When does the clock start?',
      answer:
        'When the service adviser takes your key and writes the time on the job card, which you both sign. It stops when the key is handed back.',
    },
    {
      question: 'Do I have to stay?',
      answer:
        'No, but the promise is for people who do: if you come back later than 90 minutes after the start, the time counts until we have told you that the car is ready.',
    },
    {
      question: 'What if you find a fault?',
      answer:
        'You see it, you get a price, you decide. The clock pauses only while extra work that you approved is done.',
    },
    {
      question: 'Which cars can be done in 90 minutes?',
      answer:
        'All models in our price list, petrol, diesel and CNG. Cars in the luxury list are served by appointment at the larger bay.',
    },
  ],
  related: ['periodic', 'tyre', 'ac'],
  doorstepServiceIds: [],
};
