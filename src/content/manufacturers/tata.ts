import type { Manufacturer } from './manufacturer.ts';

export const tata: Manufacturer = {
  slug: 'tata',
  name: 'Tata',
  fullName: 'Tata Motors',
  sheetName: 'Tata',
  popularModels: ['Nexon', 'Punch', 'Tiago', 'Harrier', 'Altroz', 'Safari', 'Indica'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 15000,
    months: 12,
    source: 'maker',
    note: 'Recent Tatas are due every 15,000 km or 12 months, with a smaller check near 7,500 km; on dusty or hilly duty Tata itself halves the oil interval.',
  },
  summary:
    'for Nexon, Punch, Tiago, Harrier and Safari: oil by the severe-duty rule, DPF, clutch, suspension and EV checks.',
  paragraphs: [
    'Tata builds strong shells. The same steel that earns crash-test stars makes for doors that need a push and a body that survives a knock which would crumple a lighter car. Repairs after small accidents are therefore often limited to bolted parts, and we look for that before anybody talks of cutting.',
    "Engines come from several homes. Revotron petrols are Tata's own three-cylinders. The 1.3 Quadrajet in Vista, Manza, Zest and Bolt is Fiat's Multijet, and the two-litre Kryotec in Harrier and Safari descends from Fiat as well. A shop that knows the family treats each by its own book.",
    'The long 15,000 km interval suits highway cars. For towns Tata prints a second table with oil at 7,500, and most town cars belong in that column without their owners knowing it.',
    "It is also the country's biggest maker of electric cars. Nexon, Tiago and Punch EVs skip the oil but not the coolant, brake fluid, tyres and the small 12-volt battery that, when flat, leaves a full car unable to wake.",
  ],
  typicalJobs: [
    {
      name: 'Severe-duty oil change',
      detail:
        "Between two annual services on cars that live in traffic or dust, as Tata's own second schedule asks.",
    },
    {
      name: 'DPF and sensor service',
      detail:
        'For Harrier, Safari and BS6 Nexon and Altroz diesels: soot load read out, differential hoses checked, guided burn if needed.',
    },
    {
      name: 'Suspension noise hunt',
      detail:
        'Strut mounts, links and rear bushes on Tiago, Tigor and Nexon, found by ear on a poor road and fixed one at a time.',
    },
  ],
  weakSpots: [
    {
      name: 'Electrical gremlins',
      detail:
        'Screens, parking sensors and door modules drop out, often through a weak battery or a loose earth. We test those before replacing any module.',
    },
    {
      name: 'Clutch feel on the diesel Nexon',
      detail:
        'A heavy pedal and early wear in town come from the release system; a new concentric cylinder should go in with every clutch.',
    },
    {
      name: 'Water in lamps and door bottoms',
      detail:
        'Blocked vents mist the headlamps and drains at the door edge clog with dust. Clearing them is part of a monsoon check.',
    },
  ],
  conditionNotes: {
    heat: 'The three-cylinder petrols warm the bay quickly; listen for the fan running on after stopping, which is normal, and for none at all, which is not.',
    dust: 'The severe schedule exists for this: oil at 7,500 km and an air filter cleaned at each of those visits.',
    'sea-air':
      'Paint is thick and lasts, yet hinge bolts, wiper arms and battery terminals show white crust; wash, dry and grease them.',
    waterlogging:
      'Nexon and Harrier ride high, and EV packs are sealed to IP67, but carpets and connectors are not; stay out of standing water and dry the cabin fast.',
    traffic:
      'AMT Tiagos and Nexons need a clutch relearn when creeping gets jerky; diesel owners should plan a weekly open run for the DPF.',
    hills:
      'The torque is welcome, but a loaded Safari heats its brakes; for EVs choose strong regeneration going down.',
    highway:
      'Wide Harrier tyres wear at the edges if pressures slip by even 3 psi; check them cold on the morning of the trip.',
  },
  faqs: [
    {
      question: 'Should I follow 15,000 km or 7,500 km for my Tata?',
      answer:
        "If you mostly drive in town, dust, hills or with full loads, take Tata's severe-duty rule: oil and filter at 7,500 km. For long steady highway use 15,000 km or a year is right.",
    },
    {
      question: 'Do you service Tata electric cars?',
      answer:
        "Yes for coolant level, brake fluid, filters, tyres, 12-volt battery, suspension, AC and body. The high-voltage pack and motor are under Tata's long warranty and stay with the dealer.",
    },
    {
      question: 'Are parts for the Indica and Nano still available?',
      answer:
        'For the Indica nearly all, since taxis kept the demand alive. Nano engine and gearbox parts exist but panels and lamps are getting scarce; we search first and quote after.',
    },
  ],
};
