import type { Faq } from './faq.ts';
import type { ProseSection } from './prose.ts';

/** Text of `/car-service-near-me`. The page adds the facts of the visitor's city. */
export const nearMeSections: readonly ProseSection[] = [
  {
    heading: 'How near is near?',
    paragraphs: [
      'We collect cars up to 100 km from any of our nine centres. Within the city a driver fetches the car at the hour that you agree. Farther out we agree on a day, so that one trip can serve two cars and cost you nothing extra.',
      'A workshop around the corner is not always the near one. What counts is how long you are without your car: a workshop fifteen minutes away that has time today is nearer than a lane next door where the car waits until Thursday.',
    ],
  },
  {
    heading: 'Three ways to be near you',
    paragraphs: [
      'For small jobs in Jaipur we do not move the car at all. A mechanic on a two-wheeler changes a battery, a tyre or the oil where you parked.',
      'For a service we move it for you. Our driver signs for it with photos and the odometer reading, and brings it back washed.',
      'And when you are stuck in Jaipur we come first and talk about prices second, though you will find them on this site before we arrive.',
    ],
  },
];

export const nearMeFaqs = (city: string, centre: string, area: string): readonly Faq[] => [
  {
    question: 'How do you know which city I am in?',
    answer:
      'From your network, which is right about the city in most cases and never knows your street. If it is wrong, choose your city at the top of the page. Nothing is stored but that choice.',
  },
  {
    question: `Which is the nearest centre in ${city}?`,
    answer: `${centre}, at ${area}. You need not find it: pickup and drop are free.`,
  },
  {
    question: 'I live between two cities. Do you still come?',
    answer:
      'Yes, if the nearest centre is within 100 km in a straight line. Give the name of your town with the booking; we call back with a day and time.',
  },
  {
    question: 'Is it dearer the farther I am?',
    answer:
      'No. The price is by model and fuel type, and the same everywhere within those 100 km. A tow is quoted before the truck leaves.',
  },
];

/** Text of `/car-service-near-me-guide`: how to choose a workshop. */
export const nearMeGuide: {
  readonly lead: string;
  readonly sections: readonly ProseSection[];
  readonly faqs: readonly Faq[];
} = {
  lead: 'Ten minutes of looking save a bad bill. What to ask, what to look at, and when to walk away, whichever workshop you choose.',
  sections: [
    {
      heading: 'Before you search',
      paragraphs: [
        'Write down three things: what the car does wrong, since when, and at what speed or temperature. A mechanic who hears “it knocks over small bumps, only when cold” starts at the right corner; one who hears “some noise” starts with a test drive that you pay for.',
        'Then look at the service booklet for the kilometres of the last oil change and the last brake fluid. Now and then the urgent job turns out to be done already.',
      ],
    },
    {
      heading: 'What a good workshop shows you',
      paragraphs: ['None of these costs money, and each is hard to fake.'],
      list: [
        'A printed or published price for your model before the bonnet opens',
        'The old part next to the new one, and the box it came from',
        'A job card with the odometer reading and the fuel level',
        'Torque wrench marks or a written torque for wheels',
        'A floor you could sit on: oil on it means oil left somewhere',
      ],
    },
    {
      heading: 'Five questions to ask on the phone',
      paragraphs: ['Ask them in this order and listen less to the answers than to how long they take.'],
      list: [
        'What does a basic service cost for my model, with oil and filter?',
        'Which oil grade will you use, and who makes it?',
        'Will you call me before fitting anything that is not in that price?',
        'How long is the warranty on the work, and is it on the bill?',
        'Can I watch, or see pictures?',
      ],
    },
    {
      heading: 'When to walk away',
      paragraphs: [
        'A total without items. A part that “must be changed today” but cannot be shown. Engine flush, fuel additive and coil cleaning on every estimate, whatever the car. A request for the whole payment before work on anything but a special-order part.',
        'It is your right to say no to any line and to take the car away after paying for the diagnosis. A workshop that makes this awkward has told you what you needed to know.',
      ],
    },
    {
      heading: 'Authorised, local or at home?',
      paragraphs: [
        'In the warranty years keep to the maker’s schedule and keep every bill, wherever the work is done; the maker may refuse a claim only where the work caused the fault. After it, an independent workshop with the right scanner does most jobs for less.',
        'Take recalls, airbag faults and high-voltage batteries to the maker. Take brakes, suspension, AC and paint to whoever shows you measurements. And let batteries, tyres and oil come to you: they need no lift.',
      ],
    },
    {
      heading: 'How far is worth it?',
      paragraphs: [
        'An hour of city traffic each way eats what a cheaper bill saves. Pickup changes that sum, so ask whether it is free, who drives, and whether the car is insured while they do.',
        'For anything that makes the car unsafe (brake fluid low, steering heavy, a red lamp) the right distance is zero: leave it standing and have someone come.',
      ],
    },
  ],
  faqs: [
    {
      question: 'How much should a basic service cost?',
      answer:
        'For a small petrol hatchback about ₹1,999 to ₹2,899 with oil and filter, for a large diesel SUV about twice that. Far below it, ask which oil is used.',
    },
    {
      question: 'Are online reviews of workshops any use?',
      answer:
        'Read the three-star ones. They say what goes wrong on an ordinary day, and the reply under them says how it is put right.',
    },
    {
      question: 'Should I stay while the car is serviced?',
      answer:
        'For a first visit, yes, if you can; ask to see the car once from below. After that, pictures are enough.',
    },
    {
      question: 'What must be on the bill?',
      answer:
        'The registration number, kilometres, each part with its number and quantity, labour by job, tax, and the warranty in days or kilometres.',
    },
  ],
};
