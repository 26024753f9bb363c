import { type Paise, rupees } from '../../values/money.ts';
import { type Stated, sample } from '../../values/stated.ts';
import type { Faq } from '../faq.ts';
import type { Step } from '../prose.ts';
import type { CompanyPage } from './about.ts';

/** The costs and revenue of a workshop, by the size of its city. */
export interface FranchiseTier {
  readonly id: 'metro' | 'large' | 'growing';
  readonly name: string;
  readonly exampleCities: readonly string[];
  readonly areaSquareFeet: { readonly min: number; readonly max: number };
  readonly bays: number;
  readonly people: number;
  /** One-off costs in paise, which add up to `total`. */
  readonly investment: {
    readonly fee: Paise;
    readonly fitOut: Paise;
    readonly equipment: Paise;
    readonly stockAndWorkingCapital: Paise;
    readonly total: Paise;
  };
  /** A month of the second year, in paise; `surplus` is revenue less all costs and the royalty. */
  readonly month: {
    readonly cars: number;
    readonly revenue: Paise;
    readonly partsAndMaterials: Paise;
    readonly wagesAndRent: Paise;
    readonly otherCosts: Paise;
    readonly royalty: Paise;
    readonly surplus: Paise;
  };
  /** Whole months until the surplus has paid back the investment; the first year counts as zero surplus. */
  readonly paybackMonths: number;
}

const lakh = (amount: number): Paise => rupees(Math.round(amount * 100_000));

/** Percentage of the monthly revenue without tax. */
export const franchiseRoyaltyPercent = 6;

export const franchiseTiers: Stated<readonly FranchiseTier[]> = sample([
  {
    id: 'metro',
    name: 'Metro city',
    exampleCities: ['Delhi', 'Mumbai', 'Bangalore', 'Hyderabad', 'Chennai', 'Pune'],
    areaSquareFeet: { min: 4000, max: 6000 },
    bays: 8,
    people: 18,
    investment: {
      fee: lakh(6),
      fitOut: lakh(18),
      equipment: lakh(24),
      stockAndWorkingCapital: lakh(14),
      total: lakh(62),
    },
    month: {
      cars: 320,
      revenue: lakh(17.6),
      partsAndMaterials: lakh(7),
      wagesAndRent: lakh(5.9),
      otherCosts: lakh(0.944),
      royalty: lakh(1.056),
      surplus: lakh(2.7),
    },
    paybackMonths: 35,
  },
  {
    id: 'large',
    name: 'Large city',
    exampleCities: ['Jaipur', 'Lucknow', 'Indore', 'Ahmedabad', 'Kochi'],
    areaSquareFeet: { min: 3000, max: 4500 },
    bays: 6,
    people: 13,
    investment: {
      fee: lakh(4.5),
      fitOut: lakh(11.5),
      equipment: lakh(18),
      stockAndWorkingCapital: lakh(9),
      total: lakh(43),
    },
    month: {
      cars: 230,
      revenue: lakh(11.5),
      partsAndMaterials: lakh(4.6),
      wagesAndRent: lakh(3.5),
      otherCosts: lakh(0.71),
      royalty: lakh(0.69),
      surplus: lakh(2),
    },
    paybackMonths: 34,
  },
  {
    id: 'growing',
    name: 'Growing city',
    exampleCities: ['Jodhpur', 'Udaipur', 'Kota', 'Ajmer', 'Bikaner', 'Alwar'],
    areaSquareFeet: { min: 2000, max: 3200 },
    bays: 4,
    people: 8,
    investment: {
      fee: lakh(3),
      fitOut: lakh(6),
      equipment: lakh(12.5),
      stockAndWorkingCapital: lakh(5.5),
      total: lakh(27),
    },
    month: {
      cars: 140,
      revenue: lakh(6.3),
      partsAndMaterials: lakh(2.5),
      wagesAndRent: lakh(1.8),
      otherCosts: lakh(0.422),
      royalty: lakh(0.378),
      surplus: lakh(1.2),
    },
    paybackMonths: 35,
  },
]);

