import type { LocalPage } from './local-page.ts';

const honda: LocalPage = {
  slug: 'honda-car-service-in-jodhpur',
  name: 'Honda service',
  introHeading: 'Dealer or workshop',
  city: 'jodhpur',
  serviceId: 'periodic',
  manufacturer: 'honda',
  title: 'Honda car service in Jodhpur: City, Amaze, Elevate',
  heading: 'Honda car service in Jodhpur, by the handbook and a bit earlier',
  description:
    'Honda City, Amaze, Elevate, WR-V and Jazz service in Jodhpur: right oil, CVT fluid and valve checks, price by model, free pickup. For cars out of warranty.',
  keywords: [
    'honda car service in jodhpur',
    'honda city service jodhpur',
    'honda amaze service jodhpur',
    'honda service centre jodhpur',
  ],
  picture: 'service-periodic',
  intro: [
    'Hondas in Jodhpur are mostly Citys and Amazes that have been in the family since new, with an i-VTEC that will outlive two sets of seat covers if it gets its oil. They ask for little, but for the right little: thin oil, the proper CVT fluid, and clean filters.',
    'We are an independent workshop, not a Honda dealer. While your car is in its warranty, the dealer may be the better address; after that, you get the same maintenance plan here at a price seen beforehand.',
  ],
  sections: [
    {
      heading: 'What each Honda wants',
      paragraphs: ['By engine and gearbox, for desert use:'],
      list: [
        '1.2 and 1.5 i-VTEC petrol: 0W-20 oil, each 10,000 km or yearly',
        '1.5 i-DTEC diesel (to 2020–23): low-viscosity diesel oil as in the handbook, fuel filter each 20,000 km',
        'CVT automatics: Honda’s HCF-2 fluid only; drain and fill at 40,000 km in this heat',
        'e:HEV City: engine service as usual, intake grille of the hybrid battery vacuumed, brake fluid by date',
        'Manual gearboxes: MTF at 40,000 km makes a notchy second gear smooth again',
      ],
    },
    {
      heading: 'Known jobs, honestly told',
      paragraphs: [
        'Older Citys tick when cold: valve clearance, set by screw and lock nut, two hours of work and no part. Front lower-arm bushes crack at 60,000 km on stone-paved roads. AC condensers sit low behind an open grille, so a mesh of fine steel in front of it is money well spent here. The Amaze diesel’s clutch tires by 80,000 km in town use.',
      ],
    },
    {
      heading: 'A visit in Jodhpur',
      paragraphs: [
        'Choose your Honda, see the price, name a day. The driver fetches the car from Ratanada, Sardarpura, Shastri Nagar or wherever it stands. By noon you have the findings with photos; in the evening the car is back with its oil sticker and a stamped sheet for the file.',
      ],
    },
  ],
  checklist: {
    heading: 'Ask at every Honda service',
    items: [
      '0W-20 on the can, not 20W-40 from a drum',
      'Crush washer on the drain plug new',
      'Throttle body and idle learning after cleaning',
      'CVT fluid: colour and date of last change',
      'Maintenance minder reset',
    ],
  },
  faqs: [
    {
      question: 'Will you keep my Honda’s service record?',
      answer:
        'Yes: a stamped sheet, oil grade, part numbers and kilometres, and the same as a PDF. A later buyer accepts that as readily as a booklet.',
    },
    {
      question: 'Is 0W-20 not too thin for 45 degrees?',
      answer:
        'No. Oil at work is at 100 to 110 °C in any weather; the 20 is its viscosity there. Honda’s narrow bearings and VTEC oil passages are made for it.',
    },
    {
      question: 'My City CVT whines. Is it dying?',
      answer:
        'Often it is old fluid. We drain, look at the magnet, refill with HCF-2 and drive the calibration; if metal is on the magnet, you are told before a rupee more is spent.',
    },
    {
      question: 'Which Hondas are in your price list?',
      answer:
        'Those that the selector shows under Honda, with their fuels. For an Accord, CR-V or Civic that is missing, ask for a quote in the chat.',
    },
    {
      question: 'How far apart are services in Jodhpur’s dust?',
      answer:
        '10,000 km or a year for oil; air filter looked at every 5,000, as it feeds on what the wind brings.',
    },
  ],
};

