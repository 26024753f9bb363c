import { answerHours } from '../../text/hours.ts';
import type { LocalPage } from './local-page.ts';

/** For a visitor whose car has a fault. */
const repair: LocalPage = {
  slug: 'car-repair-service-in-jaipur',
  work: 'car-repair',
  name: 'Car repair',
  introHeading: 'On paper first',
  ticks: [
    'Test drive and a look on the lift first',
    'Each item quoted in writing before work',
    'Old part and new part shown in pictures',
  ],
  city: 'jaipur',
  serviceId: 'periodic',
  title: 'Car repair in Jaipur: brakes, clutch, suspension',
  heading: 'Car repair service in Jaipur, quoted before it is done',
  description:
    'Brakes, clutch, suspension, cooling, starter and engine light: car repair in Jaipur with a written diagnosis, a fixed quote and the old parts shown to you.',
  keywords: [
    'car repair in jaipur',
    'car repair service jaipur',
    'clutch repair jaipur',
    'car suspension repair jaipur',
    'brake pad change jaipur',
  ],
  picture: 'service-inspection',
  intro: [
    'Something squeals, knocks, pulls, leaks or lights up. You do not need to know its name; you need someone who finds it, says what it costs, and touches nothing until you agree. That is all a repair service should be.',
    'Every repair here begins on paper: what you noticed, what we measured, what we propose, in which order of urgency. You can take the sheet elsewhere.',
  ],
  sections: [
    {
      heading: 'The repairs we do most',
      paragraphs: ['With what usually brings them on in and around Jaipur:'],
      list: [
        'Front brake pads: 25,000 to 40,000 km; sooner for those who drive the Kukas and Amer slopes',
        'Clutch: 60,000 to 1,00,000 km, less if you crawl through Ajmeri Gate twice a day',
        'Suspension arms and link rods: speed breakers taken with the brake still on',
        'Radiator, thermostat, fan: silted by borehole water that somebody topped up with',
        'Starter and alternator: dust in the brushes, heat in the windings',
        'Engine mounts: shaking at idle with the AC on',
        'Wheel bearings: a hum that grows with speed, after standing water or age',
      ],
    },
    {
      heading: 'From a noise to a price',
      paragraphs: [
        'You drive, a mechanic sits beside you and listens: only the owner can bring the noise out at the right corner. Then the lift, a pry bar, a stethoscope, a scan of the control units. Most faults are named within forty minutes; for intermittent ones we keep the car overnight and drive it cold.',
        'The quote lists part, brand, part price and labour line by line, and marks each as “do now”, “within three months” or “watch”.',
      ],
    },
    {
      heading: 'Genuine, OES or aftermarket',
      paragraphs: [
        'Genuine comes in the car maker’s box. OES is from the same factory in its own box, often a third cheaper. Aftermarket goes from excellent to worthless. For brakes, steering and timing we fit only the first two; for a wiper motor or a bulb holder you may save.',
      ],
    },
  ],
  checklist: {
    heading: 'Stop and call, do not drive',
    items: [
      'Oil lamp red while the engine runs',
      'Temperature in the red, or steam',
      'Brake pedal soft or sinking',
      'Steering suddenly heavy or loose',
      'Smell of petrol or of burning plastic',
    ],
  },
  faqs: [
    {
      question: 'What does a diagnosis cost?',
      answer:
        'An engine scan at your home is ₹699 from the doorstep list. In the workshop the first look and the quote are free; tracing an electrical fault is charged by the hour, told beforehand.',
    },
    {
      question: 'How do I know that a part was really changed?',
      answer:
        'Your old parts are kept in a bag until you have seen them, and the bill names the brand and number of each new one.',
    },
    {
      question: 'Can you repair cars of every make?',
      answer:
        'All makes in our price list, petrol, diesel and CNG, and the mechanical side of hybrids. High-voltage batteries and airbag modules go to specialists, through us or directly.',
    },
    {
      question: 'Is my car safe with you overnight?',
      answer: 'It stands inside, keys in a locked board, odometer and fuel noted at check-in with photos.',
    },
    {
      question: 'Do you give a warranty on repairs?',
      answer:
        '30 days or 1,000 km on labour, and whatever the part’s maker gives on the part, written on the bill.',
    },
  ],
};

