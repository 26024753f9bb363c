import { sample } from '../../values/stated.ts';
import { chennaiLocalities } from './chennai-localities.ts';
import { type City, cityServices, WORKSHOP_WAYS } from './city.ts';

export const chennai: City = {
  name: 'Chennai',
  slug: 'chennai',
  state: 'Tamil Nadu',
  coordinates: { latitude: 13.0827, longitude: 80.2707 },
  title: 'Car Service in Chennai: Heat, Salt Air and Flood Care',
  description:
    'Car service in Chennai made for humid heat, sea air and November floods: AC, rust and drain checks, price by model, pickup by locality.',
  metaKeywords: [
    'car service in Chennai',
    'car repair Chennai',
    'car AC service Chennai',
    'car service Anna Nagar',
    'car denting painting Chennai',
  ],
  heroTitle: 'Car service in Chennai, before the heat and before the rain',
  heroSubtitle:
    'AC and battery by March, drains and wipers by October, rust all year. We pick up from Ambattur to Sholinganallur.',
  services: cityServices({
    periodic: [
      'Periodic service in Chennai',
      'Yearly service with coolant strength, belt condition and underbody rust noted, as heat and salt work together here.',
    ],
    ac: [
      'AC service in Chennai',
      'No car part works longer hours in this city. Charge, fan, condenser fins and drain are tested in full humidity.',
    ],
    denting: [
      'Denting and painting in Chennai',
      'Bus-side scrapes and car-park scuffs, with rust stopped first and paint baked dry before it meets sea air.',
    ],
    doorstep: [
      'Pickup and drop in Chennai',
      'One call settles day and hour: the car leaves your car park with a driver and comes back to it. Only Jaipur has doorstep jobs.',
    ],
    'car-spa': [
      'Car spa in Chennai',
      'Beach sand, filter-coffee rings and monsoon damp taken out of seats and carpets, and the cabin dried before return.',
    ],
    detailing: [
      'Detailing in Chennai',
      'Salt haze and hard-water spots removed, paint sealed against a sun that stands nearly overhead for half the year.',
    ],
    battery: [
      'Battery replacement in Chennai',
      'Heat under the bonnet seldom lets a battery see its fourth birthday. Tested under load and changed in the workshop, with exchange.',
    ],
    windshield: [
      'Windshield replacement in Chennai',
      'ECR gravel and fallen coconuts included. Rust at the frame is treated before the new glass is bonded.',
    ],
  }),
  stats: sample([
    { label: 'Car owners served', value: '3,400+' },
    { label: 'Service centre', value: '1' },
    { label: 'Mechanics', value: '20' },
    { label: 'Localities covered', value: '9' },
  ]),
  reviews: sample([
    {
      name: 'Arjun S.',
      rating: 5,
      comment:
        'AC in my Amaze cools the back seat now. Condenser fins were gone from the bottom and they showed me.',
      date: '2026-05-14',
      location: 'Adyar',
    },
    {
      name: 'Revathi K.',
      rating: 5,
      comment:
        'Before the north-east monsoon they cleared sunroof drains I did not know existed. Dry all November.',
      date: '2025-12-08',
      location: 'Velachery',
    },
    {
      name: 'Mohammed I.',
      rating: 4,
      comment:
        'Bumper and door work in Ambattur, good match on pearl white. Took three days because of rain.',
      date: '2025-11-26',
      location: 'Ambattur',
    },
    {
      name: 'Deepa V.',
      rating: 5,
      comment:
        'They spoke with my father in Tamil and patiently. He trusted them with his old Santro, which says a lot.',
      date: '2026-08-02',
      location: 'Mylapore',
    },
    {
      name: 'Suresh B.',
      rating: 5,
      comment:
        'Rust at the brake line was found during a normal service. Changed one pipe, not the whole set.',
      date: '2026-07-12',
      location: 'Sholinganallur',
    },
    {
      name: 'Nandini R.',
      rating: 4,
      comment: 'Smooth pickup in Anna Nagar, one hour late on return, but they called twice to tell me.',
      date: '2026-09-23',
      location: 'Anna Nagar',
    },
  ]),
  faqs: [
    {
      question: "How does Chennai's climate shorten a battery's life?",
      answer:
        'Heat evaporates water and corrodes the plates, and short AC-heavy trips never recharge fully. Three years is usual. Terminals clean, clamp tight and a load test each March keep you from being surprised.',
    },
    {
      question: 'When should flood precautions start?',
      answer:
        'The north-east monsoon brings most of our rain between mid-October and mid-December. In September have drains, door rubbers, wipers and tyres seen to. On a red alert, move the car to a flyover or a higher street early, and photograph it there.',
    },
    {
      question: 'Does living near the beach really rust a car faster?',
      answer:
        'Yes. Within two or three kilometres of the Bay, salt settles daily. Brake pipes, exhaust, sub-frame and the lower edges of doors show it. Fresh water underneath each fortnight and cavity wax every second year slow it greatly.',
    },
    {
      question: 'Why is my AC weak only at noon?',
      answer:
        'At 38 degrees with 70 percent humidity the system has to condense water as well as cool. A slightly dirty condenser, a slow fan or ten percent too little gas shows only then. We measure at that hour, in the sun.',
    },
    {
      question: 'Do you handle cars damaged by cyclone or falling trees?',
      answer:
        'Yes. Do not move branches or start the car before taking pictures. A comprehensive policy covers it. We tow, cover open glass against rain, and meet the surveyor at the workshop.',
    },
    {
      question: 'Can I put doorstep jobs into a cart for Chennai?',
      answer:
        'They are done in Jaipur alone at present. In Chennai you give a mobile number, we call back between eight in the morning and eight at night, and agree on job, pickup and cost.',
    },
    {
      question: "Is Chennai's borewell water bad for a car?",
      answer:
        'Near the coast it can be salty, and elsewhere hard. Either leaves spots, and in a radiator it does real harm. Use metro water or a filtered rinse for paint, and coolant only for the engine.',
    },
  ],
  localities: chennaiLocalities,
  seoContent: {
    h1: 'Car service in Chennai',
    h2: 'The Detroit of Asia keeps its own cars under trying conditions',
    paragraphs: [
      'Hyundais, Renaults, Nissans and BMWs are made on the edges of this city, and their parts makers fill whole estates at Ambattur and Sriperumbudur. For a car owner that is good luck: genuine parts are a short van ride away, and people who know how they are made work in the workshops.',
      "The climate is less obliging. It is hot, hotter and hottest, and always damp. AC compressors run eleven months, rubber ages in half the time, and the Bay's salt finds every scratch. Cars kept dry and rinsed underneath last visibly longer than the neighbour's.",
      'Each November brings the other danger. Pallikaranai, Velachery, Mudichur and the banks of the Adyar have flooded often enough that people know their contour line. A car that stood in it can be rescued if the right things are done in the first two days, and not done in the first two minutes.',
    ],
    serviceHighlights: [
      'AC tested at noon, in gear, bonnet closed',
      'Brake lines traced for salt rust',
      'Monsoon drain check each September',
      'Parts with batch codes from the makers next door',
    ],
  },
  ways: WORKSHOP_WAYS,
  pinPrefixes: ['600'],
  bookedOnline: false,
  centre: {
    isPlaceholder: true,
    name: 'Pahiya Chennai',
    area: 'Guindy Industrial Estate',
    coordinates: { latitude: 13.012, longitude: 80.207 },
  },
  conditions: [
    {
      condition: 'sea-air',
      fact: 'The Bay of Bengal lies along the whole eastern side, and the afternoon breeze carries salt far inland.',
      advice:
        'Fresh water under the car every fortnight, and wax in sills, doors and tailgate each second year.',
    },
    {
      condition: 'heat',
      fact: 'Agni natchathiram in May passes 40 degrees with high humidity, and even winter noons reach 29.',
      advice:
        'Test AC and battery in March, park in shade, and treat door rubbers with silicone twice a year.',
    },
    {
      condition: 'waterlogging',
      fact: 'Cyclones and the north-east monsoon put low southern suburbs under water, as in 2015 and with Michaung in 2023.',
      advice:
        'Move the car to height before the peak, never crank after standing in water, and call the insurer before towing.',
    },
  ],
  landing: {
    'car-repair': {
      description:
        'Car repair in Chennai: cooling, AC, rusted lines, suspension and flood damage, repaired with traceable parts at a written price.',
      paragraphs: [
        "In Chennai the cooling system does the work of two. Radiator, fan, belt and coolant are the first stop of any repair that starts with 'it smells hot' or 'the needle moved'. We pressure-test cold and hot, as many leaks open only when warm.",
        'Second comes metal that has met the sea. A brake pipe weeping at a clip, an exhaust hanging by one rubber, a spring with a flake missing: each is cheap today. On a lift with a lamp they take ten minutes to find.',
        'Starters and alternators that were under water in November fail by Pongal. If your car waded, mention it, and we open them before they jam.',
      ],
    },
    'mechanic-shop': {
      isDraft: true,
      description:
        "A car mechanic in Chennai at Guindy: trained hands, parts from the makers' own city, findings explained in Tamil or English.",
      paragraphs: [
        'Pudupet sells every part of every car, once removed. It is a wonder, and a gamble. For a door glass or a trim we will go there with you gladly; for brakes, steering and airbags we buy new, with the batch on the box.',
        'Guindy is in the middle of it all, beside the metro and the Kathipara clover leaf. Come by in the morning, leave the car, ride the train. By evening the old parts lie on the seat cover with a label each.',
      ],
    },
    ac: {
      description:
        'Car AC service in Chennai for full-humidity cooling: leak test, gas by weight, fan and condenser check, drain and cabin filter.',
      paragraphs: [
        "Humid heat asks an AC to dry the air before it cools it, and drying takes more power than cooling. That is why a system that satisfies in Bengaluru disappoints in Chennai. Ours are measured against the makers' table for 35 degrees and 70 percent, not against a hand at the vent.",
        'Condenser fins near the sea turn to powder. If you can brush them off with a finger, the unit has a summer left at most. Replacing it in time spares the compressor, which costs three times as much.',
        "Water on the passenger's feet means a blocked drain, not a leak from outside. We clear it from below and flush the tray.",
      ],
    },
    'dent-paint': {
      description:
        'Denting and painting in Chennai with rust stopped first: MTC-bus scrapes, bumper scuffs and full panels, baked and guaranteed dry.',
      paragraphs: [
        'City buses, share-autos and two-wheelers write their routes on car doors here. Long shallow scrapes are the rule, and they can often be painted in part, to the nearest edge, with the lacquer blended over the full panel.',
        'In sea air the first coat is the one that counts. Bare steel is treated, primed with epoxy and sealed on the same day; seams and drain holes are left open so that the door can breathe. A repair that traps moisture comes back as a bubble by the second Deepavali.',
        'During October and November, booth time is booked long ahead. Claims after a storm go first, cosmetic work follows.',
      ],
    },
  },
};
