import type { ProseSection } from '../prose.ts';

export interface CompanyPage {
  /** True until the business has confirmed what the text says about it; `npm run preflight` lists it. */
  readonly isDraft: boolean;
  /** At most 60 characters, without the brand. */
  readonly title: string;
  readonly heading: string;
  /** 70 to 160 characters, for the head. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly intro: readonly string[];
  readonly sections: readonly ProseSection[];
}

export const about: CompanyPage = {
  isDraft: true,
  title: 'About us: car care with the price first',
  heading: 'A\u00a0wheel, a\u00a0price, a\u00a0promise',
  description:
    'Who we are and how we work: car service in nine Indian cities with the price for your car shown first, work you can watch, and a person who answers.',
  keywords: ['about pahiya', 'car service company india', 'car care jaipur', 'doorstep car service company'],
  intro: [
    'Pahiya is Hindi for wheel. It is the part of a car that everybody understands, and we would like the rest to be as plain: what is done, what it costs, who did it.',
    'We began with one observation. Most people do not mind paying for a repair; they mind not knowing. Not knowing the price before, the work during, and what was changed after. So those three became our business.',
  ],
  sections: [
    {
      heading: 'The price comes first',
      paragraphs: [
        'Choose your car on any page and see what a service costs for that model and fuel, before we know your name. The list is the same for a visitor, for a caller and for the man at the counter. When something beyond it is needed, you get a quote with a photo and the word “later” where later will do.',
      ],
    },
    {
      heading: 'The car need not go far',
      paragraphs: [
        'In Jaipur fifteen jobs are done at your door. For the rest we fetch the car and bring it back without charge, in Jaipur, Jodhpur, Udaipur, Delhi, Mumbai, Bangalore, Pune, Hyderabad and Chennai. And if you would rather wait, the express bay needs 90 minutes or costs nothing.',
      ],
    },
    {
      heading: 'Work that can be watched',
      paragraphs: ['Habits that we hold everyone to, from the apprentice up:'],
      list: [
        'Oil cans are opened in front of the owner',
        'Nobody signs the check of his own work',
        'Old parts stay with the car until they have been seen',
        'Measured values are written down, not “okay”',
        'Wheel nuts are torqued by hand',
        'Used oil, batteries and coolant go to registered recyclers',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [
        'We sell no engine flush to a healthy engine and put no countdown beside a price. We do not sell your number. And we say so when a dealer, a specialist or your neighbour’s mechanic is the better address.',
      ],
    },
    {
      heading: 'The people',
      paragraphs: [
        'Mechanics with trade certificates and patience, drivers who photograph before they drive, two people at the chat who have held a spanner themselves. The wage of a mechanic here does not depend on how many parts he sells; it is a salary, with a share when cars do not come back with the same fault.',
      ],
    },
    {
      heading: 'Tell us when we fail',
      paragraphs: [
        'The feedback page goes to those who run the business. You get an answer from a person with a name within 48 hours.',
      ],
    },
  ],
};
