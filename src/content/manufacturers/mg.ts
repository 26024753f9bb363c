import type { Manufacturer } from './manufacturer.ts';

export const mg: Manufacturer = {
  slug: 'mg',
  name: 'MG',
  fullName: 'JSW MG Motor India',
  sheetName: 'MG',
  popularModels: ['Hector', 'Astor', 'ZS EV', 'Comet', 'Windsor', 'Gloster'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'our-advice',
    note: "MG's booklets differ by model and engine; 10,000 km or 12 months is safe for all of them, electric cars included for their checks.",
  },
  summary:
    'for Hector, Astor, Gloster and the electric Windsor, Comet and ZS EV: service, screen and battery faults, tyres, EV checks.',
  paragraphs: [
    'MG came to India in 2019 with a Hector as large as its screen. Made at Halol in Gujarat, it brought connected features to a price where nobody else had them, and its faults are those of a computer as often as those of a car. Before any part is ordered we ask two questions: what is the battery voltage, and is the software current?',
    "The mechanics come from known houses. Hector's diesel is the two-litre Fiat unit that Jeep and Tata use too. The 1.5 turbo petrol is SAIC's own, content with good oil and clean plugs. Gloster shares little with the rest; it is a heavy ladder-frame car with two turbos and wants truck-like care of its fluids and brakes.",
    'A large share of new MGs is electric. Windsor, Comet and ZS EV ask for no oil, but brakes seize from lack of use, tyres wear fast under instant torque, and the coolant that cools the pack has a date.',
  ],
  typicalJobs: [
    {
      name: 'Hector yearly service',
      detail:
        'Engine oil to grade, four filters, brake clean, scanner, and an update check with the result written on the sheet.',
    },
    {
      name: 'EV annual check',
      detail:
        'Brake slides freed and greased, reducer oil and coolant inspected, tyres turned, 12-volt battery tested, charging port looked into.',
    },
    {
      name: 'Brake squeal cure',
      detail:
        'Pads bevelled, shims and slides greased, discs cleaned. It returns if only the pads are changed.',
    },
  ],
  weakSpots: [
    {
      name: 'Infotainment freezes',
      detail:
        'Black screens and silent speakers after months of standing or a weak battery. A controlled reset or an update settles most.',
    },
    {
      name: 'Hector automatic in traffic',
      detail:
        'The dual-clutch petrol can shudder when hot; the later CVT is smoother and needs its own fluid on time.',
    },
    {
      name: 'Parts waiting time',
      detail:
        'Lamps, glass and panels of the rarer models can take weeks. We confirm stock with the supplier before you leave the car.',
    },
  ],
  conditionNotes: {
    heat: 'Panoramic roofs warm the cabin and load the AC; a heat-rejecting film of legal tint and a healthy condenser fan help most.',
    dust: 'Sunroof rails collect grit and then groan; wipe and grease them twice a year with the silicone grease meant for it.',
    'sea-air':
      'Charging-port pins on the electric models should be looked at for green bloom; a dry cap and no pressure washer there.',
    waterlogging:
      'EV packs are sealed, ordinary connectors less so; after water above the sill have the car checked before charging.',
    traffic: 'Electric MGs are in their element; petrols with DCT need a clear gap and a decisive start.',
    hills:
      'ZS EV and Windsor regain a good deal downhill, so set regeneration to its highest step and spare the pads.',
    highway:
      "Plan charging with a margin, and check pressures cold: an EV's weight makes a soft tyre run very hot.",
  },
  faqs: [
    {
      question: 'Can you service an electric MG outside the dealer?',
      answer:
        'Tyres, brakes, suspension, AC, cabin filter, 12-volt battery, body and cleaning, yes. The pack, motor and charger are under long cover, so for those you should see the dealer.',
    },
    {
      question: "Why does my Hector's screen go blank?",
      answer:
        'First suspects are a weak 12-volt battery and outdated software. Holding the home button restarts it. If it comes back every week, we log the voltage overnight and look for a drain.',
    },
    {
      question: 'Is the Hector diesel the same as the Compass engine?',
      answer:
        "Yes, both use Fiat's two-litre Multijet in different tune, and so does the Harrier. Filters, belts and many sensors are common, so finding parts for it is easy.",
    },
  ],
};
