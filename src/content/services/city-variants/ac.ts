import type { CityVariant } from './variant.ts';

export const acVariant: CityVariant = {
  service: 'ac',
  serviceId: 'ac',
  picture: 'service-ac',
  title: 'Car AC service in {city} at ₹999 for every model',
  heading: 'Car AC service in {city}',
  keywords: [
    'car ac service in {city}',
    'car ac repair {city}',
    'car ac gas filling {city}',
    'car ac not cooling {city}',
    'ac filter change {city}',
  ],
  openings: [
    'Car AC service in {city} costs ₹999 whatever you drive, and ends with a thermometer in the vent.',
    'Before any gas goes into a car in {city}, we read both pressures and look for the leak.',
    'A weak AC in {city} may need a wash, a filter, gas or a part: four readings tell which, in ten minutes.',
    'Two hours, one price and a written temperature before and after: that is an AC service with us in {city}.',
  ],
  notes: {
    heat: [
      {
        heading: 'Cooling against real heat',
        text: 'With 42 °C outside the condenser has little difference left to work with, so every blocked fin counts. We rinse it from the engine side and check both fan speeds under load. Then even a seven-year-old system should reach ten degrees at the vent.',
      },
      {
        heading: 'Get in cool, not fast',
        text: 'A car that stood in the sun is at 60 °C inside; drive the first minute with windows down and the blower high. After that recirculate. A compressor spared that first minute lives years longer.',
      },
    ],
    dust: [
      {
        heading: 'The filter nobody opens',
        text: 'A full cabin filter halves the air and makes people ask for gas. We take it out in front of you and measure the flow at the vent with and without it. Dust also coats the blower wheel, which a brush and vacuum put right.',
      },
      {
        heading: 'Fins full of felt',
        text: 'Road dust and oil film bake into a mat on the condenser, invisible from the front. Tilting the pack and rinsing between condenser and radiator is a quarter of an hour’s extra work and belongs to our service. High-pressure lances do not: they fold the fins.',
      },
    ],
    'sea-air': [
      {
        heading: 'Condensers and salt',
        text: 'Aluminium fins by the sea turn to white powder from the lower corner up. A monthly rinse with sweet water delays it by years. When fins crumble at a touch, cleaning is over and a coated condenser is the lasting answer.',
      },
      {
        heading: 'Damp air, hard work',
        text: 'Humid air gives the AC double work: it must dry before it can cool. A system just good enough inland feels weak on the coast. So we look at the water from the drain: a steady drip means that the evaporator does its part.',
      },
    ],
    waterlogging: [
      {
        heading: 'Monsoon and mould',
        text: 'Leaves in the cowl dam up the drain, water stands in the evaporator box, and within a week it smells. We clear the drain, foam the fins and dry the box with the heater. The cabin filter comes last, new, so that it does not keep the smell.',
      },
      {
        heading: 'AC after deep water',
        text: 'A flooded lane can leave mud in the condenser and water in the compressor clutch. It screeches, then slips. Rinsing and a dry run within two days usually save the clutch.',
      },
    ],
    traffic: [
      {
        heading: 'Cold at 60, warm at the signal',
        text: 'That is the commonest complaint of city cars, and its cause is air flow. At standstill the fans alone must cool the condenser, and one of two has often stopped unnoticed. We test each by hand before gas is spoken of.',
      },
      {
        heading: 'Idling with the AC on',
        text: 'At idle the compressor turns slowly and little oil comes back to it. Crawling for hours in May is its hardest job. Recirculation lowers the load by a third, so use it in every jam.',
      },
    ],
    hills: [
      {
        heading: 'On the ramp',
        text: 'Many small cars cut the compressor for some seconds under full throttle, and that is intended. If it stays away longer, a temperature sensor or hot coolant is behind it. We drive the slope with a gauge connected instead of guessing in the bay.',
      },
      {
        heading: 'Cool nights, misty screens',
        text: 'In hill weather the AC’s second job counts: drying air so that the windscreen clears. If it takes minutes to demist, the drain or the filter is at fault, even when you do not need the cold. Keep the button on together with heat.',
      },
    ],
    highway: [
      {
        heading: 'Stone chips in front',
        text: 'On open roads gravel strikes the condenser, and a pin-prick empties the system within a week. Look through the lower grille for an oily spot: gas takes oil along when it leaves. A steel mesh costs little and prevents the next one.',
      },
      {
        heading: 'Long drives and icing',
        text: 'Cold for an hour, then only a breeze: the evaporator has frozen. The sensor that should stop it is tired, or gas is low. Switch the cooling off for ten minutes and it thaws, then have it read.',
      },
    ],
  },
  conditionFaqs: {
    heat: {
      question: 'What temperature should the vent show in high summer?',
      answer:
        'Between 8 and 12 °C at 42 °C outside, with recirculation and closed windows after ten minutes. We write down yours.',
    },
    dust: {
      question: 'Can I blow the cabin filter clean myself?',
      answer:
        'A light one, from the clean side, yes. Grey felt does not come out; then a new one is cheaper than a struggling blower.',
    },
    'sea-air': {
      question: 'Why does my condenser fail every few years here?',
      answer:
        'Salt. Ask for one with a protective coating, rinse it monthly, and have stone chips on it sealed early.',
    },
    waterlogging: {
      question: 'Why is the carpet wet on the passenger side?',
      answer:
        'The condensate drain is blocked and runs over into the cabin. It is cleared in twenty minutes; the carpet must then be lifted to dry.',
    },
    traffic: {
      question: 'Does the AC harm the engine in traffic?',
      answer:
        'Not a healthy one. Watch the needle: if it climbs with the AC on and falls with it off, have fan and radiator seen to this week.',
    },
    hills: {
      question: 'Should I switch the AC off on steep climbs?',
      answer:
        'If the coolant needle stays in the middle there is no need. With five people and luggage in a small car it helps.',
    },
    highway: {
      question: 'AC or open windows on the highway?',
      answer:
        'Above 60 km/h the AC is the cheaper of the two, as open windows brake the car more than the compressor does.',
    },
  },
  faqs: [
    {
      question: 'How often does a car AC need a service in {city}?',
      answer:
        'Every 1 to 2 years, and in {city} rather each year before the season in which you need it most.',
    },
    {
      question: 'Is gas included in the ₹999?',
      answer: 'Up to 100 g of R134a. What goes beyond is billed by weight after you have seen the reading.',
    },
    {
      question: 'How long is the car with you?',
      answer:
        'About two hours, longer only when a leak has to be hunted. Pickup and return within {city} are free.',
    },
    {
      question: 'What if the AC is still weak afterwards?',
      answer:
        'Then the readings show why, and you get a quote for that part alone. Within 30 days we look again without a charge.',
    },
    {
      question: 'Do you handle R1234yf?',
      answer: 'Yes, with its own machine, since the two gases must never mix. It is quoted by the gram.',
    },
  ],
  checklistHeading: 'Five-minute test before you book',
  checklist: [
    'Doors shut, recirculation on, blower on three: how long until it is cold?',
    'Open the bonnet: does the fan run with the AC on?',
    'Pull the cabin filter: can light pass?',
    'Hold your hand at each vent: the same cold everywhere?',
    'Look for water under the car after ten minutes: it should drip',
    'Smell the first breath after a night',
    'Listen for a click every few seconds',
    'Compare standing with driving at 40',
  ],
};
