import type { Manufacturer } from './manufacturer.ts';

export const renault: Manufacturer = {
  slug: 'renault',
  name: 'Renault',
  fullName: 'Renault India',
  sheetName: 'Renault',
  popularModels: ['Kwid', 'Duster', 'Triber', 'Kiger', 'Lodgy'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: '10,000 km or a year across the range. For the K9K diesels the belt has a date of its own that no counter shows.',
  },
  summary:
    'for Kwid, Triber, Kiger and Duster: light-car suspension, AMT relearns, K9K diesel belts and injectors, bodywork on a budget.',
  paragraphs: [
    'The first Duster showed India what a compact SUV could be, and those that were cared for still shrug at roads that break others. The Kwid did the same for the small car, at half the price. One is thick-skinned, the other light as a tin, and a workshop must know which rules apply.',
    'Dusters live by their K9K diesel. It is economical and strong, with three needs: the belt on time, clean fuel for its fine injectors, and oil that is never stretched. Ignore one and the repair equals two years of servicing.',
    'Kwid, Triber and Kiger use one-litre engines and thin steel. Things wear in proportion: bushes, mounts, bearings at 40,000 km, at prices that do not hurt. Their joy is that almost everything can be reached without removing something else.',
  ],
  typicalJobs: [
    {
      name: 'Duster belt kit',
      detail:
        'Timing belt, tensioner, water pump and accessory belt together, with the injector leak-off measured the same day.',
    },
    {
      name: 'Kwid and Triber suspension set',
      detail: 'Lower arms, links, strut mounts; both sides, then alignment, in about half a day.',
    },
    {
      name: 'Easy-R relearn',
      detail:
        'When the AMT hunts or stalls, its actuator is bled, clutch wear measured and the computer taught afresh.',
    },
  ],
  weakSpots: [
    {
      name: 'Injectors on K9K',
      detail:
        'Knock, smoke and hard starting after water in diesel. Filters on time prevent it; reconditioned units make repair affordable.',
    },
    {
      name: 'Kwid engine mounts',
      detail: "A shiver at idle with AC on is usually the right mount, a quarter of an hour's work.",
    },
    {
      name: 'Door wiring and central locks',
      detail: 'Lightweight looms break at the hinge side; soldering and sleeving beats replacing a harness.',
    },
  ],
  conditionNotes: {
    heat: "The Kwid's single fan and small core need clean fins; a splash of hose pressure from the wrong side bends them flat.",
    dust: "Duster owners go where dust is: the filter lid's four clips must all be shut, and the rear drums emptied each year.",
    'sea-air':
      'Thin panels of Kwid and Triber rust at stone chips near the sea; touch them up within the month.',
    waterlogging:
      'Duster AWD has the clearance, but its rear coupling and breathers need care after a swim; a Kwid should stay home.',
    traffic: 'AMTs on slopes want the hand brake, not the throttle; it saves a clutch a year.',
    hills:
      'Triber with seven aboard is slow uphill and needs cool brakes down; shift early and pause at viewpoints.',
    highway:
      'Light cars wander when tyres are old: fresh rubber and 2 psi more for a full load steady a Triber.',
  },
  faqs: [
    {
      question: "When should the Duster's timing belt be replaced?",
      answer:
        'At the distance in your booklet or about five to six years, whichever is first. Ask a previous owner for the bill. If there is none, replace it now; belt failure ruins the head.',
    },
    {
      question: 'Why does my Kwid shake at traffic lights?',
      answer:
        'Three cylinders shake a little by nature. If it became worse, we check engine mounts, plugs and throttle body. The repair is small in most cases.',
    },
    {
      question: 'Are old Renaults such as Fluence or Pulse still served?',
      answer:
        'Yes for service and common repairs. Pulse and Scala share parts with Micra and Sunny. Fluence and Koleos electronics can take weeks, and we say so up front.',
    },
  ],
};
