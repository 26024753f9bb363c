import { sample } from '../../values/stated.ts';
import { type City, cityServices, WORKSHOP_WAYS } from './city.ts';
import { delhiLocalities } from './delhi-localities.ts';

export const delhi: City = {
  name: 'Delhi',
  slug: 'delhi',
  state: 'Delhi',
  coordinates: { latitude: 28.6139, longitude: 77.209 },
  title: 'Car Service in Delhi: Smog, Summer and Traffic Ready',
  description:
    'Car service in Delhi with free pickup across nine localities: filters for smog, AC for 45 degrees, emission checks and a price by model.',
  metaKeywords: [
    'car service in Delhi',
    'car repair Delhi',
    'car AC service Delhi',
    'car denting painting Delhi',
    'car mechanic Delhi',
  ],
  heroTitle: 'Car service in Delhi, without losing a day to it',
  heroSubtitle:
    "We collect from home, office or metro parking, deal with smog, heat and the Ring Road's wear, and bring the car back by evening.",
  services: cityServices({
    periodic: [
      'Periodic service in Delhi',
      'A full service with emission items first: air filter, plugs and exhaust, so that the next PUC test is a formality.',
    ],
    ac: [
      'AC service in Delhi',
      'Cabin filters turn black in one winter here. We change them, wash the condenser and weigh the gas before summer arrives.',
    ],
    denting: [
      'Denting and painting in Delhi',
      'Bumpers from the Ring Road crawl, doors from market parking. Insurance or cash, with an estimate for each panel.',
    ],
    doorstep: [
      'Pickup and drop in Delhi',
      'Collected before the rush, photographed with you, back after it. Work where the car stands is offered in Jaipur alone as yet.',
    ],
    'car-spa': [
      'Car spa in Delhi',
      'Foam wash and a cabin cleaned of the grey film that a Delhi November leaves on glass, seats and vents.',
    ],
    detailing: [
      'Detailing in Delhi',
      "Tar, soot and industrial fallout are lifted by clay; a sealant keeps the next winter's grime from biting.",
    ],
    battery: [
      'Battery replacement in Delhi',
      'Weakened by June, killed by January fog. We test under load and fit the right type, with exchange value.',
    ],
    windshield: [
      'Windshield replacement in Delhi',
      'Cracks from expressway gravel, glass fitted with a primer and safe drive-away time, sensors and FASTag put back.',
    ],
  }),
  stats: sample([
    { label: 'Car owners served', value: '5,000+' },
    { label: 'Service centre', value: '1' },
    { label: 'Mechanics', value: '30' },
    { label: 'Localities covered', value: '9' },
  ]),
  reviews: sample([
    {
      name: 'Gaurav T.',
      rating: 5,
      comment:
        'Left the Brezza in Dwarka in the morning and took the metro. Serviced, washed and parked in the same bay by six.',
      date: '2026-09-11',
      location: 'Dwarka',
    },
    {
      name: 'Simran K.',
      rating: 5,
      comment:
        'Failed PUC twice elsewhere. They found a cracked exhaust flex pipe and it passed the same afternoon.',
      date: '2026-08-05',
      location: 'Janakpuri',
    },
    {
      name: 'Aditya V.',
      rating: 4,
      comment:
        'Bumper paint matches well on my grey City. Delivery was at eight in the evening instead of six, but they had called.',
      date: '2026-07-17',
      location: 'Lajpat Nagar',
    },
    {
      name: 'Meenakshi R.',
      rating: 5,
      comment:
        'No upselling. They said the brake pads were good for another 8,000 km and wrote the thickness on paper.',
      date: '2026-06-02',
      location: 'Mayur Vihar',
    },
    {
      name: 'Harpreet S.',
      rating: 5,
      comment:
        'New cabin filter and vent cleaning after Diwali. My son has asthma and we could smell the difference.',
      date: '2025-11-20',
      location: 'Rohini',
    },
    {
      name: 'Nitin A.',
      rating: 4,
      comment:
        'Battery came within the promised slot at the office. The mechanic explained why start-stop needs a costlier type.',
      date: '2026-01-13',
      location: 'Connaught Place',
    },
  ]),
  faqs: [
    {
      question: 'How old may my car be in Delhi?',
      answer:
        'Delhi has had limits of ten years for diesel and fifteen for petrol cars, with enforcement that has changed more than once through the courts. Check the present position on the Parivahan site before you spend on a large repair; we tell you the age on the RC with the estimate.',
    },
    {
      question: 'What happens to my car under GRAP restrictions?',
      answer:
        'When air quality is severe, the graded plan can keep BS-III petrol and BS-IV diesel cars off the road. A service does not change the class of a car. It does help every car smoke less, and a valid PUC is checked more often in those weeks.',
    },
    {
      question: 'How often should a cabin filter be changed in Delhi?',
      answer:
        'Once a year at least, in February when the smog season ends. If the car has an activated-carbon filter and somebody in the family has asthma, change it in October as well.',
    },
    {
      question: 'My car has a PUC certificate. Why does it still smell of exhaust?',
      answer:
        'The test looks at the tailpipe for a minute. A leak before it, at the flex pipe or manifold, lets gas into the cabin instead. That is dangerous in a jam with windows closed, so have the exhaust checked on a lift.',
    },
    {
      question: 'Do you pick up from Noida, Gurgaon or Ghaziabad?',
      answer:
        "Yes, for places near the border such as Mayur Vihar's side of Noida or the Dwarka side of Gurgaon. The driver may need a little longer at toll points, so book a morning slot.",
    },
    {
      question: 'Can I book a visit in Delhi through the chat assistant?',
      answer:
        'The assistant speaks only of Jaipur for now. For Delhi use the form or leave a mobile number; a person calls to agree on the day, the pickup and the price.',
    },
    {
      question: 'Is it worth undercoating a car in Delhi?',
      answer:
        'Salt is not our problem, standing water is. Cars that pass flooded underpasses every monsoon do gain from cavity wax at sills and seams. A thick black coat over dirt, as often sold, traps water and does harm.',
    },
  ],
  localities: delhiLocalities,
  seoContent: {
    h1: 'Car service in Delhi',
    h2: 'Forty-six degrees, a month of fog, and traffic in between',
    paragraphs: [
      'No Indian city asks for such a range. A Delhi car starts in fog at four degrees in January and idles on the Ring Road at forty-six in June. Batteries, coolant and rubber that survive one end often fail at the other, so we service by season: starting and lamps in November, cooling and AC in March.',
      'The air is the third season. From Diwali to Republic Day fine soot settles on everything. Engine filters manage; cabin filters, the ones you breathe through, are full by January. They cost little and are the most neglected part on the car.',
      'Distances are deceptive. Rohini to Saket is thirty kilometres and two climates of traffic, with flyovers at eighty and the stretch under them at eight. Clutches and brakes count hours rather than kilometres.',
      "Rules move quickly here: fuel stickers, age limits, PUC checks at pumps, FASTag. We keep to what a workshop can answer for, the car's condition, and tell you where the official answer stands.",
    ],
    serviceHighlights: [
      'Pre-PUC check of exhaust, plugs and filters',
      'Cabin filter shown before and after',
      'Pickup from home, office or metro parking',
      'Lamps aimed and cleaned before the fog',
    ],
  },
  ways: WORKSHOP_WAYS,
  pinPrefixes: ['110'],
  bookedOnline: false,
  centre: {
    isPlaceholder: true,
    name: 'Pahiya Delhi',
    area: 'Okhla Industrial Area',
    coordinates: { latitude: 28.532, longitude: 77.272 },
  },
  conditions: [
    {
      condition: 'traffic',
      fact: 'Peak speeds on the Ring Road and at the borders fall to those of a bicycle, twice a day.',
      advice:
        'Service by hours: oil once a year even at low mileage, clutch and pads measured at each visit.',
    },
    {
      condition: 'dust',
      fact: 'Loo winds bring Thar dust in May, building sites and smog add fine soot from October to January.',
      advice: 'Change the cabin filter each February and have the engine air filter seen at every service.',
    },
    {
      condition: 'waterlogging',
      fact: 'A single July cloudburst fills underpasses such as Minto Bridge and low stretches near the Yamuna within the hour.',
      advice:
        'Turn back when the kerb is under water, and have axle breathers and carpets checked if you could not.',
    },
  ],
  landing: {
    'car-repair': {
      description:
        'Car repair in Delhi with pickup: clutch, brakes, suspension, exhaust and electrics, diagnosed first and quoted line by line.',
      paragraphs: [
        "Two repairs define this city. The first is the clutch, burnt away on flyover ramps where traffic stands uphill. The second is suspension, hammered by speed breakers that every residents' association casts to its own taste. For both we measure before advising: slip on the road, play on the lift.",
        'Exhaust leaks come third, and matter more here than elsewhere. Flex pipes crack from engine movement in endless stop and go, and the gas reaches the cabin long before the neighbours hear it.',
        'You get the estimate on the phone with photographs, each line with part, labour and warranty. Cross out any of them. The car is not held to ransom over a diagnosis.',
      ],
    },
    'mechanic-shop': {
      isDraft: true,
      description:
        'A car mechanic in Delhi who collects, explains and documents: less of a Saturday lost in a market full of loud promises.',
      paragraphs: [
        'Delhi has whole districts of motor parts. Kashmere Gate will sell you any bearing ever made and Karol Bagh will fit it while you wait, if you know what to ask for. Most people do not, and should not have to.',
        'Our shop at Okhla is plain and orderly: a lift, a scanner, shelves with boxed parts, a price list by model on the wall. The mechanic who opens your car signs for it. If he needs something from Kashmere Gate, you see the receipt.',
      ],
    },
    ac: {
      description:
        'Car AC service in Delhi before the 45-degree weeks: gas by weight, condenser wash, cabin filter and a check for exhaust leaks.',
      paragraphs: [
        'An AC in this city cools for seven months and filters for twelve. In May it must bring a cabin down from sixty degrees; in November it must keep out air that no one would breathe by choice. Different parts do the two jobs, and both are checked in one visit.',
        'For cooling, look at the front: the condenser is packed with the fluff of semal trees in April and with dust by June. For air, look behind the glovebox. A recirculation flap that no longer shuts lets smog in whatever filter you buy.',
        'Blue-white smoke smell with the fan on is not an AC fault. Ask for the exhaust to be tested in the same hour.',
      ],
    },
    'dent-paint': {
      description:
        'Denting and painting in Delhi with pickup and insurance help: bumpers, doors and full panels in paint mixed to your code.',
      paragraphs: [
        'Contact is part of driving in Delhi. Bumpers kiss at signals, handlebars slide between doors, and valet keys travel further than they should. Most of it is skin deep and can be done in one or two days by panel.',
        'Claim or pay? Compare the repair with your no-claim bonus and the compulsory deductible. A single bumper is usually cheaper in cash; two panels and a lamp belong to the insurer. We put both sums side by side.',
        'In smog season paint is mixed and sprayed behind filtered air, and winter parts are baked, since lacquer does not harden on a foggy night in an open yard.',
      ],
    },
  },
};
