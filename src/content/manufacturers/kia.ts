import type { Manufacturer } from './manufacturer.ts';

export const kia: Manufacturer = {
  slug: 'kia',
  name: 'Kia',
  fullName: 'Kia India',
  sheetName: 'Kia',
  popularModels: ['Seltos', 'Sonet', 'Carens', 'Carnival', 'Syros'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: 'Kia India asks for a service every 10,000 km or 12 months, petrol, diesel and turbo alike.',
  },
  summary:
    'for Seltos, Sonet, Carens and Carnival: turbo oil care, iMT and DCT clutches, diesel filters and connected-car batteries.',
  paragraphs: [
    'Kia started in Anantapur in 2019, so even the oldest Seltos is young. Most faults are therefore of use and not of age: curbed rims, worn front pads, clutches taught bad habits in jams, batteries emptied by a connected unit that phones home all night.',
    'Under the skin a Seltos is a near relation of the Creta, a Sonet of the Venue. Engines, filters, pads and sensors are shared across the two houses, which keeps prices sane and shelves full.',
    'Watch what is special to Kia. The iMT has a clutch but no clutch pedal; a hydraulic actuator does the work, and it needs clean fluid and a relearn after any clutch job. The turbo petrols run hot oil and should have it changed on the month, even at 6,000 km.',
  ],
  typicalJobs: [
    {
      name: 'Turbo-petrol service',
      detail:
        'Fully synthetic oil to the printed grade, plugs by distance, and a look at the intercooler pipes for oil mist.',
    },
    {
      name: 'iMT clutch bleed and relearn',
      detail:
        'When it hesitates or jerks from a standstill, the actuator fluid is renewed and bite points learned again by scanner.',
    },
    {
      name: 'Brake service with electric hand brake',
      detail: 'Rear calipers go into service mode first. Forcing them back with a clamp breaks the motor.',
    },
  ],
  weakSpots: [
    {
      name: 'Twelve-volt battery drain',
      detail:
        'Connected services, dash cameras and a car that stands for ten days add up. We measure the sleeping current before selling anyone a battery.',
    },
    {
      name: 'Fuel pump and filter on early diesels',
      detail:
        'Some 2019 and 2020 diesels were recalled for the pump; hesitation at steady speed on a later car is often just the filter.',
    },
    {
      name: 'Front rotors',
      detail: 'Light discs pulse after hard stops from speed. On-car skimming cures most of them once.',
    },
  ],
  conditionNotes: {
    heat: 'Ventilated seats and a large glass roof ask much of the battery and AC; have both measured each spring.',
    dust: "Bose grilles and the air purifier collect fine dust; the purifier's own filter is separate from the cabin filter and often forgotten.",
    'sea-air':
      'Bright trim clouds and the exposed tailpipe tips pit near the sea; a sealant on chrome every three months holds them.',
    waterlogging:
      'The seven-seat Carens sits lower than it looks when full; judge depth by its hub and not by the bonnet.',
    traffic:
      'Turbo cars with DCT dislike creeping; choose the gap, use auto-hold, and let the box cool if the warning shows.',
    hills:
      'Sonet and Seltos diesels climb in higher gears than expected; on the way down use the paddles or the lever, not the pedal alone.',
    highway:
      'Driver aids look through a camera behind the mirror and a radar in the grille; keep both clean, and have them aimed again after glass or bumper work.',
  },
  faqs: [
    {
      question: 'Why does my Seltos or Sonet battery run flat in a week?',
      answer:
        'A healthy car should last three weeks. We check the sleeping current, the alternator and any accessory wired to a live feed, most often a dash camera. Only if the battery then fails a load test is it replaced.',
    },
    {
      question: 'Does the iMT need a special service?',
      answer:
        'A little. Its clutch fluid ought to be changed about every two years, and after a clutch or battery job the control unit must relearn. The gearbox oil itself is ordinary and checked for leaks.',
    },
    {
      question: 'Are Kia and Hyundai parts the same?',
      answer:
        'Many are, down to the number on the casting: filters, pads, plugs, suspension links. Body, lamps and trim are not. When a part is common we quote whichever genuine box is available sooner.',
    },
  ],
};
