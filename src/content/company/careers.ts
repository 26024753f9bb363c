import { type Stated, sample } from '../../values/stated.ts';
import type { CompanyPage } from './about.ts';

export interface JobOpening {
  readonly id: string;
  readonly title: string;
  readonly city: string;
  readonly kind: 'Full time' | 'Part time' | 'Apprenticeship';
  readonly experience: string;
  readonly summary: string;
  readonly tasks: readonly string[];
  readonly needs: readonly string[];
  /** YYYY-MM-DD. */
  readonly posted: string;
}

export const careers: CompanyPage = {
  isDraft: true,
  title: 'Careers: mechanics, painters, advisers, drivers',
  heading: 'Work with your hands, and with a salary',
  description:
    'Work for mechanics, painters, AC technicians, service advisers, drivers and apprentices: what you can count on, how we choose. Apply with name and number.',
  keywords: [
    'car mechanic jobs jaipur',
    'automobile technician jobs',
    'service adviser jobs',
    'ITI apprentice automobile',
  ],
  intro: [
    'A good mechanic is a diagnostician who washes his hands often. We look for such people, train those who want to become one, and pay a fixed salary that does not hang on selling parts.',
    'You need no CV to apply. Name, number, the position, and a line about what you have done are enough; a foreman calls you, not a portal.',
  ],
  sections: [
    {
      heading: 'What you can count on',
      paragraphs: ['Written in the contract, from the first month:'],
      list: [
        'Salary by the 5th, provident fund and ESI as the law provides',
        'One day off a week, and overtime paid by the hour',
        'Tools, shoes, gloves and masks from us',
        'Forty hours of training a year, scanners and hybrids included',
        'Health insurance for you, spouse and two children',
        'A share when repairs stay repaired',
      ],
    },
    {
      heading: 'How we choose',
      paragraphs: [
        'A call of ten minutes, then a paid trial day in the bay: one service, one fault to find, one conversation with a customer. You know the same evening. We ask for an identity paper and the trade certificate, never for a deposit. Whoever asks you for money in our name is a fraud; please tell us.',
      ],
    },
    {
      heading: 'Women in the workshop',
      paragraphs: [
        'We want more of you: there are separate rooms, a drop home after late shifts, and no tolerance for remarks.',
      ],
    },
  ],
};

export const jobOpenings: Stated<readonly JobOpening[]> = sample([
  {
    id: 'service-technician-jaipur',
    title: 'Service technician',
    city: 'Jaipur',
    kind: 'Full time',
    experience: '2 years or more',
    summary: 'Periodic services and repairs on all common makes, two to a car at the express bay.',
    tasks: [
      'Services by the checklist, with measured values',
      'Brakes, clutch, suspension, cooling',
      'Explaining your finding to the owner',
    ],
    needs: [
      'ITI motor mechanic or the like',
      'Sure hand with a torque wrench and a multimeter',
      'Reads a job card in Hindi or English',
    ],
    posted: '2026-11-02',
  },
  {
    id: 'doorstep-mechanic-jaipur',
    title: 'Doorstep mechanic',
    city: 'Jaipur',
    kind: 'Full time',
    experience: '3 years or more',
    summary:
      'Fifteen jobs at customers’ homes by scooter or van: oil, battery, scan, AC filter, roadside help.',
    tasks: [
      'Four to six visits a day in a fixed part of the city',
      'Photos and readings in the app',
      'Every second week on the night roster, with allowance',
    ],
    needs: [
      'Two-wheeler licence, better also for cars',
      'Polite at a door, tidy on a driveway',
      'Can say “this needs the workshop”',
    ],
    posted: '2026-11-02',
  },
  {
    id: 'denter-painter-jaipur',
    title: 'Denter and painter',
    city: 'Jaipur',
    kind: 'Full time',
    experience: '4 years or more',
    summary:
      'From the pulled dent to the polished panel in a filtered booth, with mixing bench and paint gauge.',
    tasks: ['Metal first, filler as a skin', 'Shade matching and blending', 'Handover in daylight'],
    needs: [
      'Work to show, on photos or on a car',
      'Uses the mask without being told',
      'Patience between coats',
    ],
    posted: '2026-10-19',
  },
  {
    id: 'ac-electrical-technician-udaipur',
    title: 'AC and electrical technician',
    city: 'Udaipur',
    kind: 'Full time',
    experience: '3 years or more',
    summary: 'Leaks, compressors, fans, and the odd faults that live in a wiring harness.',
    tasks: [
      'AC services with gauges and scales',
      'Fault finding by wiring diagram',
      'Training two colleagues on it',
    ],
    needs: ['Handles R134a by the rules', 'Oscilloscope known or wanted', 'Driving licence'],
    posted: '2026-10-26',
  },
  {
    id: 'service-adviser-jodhpur',
    title: 'Service adviser',
    city: 'Jodhpur',
    kind: 'Full time',
    experience: '1 year or more',
    summary: 'The person between owner and lift: listens, writes, quotes, calls back.',
    tasks: ['Check-in with photos', 'Quotes in three colours of urgency', 'Handover with values explained'],
    needs: [
      'Hindi and simple English, Marwari welcome',
      'Understands a car, or learns it fast',
      'Never promises what the bay cannot hold',
    ],
    posted: '2026-11-09',
  },
  {
    id: 'pickup-driver-jaipur',
    title: 'Pickup driver',
    city: 'Jaipur',
    kind: 'Part time',
    experience: '3 years with a licence',
    summary: 'Fetches and returns customers’ cars, mornings or evenings, also in school hours.',
    tasks: ['Photos, kilometres and fuel at both doors', 'Calm driving of manual and automatic cars'],
    needs: ['LMV licence without endorsements', 'Knows the city’s lanes and its manners'],
    posted: '2026-11-09',
  },
  {
    id: 'chat-support-jaipur',
    title: 'Chat and phone support',
    city: 'Jaipur',
    kind: 'Part time',
    experience: 'none needed',
    summary:
      'Answers owners in chat and on the phone, plans slots, and knows when to fetch a mechanic to the phone.',
    tasks: [
      'Bookings, changes, questions',
      'Calls 30 minutes before each slot',
      'Notes what customers ask and the site does not say',
    ],
    needs: ['Writes clear Hindi and English', 'A week in the workshop first, so that words mean something'],
    posted: '2026-11-16',
  },
  {
    id: 'apprentice-jaipur',
    title: 'Apprentice mechanic',
    city: 'Jaipur',
    kind: 'Apprenticeship',
    experience: 'none needed',
    summary:
      'Two years under the Apprentices Act with stipend, one senior of your own, and all stations of the workshop.',
    tasks: ['A new station every three months', 'One evening a week in the training room'],
    needs: ['ITI motor vehicle passed or in its last year', '18 years or older for work under the lift'],
    posted: '2026-11-16',
  },
]);
