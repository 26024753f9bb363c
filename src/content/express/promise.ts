import type { ProseSection } from '../prose.ts';

/** A stage of the express service: the work of the two mechanics between two minutes of the clock. */
interface ExpressStage {
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly title: string;
  /** Work in the engine bay and inside the car. */
  readonly firstMechanic: string;
  /** Work at the wheels and under the car. */
  readonly secondMechanic: string;
  /** The steps that the owner sees or decides. */
  readonly forYou: string;
}

/** The stages follow each other without a gap and end with the promised minute. */
export const expressStages: readonly ExpressStage[] = [
  {
    fromMinute: 0,
    toMinute: 8,
    title: 'Check-in',
    firstMechanic: 'Plugs in the scanner and reads stored faults, battery and service counters.',
    secondMechanic: 'Walks round with you: dents, lamps, tyres, fuel and kilometres in photos.',
    forYou: 'You name what you noticed and sign the start time.',
  },
  {
    fromMinute: 8,
    toMinute: 15,
    title: 'Warm and up',
    firstMechanic: 'Notes the idle, opens the filler cap, checks belts and hoses with the engine running.',
    secondMechanic: 'Lifts the car, looks underneath for leaks, boots and exhaust.',
    forYou: 'Take a seat behind the glass. The clock on the wall is the one that counts.',
  },
  {
    fromMinute: 15,
    toMinute: 30,
    title: 'Oil out, wheels off',
    firstMechanic: 'Drains the warm oil, changes filter and washer, lays the old filter in the tray.',
    secondMechanic: 'Takes all four wheels off and opens the brakes.',
    forYou: 'You may come and look at the pads: green, yellow or red.',
  },
  {
    fromMinute: 30,
    toMinute: 48,
    title: 'Filters and brakes',
    firstMechanic:
      'Air and cabin filter out, shown, changed or blown clean; spark plugs or diesel filter seen to.',
    secondMechanic: 'Cleans brakes, greases slide pins, measures pads and discs in millimetres.',
    forYou: 'If anything needs a part, the price reaches your phone now, while there is time to decide.',
  },
  {
    fromMinute: 48,
    toMinute: 62,
    title: 'Oil in, wheels on',
    firstMechanic: 'Fills the measured quantity of the right grade, runs the engine, reads the level again.',
    secondMechanic: 'Mounts the wheels, sets pressures, spare included, torques each nut.',
    forYou: 'The empty cans stand beside the car with their labels to the front.',
  },
  {
    fromMinute: 62,
    toMinute: 75,
    title: 'Forty points',
    firstMechanic: 'Tops up coolant, brake and washer fluid, resets the service light, scans once more.',
    secondMechanic: 'Checks the first one’s work against the list, then they change over.',
    forYou: 'Two signatures on the card, neither on one’s own work.',
  },
  {
    fromMinute: 75,
    toMinute: 90,
    title: 'Drive, wash, key',
    firstMechanic: 'Test drive with brakes, steering and noise in mind.',
    secondMechanic: 'Body wash, vacuum, mats back, bill printed.',
    forYou: 'You get the values, the old parts and the key, and sign the end time.',
  },
];

/** The short "free if late" terms for the express pages. The express terms have the whole text. */
export const freeIfLateTerms: readonly ProseSection[] = [
  {
    heading: 'What we promise',
    paragraphs: [
      'If more than 90 minutes pass between the signed start and the moment your key is offered back to you, the express service is free: you do not pay its price, tax included.',
    ],
  },
  {
    heading: 'When the clock pauses',
    paragraphs: ['Only for these, each noted on the card with its minutes:'],
    list: [
      'Extra work that you approved, for as long as it takes',
      'Waiting for your yes or no to a finding',
      'A power failure longer than our backup, or an order of the authorities',
    ],
  },
  {
    heading: 'When it does not hold',
    paragraphs: [
      'You are told at check-in, before the start is signed, if one of these is true. You may then still book the same work without the promise.',
    ],
    list: [
      'The car comes more than 15 minutes after its slot',
      'It has a fault that must be found first, or flood or accident damage',
      'A wheel lock without its key, or parts from outside the maker’s range that must be undone first',
      'It is collected by us: pickup has no stopwatch',
    ],
  },
  {
    heading: 'How you get it',
    paragraphs: [
      'You do not have to ask. The card shows both times; if they are more than 90 minutes apart, the express line on the bill is zero. Parts and extra work that you approved are billed as agreed. If you had paid online, the amount goes back within seven working days.',
    ],
  },
];
