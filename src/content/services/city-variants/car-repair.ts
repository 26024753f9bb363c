import type { CityVariant } from './variant.ts';

export const carRepairVariant: CityVariant = {
  service: 'car-repair',
  serviceId: 'periodic',
  ticks: [
    'Test drive and a look on the lift first',
    'Each line quoted in writing before work',
    'Nothing ordered without your yes',
    'Old part and new part in pictures',
    'Scan of every control unit that answers',
    'Free pickup and drop',
  ],
  work: 'car-repair',
  picture: 'service-inspection',
  title: 'Car repair in {city}: found, quoted, fixed',
  heading: 'Car repair service in {city}',
  keywords: [
    'car repair in {city}',
    'car repair service {city}',
    'car workshop {city}',
    'brake repair {city}',
    'clutch repair {city}',
  ],
  openings: [
    'A repair in {city} begins with finding the fault, and you have its price in writing before a bolt is turned.',
    'Tell us what your car does, not what you think it is: the mechanics in {city} take it from there, step by step and with your consent.',
    'Noise, smoke, lamp or leak: in {city} the car is fetched, looked at on a lift and quoted line by line on the same day.',
    'Whoever drives in {city} hears the first knock long before the breakdown, and that is the cheapest day to have it looked at.',
  ],
  notes: {
    heat: [
      {
        heading: 'Repairs that heat brings',
        text: 'Above 42 °C the weak link in the cooling circuit shows itself: a fan relay, a thermostat that opens late, a cap that no longer holds pressure. Rubber hoses go soft near the clip and split without warning. We test the circuit under pressure before we change anything, because a new radiator does not cure a dead fan.',
      },
      {
        heading: 'Hot engines, tired electrics',
        text: 'Starter windings and alternator diodes age twice as fast under a hot bonnet. A car that starts in the morning and refuses at noon usually has one of these two. We measure voltage drop on the cable first, which is minutes of work and often the whole fault.',
      },
    ],
    dust: [
      {
        heading: 'Dust and what it grinds',
        text: 'Fine dust works its way past door seals, into window channels and between brake shoe and drum. A squeal that disappears after a wash is grit, one that stays is a worn pad. Throttle bodies and mass-air sensors want a clean with the right spray before anyone sells you a new one.',
      },
      {
        heading: 'When the engine breathes sand',
        text: 'A torn or badly seated air filter lets grit into the cylinders, and no later oil change takes the wear back. Look for a dust trail in the pipe behind the filter: if there is one, we check compression. Turbo cars suffer soonest, since the blades turn at over a lakh of revolutions a minute.',
      },
    ],
    'sea-air': [
      {
        heading: 'Salt in the air',
        text: 'Near the sea rust begins where you do not look: brake pipes, subframe seams, exhaust hangers, earth points of the wiring. Odd electrical faults on coastal cars are bad earths more often than bad modules. We clean, tighten and grease them before we order anything.',
      },
      {
        heading: 'Seized by the sea',
        text: 'Caliper pins, handbrake cables and wheel bolts freeze in salty damp, above all on cars that stand over the weekend. A wheel that is hotter than its neighbour after a drive gives the stuck caliper away. Freed early it costs grease and seals; late, it costs disc and pads.',
      },
    ],
    waterlogging: [
      {
        heading: 'After driving through water',
        text: 'Water above the hub takes the grease out of wheel bearings and settles in the gearbox breather. The hum comes three weeks later, when the flooded lane is forgotten. Within days of a deep crossing have bearings, gear oil and air filter box looked at.',
      },
      {
        heading: 'The engine that drank',
        text: 'If it stalled in water, leave the key alone. We pull plugs or injectors, turn the engine by hand, change oil and filters, and only then let it crank. That order decides between a day’s bill and a new connecting rod.',
      },
    ],
    traffic: [
      {
        heading: 'What jams wear out',
        text: 'An hour of crawling costs a clutch what a hundred kilometres of highway do. Juddering in first, a high bite point, a smell on the ramp: those are its three signals, in that order. We drive the car and feel for them before the gearbox comes down.',
      },
      {
        heading: 'Short hops, long idling',
        text: 'Idle hours do not show on the odometer, but oil, mounts and radiator fan count them. A shake at the signal with the AC on is a tired engine mount, and a hydraulic one leaks before it tears. For automatics we check the gearbox oil by colour and smell, long before the printed interval.',
      },
    ],
    hills: [
      {
        heading: 'Slopes: brakes and clutch',
        text: 'On a long descent brake fluid that has drawn water boils, and the pedal sinks. We test its boiling point with a meter; two years is its usual life. Go down in the gear in which you would go up, and pads last twice as long.',
      },
      {
        heading: 'Hill starts and hot gearboxes',
        text: 'Holding the car on the clutch is how ramps eat it. Drive-shaft joints click on tight uphill bends when their boots have torn and the grease is gone. A boot changed in time is an hour’s work, a joint four times the money.',
      },
    ],
    highway: [
      {
        heading: 'Faults of fast roads',
        text: 'At a hundred an hour small play becomes large: a worn link rod shivers, an unbalanced wheel shakes the steering, a dry bearing sings. Note the speed at which it starts, for that alone tells us half. Fixed before a long trip, it is a morning’s job in town instead of a night in a strange one.',
      },
      {
        heading: 'Before and after the long run',
        text: 'Highway cars reach 10,000 km in four months, so go by kilometres and forget the calendar. Coolant, belt, tyres by date, wiper blades and the spare are what leave people standing. After a trip look underneath once: a fresh drop has an address.',
      },
    ],
  },
  conditionFaqs: {
    heat: {
      question: 'My car overheats only in the afternoon. What is it?',
      answer:
        'Most often a fan that runs slowly, a radiator clogged between its fins, or a pressure cap that leaks. All three pass a morning test, which is why we test warm and with the AC on.',
    },
    dust: {
      question: 'How often should the air filter be opened in dust?',
      answer:
        'Every 5,000 km, and after each dust storm. It takes two minutes and no tool on many cars; change it when light no longer shines through.',
    },
    'sea-air': {
      question: 'Does underbody coating help near the sea?',
      answer:
        'On a clean, dry, new underbody yes. Sprayed over rust it hides the spot and keeps the water in. Rinse with fresh water monthly and have cavity wax put into doors and sills.',
    },
    waterlogging: {
      question: 'How deep may I drive through water?',
      answer:
        'Up to the middle of the wheel hub, at walking pace, in first gear and without stopping. Above that the air intake of a hatchback is nearer than you think.',
    },
    traffic: {
      question: 'How do I know that the clutch is finished?',
      answer:
        'In third gear at 40, press the accelerator hard: if revs rise and speed does not, it slips. A high bite point alone may only need an adjustment.',
    },
    hills: {
      question: 'Why does the brake pedal feel soft after a descent?',
      answer:
        'Overheated fluid or pads. Stop, let them cool without the handbrake, and have the fluid tested; if it stays soft when cold, do not drive on.',
    },
    highway: {
      question: 'The steering shakes at 90 to 100. Is it dangerous?',
      answer:
        'Usually a wheel out of balance, sometimes a bulging tyre or a worn joint. Look at the tyres for bulges at once and have the rest checked this week.',
    },
  },
  faqs: [
    {
      question: 'Do you fetch a broken car in {city}?',
      answer:
        'If it drives, a driver collects it free of charge. If it does not, we arrange a flatbed in {city} and tell you the price by kilometre first.',
    },
    {
      question: 'How soon do I hear what is wrong?',
      answer:
        'On the day the car reaches the workshop in {city}, as a message with photos and a price for each line.',
    },
    {
      question: 'Can I decline part of the quote?',
      answer:
        'Every line by itself. If something you leave out is unsafe, we say so once, in writing, and the car is yours.',
    },
    {
      question: 'Which brands of parts do you fit in {city}?',
      answer:
        'Genuine or the same factory’s part in its own box for brakes, steering and timing. Elsewhere you may choose a cheaper good one.',
    },
    {
      question: 'Is the old part returned?',
      answer: 'Yes, in its bag, unless it is a battery or an exchange part, which go back to the supplier.',
    },
  ],
  checklistHeading: 'Before your car goes in for repair',
  checklist: [
    'Write down when the fault comes: cold, warm, fast, slow',
    'Make a short video if it makes a noise',
    'Photograph every lamp on the dashboard',
    'Find the last two bills',
    'Take valuables and the toll tag’s card out',
    'Fill at least a quarter tank for the test drive',
    'Tell us of any repair in the last six months',
    'Name the sum up to which we may act without a call',
  ],
};