/** About choosing a workshop. */
const mechanicShop: LocalPage = {
  slug: 'car-mechanic-shop-in-jaipur',
  work: 'mechanic-shop',
  isDraft: true,
  name: 'Car mechanic',
  introHeading: 'Between dealer and lane',
  ticks: [
    'Named mechanics behind a glass wall',
    'The price list hangs where you read it',
    'Come in without a booking',
  ],
  city: 'jaipur',
  serviceId: 'periodic',
  title: 'Car mechanic shop in Jaipur: visit, watch, ask',
  heading: 'A car mechanic shop in Jaipur where you may stand beside the car',
  description:
    'Looking for a car mechanic in Jaipur? What to ask, how to compare two workshops, what our bay looks like inside, and when a mechanic at your gate is enough.',
  keywords: [
    'car mechanic in jaipur',
    'mechanic shop jaipur',
    'car mechanic near me jaipur',
    'car garage jaipur',
  ],
  picture: 'service-doorstep',
  intro: [
    'Most people in this city have a mistri, recommended by an uncle, in a lane near Sindhi Camp or behind a petrol pump. Many of them are superb. What they cannot always offer is a scanner for a 2022 car, a bill with part numbers, or a price before the work. A dealer has those, at a dealer’s rate.',
    'We set our shop up between the two: named mechanics with the maker’s data, a glass wall to the waiting room, and a price list that hangs where everybody reads it.',
  ],
  sections: [
    {
      heading: 'Seven questions for any mechanic, including us',
      paragraphs: ['Good ones like being asked:'],
      list: [
        'Which oil grade does my engine take, and may I see the can?',
        'Will you call before you do anything that I did not ask for?',
        'May I see the worn part on the car?',
        'Who exactly works on it, and how long has he done this model?',
        'What is the labour, apart from the parts?',
        'Do you torque wheel nuts with a wrench or with a gun?',
        'What happens if the fault comes back in two weeks?',
      ],
    },
    {
      heading: 'Inside the shop',
      paragraphs: [
        'Walk in by the left door: job board, waiting room, tea. Behind the glass are the express bay with two mechanics, lifts for ordinary jobs, a closed booth for paint and an alignment rack. Tools hang on painted outlines, so that an empty outline shows a spanner still lying in somebody’s engine.',
        'You are welcome beside your car whenever it is safe. Shoes with closed toes, please, and no children under the lift.',
      ],
    },
    {
      heading: 'Shop or doorstep?',
      paragraphs: [
        'If nothing has to be lifted, stay at home: oil, battery, filter, scan and cleaning are done at your gate from the doorstep catalogue. Noises from below, brakes, alignment and paint belong on a lift. If in doubt, book the scan; the mechanic will tell you honestly which it is.',
      ],
    },
  ],
  checklist: {
    heading: 'Bring along',
    items: [
      'The last bill, whoever wrote it',
      'The wheel-lock key, if your alloys have one',
      'The second key, when a lock or start fault is the trouble',
      'A short video of a noise that comes and goes',
      'Ten minutes for a drive together',
    ],
  },
  faqs: [
    {
      question: 'Can I walk in without booking?',
      answer: `Yes, from ${answerHours} daily. Booked cars go first; quick looks, air and top-ups are done between them.`,
    },
    {
      question: 'May I bring my own parts?',
      answer: 'You may. We fit them if they are right for the car, and warrant our labour only.',
    },
    {
      question: 'Do the mechanics have training?',
      answer:
        'Each carries a card with his trade certificate and the makes he is cleared for. Learners work beside a senior and never sign a job alone.',
    },
    {
      question: 'Is there a minimum charge?',
      answer: 'No. If a loose clip was all, you pay nothing and tell a friend.',
    },
    {
      question: 'How do I find the shop?',
      answer: 'The contact page has it with a map. With free pickup you need never see the place.',
    },
  ],
};

export const jaipurRepairPages: readonly LocalPage[] = [repair, mechanicShop];
