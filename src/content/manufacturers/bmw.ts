import type { Manufacturer } from './manufacturer.ts';

export const bmw: Manufacturer = {
  slug: 'bmw',
  name: 'BMW',
  fullName: 'BMW India',
  sheetName: 'BMW',
  popularModels: ['3 Series', '5 Series', 'X1', 'X3', 'X5', '7 Series'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'our-advice',
    note: 'A BMW counts for itself (Condition Based Service). In our heat and traffic we advise oil at 10,000 km or a year even when the display allows more.',
  },
  summary:
    'for 3 Series, 5 Series, X1 and X5: oil by BMW norm, coolant plastics, battery registration and straight talk on run-flats.',
  paragraphs: [
    'BMW has put its cars together near Chennai since 2007. The hardware is the same as in Munich; the life it leads is not. European intervals of up to 30,000 km were worked out on cool motorways. A 320d in city traffic here burns through the same hours in a third of the distance, and the oil knows hours, not kilometres.',
    'Four-cylinder diesels N47 and B47, petrols N20, B48 and the sixes N57, B57, B58 cover nearly every BMW on our roads. Each has a known diary: chain guides on the early ones, plastic coolant parts on most, carbon in the intake on direct injection. With a diary one can plan, and a planned repair costs half of a breakdown.',
    'The electrics expect respect. A new battery must be registered so that charging adapts; a brake-pad sensor is a wear part; a fault memory with forty entries usually has one cause. We start from the scanner but end with a meter.',
  ],
  typicalJobs: [
    {
      name: 'CBS service and reset',
      detail:
        'Oil of the Longlife norm named for your engine, filter, micro-filters, brake-fluid check, and the counter reset only for what was really done.',
    },
    {
      name: 'Cooling-system renewal',
      detail:
        'Expansion tank, hoses, thermostat and electric pump as a set at around 80,000 km or eight years, before one of them strands you.',
    },
    {
      name: 'Battery with registration',
      detail:
        'AGM type of the right size, fitted, coded and registered, with the sleeping current measured afterwards.',
    },
  ],
  weakSpots: [
    {
      name: 'Timing chain of early N47 and N20',
      detail:
        'A scraping noise at the back or front of the engine at cold start deserves immediate attention; chains on the gearbox side mean engine-out work.',
    },
    {
      name: 'Oil leaks at filter housing and valve cover',
      detail:
        'Gaskets harden in heat. A smell of burning oil at the lights is typical and best mended before oil reaches a belt.',
    },
    {
      name: 'Run-flat tyres on bad roads',
      detail:
        'Stiff walls break rims and crack on pothole edges. You may change to normal tyres if you carry a spare or a repair kit.',
    },
  ],
  conditionNotes: {
    heat: 'Electric water pumps give little warning; an over-temperature message in a jam means switch off, not drive home slowly.',
    dust: 'Two micro-filters feed the cabin, one under the bonnet; both should be renewed yearly, or the AC strains and smells.',
    'sea-air':
      'Aluminium bonnets and arms do not rust, but steel bolts in them corrode and seize; penetrating oil before an alignment saves studs.',
    waterlogging:
      'Intakes lie at the front edge and control units under the carpets; damage from water is among the costliest of all, so wait it out.',
    traffic:
      'Start-stop works the battery hard and fails first; if it no longer stops the engine, have the battery tested.',
    hills:
      'Rear-drive cars climb happily; automatic fluid near 80,000 km keeps the ZF box from hunting on long grades.',
    highway:
      'Look at inner tyre shoulders, which wear unseen with sporty camber, and at run-flat age before a fast trip.',
  },
  faqs: [
    {
      question: 'Must a new BMW battery really be registered?',
      answer:
        "Yes, on all models of the last fifteen or so years. The car charges by the battery's age and type. Without registration a new one is treated as old and overcharged, and it fails early.",
    },
    {
      question: 'Can I replace run-flats with ordinary tyres?',
      answer:
        'You can. The ride improves and rims suffer less. Keep the same size and load index, carry a spare or an inflator, and tell your insurer if the policy asks. We do not mix the two kinds on one car.',
    },
    {
      question: 'Is oil change at 25,000 km as the display says fine?',
      answer:
        'For a warranty, the display is the rule. For the engine in Indian town use, a change each 10,000 km or yearly is cheap protection, and the counter can be left as it is in between.',
    },
  ],
};
