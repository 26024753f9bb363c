import type { Service } from './service.ts';

export const detailing: Service = {
  id: 'detailing',
  addressKey: 'service',
  name: 'Car detailing',
  shortName: 'Detailing',
  summary: 'Polish and interior care',
  title: 'Car detailing: polish, coating and interior care',
  heading: 'Car detailing: correct it, then protect it',
  metaDescription:
    'Machine polish, paint sealant or ceramic coating and leather care, quoted after we have measured your paint. What each can do, how long it lasts, what it costs.',
  keywords: [
    'car detailing',
    'ceramic coating car',
    'car polishing',
    'paint protection film',
    'car interior detailing',
  ],
  spoken: [
    {
      specificity: 3,
      phrases:
        'detailing, ceramic coating, ceramic, coating, polish, polishing, ppf, paint protection, wax, waxing, teflon, chamkani, chamkana, rubbing polish',
    },
  ],
  icon: 'sparkles',
  picture: 'service-detailing',
  ways: ['pickup', 'walkIn'],
  price: { kind: 'freeQuote' },
  priceNote:
    'Quoted after a look at the paint: size of the car, hours of correction and the protection you choose decide.',
  durationMinutes: { min: 240, max: 2880 },
  duration: 'half a day to 2 days',
  warranty: 'The coating maker’s warranty on film and ceramic; 30 days on polish and interior.',
  forWhom: 'New cars before their first summer, dark cars full of swirls, and cars to be sold at their best.',
  intro: [
    'Detailing has two halves that are often sold as one. Correction removes damage: swirls, wash marks, water spots, by taking off a few thousandths of a millimetre of clear coat. Protection adds a layer on top: wax for weeks, sealant for months, ceramic for years, film against stones.',
    'Clear coat is about 40 micrometres thick and can be polished only a few times in a car’s life. So we measure it on every panel first, polish as little as does the job, and tell you when a coating would only lock scratches in.',
  ],
  signs: [
    'Spider webs in the paint around the sun’s reflection',
    'Water no longer beads on the bonnet',
    'Headlamps gone yellow and dim at night',
    'Leather shiny and stiff on the driver’s side',
    'Hard-water rings that a wash does not move',
  ],
  steps: [
    {
      title: 'Measure',
      text: 'Paint thickness panel by panel, lamp inspection, photos. You get the map and a fixed quote.',
    },
    {
      title: 'Decontaminate',
      text: 'Foam wash, iron remover, clay: the paint must feel like glass before a machine touches it.',
    },
    {
      title: 'Correct',
      text: 'A test spot finds the mildest pad and polish that works; then panel after panel.',
    },
    {
      title: 'Wipe down',
      text: 'Polishing oils are removed with alcohol, so that nothing is hidden and the coating can bond.',
    },
    {
      title: 'Protect',
      text: 'Sealant, ceramic or film, with the curing time that its maker asks for, indoors.',
    },
    {
      title: 'Inside',
      text: 'Leather cleaned and fed, fabric extracted, plastics and screens treated without shine.',
    },
  ],
  includes: [
    'Paint measurement with a written map',
    'Wash, iron removal and clay',
    'One-step or multi-step machine polish, as quoted',
    'The protection you chose',
    'Headlamps polished and sealed',
    'Interior cleaning and leather care',
    'Free pickup and drop',
  ],
  excludes: [
    'Dents, deep scratches and repainting',
    'Stone-chip film, unless it is in your quote',
    'Wheels off the car',
  ],
  sections: [
    {
      heading: 'Wax, sealant, ceramic or film?',
      paragraphs: ['What they can do, without the showroom talk:'],
      list: [
        'Wax: gloss and beading for four to eight weeks; pleasant on an older car',
        'Sealant: six months, good value for a car that lives outdoors',
        'Ceramic: two to five years against chemicals, sun and easy washing; it does not stop stones or dents and is not scratch-proof',
        'Paint protection film: the only one that takes stone chips and keys; dear, so often only for bonnet, bumper and mirrors',
      ],
    },
    {
      heading: 'A coating is not a holiday from washing',
      paragraphs: [
        'Dust grinds whatever it lies on. A coated car needs less effort, but still two buckets, soft towels and a wash every second week; drying off hard water matters more, because minerals settle on the coating too. Skip the brush tunnel for good.',
      ],
    },
    {
      heading: 'New car: do it when?',
      paragraphs: [
        'Ask the dealer to deliver without polish and without the free teflon coat, then bring the car in its first weeks. Cars stand months in open yards before they are sold, and most arrive with wash marks from the delivery cleaning; a light one-step polish is usually enough.',
      ],
    },
  ],
  faqs: [
    {
      question: 'What does detailing cost?',
      answer:
        'It depends on the hours. A one-step polish with sealant on a hatchback is a day’s work for one person, a full correction with ceramic on an SUV two days for two. You get a fixed quote after the measurement, free of charge.',
    },
    {
      question: 'Is ceramic coating worth it in India?',
      answer:
        'For a car that parks in the open, is dark, or will be kept four years: yes, mostly because washing gets easy and the sun bleaches less. For a car in a garage that you sell in a year, a sealant does.',
    },
    {
      question: 'Will polishing remove all scratches?',
      answer:
        'All that are only in the clear coat. If your nail catches, the scratch is deeper than what may safely be polished off and that panel needs paint.',
    },
    {
      question: 'How long must the car stay dry after ceramic?',
      answer:
        'Twelve hours at least, better a day; no shampoo for a week. We keep the car overnight for that reason.',
    },
    {
      question: 'Do you coat over old paintwork repairs?',
      answer:
        'Yes, once new paint has cured for a month. Before that, solvents still leave the paint and would lift the coating.',
    },
  ],
  related: ['car-spa', 'denting', 'windshield'],
  doorstepServiceIds: ['dry-cleaning-interior'],
};