/** The page always shows these caveats below the table. */
export const franchiseCaveats: readonly string[] = [
  'All figures are estimates for a workshop in its second year, without tax and without interest on loans. They are no promise of income.',
  'The first year is counted as bringing no surplus, which is cautious for some places and hopeful for others.',
  'Rent and wages differ more within a city than between cities: do the sum anew with your own plot.',
  'Before you sign anything you get a disclosure of fees, supply terms and the results of existing workshops, and 14 days to read it.',
];

export const franchise: CompanyPage = {
  isDraft: true,
  title: 'Car workshop franchise: costs, returns, terms',
  heading: 'Open a workshop with your name on the lease and ours on the board',
  description:
    'Franchise for car workshops in India: what it takes, what we bring, what we expect, what you read before you sign, and seven steps to opening.',
  keywords: [
    'car workshop franchise',
    'car service franchise india',
    'garage franchise cost',
    'automobile franchise investment',
  ],
  intro: [
    'A workshop earns by doing many ordinary jobs well. You bring the place, the people and the daily eye; we bring the bookings, the price list, the training, the parts terms and the software with which every car’s story is written down.',
    'The table tells what it takes, in three sizes of city. We made the numbers so that you can attack them: every line is named, and the payback is a plain division.',
  ],
  sections: [
    {
      heading: 'What we bring',
      paragraphs: ['From the first month:'],
      list: [
        'Bookings from this site, the chat and the ads of your city, in a territory that is yours alone',
        'Price list, job cards and the live slot board',
        'Parts and oil at group terms, without obligation to buy all of it from us',
        'Six weeks of training for your technicians, two for your adviser',
        'Layout, tools list and an opening team of two for three weeks',
        'A visit each quarter with a mystery car',
      ],
    },
    {
      heading: 'What we expect',
      paragraphs: ['So that a customer finds the same in every city:'],
      list: [
        'You or a partner with a share are there on most days',
        'Prices as on the site, extra work only with consent',
        'Salaries, not commissions on parts, for mechanics',
        'Warranty of any of our workshops honoured in yours',
        'A royalty on revenue without tax, paid monthly',
      ],
    },
    {
      heading: 'Who it suits',
      paragraphs: [
        'Owners of an existing garage who want booking and trust; people from dealerships who know the trade and want their own; families with a plot on a main road and one member who likes cars. It does not suit investors who look at it once a month.',
      ],
    },
  ],
};

export const franchiseSteps: readonly Step[] = [
  {
    title: 'Write to us',
    text: 'City, plot if you have one, what you could invest. You hear within three working days.',
  },
  { title: 'Talk', text: 'An hour by phone or video. We ask about people more than about money.' },
  { title: 'See one', text: 'Two days in a running workshop, one at the counter and one in the bay.' },
  { title: 'Read', text: 'Disclosure and draft contract for 14 days, with your lawyer.' },
  { title: 'Place', text: 'We visit up to three plots and tell you when we would not take them.' },
  { title: 'Build and train', text: 'Eight to twelve weeks for fit-out, tools and people, side by side.' },
  { title: 'Open', text: 'Quietly, with ten cars a day, before any advertisement.' },
];

export const franchiseFaqs: readonly Faq[] = [
  {
    question: 'Do I need experience with cars?',
    answer:
      'One of those who own and run it should have it. If it is not you, show us who, and give that person a share.',
  },
  {
    question: 'Is the territory exclusive?',
    answer:
      'Yes, within the radius in your contract. Bookings from it come to you as long as the quality visits are passed.',
  },
  {
    question: 'Can I convert my garage?',
    answer:
      'Often, and for less than a new one: lifts, compressor and tools that pass our check count as invested.',
  },
  {
    question: 'How long does the contract run?',
    answer: 'Five years, with a way out for both sides at 24 months. Your equipment stays yours.',
  },
  {
    question: 'Do you help with finance?',
    answer:
      'We prepare the project report for your bank, also for the MSME schemes. We lend no money and take no commission on loans.',
  },
  {
    question: 'Are the returns guaranteed?',
    answer:
      'No, and be careful with anybody who guarantees them. You see the results of existing workshops, good and bad, before you sign.',
  },
];
