import { rupees } from '../../values/money.ts';
import { slotHours } from '../text/hours.ts';
import type { Service } from './service.ts';

export const doorstep: Service = {
  id: 'doorstep',
  addressKey: 'doorstep',
  name: 'Doorstep car service',
  shortName: 'Doorstep',
  summary: 'Done in your parking spot',
  title: 'Doorstep car service: 15 jobs at fixed prices',
  heading: 'Car service at your doorstep',
  metaDescription:
    'A mechanic comes to your home or office in Jaipur: oil, battery, AC, inspection, cleaning and roadside help at fixed visit prices from ₹299. Pay afterwards.',
  keywords: [
    'doorstep car service',
    'car service at home',
    'mobile car mechanic',
    'home car service',
    'car mechanic at home',
  ],
  spoken: [
    {
      specificity: 2,
      phrases:
        'doorstep, door step, at home, home service, from home, my home, ghar par, ghar pe, ghar aakar, ghar aake, ghar se, office par',
    },
  ],
  icon: 'house',
  picture: 'service-doorstep',
  ways: ['doorstep'],
  onlyWith: 'doorstep',
  price: { kind: 'from', amount: rupees(299) },
  priceNote:
    'The visit and the labour are in the price. Where a part or fluid is billed by itself, the service says so.',
  durationMinutes: { min: 20, max: 120 },
  duration: '20 minutes to 2 hours',
  warranty: '30 days on the work; 24 months on a battery.',
  forWhom:
    'People whose car stands where they are: at home with a child asleep, at the office until seven, or on the roadside.',
  intro: [
    'A good half of what a car needs takes neither a lift nor a pit: oil, filters, battery, coolant, a scan, a clean cabin. For those the workshop trip is longer than the job. So a mechanic comes to you with the parts, a drain tray and a mat, and you need not even come down except for the key.',
    'Everything in the catalogue has its price and its length beside it. Choose one or several, pick a two-hour slot, pay when it is done. What cannot be done properly at the kerb, we do not offer there.',
  ],
  signs: [
    'The service is due and no weekday is free for it',
    'The battery died in the basement',
    'You want a used car looked at before you pay for it',
    'The AC filter has not been out since you bought the car',
    'Family, work or health make a workshop trip hard',
  ],
  steps: [
    { title: 'Choose', text: 'Put what you need into the cart; check that we come to your area.' },
    { title: 'Pick a slot', text: `Two-hour slots from ${slotHours}, today or later.` },
    {
      title: 'We call',
      text: '30 minutes before the slot the mechanic calls and asks where the car stands.',
    },
    {
      title: 'The work',
      text: 'Mat down, tray under, parts opened in front of you. You may watch or go back up.',
    },
    { title: 'See, then pay', text: 'Old parts and readings are shown; you pay by UPI, card or cash.' },
  ],
  includes: [
    'Travel to any served locality of Jaipur',
    'Tools, tray, mat and waste disposal',
    'Photos of the work on your phone',
    'A written list of what we noticed and did not touch',
  ],
  excludes: [
    'Work that needs a lift: clutch, suspension, exhaust, underbody',
    'Painting, which needs a dust-free booth',
    'Parts and fluids marked as billed separately',
  ],
  sections: [
    {
      heading: 'What we need from you',
      paragraphs: [
        'Very little. A place where the bonnet opens fully and a person can stand on both sides of it.',
      ],
      list: [
        'Basement or street both do; for oil changes the ground should be level',
        'A power point within 20 metres for cleaning jobs only',
        'Tell the gate or the society office that we come',
        'An engine that was driven in the last hour drains better',
      ],
    },
    {
      heading: 'What we will not do at the kerb',
      paragraphs: [
        'Brake lines, airbags, gearboxes and high-voltage batteries of hybrids and EVs stay in the workshop. If the mechanic finds that your car needs one of these, the visit ends with an offer of free pickup, not with an improvisation.',
      ],
    },
    {
      heading: 'Clean, also for the neighbours',
      paragraphs: [
        'Used oil is hazardous waste in India and must go to a registered recycler; a litre poured into a drain spoils a great deal of water. We take it with us in a closed can, as we do with filters, rags and lead batteries.',
      ],
    },
  ],
  faqs: [
    {
      question: 'Where do you come to?',
      answer:
        'The doorstep catalogue serves Jaipur: all the localities on our list and addresses within 50 km. In other cities we collect the car free of charge instead.',
    },
    {
      question: 'Do I have to be there?',
      answer:
        'Someone has to hand over the key and open the bonnet. After that you may leave; we send photos and call before anything that is not on the list.',
    },
    {
      question: 'My society does not allow mechanics. What then?',
      answer:
        'Many societies object to oil on the floor, not to mechanics. We work on a mat with a closed tray. If it still is not allowed, we collect the car and bring it back.',
    },
    {
      question: 'Is a doorstep oil change as good as one in a workshop?',
      answer:
        'The oil, the filter and the quantity are the same. The workshop can also look at the car from below, so let every second service be there.',
    },
    {
      question: 'How do I pay?',
      answer: 'After the work: UPI, card or cash. You may also pay online at checkout where it is offered.',
    },
  ],
  related: ['battery', 'ac', 'emergency'],
  doorstepServiceIds: ['oil-filter-change', 'battery-replacement', 'ac-filter-service', 'quick-vacuum'],
};
