import type { Manufacturer } from './manufacturer.ts';

export const mahindra: Manufacturer = {
  slug: 'mahindra',
  name: 'Mahindra',
  fullName: 'Mahindra & Mahindra',
  sheetName: 'Mahindra',
  popularModels: ['Scorpio', 'Thar', 'XUV700', 'Bolero', 'XUV300', 'XUV500'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: 'Most Mahindras are due every 10,000 km or 12 months after a first check; older Boleros and pick-ups have shorter steps in their books.',
  },
  summary:
    'for Scorpio, Thar, XUV700 and Bolero: mHawk diesel care, 4x4 fluids, suspension bushes and electronics checks.',
  paragraphs: [
    'Mahindra makes what our roads ask for: tall, heavy, diesel at heart. A Bolero of the nineties and a Scorpio of today share the idea that a car should be repairable by the side of a field. The mHawk 2.2 is among the best diesels made in this country, and 2.5-litre and m2DiCR engines before it can be rebuilt almost anywhere.',
    'Weight has its bill. Ball joints, arm bushes, wheel bearings and brakes carry two tonnes over broken edges, and they want looking at every 10,000 km, not when they knock. Body-on-frame models also loosen: half an hour with a torque wrench under a Thar or Scorpio finds a dozen bolts that take a quarter turn.',
    "From XUV500 onwards, and above all with XUV700 and the electric BE 6 and XEV 9e, software counts. Screens that freeze, cameras that lose their eyes after a windscreen job, keys that vanish: the cure is an update or a calibration, and we say openly which of these only the dealer's tool can do.",
  ],
  typicalJobs: [
    {
      name: 'mHawk service',
      detail:
        'Six litres or so of the right diesel oil, oil and fuel filters, intercooler hoses inspected for the oily bloom that comes before a split.',
    },
    {
      name: '4x4 fluid set',
      detail:
        'Front and rear differential, transfer case and gearbox oils by distance, or at once after deep water.',
    },
    {
      name: 'Suspension and steering check',
      detail:
        'Lower arms, tie rods, kingpins or ball joints by model, and an alignment that lets a Scorpio run straight again.',
    },
  ],
  weakSpots: [
    {
      name: 'Turbo and intercooler hoses',
      detail:
        'On XUV500 and Scorpio a hose that splits under boost gives black smoke, a whistle and no pull. It is a small part with a dramatic face.',
    },
    {
      name: 'Clutch and dual-mass flywheel',
      detail:
        'Towing, ghats and riding the pedal heat the big clutch. Rattle at idle that stops with the pedal down speaks of the flywheel.',
    },
    {
      name: 'Door seals and rattles',
      detail:
        'Dust and water pass tired rubber, mostly at rear doors and tailgate. New beads and adjusted strikers quieten the car remarkably.',
    },
  ],
  conditionNotes: {
    heat: 'Viscous fan couplings on older Scorpios and Boleros weaken with age; if it heats on slow climbs but not at speed, test that first.',
    dust: 'Thar and Bolero are chosen for dust, yet their tailgate seals let it in; check the snorkel or airbox joints after every off-road trip.',
    'sea-air':
      'Frames and cargo beds rust from inside the boxed sections; a cavity wax every two years is cheap against welding.',
    waterlogging:
      'Wading depth is real only with clear breathers and dry electrics; after a flooded road change axle oils if they look grey.',
    traffic:
      'A heavy clutch in a jam tires driver and plate; the hydraulic fluid should be bled yearly, as it boils and softens the pedal.',
    hills:
      'Engine braking is excellent with the manual box; with the automatic hold second, and feel the discs for lips every 15,000 km.',
    highway:
      'Tall bodies sway when shocks are tired; if a Scorpio takes two movements to settle after a crest, the dampers are due.',
  },
  faqs: [
    {
      question: 'My Scorpio pulls to one side. Is it only alignment?',
      answer:
        'Sometimes. On Scorpios we first check tyre pressures, a sticking front caliper and play in the lower arms, as alignment cannot hold on worn joints. Then we align and drive it with you.',
    },
    {
      question: 'How often should 4x4 oils be changed on a Thar?',
      answer:
        'Follow the booklet for road use, about every 40,000 km. After wading above the axles, or a weekend in sand, check at once. Oil that is milky or smells burnt should go the same day.',
    },
    {
      question: 'Do you repair XUV700 electronics?',
      answer:
        "We read faults, test sensors, wiring and batteries, and replace what is mechanical. Camera and radar calibration or software that needs Mahindra's own tool goes to the dealer, and we tell you so before you spend.",
    },
  ],
};
