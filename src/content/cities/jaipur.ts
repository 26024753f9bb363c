import { sample } from '../../values/stated.ts';
import { type City, cityServices, WORKSHOP_WAYS } from './city.ts';
import { jaipurLocalities } from './jaipur-localities.ts';

export const jaipur: City = {
  name: 'Jaipur',
  slug: 'jaipur',
  state: 'Rajasthan',
  coordinates: { latitude: 26.9124, longitude: 75.7873 },
  title: 'Car Service in Jaipur: Prices, Pickup, 90-Min Express',
  description:
    'Car service in Jaipur with the price for your own car shown first. Doorstep visits, free pickup and drop, and a 90-minute express bay.',
  metaKeywords: [
    'car service in Jaipur',
    'car repair Jaipur',
    'doorstep car service Jaipur',
    '90 minute car service',
    'car mechanic Jaipur',
  ],
  heroTitle: 'Car service in Jaipur, at your door or in 90 minutes',
  heroSubtitle:
    'Tell us the car, see the price, pick a slot. We collect from any of eleven localities, from Bani Park to Sitapura.',
  services: cityServices({
    periodic: [
      'Periodic service in Jaipur',
      'Oil, filters, brakes and a full check, with the air filter opened every time, because a Jaipur filter carries twice the dust its age suggests.',
    ],
    ac: [
      'AC service and repair in Jaipur',
      'Gas pressure, vent temperature and condenser washed from the inside out, best done in March before the first 40-degree week.',
    ],
    denting: [
      'Denting and painting in Jaipur',
      'From a scooter scrape in the walled city to a full side. Panels are painted in a closed booth, as open-air paint here dries with sand in it.',
    ],
    doorstep: [
      'Doorstep service in Jaipur',
      'Jump start, battery, engine scan, cleaning and more where the car stands. The whole catalogue, with fixed prices, is open for Jaipur.',
    ],
    'car-spa': [
      'Car spa in Jaipur',
      'Foam wash, wet vacuum, seat shampoo and vent cleaning, for cars whose beige seats have gone the colour of the road.',
    ],
    detailing: [
      'Detailing in Jaipur',
      "Sand is blown off and rinsed before any cloth touches the paint, then polish and a sealant against May's sun.",
    ],
    battery: [
      'Battery replacement in Jaipur',
      'Heat kills batteries here more often than cold. We load-test first and fit a new one at home the same day if the old one fails.',
    ],
    windshield: [
      'Windshield repair in Jaipur',
      'Chips from gravel on the Ajmer and Sikar highways are filled with resin before the heat runs them into cracks.',
    ],
  }),
  stats: sample([
    { label: 'Car owners served', value: '12,000+' },
    { label: 'Service centre', value: '1' },
    { label: 'Mechanics', value: '45' },
    { label: 'Localities covered', value: '11' },
  ]),
  reviews: sample([
    {
      name: 'Ankit S.',
      rating: 5,
      comment:
        'Booked the express slot for my Baleno at lunch and drove back to office in under an hour and a half. They showed me the old oil filter without my asking.',
      date: '2026-09-14',
      location: 'Malviya Nagar',
    },
    {
      name: 'Pooja M.',
      rating: 5,
      comment:
        'They picked up the Creta from our basement and sent photos of the brake pads before changing anything. The bill was what the site had said.',
      date: '2026-08-22',
      location: 'Mansarovar',
    },
    {
      name: 'Rakesh G.',
      rating: 4,
      comment:
        'Good dent work on the rear door, colour matches even in full sun. Took one day more than I had hoped.',
      date: '2026-07-30',
      location: 'Vaishali Nagar',
    },
    {
      name: 'Farhan K.',
      rating: 5,
      comment:
        'AC was blowing warm air. It turned out to be a choked condenser and not the gas, and they told me so plainly.',
      date: '2026-05-18',
      location: 'Bani Park',
    },
    {
      name: 'Neha J.',
      rating: 5,
      comment:
        'Battery died outside the coaching centre. A mechanic came with a booster, tested it and said it had another year in it.',
      date: '2026-06-09',
      location: 'Pratap Nagar',
    },
    {
      name: 'Vikram R.',
      rating: 4,
      comment:
        'Doorstep vacuum and scan on a Sunday morning. On time, tidy, and they carried their own machine.',
      date: '2026-10-05',
      location: 'Jagatpura',
    },
    {
      name: 'Sunita A.',
      rating: 5,
      comment: 'I run a boutique and cannot leave for half a day. Pickup at ten, car back at four, washed.',
      date: '2026-09-28',
      location: 'C-Scheme',
    },
  ]),
  faqs: [
    {
      question: 'How often should a car in Jaipur be serviced?',
      answer:
        'Every 10,000 to 15,000 km or once a year, whichever comes first. If most of your driving is on dusty stretches such as the ring road works or farm roads beyond Jagatpura, have the air filter checked at half that distance.',
    },
    {
      question: 'Which parts of Jaipur do you pick cars up from?',
      answer:
        'All eleven localities on this page and most of what lies between them, up to 50 km from the city. For the walled city we ask you to meet us at a gate such as Sanganeri Gate or Chandpole, as the bazaars close to cars at some hours.',
    },
    {
      question: 'When is the best time for an AC service in Jaipur?',
      answer:
        'February or March. From the middle of April every AC workshop in the city is busy, and a weak condenser that was bearable at 32 degrees gives up at 43.',
    },
    {
      question: 'Does the 90-minute express service really take 90 minutes?',
      answer:
        'Yes, for a routine service of a car without other faults. The clock starts when you sign the start time at the counter, not at pickup. If we are late, the service is free. If we find something that needs longer, we stop, show you and ask.',
    },
    {
      question: 'Can you come to my home in Jaipur?',
      answer:
        'Yes. The doorstep catalogue is for Jaipur: jump starts, flat tyres, fuel, cleaning, inspections, small repairs. Anything that needs a lift or a paint booth is done at a centre, with pickup and drop.',
    },
    {
      question: 'Why do windscreens crack so often here in summer?',
      answer:
        'A small stone chip is under tension. A car parked in the sun reaches 60 degrees or more at the glass; the AC then cools it from inside within minutes, and the chip runs. Have chips filled while they are smaller than a two-rupee coin.',
    },
    {
      question: 'Do you test pollution and issue a PUC certificate?',
      answer:
        'No, only authorised PUC stations may. We check what makes a car fail, such as a choked air filter, worn plugs or a leaking exhaust, and you get the certificate at a station near your home.',
    },
  ],
  localities: jaipurLocalities,
  seoContent: {
    h1: 'Car service in Jaipur',
    h2: 'What Jaipur does to a car, and what a service here should look at',
    paragraphs: [
      'Jaipur is two cities for a driver. Inside the walls, gates built for elephants feed single lanes shared with e-rickshaws and delivery carts, and a car collects scratches at walking speed. Outside, Tonk Road, JLN Marg and the Ajmer Road run wide and fast, and the same car meets flying grit, late red lights and long summer jams.',
      'Dust is the constant. Winds from the west bring fine sand from April until the rains, and building sites at the edges of Jagatpura, Sitapura and Ajmer Road add their own all year. It fills air and cabin filters, sits in door seals, and turns a dry wipe of the bonnet into sandpaper.',
      'Then there is the water. The supply is hard in most colonies, so radiators topped up from the tap grow scale, and a hand wash left to dry in the sun leaves white rings. Use coolant, never tap water, and ask for the car to be dried in shade.',
      'We are at home here. Jaipur is where our doorstep catalogue, the booking assistant and the 90-minute bay all work, and the prices you see are for your model and fuel.',
    ],
    serviceHighlights: [
      'Air and cabin filters opened and shown at every service',
      'Coolant strength measured before summer',
      'Battery load test before every summer',
      'Pickup from any of eleven localities',
      'Old parts handed back in a bag if you want them',
    ],
  },
  ways: ['doorstep', 'expressBay', ...WORKSHOP_WAYS],
  pinPrefixes: ['302', '303'],
  bookedOnline: true,
  centre: {
    isPlaceholder: true,
    name: 'Pahiya Jaipur',
    area: 'Lal Kothi, Tonk Road',
    coordinates: { latitude: 26.888, longitude: 75.801 },
  },
  conditions: [
    {
      condition: 'dust',
      fact: 'From April to June westerly winds carry desert sand across Jaipur, and an aandhi can turn noon to dusk.',
      advice:
        'Have the air filter opened at every visit and the cabin filter changed once a year, just after the dust season.',
    },
    {
      condition: 'heat',
      fact: 'May and June days reach 42 to 45 degrees, and a car parked in the open gets far hotter inside.',
      advice:
        'Test battery, coolant and AC in March; a weak part that survived winter fails in the first hot week.',
    },
    {
      condition: 'highway',
      fact: 'Delhi, Ajmer and Agra are each a few hours away on NH 48 and NH 21, so many Jaipur cars live half their life above 80 km/h.',
      advice:
        'Ask for tyre age, wheel balance and brake fluid to be checked before a long run, not after it.',
    },
  ],
  landing: {
    'car-repair': {
      description:
        'Car repair in Jaipur: brakes, clutch, suspension, engine and electrics, found first, quoted in writing, then mended with your consent.',
      paragraphs: [
        "Most repairs that reach us in Jaipur start small. A suspension bush cracked by the broken edges of service lanes on Tonk Road, a radiator silted by hard water, a clutch worn out between Ajmeri Gate and Badi Chaupar. Found early, each is an afternoon's work.",
        'We begin with a test drive and a look underneath, and send you what we found with pictures and a price for each item. You strike out what you do not want. Nothing is opened before you say yes, and the diagnosis is yours even if you take the car elsewhere.',
        'Cars that cannot move come in on a flatbed. In the walled city, where no flatbed can turn, we push to the nearest gate first.',
      ],
    },
    'mechanic-shop': {
      isDraft: true,
      description:
        'A car mechanic in Jaipur who shows the fault before the bill: trained hands, known prices and a workshop you may walk into.',
      paragraphs: [
        'Jaipur has hundreds of good mechanics, from the lanes behind Sindhi Camp to the row of garages at Transport Nagar, and most people find one by asking a cousin. The trouble is not skill. It is knowing what the job should cost, and whether the part in the box was the part that went in.',
        'Our mechanics work from a printed price for your model. They photograph the worn part on the car and the new one beside it, and you get both pictures with the bill.',
        'You may come to the bay on Tonk Road and watch. Ask the man under the car what he sees; he would rather show you than have you wonder.',
      ],
    },
    ac: {
      description:
        'Car AC service and repair in Jaipur: leak test, gas by weight, condenser wash and cabin filter before the 45-degree weeks.',
      paragraphs: [
        'A Jaipur AC works against 45-degree air drawn over tarmac that is hotter still. The condenser in front of the radiator has to shed that heat, and by June it is felted with dust, insects and seeds. Washing it well, from the engine side outwards, often brings back more cooling than new gas.',
        'We measure before we fill. Vent temperature, both pressures, then dye or nitrogen if the charge is low, since gas that left once will leave again. The refill is by weight, as the sticker under your bonnet says.',
        'Park in shade when you can, drop the windows for the first minute, then close them and switch to recirculation. The cabin cools in half the time and the compressor works half as hard.',
      ],
    },
    'dent-paint': {
      description:
        'Denting and painting in Jaipur: colour matched by code, painted in a closed booth, with a clear price per panel before we start.',
      paragraphs: [
        'Scrapes in Jaipur have their addresses. Handlebars in Johari Bazaar mark the doors, pillars in apartment basements in Jagatpura take the rear quarter, and cattle at dusk on the Ajmer bypass account for more bonnets than you would think.',
        'Paint is where our weather matters most. Fresh clear coat stays tacky for a while, and here the wind is seldom clean, so a panel sprayed in the open ends up rough to the touch. We paint in a closed, filtered booth and bake the panel before it meets the street.',
        'White, silver and grey rule the city for good reason: they stay cooler and hide dust. If your car is red or black, ask for a sealant after painting, since those fade first in this sun.',
      ],
    },
  },
};
