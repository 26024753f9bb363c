import type { Faq } from '../faq.ts';
import type { Step } from '../prose.ts';
import type { CompanyPage } from './about.ts';

export const workshopPartner: CompanyPage = {
  isDraft: true,
  title: 'Workshop partner: more cars for your bays',
  heading: 'Your workshop, your name, our bookings',
  description:
    'Become a workshop partner: booked and quoted cars for free bays, payment within seven days, no joining fee and no exclusivity. What we ask and how to start.',
  keywords: [
    'workshop partner program',
    'garage partner india',
    'car workshop leads',
    'multi brand workshop tie up',
  ],
  intro: [
    'You have a good workshop and two bays that stand empty on a Tuesday. We have owners who booked a service at a known price and would like it done well near them. As a partner you keep your board, your staff and your other customers.',
    'There is no fee to join and none each month. We earn a share of the jobs that come through us, and nothing when none come.',
  ],
  sections: [
    {
      heading: 'What you get',
      paragraphs: ['For the capacity that you name, and no more than that:'],
      list: [
        'Cars with model, fuel, kilometres and complaint known beforehand',
        'Customers who have seen the price and agreed to it',
        'Pickup and return by our drivers',
        'Quotes for extra work sent through us, answered as a rule within 20 minutes',
        'Payment each week, by job, with a statement that can be checked',
      ],
    },
    {
      heading: 'What we ask',
      paragraphs: ['We visit before the first car and without notice afterwards:'],
      list: [
        'Two free bays with lifts, a scanner, torque wrenches, an AC machine or a neighbour who has one',
        'GST registration and a trade licence',
        'Oil and parts by our list, with bills',
        'Photos of each job at the four named stages',
        'Warranty by our terms: if it comes back for the same fault, you look at it first, free of charge',
        'Waste oil and batteries to a registered recycler',
      ],
    },
    {
      heading: 'Money, plainly',
      paragraphs: [
        'You see the labour rate for each job before you accept it. Our share is taken from that rate and is the same for every partner in the city. Parts are passed on at the printed price, with the margin of the trade staying yours. No deductions for “marketing”, no targets.',
      ],
    },
  ],
};

export const partnerSteps: readonly Step[] = [
  {
    title: 'Send name, city, number',
    text: 'The form takes a minute. Photos of bays and tools can follow in the chat.',
  },
  { title: 'We visit', text: 'Two hours: tools, papers, a service done while we watch.' },
  { title: 'Three cars', text: 'A trial with our own people’s cars, paid at the full rate.' },
  { title: 'Begin', text: 'You set days and number of cars; change them whenever you like.' },
];

export const partnerFaqs: readonly Faq[] = [
  {
    question: 'Do I have to put up your board?',
    answer: 'No. A small sticker at the counter is enough, so that drivers find you.',
  },
  {
    question: 'May I work for other platforms?',
    answer: 'Yes. We only ask that a car booked through us is billed through us.',
  },
  {
    question: 'Who deals with complaints?',
    answer:
      'We do, with your photos in hand. If the fault is in the work, you mend it; if the customer is wrong, we say so to him.',
  },
  {
    question: 'When am I paid?',
    answer:
      'Every Wednesday for the jobs closed up to Sunday, by bank transfer, with TDS and GST shown apart.',
  },
  {
    question: 'In which cities do you look for partners?',
    answer:
      'In all nine that we serve, first where localities on our map are more than eight kilometres from a workshop.',
  },
];
