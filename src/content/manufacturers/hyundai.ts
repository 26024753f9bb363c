import type { Manufacturer } from './manufacturer.ts';

export const hyundai: Manufacturer = {
  slug: 'hyundai',
  name: 'Hyundai',
  fullName: 'Hyundai Motor India',
  sheetName: 'Hyundai',
  popularModels: ['Creta', 'i20', 'Venue', 'Verna', 'Grand i10', 'Exter', 'Santro'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: 'Hyundai India prints 10,000 km or 12 months for petrol and diesel alike, after early free checks.',
  },
  summary:
    'for Creta, i20, Venue and older Santros: oil, DCT and clutch checks, steering coupling, AC and sunroof drains.',
  paragraphs: [
    'Since the first Santro of 1998 Hyundai has built its Indian cars near Chennai, and it has sold enough of them that parts are never far. Quality is even from one year to the next. What changes is complexity: a 2005 Santro can be mended with a test lamp, a 2024 Creta expects a scanner for a brake-pad change with an electric hand brake.',
    "The Kappa petrol engines in i10, i20, Aura and Exter are chain-driven and quiet, and their lone bad habit is carbon on the throttle body after years of town work. U2 diesels of 1.1, 1.4, 1.5 and 1.6 litres pull well and last, provided the fuel filter is changed on distance and the turbo gets a minute's idle after a hard run.",
    'Turbo-petrol Hyundais with the seven-speed dual clutch are quick and economical, and they like to roll. In a jam, creeping with the foot hovering wears the dry clutches; stop fully, leave a gap, then move.',
  ],
  typicalJobs: [
    {
      name: 'Periodic service with throttle cleaning',
      detail:
        'Oil, filters and a throttle-body clean with idle relearn, which settles the hunting idle common on Kappa engines in town.',
    },
    {
      name: 'Steering coupling replacement',
      detail:
        'A small rubber star in the electric steering crumbles with age and clicks on turning. The part is tiny and cheap, the column has to come down.',
    },
    {
      name: 'Diesel fuel filter and injector check',
      detail:
        'Filter by distance, water drained, injector return measured when starting takes longer than two seconds.',
    },
  ],
  weakSpots: [
    {
      name: 'Dry dual clutch in jams',
      detail:
        'Judder on moving off or a gearbox temperature warning means worn or hot clutches. Relearning helps early; later the clutch pack is replaced.',
    },
    {
      name: 'Sunroof drains',
      detail:
        'Drain hoses at the front corners clog with dust and leaves, and rain then drips from the roof lining or wets the carpet.',
    },
    {
      name: 'Rear washers, lamps and switches',
      detail:
        'Tailgate wiring flexes with each opening. A dead rear wiper on an i20 is more often a broken wire in the rubber sleeve than the motor.',
    },
  ],
  conditionNotes: {
    heat: 'Blowers and compressors are strong, yet the evaporator is thin-walled; low gas after each summer points to a leak rather than to normal loss.',
    dust: 'The cabin filter behind the glovebox blocks early and starves the AC; cleaning it is a two-minute job that owners seldom know of.',
    'sea-air':
      'Galvanised panels resist well, but sub-frames, springs and brake lines on Santros and first i10s should be inspected and coated.',
    waterlogging:
      'Creta and Venue look tall, yet their intakes open behind the grille; depth, not ride height, decides, and a hub is the limit.',
    traffic:
      'For DCT cars use full stops instead of creeping, and auto-hold where fitted; for manuals check free play at each service.',
    hills:
      'Turbo diesels are at home on ghats; with a DCT or iVT select the manual mode downhill so that the engine brakes too.',
    highway:
      'Wide tyres on the upper variants pick up cuts at speed; low-profile spares are often smaller, so check theirs is inflated as well.',
  },
  faqs: [
    {
      question: "My Hyundai's steering clicks when parking. Is the rack gone?",
      answer:
        'Most likely not. On many electric-steering Hyundais a rubber coupling inside the column wears and clicks. We confirm it with the column cover off. It costs a small fraction of a rack.',
    },
    {
      question: 'How often does the DCT fluid need changing?',
      answer:
        'The seven-speed dry-clutch box carries a little gear oil, with no fixed change for normal use. For heavy traffic or hills we suggest an inspection at 60,000 km and fresh oil by about 100,000. The wet iVT and torque-converter boxes need theirs sooner.',
    },
    {
      question: 'Can old Santros and Accents still be serviced?',
      answer:
        'Yes. Wear parts, clutches, suspension and sensors are all around. A few trim pieces and switches come only from breakers, and we say so before you pay for a search.',
    },
  ],
};
