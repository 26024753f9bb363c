import type { Manufacturer } from './manufacturer.ts';

export const maruti: Manufacturer = {
  slug: 'maruti',
  name: 'Maruti',
  fullName: 'Maruti Suzuki India',
  sheetName: 'Maruti',
  popularModels: ['Swift', 'Baleno', 'Wagon R', 'Dzire', 'Brezza', 'Ertiga', 'Alto'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: 'After the first checks at 1,000 and 5,000 km, Maruti asks for a paid service every 10,000 km or 12 months, CNG cars included.',
  },
  summary:
    'from Alto to Grand Vitara: oil, brakes, AMT and CNG care with parts that are easy to find and cheap to check.',
  paragraphs: [
    'Nearly every second car on an Indian road was a Maruti for decades, and that is its greatest comfort. Any town has the parts and any mechanic has had the bonnet open. The same fact feeds a trade in look-alike filters, pads and oil, so with a Maruti the question is seldom whether a part exists but whether it is a real one.',
    "The small petrol engines, from the F8D of the old 800 to today's K10, K12 and K15, are light, chain-driven (the oldest excepted) and forgiving. They ask for clean thin oil and good plugs. Run on time, many see two lakh kilometres without the head coming off.",
    "Diesel Marutis ended in April 2020. The 1.3 DDiS in older Swifts, Dzires, Brezzas and Ertigas is Fiat's Multijet, an excellent engine that dislikes old oil, because its fine timing chain and turbo live on it.",
    'Newer ranges added AGS gearboxes, mild hybrids and factory CNG. None is difficult, but each has a routine that a quick oil change misses: clutch learning on the AGS, a second small battery on the hybrid, a filter and a cylinder test date on the CNG.',
  ],
  typicalJobs: [
    {
      name: 'Yearly oil service',
      detail:
        'Around three to three and a half litres of 0W-16 or 5W-30 by engine, filter, drain washer, and an air filter that takes a minute to inspect.',
    },
    {
      name: 'AGS clutch adaptation',
      detail:
        'When an automated manual starts to lurch or hunt between first and second, the actuator is bled and the bite point taught again with a scanner.',
    },
    {
      name: 'CNG upkeep',
      detail:
        'Gas filter, reducer and leak check at each yearly service, plugs sooner than on petrol, and a hydro test of the cylinder every three years as the law asks.',
    },
  ],
  weakSpots: [
    {
      name: 'Front lower-arm bushes and strut mounts',
      detail:
        'Light suspensions knock over small bumps from about 40,000 km. The bushes cost little; the labour is an hour a side.',
    },
    {
      name: 'Steering column rattle',
      detail:
        'Electric steering on several hatchbacks develops a tick over broken surfaces. A coupling or a bit of grease cures it; the rack is rarely at fault.',
    },
    {
      name: 'Thin paint and soft bumpers',
      detail:
        'Panels mark easily. The good side is that a repainted bumper costs less here than on any other make.',
    },
  ],
  conditionNotes: {
    heat: 'The small radiators cope well when clean, but the single fan works hard in a jam; a fan that starts late is the usual cause of a hot Maruti.',
    dust: 'The paper air filter sits low in many models and drinks dust early; Maruti itself advises shorter intervals on dusty roads.',
    'sea-air':
      'Exhaust hangers, rear axle beams and the lower edges of doors on older Altos and Omnis rust first near the coast.',
    waterlogging:
      'Air intakes on Altos and Wagon Rs are low; keep out of water above the hub, and have the rear drum brakes dried and cleaned after it.',
    traffic:
      'Cable clutches on small models stretch and AGS actuators heat up; in dense traffic have both adjusted once between services.',
    hills:
      'With three or four aboard, a one-litre engine lives in second gear on climbs, so clutch wear and coolant deserve a look before a hill holiday.',
    highway:
      'Narrow tyres and light doors mean crosswinds are felt; balance and equal pressures make more difference than on heavier cars.',
  },
  faqs: [
    {
      question: 'Which engine oil does my Maruti take?',
      answer:
        'Look at the filler cap or the booklet. Recent K-series engines are built for 0W-16 or 0W-20, older ones for 5W-30, and the 1.3 diesel for 5W-30 of a diesel grade. Thicker oil only costs mileage and makes cold starts noisy.',
    },
    {
      question: 'Do CNG Marutis need a different service?',
      answer:
        'The rhythm is the same, every 10,000 km or a year. Added are the gas filter, a leak check, plugs about twice as often as on petrol, and valve clearances when the engine turns noisy, since CNG burns dry and hot.',
    },
    {
      question: 'Are spare parts from the market safe for a Maruti?',
      answer:
        "Some are made by the very firms that supply the factory, many are copies. We fit parts with a maker's batch code and show you the box. For brakes, filters and timing parts we do not use copies at all.",
    },
  ],
};
