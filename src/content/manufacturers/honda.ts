import type { Manufacturer } from './manufacturer.ts';

export const honda: Manufacturer = {
  slug: 'honda',
  name: 'Honda',
  fullName: 'Honda Cars India',
  sheetName: 'Honda',
  popularModels: ['City', 'Amaze', 'Elevate', 'Jazz', 'WR-V', 'Civic', 'Brio'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: 'Current Hondas are due every 10,000 km or 12 months; booklets of the last decade say 10,000 km or 6 months, so look at yours.',
  },
  summary:
    'for City, Amaze, Elevate and Jazz: the right thin oil, CVT fluid by type, valve clearances and low-slung underbody care.',
  paragraphs: [
    'A Honda owner usually bought it for the engine. The i-VTEC petrols from the second City onwards are smooth, chain-driven and nearly indestructible as long as the oil is thin, clean and at its mark. They have mechanical valve adjustment, not hydraulic, and a Honda that has grown tappety at 40,000 or 80,000 km is asking for feeler gauges, not thicker oil.',
    "Its gearboxes split in two. Manuals are light and precise. CVTs, used in most automatics since 2013, are refined and depend on Honda's own HCF-2 fluid. Any other fluid, even a good one, makes them shudder.",
    'Diesels lasted ten years. The 1.5 i-DTEC was dropped in 2023 with the emission rules; it is aluminium, economical and loud, and most parts remain on the shelf because so many were sold in Amaze and City.',
    'Low noses and long overhangs are the price of the looks. Speed breakers and ramps touch a City where a Swift clears them, so a lift inspection of tray, sump and condenser belongs to each service.',
  ],
  typicalJobs: [
    {
      name: 'Valve clearance adjustment',
      detail:
        'Done cold with gauges at about 40,000 km steps, it restores quiet running, easy starting and clean emission figures.',
    },
    {
      name: 'CVT fluid change',
      detail:
        'Every 40,000 km or so in Indian town use, with HCF-2 only, level set at temperature and the drain magnet wiped.',
    },
    {
      name: 'Front strut and link refresh',
      detail:
        'Top mounts and stabiliser links tire on broken roads; new ones bring back the tight steering that Hondas are known for.',
    },
  ],
  weakSpots: [
    {
      name: 'AC condenser behind an open grille',
      detail:
        'Stones reach it on several models. A fine mesh behind the grille, fitted so that air still passes, is worth its few hundred rupees.',
    },
    {
      name: 'Underbody plastics',
      detail:
        'Splash trays hang on push clips that break at the second speed breaker. Left flapping, they tear and take the fog lamp wiring along.',
    },
    {
      name: 'Recalls left undone',
      detail:
        'Older Citys, Jazzes, Civics and Accords were called back for airbag inflators and many later cars for fuel pumps. The repair is free at the dealer; ask us to check your number.',
    },
  ],
  conditionNotes: {
    heat: "Coolant is Honda's own long-life type, good for years if never topped up from a tap; the fan switch and cap are the parts that age.",
    dust: 'VTEC oil passages are fine, so a dusty intake and old oil matter more here than on simpler engines; keep to the yearly change.',
    'sea-air':
      'Look at the rear axle, the fuel filler neck and the seams under the boot mat, where older Citys begin to brown.',
    waterlogging:
      'With about 165 mm under a City, water over the kerb is already too deep; a Honda that has sucked some in must not be cranked.',
    traffic:
      'The CVT runs cooler if you leave it in D and brake firmly than if you inch; its fluid should be changed by time, not only distance.',
    hills:
      'CVT cars should use S or L downhill; the brakes are well sized but thin pads fade sooner on a loaded Amaze.',
    highway:
      'Wheel balance shows early in the light steering; have it done at each tyre rotation, and check the spare, which is often a space-saver.',
  },
  faqs: [
    {
      question: 'Why is my Honda engine ticking after 80,000 km?',
      answer:
        'Probably valve clearance. Honda petrols need it set by hand from time to time. Driving with tight exhaust valves burns them, so have it measured; it takes about two hours with a new cover gasket.',
    },
    {
      question: 'Does the Honda City hybrid need special service?',
      answer:
        "Oil, filters and brakes are as usual. Added are the battery cooling fan's filter near the rear seat, inverter coolant and an isolation check. Only trained people with insulated tools should open anything orange.",
    },
    {
      question: 'Can I use ordinary CVT fluid in my Amaze or Jazz?',
      answer:
        'No. Use HCF-2. Universal fluids have different friction and the belt slips or shudders. If somebody has filled another fluid, two drain-and-fill changes a few hundred kilometres apart usually put it right.',
    },
  ],
};
