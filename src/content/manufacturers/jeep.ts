import type { Manufacturer } from './manufacturer.ts';

export const jeep: Manufacturer = {
  slug: 'jeep',
  name: 'Jeep',
  fullName: 'Jeep India (Stellantis)',
  sheetName: 'Jeep',
  popularModels: ['Compass', 'Meridian', 'Wrangler', 'Grand Cherokee'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 15000,
    months: 12,
    source: 'maker',
    note: 'Compass and Meridian are due at 15,000 km or a year; with sand, water or steady town use, change oil at half of it.',
  },
  summary:
    'for Compass, Meridian and Wrangler: Multijet diesel care, 4x4 and gearbox fluids, electronics, and underbody checks.',
  paragraphs: [
    'The Compass, built at Ranjangaon near Pune since 2017, made a Jeep possible on an Indian salary. It is dense and solid and has independent suspension on all corners. People who drive one mostly speak of how it sits on a bad road. Then they speak of the bill.',
    'Much of that bill can be foreseen. The two-litre Multijet diesel is the same strong unit as in Harrier and Hector and has a timing belt with an age. The 1.4 MultiAir petrol, dropped in 2023, breathes through an oil-driven valve system that a single overdue oil change can clog.',
    'Meridian carries the same parts with three rows. Wrangler and Grand Cherokee are imports by nature: superb off the road, with brakes, bushes and electronics that come by ship. Order early and drive meanwhile.',
  ],
  typicalJobs: [
    {
      name: 'Multijet service',
      detail:
        'Oil to the Fiat norm, all filters, boost hoses, and a soot reading of the particulate filter on BS6 cars.',
    },
    {
      name: 'Timing belt and pump',
      detail: 'By the booklet or about every six years on the diesel, since a skipped belt ends the engine.',
    },
    {
      name: '4x4 drive fluids',
      detail: 'Power transfer unit and rear drive module, both small and both often forgotten.',
    },
  ],
  weakSpots: [
    {
      name: 'Dry dual-clutch on the petrol',
      detail:
        'Hesitates and judders in slow traffic. Software and clean earths help; the clutch pack is the last step.',
    },
    {
      name: 'Electrical warnings by the dozen',
      detail:
        'A weak battery on a Compass lights half the dashboard. Test it first, clear, and only then read on.',
    },
    {
      name: 'Front suspension top mounts',
      detail: 'Creaks over ramps from about 50,000 km; mount, bearing and alignment end it.',
    },
  ],
  conditionNotes: {
    heat: 'Electric fans are loud by design; silence with a climbing needle means a relay, and the car should stop there.',
    dust: 'After dunes have the radiator pack blown out from inside and the differential breathers cleared.',
    'sea-air': 'Skid plates trap wet sand; take them off once a year, rinse and wax the fixing bolts.',
    waterlogging:
      'Wade slowly and dry the brakes after; the Compass is rated for a little under half a metre only when all seals are sound.',
    traffic: 'Choose the torque-converter diesel if you can; with a DDCT leave two car lengths and roll.',
    hills: 'Hill descent and nine gears do the work if fluid is fresh; have it changed near 80,000 km.',
    highway: 'Selec-Terrain cars need equal tyres, so rotate them each 10,000 km and replace in fours.',
  },
  faqs: [
    {
      question: 'Is the Jeep Compass expensive to maintain?',
      answer:
        'Dearer than a Creta, below a German. Filters, pads and belts are shared with other Multijet cars. Model-specific electronics and lamps cost most, so a dash of prevention with battery and water seals pays.',
    },
    {
      question: 'When is the timing belt of the 2.0 diesel due?',
      answer:
        "Take the booklet's distance, but do not go beyond about six years. We replace belt, rollers and water pump together, as the labour is the same.",
    },
    {
      question: 'Do you service Wranglers with lifts or large tyres?',
      answer:
        'Yes. We check steering damper, track bar, brake hoses and speedometer correction, and tell you what the RTO may object to. Modified parts are listed on the job sheet.',
    },
  ],
};