const maintenance: LocalPage = {
  slug: 'car-maintenance-in-jodhpur',
  name: 'Car maintenance',
  introHeading: 'Dates to keep',
  ticks: [
    'Free pickup and drop in the city',
    'Airbox vacuumed at each service',
    'Hoses and belts bent by hand',
  ],
  city: 'jodhpur',
  serviceId: 'periodic',
  title: 'Car maintenance in Jodhpur: a calendar for the Thar',
  heading: 'Car maintenance in Jodhpur, month by month',
  description:
    'A maintenance calendar for cars in Jodhpur: what to check before summer, after dust storms and before wedding-season trips, with intervals shortened for sand.',
  keywords: [
    'car maintenance in jodhpur',
    'car servicing jodhpur',
    'car maintenance schedule',
    'car check up jodhpur',
  ],
  picture: 'service-periodic',
  intro: [
    'Handbooks are written for a whole country. Jodhpur is a corner of it with forty days above 42 °C, a storm season, soft winters and very little rain, and a car kept by a calendar made for here costs less over ten years than one repaired when it stops.',
    'Put these dates into your phone. At each service we write the odometer reading of the next one on the bill, so that you need not remember it.',
  ],
  sections: [
    {
      heading: 'The Jodhpur calendar',
      paragraphs: ['Four visits of thought, two of them to a workshop:'],
      list: [
        'March, workshop: coolant strength, fan, belts, AC, battery test, tyre dates',
        'May and June, at home: air filter tapped out each month, washer bottle full, tyre pressure cold',
        'Early July, at home: wipers, drains of sunroof and cowl, underbody rinse after the first slush',
        'October, workshop: periodic service, new air and cabin filter, brakes opened and cleaned of sand',
        'December, at home: battery, lamps for foggy mornings towards Nagaur, stepney before wedding trips',
      ],
    },
    {
      heading: 'Intervals, shortened where sand bites',
      paragraphs: [
        'Air filter: look at 5,000 km, change at 15,000 in place of 40,000. Cabin filter: twice a year. Brake cleaning: every 10,000, since grains score drums and discs. Oil: 10,000 stays right, as oil suffers less from sand than from the short trips you save by walking. Wiper blades: each June, because rubber that baked for eleven months is plastic.',
      ],
    },
    {
      heading: 'Water: the quiet killer',
      paragraphs: [
        'The borewells around the city are hard and salty. One litre of it in the radiator leaves scale on every hot surface. Use ready-mixed coolant or distilled water only, and wash the car with soft water or dry it quickly: the white rings are lime that bites into clear coat.',
      ],
    },
    {
      heading: 'What you can do in ten minutes a month',
      paragraphs: [
        'Dipstick, coolant line, brake fluid line, five tyres, all lamps, wipers, a look under the car for drops. Write the kilometres beside the date. Nearly every expensive story in our job cards begins with a drop that nobody looked at.',
      ],
    },
  ],
  checklist: {
    heading: 'Before a run to Jaisalmer or Ahmedabad',
    items: [
      'Tyres under five years old, pressure to the laden figure',
      'Coolant at the line, hoses dry, fan cutting in',
      'Spare with air, jack tried once at home',
      'Ten litres of water on board for people and car',
      'Fuel at half tank before the stretch beyond Pokaran',
    ],
  },
  faqs: [
    {
      question: 'How much does maintenance cost a year in Jodhpur?',
      answer:
        'One periodic service and one AC service, whose prices for your car are above, plus filters and a set of wiper blades. Put tyres and battery aside monthly: both fall due about every four years.',
    },
    {
      question: 'Is a 5,000 km oil change necessary in the desert?',
      answer:
        'Not with today’s oils. What you need more often is a clean air filter, for sand that gets past it wears rings and turbo whatever the oil.',
    },
    {
      question: 'Should I cover the car outdoors?',
      answer:
        'A shed or a tree without birds is better. A cover on a dusty car works as sandpaper in wind; if you use one, wash first and tie it well.',
    },
    {
      question: 'Does a car parked for three months need care?',
      answer:
        'Battery minus off, tyres at 40 psi, fuel tank full, handbrake off with chocks, a cotton bag over the exhaust against rats. And an oil change when you return if a year has passed.',
    },
    {
      question: 'Do you serve villages around Jodhpur?',
      answer:
        'Pickup covers the city and its edge, Mandore, Banar, Pal and Salawas among them. Ask for other places in the chat.',
    },
  ],
};

