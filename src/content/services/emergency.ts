import { rupees } from '../../values/money.ts';
import type { Service } from './service.ts';

export const emergency: Service = {
  id: 'emergency',
  addressKey: 'emergencyJaipur',
  name: 'Emergency roadside help',
  shortName: 'Emergency',
  summary: 'Battery, tyre, fuel, overheating, at any hour',
  title: 'Emergency car repair and roadside help, 24/7',
  heading: 'Stuck? We come to the car',
  metaDescription:
    'Jump start ₹299, stepney change ₹299, fuel ₹499, overheating help ₹499: roadside assistance in Jaipur at any hour, at prices fixed before you call.',
  keywords: [
    'emergency car repair',
    'roadside assistance',
    'car jump start',
    'car breakdown help',
    'flat tyre help',
  ],
  spoken: [
    {
      specificity: 3,
      phrases:
        'emergency, imarjensi, roadside, road side, breakdown, broke down, broken down, tow, towing, jump start, jumpstart, raste me, raste mein, raaste men, band ho gayi, band pad gayi, start nahi, start nahin, not starting, wont start, chalu nahi, petrol khatam, diesel khatam, tel khatam, out of fuel, stranded, overheat, overheating, highway',
    },
  ],
  icon: 'siren',
  picture: 'service-emergency',
  ways: ['doorstep'],
  onlyWith: 'doorstep',
  price: { kind: 'from', amount: rupees(299) },
  priceNote:
    'Fixed visit prices, the same at night and on holidays. Parts, fuel and towing are named before they are used.',
  durationMinutes: { min: 20, max: 60 },
  duration: '20 to 60 minutes once we are there',
  warranty: '30 days on the work done at the roadside.',
  forWhom: 'Anyone in or around Jaipur whose car will not go on, member or not.',
  intro: [
    'Four things stop most cars: a battery, a tyre, a tank, a radiator. For each there is one mechanic with the right tool on a two-wheeler, which gets through where a tow truck stands in the jam. Call; tell us the nearest landmark and what the car does; stay where it is safe.',
    'There is no membership and no surprise at two in the morning. The visit price is the one on this page, and if the roadside is not the place for the repair, we say it and arrange the flatbed.',
  ],
  signs: [
    'The starter clicks, or is silent',
    'A tyre is flat, or the wheel shakes suddenly',
    'The temperature needle is in the red, or there is steam',
    'The tank is empty',
    'A smell of burning or of fuel: then get out first',
  ],
  steps: [
    {
      title: 'Get safe',
      text: 'Left edge, hazard lights, triangle 50 metres behind, everyone behind the barrier and not in the car.',
    },
    {
      title: 'Call',
      text: 'Number plate, landmark or map pin, what happened. The mechanic’s name and arrival time come back.',
    },
    { title: 'First look', text: 'The fault is found before anything is bought; you hear the whole price.' },
    {
      title: 'Fix or fetch',
      text: 'Most cars drive on. The others are towed to our bay or to your own workshop, as you like.',
    },
  ],
  includes: [
    'Visit and labour for the job you called for',
    'Booster, jack, compressor, torque wrench, tester',
    'Warning triangle and light',
    'Advice on what to do next',
  ],
  excludes: [
    'Battery, tyre, fuel and parts',
    'Towing, quoted by distance before it comes',
    'Lock-outs without proof that the car is yours',
  ],
  sections: [
    {
      heading: 'Which numbers help, too',
      paragraphs: ['We are a workshop, not a rescue service. Keep these in the phone:'],
      list: [
        '112: police, fire and ambulance, everywhere in India',
        '1033: national highways, patrol and crane, free of charge',
        '108: ambulance in most states',
        'Your insurer’s roadside line, if the add-on is in your policy',
      ],
    },
    {
      heading: 'Before we arrive',
      paragraphs: [
        'Overheated: leave the bonnet shut until the hissing stops and the cap closed until the hose is cool. Flat battery: switch everything off and do not try again and again; the starter takes what is left. Flat tyre: do not drive to the next tyre shop on the rim; two hundred metres cost a wheel.',
      ],
    },
  ],
  faqs: [
    {
      question: 'How fast are you there?',
      answer:
        'You get an arrival time on the phone, from where the mechanic is at that moment. In the city it is often under an hour; on the highways around Jaipur it can take longer, and we say so.',
    },
    {
      question: 'Do you come at night?',
      answer: 'Yes, emergency services run 24 hours, every day, at the same visit price.',
    },
    {
      question: 'What if you cannot fix it there?',
      answer:
        'You pay the visit. Towing is quoted by distance, and the visit price is taken off if the repair is done with us.',
    },
    {
      question: 'Can you open a locked car?',
      answer:
        'In many cars yes, without damage. Have the RC and an identity paper ready; without them we must refuse.',
    },
    {
      question: 'Do you help on the expressway?',
      answer:
        'On access-controlled expressways only the operator’s patrol may work. Call 1033 first; we take over from the next exit.',
    },
  ],
  related: ['battery', 'doorstep', 'tyre'],
  doorstepServiceIds: [
    'jump-start',
    'tyre-stepney-change',
    'emergency-fuel-delivery',
    'overheating-assistance',
  ],
};
