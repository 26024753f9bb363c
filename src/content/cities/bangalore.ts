import { sample } from '../../values/stated.ts';
import { bangaloreLocalities } from './bangalore-localities.ts';
import { type City, cityServices, WORKSHOP_WAYS } from './city.ts';

export const bangalore: City = {
  name: 'Bangalore',
  slug: 'bangalore',
  state: 'Karnataka',
  coordinates: { latitude: 12.9716, longitude: 77.5946 },
  title: 'Car Service in Bangalore: Clutch, Potholes, Pickup',
  description:
    'Car service in Bangalore with office and apartment pickup: clutches for Silk Board, suspension for potholes, and a price for your model.',
  metaKeywords: [
    'car service in Bangalore',
    'car service Whitefield',
    'car repair Bengaluru',
    'car AC service Bangalore',
    'car mechanic Bangalore',
  ],
  heroTitle: 'Car service in Bangalore that fits into a working day',
  heroSubtitle:
    'From Whitefield to Yelahanka we take the car while you take the call, and mend what the Outer Ring Road wears out.',
  services: cityServices({
    periodic: [
      'Periodic service in Bangalore',
      'The yearly service counted by hours in traffic as well as kilometres; throttle body and clutch are always looked at.',
    ],
    ac: [
      'AC service in Bangalore',
      'In this mild air the AC is more often musty than weak. Pollen filter, evaporator and drain come before gas.',
    ],
    denting: [
      'Denting and painting in Bangalore',
      'Bumpers from Silk Board, doors from stilt parking. Photos, estimate per panel, and a shade card held to your own car.',
    ],
    doorstep: [
      'Pickup between two meetings in Bangalore',
      'A driver takes the car from your office and returns it before the evening. Jobs done where the car stands are a Jaipur service so far.',
    ],
    'car-spa': [
      'Car spa in Bangalore',
      'Red laterite dust out of carpets and door pockets, child-seat crumbs too, with products that do not smell for days.',
    ],
    detailing: [
      'Detailing in Bangalore',
      'Tree sap, jacaranda petals and hard borewell water leave their marks. We remove, polish and seal them out.',
    ],
    battery: [
      'Battery replacement in Bangalore',
      'Cars of people who work from home die of rest. We test, charge if it can be saved, and replace only what fails.',
    ],
    windshield: [
      'Windshield replacement in Bangalore',
      'Glass and camera calibration for newer cars, chips filled after a run on the Mysuru or Hosur highway.',
    ],
  }),
  stats: sample([
    { label: 'Car owners served', value: '4,800+' },
    { label: 'Service centre', value: '1' },
    { label: 'Mechanics', value: '28' },
    { label: 'Localities covered', value: '10' },
  ]),
  reviews: sample([
    {
      name: 'Karthik R.',
      rating: 5,
      comment:
        'They took my Polo from the office park in Whitefield and returned it before my bus would have reached home.',
      date: '2026-09-16',
      location: 'Whitefield',
    },
    {
      name: 'Divya S.',
      rating: 5,
      comment:
        'Knocking noise that two places called normal was a strut mount. Fixed in half a day, silent since.',
      date: '2026-08-08',
      location: 'HSR Layout',
    },
    {
      name: 'Manjunath B.',
      rating: 4,
      comment:
        'Explained everything in Kannada to my father and sent me the bill in English. Wash was average.',
      date: '2026-07-05',
      location: 'Jayanagar',
    },
    {
      name: 'Ayesha N.',
      rating: 5,
      comment:
        'Car stood for three months. They charged the battery instead of selling me one, and freed a stuck brake.',
      date: '2026-05-29',
      location: 'Indiranagar',
    },
    {
      name: 'Sandeep G.',
      rating: 5,
      comment:
        'Clutch in the Nexon replaced with the slave cylinder as they had advised. No more heavy pedal.',
      date: '2026-06-21',
      location: 'Marathahalli',
    },
    {
      name: 'Priya V.',
      rating: 4,
      comment:
        'Pickup driver was careful in our tight basement in Koramangala. Bill matched the quote to the rupee.',
      date: '2026-10-01',
      location: 'Koramangala',
    },
  ]),
  faqs: [
    {
      question: 'I drive only 5,000 km a year in Bangalore. Is one service a year needed?',
      answer:
        'Yes. At an average of 15 to 18 km/h those kilometres are some 300 engine hours, as much as 15,000 km elsewhere. Oil, filter and a brake check once a year are due whatever the odometer says.',
    },
    {
      question: 'Why do clutches wear out so early here?',
      answer:
        "Because of half-clutch crawling on slopes and flyover ramps. The city lies at 900 metres on rolling ground and hardly any stop is level. Leaving a car length and moving in one go can double a clutch's life.",
    },
    {
      question: "Does Bangalore's weather let me skip the AC service?",
      answer:
        'You can stretch it to two years for gas and pressure. Not for the cabin filter and drain: high humidity, pollen and parking under trees make evaporators smell here sooner than in dry cities.',
    },
    {
      question: 'How do I remove white spots left by borewell water?',
      answer:
        "They are lime. Fresh ones go with a cloth and diluted vinegar, rinsed at once. Old ones have etched the lacquer and need polishing. Ask your apartment's cleaner to dry the car and not to let it air-dry in sun.",
    },
    {
      question: "My car has another state's number. What about servicing and papers?",
      answer:
        "Service is the same. For registration, Karnataka asks for road tax after a stay of some months; the rule is the RTO's. We can check lamps, tyres, chassis number and emissions so the inspection goes smoothly.",
    },
    {
      question: 'Do you serve cars with dual-clutch or CVT automatics?',
      answer:
        'Yes, and in this city most need it. We check fluid type and age, adaptation values and temperature history, and tell you about driving habits that spare the clutches.',
    },
    {
      question: 'Can I talk to the booking assistant for Bangalore?',
      answer:
        'It books Jaipur only for the present. Put your number into the form on this page, and someone rings you in working hours with a slot and the name of the driver.',
    },
  ],
  localities: bangaloreLocalities,
  seoContent: {
    h1: 'Car service in Bangalore',
    h2: 'Kind weather, unkind roads: caring for a car in Bengaluru',
    paragraphs: [
      "Few climates in the country are as gentle to cars as Bengaluru's. Batteries live longer here, paint fades slowly, radiators seldom boil. What the weather spares, the traffic collects. A commute of twelve kilometres can take an hour, uphill and down, and the parts that pay are clutch, brakes, mounts and throttle body.",
      'Roads are dug, filled and dug again for water, power and the metro. Edges are sharp and humps unmarked. Alignment that is perfect in January has moved by March, and tyres worn on one edge are the usual way to find out.',
      "People here work with precision and expect it back. We send a plan before the visit, a list with pictures during it and the old parts' numbers after it. If something slips, you hear of it before the time is over.",
      'Many cars now rest for weeks at a time. For them rest is the wear: flat batteries, rusty discs, stale fuel, rodents. A short drive each weekend is the cheapest service of all.',
    ],
    serviceHighlights: [
      'Clutch slip and bite point measured on a slope',
      'Alignment read-out before and after',
      'Office-park and apartment pickup with photos',
      'Resting-car check for those who work from home',
    ],
  },
  ways: WORKSHOP_WAYS,
  pinPrefixes: ['560'],
  bookedOnline: false,
  centre: {
    isPlaceholder: true,
    name: 'Pahiya Bangalore',
    area: 'Bommanahalli, off Hosur Road',
    coordinates: { latitude: 12.901, longitude: 77.6245 },
  },
  conditions: [
    {
      condition: 'traffic',
      fact: 'Bengaluru is counted year after year among the slowest large cities in the world to drive in.',
      advice:
        'Go by engine hours: oil yearly, automatic fluid early, and clutch play checked every six months.',
    },
    {
      condition: 'waterlogging',
      fact: 'Tech corridors built on old lake beds, such as Bellandur and Mahadevapura, flood in heavy September rain.',
      advice:
        'Move the car up from basements on red-alert days, and never start one that has stood in water.',
    },
    {
      condition: 'highway',
      fact: 'Weekend roads to Mysuru, Coorg, Chennai and Hyderabad are fast, while weekdays never pass fourth gear.',
      advice:
        'Check tyres, coolant and brake fluid before the first highway weekend after a long town spell.',
    },
  ],
  landing: {
    'car-repair': {
      description:
        'Car repair in Bangalore: clutch, suspension, brakes, mounts and gearbox adaptation, with video findings and a line-by-line quote.',
      paragraphs: [
        'The sound of a Bengaluru repair is a knock. Strut mounts, links and bushes wear on broken edges, one side before the other, and each knocks in its own voice. We drive the car with you over a known bad stretch near Bommanahalli and point to the part before the lift confirms it.',
        'Clutch and gearbox follow. Automated manuals and dual clutches often need a relearn rather than a replacement, and we try that first. If a clutch is worn, bearing and slave cylinder go in with it, because labour is the larger share.',
        'Engine lamps on lightly used cars are commonly dirty throttle bodies, weak batteries or rodent-bitten wires. Those are honest, small repairs.',
      ],
    },
    'mechanic-shop': {
      isDraft: true,
      description:
        'A car mechanic in Bangalore you can message like a colleague: clear findings, version-true parts and time kept to the hour.',
      paragraphs: [
        'You have a diagnosis from a forum? Bring the thread; the mechanic will say what fits your engine code and what does not, and test the cheap cause before the dear one.',
        'The shop off Hosur Road has lifts, aligners and a quiet room with sockets. You may watch through the glass, or sit and merge your branch while we change your pads.',
      ],
    },
    ac: {
      description:
        'Car AC service in Bangalore: odour treatment, cabin filter, drain and leak test, for cars that cool in mild but pollen-rich air.',
      paragraphs: [
        'Because it is never very hot, a slow leak goes unnoticed in this city for two or three years. Then comes the summer drive to Hampi or Chennai. A pressure check each second spring is enough, and if the charge is low we look for the reason before we fill.',
        "The regular complaint is smell. Rain trees, tabebuia and pongamia shed pollen into the scuttle, moisture keeps it growing, and the first blast in the morning tells. Foam through the drain, a new filter, and five minutes of fan without AC at journey's end settle it.",
        'Recirculation all day makes passengers sleepy in slow traffic. Open the flap for a minute each quarter of an hour.',
      ],
    },
    'dent-paint': {
      description:
        'Denting and painting in Bangalore with apartment pickup: scuffs, bumpers, doors and rust spots, priced per panel with shade match.',
      paragraphs: [
        "Low-speed damage fills the yard. A tow hook at Tin Factory, a two-wheeler's crash guard on the ring road, the yellow pillar in level B2. Bumpers of soft plastic can often be reshaped with heat and need paint only; a new one is the second choice.",
        "Rented cars and frequent drivers bring scuffed alloys as well, and the same visit can reface them. Metallic greys and blues, the city's favourites, are tinted by eye under two lamps after the code has been mixed.",
        'Rain comes in short bursts from May to October, mostly after four. We plan spraying for mornings and cure under lamps, so the date holds.',
      ],
    },
  },
};
