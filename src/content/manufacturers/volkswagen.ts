import type { Manufacturer } from './manufacturer.ts';

export const volkswagen: Manufacturer = {
  slug: 'volkswagen',
  name: 'Volkswagen',
  fullName: 'Volkswagen India',
  sheetName: 'Volkswagen',
  popularModels: ['Polo', 'Virtus', 'Taigun', 'Vento', 'Tiguan', 'Ameo', 'Jetta'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 15000,
    months: 12,
    source: 'maker',
    note: 'Fifteen thousand kilometres or a year on paper; Polos that never leave town thank you for fresh oil at half of that.',
  },
  summary:
    'for Polo, Vento, Virtus, Taigun and Tiguan: belts and chains by engine, window regulators, DSG fluid and honest TDI advice.',
  paragraphs: [
    'The Polo left the Chakan line in 2022 after twelve years, and its owners have not let go. A tight one still feels like a bigger car. Keeping it so is mostly rubber and plastic: mounts, bushes, window regulators, door seals, a coolant flange. None of these is costly alone; ignored together they make the car feel old.',
    'No other make in India mixed so many engines in one body. Three-cylinder 1.2 TDI, four-cylinder 1.6 and 1.5 TDI, 1.2 MPI, 1.6 MPI, 1.2 TSI with chain and later with belt, 1.0 TSI. Service it by the engine code on the sticker in the boot, never by the badge on the tailgate.',
    'Virtus and Taigun are simpler to live with and share nearly everything with Slavia and Kushaq. For Tiguan, Passat and Jetta, parts come from a smaller shelf, so plan big jobs a week ahead.',
  ],
  typicalJobs: [
    {
      name: 'Belt or chain check by engine code',
      detail:
        'Diesels and late TSIs have belts with an age limit; the early 1.2 TSI has a chain that rattles at cold start before it slips.',
    },
    {
      name: 'Window regulator repair',
      detail:
        'Plastic carriers snap and the glass drops into the door. A metal clip kit often saves buying the whole frame.',
    },
    {
      name: 'Suspension and mount refresh',
      detail: "Engine mount, lower-arm rear bush and strut tops, which bring the old Polo's calm back.",
    },
  ],
  weakSpots: [
    {
      name: 'EGR and injectors on the EA189 diesels',
      detail:
        'The 1.2, 1.6 and 2.0 TDI of the emission recall can clog their EGR valves after the update. Cleaning and a proper scan come before parts.',
    },
    {
      name: 'Idle shake in three-cylinder cars',
      detail:
        'Some is natural. A sudden increase means a collapsed mount or a weak coil, both quick to prove.',
    },
    {
      name: 'Door microswitches and central locking',
      detail:
        'Interior lamps that stay on and windows that reopen usually come from a worn switch inside the lock.',
    },
  ],
  conditionNotes: {
    heat: 'AC compressors on early Polos have a control valve that sticks in heat; replacing the valve alone may save the compressor.',
    dust: 'Door seals are double and good, so dust enters through the cabin filter flap; make sure it is clipped after each change.',
    'sea-air':
      'Twelve-year body warranties were meant seriously and rust is rare; look at brake pipes behind the tank and at the rear beam.',
    waterlogging: "A Polo's intake is behind the left lamp, low enough for a bow wave; take the other road.",
    traffic:
      'The 1.6 with six-speed automatic bears jams better than the DSG; whichever you have, avoid riding the creep.',
    hills:
      'TDI torque flatters, but its dual-mass flywheel does not like lugging in high gears on a climb: shift down.',
    highway:
      "Check the tyres' speed rating and the mounts; at 100 a Vento in good order is quieter than its age suggests.",
  },
  faqs: [
    {
      question: 'When must the timing belt of a Polo or Vento diesel be changed?',
      answer:
        'By the interval for your engine code, which for many 1.2, 1.5 and 1.6 TDIs lies between 90,000 and 1,20,000 km, or at about six years. If records are missing, assume that it is due; a broken belt bends valves.',
    },
    {
      question: 'Are parts for the Polo hard to get now that it is discontinued?',
      answer:
        'No. So many run that suppliers keep making service parts. Some GT trim, lamps and interior pieces take longer. Mechanical parts are also shared with the Rapid and Vento.',
    },
    {
      question: 'My Volkswagen shows EPC and loses power. What is it?',
      answer:
        'EPC is a general engine-control lamp: brake-light switch, throttle, coil, pedal sensor or, on newer 1.0 TSIs, fuel pressure. We read the code and test; changing the throttle body first is an expensive guess.',
    },
  ],
};
