import type { Manufacturer } from './manufacturer.ts';

export const nissan: Manufacturer = {
  slug: 'nissan',
  name: 'Nissan',
  fullName: 'Nissan Motor India',
  sheetName: 'Nissan',
  popularModels: ['Magnite', 'Micra', 'Sunny', 'Terrano', 'Kicks'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: "Every 10,000 km or 12 months by Nissan's book; CVT cars should have their fluid looked at on each of those visits.",
  },
  summary:
    'for Magnite, Micra, Sunny, Terrano and Kicks: CVT fluid by type, K9K belts, AMT care and parts shared with Renault.',
  paragraphs: [
    'For some years the Magnite has nearly been the whole of Nissan in India, and it does the job alone: light, tall, lively with its one-litre turbo, made at Oragadam outside Chennai for here and for export. Behind it stand the older Micras and Sunnys, whose fans praise the boot, the turning circle and the quiet.',
    "Half of what you need has a Renault number. Terrano is a Duster, the 1.5 diesel in Sunny, Micra, Terrano and Kicks is Renault's K9K, and Magnite and Kiger are cousins. That helps when a Nissan shelf is empty.",
    'X-Tronic CVTs are smooth and last well on one condition: NS-3 fluid, renewed by about 60,000 km in our traffic. The book is relaxed about it; a gearbox costs more than the car is worth by then.',
  ],
  typicalJobs: [
    {
      name: 'CVT fluid exchange',
      detail:
        'NS-2 or NS-3 by model, filter and magnet cleaned, level set warm, slip data read before and after.',
    },
    {
      name: 'K9K timing belt',
      detail:
        'With tensioner and pump by age or distance on every 1.5 dCi; without records it is the first job on a used Terrano.',
    },
    {
      name: 'Magnite turbo service',
      detail: 'Synthetic oil, plugs, air filter and a check of turbo pipes and engine mounts.',
    },
  ],
  weakSpots: [
    {
      name: 'EZ-Shift jerks',
      detail: 'The automated manual of Magnite needs its actuator bled and relearnt when starts turn rough.',
    },
    {
      name: 'Clutch on the Terrano and Sunny diesel',
      detail:
        'Heavy traffic wears it by 60,000 km. The slave cylinder lives inside the bell and should be renewed together.',
    },
    {
      name: 'Rear beam noises',
      detail: 'Bushes of Micra and Sunny creak when dry; replacement beats grease.',
    },
  ],
  conditionNotes: {
    heat: "The CVT shares the radiator's heat; a small auxiliary cooler or simply fresh coolant keeps it out of its protective mode.",
    dust: "Magnite's cabin filter sits behind the glovebox and comes out in a minute; do it each season.",
    'sea-air': 'Micra door bottoms and Sunny wheel arches deserve cavity wax near the coast.',
    waterlogging:
      'A Magnite clears 205 mm of road but not of current; moving water lifts a car of one tonne, so turn back.',
    traffic: 'Keep CVT cars in D with a firm foot on the brake; hold no car on a slope with the accelerator.',
    hills: 'Use L on a CVT downhill; on the diesel watch the temperature with AC on in second gear.',
    highway:
      'Sunny and Kicks are stable and spacious; check belt age before a long tour, and balance at 10,000 km.',
  },
  faqs: [
    {
      question: 'Is Nissan staying in India, and are parts available?',
      answer:
        'New Magnites are sold, and Nissan keeps its parts supply for older models. Shared Renault parts fill many gaps. Trim for Evalia or X-Trail is scarce, so we look first and promise after.',
    },
    {
      question: 'My Nissan CVT revs but the car hardly moves. What is wrong?',
      answer:
        'It may be protecting itself from heat, or the belt slips from old fluid. Stop, let it cool, do not push on. We read its slip counters; caught early, a double fluid change can save the box.',
    },
    {
      question: 'Can I use any CVT fluid?',
      answer:
        'No. NS-2 for older, NS-3 for newer ones, as the dipstick or book says. A wrong fluid may ruin the belt grip within weeks.',
    },
  ],
};
