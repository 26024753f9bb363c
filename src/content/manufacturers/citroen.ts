import type { Manufacturer } from './manufacturer.ts';

export const citroen: Manufacturer = {
  slug: 'citroen',
  name: 'Citroën',
  fullName: 'Citroën India (Stellantis)',
  sheetName: 'Citroen',
  popularModels: ['C3', 'C3 Aircross', 'Basalt', 'C5 Aircross', 'eC3'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: "The C3's booklet has a first check at 2,000 km, then 10,000 km or 12 months; dusty, hot city duty calls for more.",
  },
  summary:
    'for C3, Aircross, Basalt and C5 Aircross: right-grade oil, cushioned suspension checks, AdBlue and help finding parts.',
  paragraphs: [
    'Citroën came to India in 2021 with the C5 Aircross and an idea that suits our roads better than most: let the suspension give. Hydraulic bump stops let the car sink softly into a pothole and stop without a bang. Owners forgive it a lot for that.',
    "The C3 family is made at Thiruvallur in Tamil Nadu and is simple underneath, with a 1.2-litre three-cylinder, plain or turbo. It is also young and not numerous. Filters and pads are easy, body panels and lamps may have to travel, and an owner outside the big cities should know the nearest stockist's number.",
    'Oil is the one thing never to improvise. PureTech engines are choosy about grade and approval, because oil also feeds the timing drive and a small fast turbo. We read the approval from your booklet, buy to it and leave the empty bottle in the boot if you like.',
  ],
  typicalJobs: [
    {
      name: 'C3 yearly service',
      detail:
        'Approved oil, oil and air filter, cabin filter where fitted, brakes cleaned, and a scan with a tool that knows the make.',
    },
    {
      name: 'C5 Aircross diesel care',
      detail:
        'Particulate filter reading, AdBlue top-up, fuel filter and gearbox oil check for the Aisin eight-speed.',
    },
    {
      name: 'Rattle and trim work',
      detail: 'Clips and felt at doors, parcel shelf and roof rails, which quieten a light C3 a good deal.',
    },
  ],
  weakSpots: [
    {
      name: 'Parts lead time',
      detail:
        'Lamps, glass and sensors can take days to weeks. We confirm before stripping, so the car waits on your drive and not on our lift.',
    },
    {
      name: 'Bare instruments',
      detail:
        'Early C3s have no temperature gauge or rev counter, so a fault is first a lamp. Stop when it is red, do not finish the trip.',
    },
    {
      name: 'Infotainment dropouts',
      detail:
        'Wireless phone links drop after updates. Deleting both pairings and starting anew helps more often than a new unit.',
    },
  ],
  conditionNotes: {
    heat: 'The C3 has a large cabin for a small AC; tinted glass within the law and a clean condenser make the difference in May.',
    dust: 'Check that the airbox lid is seated on both rear hooks; on a C3 it is easy to close it wrong.',
    'sea-air':
      'Too young for real rust, but bonnet hinges and the exhaust flange already brown by the sea; a spray of wax now is cheap.',
    waterlogging:
      'Ground clearance of 180 mm invites courage that the air intake does not share; keep below the hub.',
    traffic: 'Three-cylinder turbos like clean plugs and the right oil in stop-and-go; skip neither.',
    hills:
      'The turbo pulls from low revs; the plain engine needs its second gear, and a fresh clutch fluid helps both.',
    highway:
      'Soft springs carry speed well when dampers are good; a float that goes on after a crest means they are not.',
  },
  faqs: [
    {
      question: 'Can I find Citroën spares outside the showroom?',
      answer:
        "Filters, pads, belts, batteries and tyres, yes. Model-specific parts come through Citroën's and Stellantis' distributors, and we order them by chassis number. Expect some days for lamps and panels.",
    },
    {
      question: 'Which oil goes into a C3 turbo?',
      answer:
        'The grade with the Stellantis approval in your booklet, commonly a 0W-20 or 0W-30. Do not accept a generic 10W-40, even for topping up. A wrong oil can damage timing drive and turbo.',
    },
    {
      question: 'Does the eC3 need yearly service?',
      answer:
        'A shorter one. Brakes, tyres, suspension, cabin air, 12-volt battery and the gear unit for leaks. Its pack is cooled by air, so keep the underbody vents free of mud.',
    },
  ],
};