const best: LocalPage = {
  slug: 'best-car-service-in-jodhpur',
  name: 'Best car service',
  introHeading: 'Choose by tests',
  ticks: ['Prices by model on this site', 'Old parts handed back', 'A warranty in writing'],
  city: 'jodhpur',
  serviceId: 'periodic',
  title: 'Best car service in Jodhpur? How to tell',
  heading: 'The best car service in Jodhpur: how to recognise it',
  description:
    'Looking for the best car service in Jodhpur? Nine tests for any workshop, dealer or garage, what a fair bill shows, and how we do on each of them.',
  keywords: [
    'best car service in jodhpur',
    'best car mechanic jodhpur',
    'best garage jodhpur',
    'car service centre jodhpur',
  ],
  picture: 'service-periodic',
  intro: [
    'Every workshop calls itself the best, and we could too; it would tell you nothing. Here are tests instead, which you can make at any counter in the city within ten minutes, ours included.',
    'Choose by them. If your neighbour’s mechanic in Basni passes more of them than we do, go to him with a good conscience.',
  ],
  sections: [
    {
      heading: 'Nine tests at the counter',
      paragraphs: ['One point for each yes:'],
      list: [
        'The price for your model is written somewhere before you ask',
        'They name the oil by grade and norm, and open the can before you',
        'You may look at the car on the lift',
        'They ask how you drive before they recommend',
        'Findings are ranked by urgency, and “later” occurs in them',
        'Old parts come back without your asking',
        'The bill has part numbers and GST, labour apart from parts',
        'Wheel nuts are tightened by torque wrench',
        'There is a warranty in writing, with kilometres and days',
      ],
    },
    {
      heading: 'Dealer, chain, garage: who is best at what',
      paragraphs: [
        'The dealer has software updates, recalls and warranty, and the highest labour rate. The lane garage has one experienced man, the lowest rate, and no records. Multi-brand workshops such as ours lie between: records, scanners and fixed prices, but for a recall or a hybrid battery we send you to the dealer.',
      ],
    },
    {
      heading: 'How to read online ratings',
      paragraphs: [
        'Skip the five stars that say “good service” and the one star about a closed gate. Read the three-star ones: they hold detail. See how the owner answers complaints, and whether reviews arrive evenly or forty in one week.',
      ],
    },
    {
      heading: 'How we answer our own test',
      paragraphs: [
        'Prices by model are on this site. Oil, lift, ranking, old parts, torque wrench and warranty: yes, each is part of the job card. In Jodhpur what we do not have is a doorstep catalogue; cars are fetched and returned, and those who want the mechanic in their own yard are better served by a local one.',
      ],
    },
  ],
  checklist: {
    heading: 'Walk away when you hear',
    items: [
      '“Engine flush is compulsory”',
      '“We will see the amount afterwards”',
      '“Thicker oil gives more life”',
      '“Your warranty does not matter”',
      '“The old part? We threw it away”',
    ],
  },
  faqs: [
    {
      question: 'Which is the best car service centre in Jodhpur?',
      answer:
        'The one that passes the tests above for your make and age of car. For a car in warranty that is usually its dealer, for older ones a workshop with prices and records.',
    },
    {
      question: 'Are multi-brand workshops safe for newer cars?',
      answer:
        'For maintenance yes, if they use the right grade and keep records. For recalls, software and warranty repairs the maker’s network is the place.',
    },
    {
      question: 'What extras are usually not needed?',
      answer:
        'Engine flush, injector “treatment” without a symptom, nitrogen for money, underbody coating on a five-year-old car, AC perfume.',
    },
    {
      question: 'How do I compare two quotes fairly?',
      answer:
        'Put oil grade and litres, filter brands, labour and tax side by side. A quote that is 800 rupees cheaper often has mineral oil in it.',
    },
    {
      question: 'Can I try you with something small?',
      answer:
        'Please do. An AC service or a wheel alignment shows you in two hours how we talk, bill and hand over.',
    },
  ],
};

export const jodhpurServicePages: readonly LocalPage[] = [honda, maintenance, best];
