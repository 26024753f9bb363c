import { sample } from '../../values/stated.ts';
import { type City, cityServices, WORKSHOP_WAYS } from './city.ts';
import { puneLocalities } from './pune-localities.ts';

export const pune: City = {
  name: 'Pune',
  slug: 'pune',
  state: 'Maharashtra',
  coordinates: { latitude: 18.5204, longitude: 73.8567 },
  title: 'Car Service in Pune: Ghat-Ready Brakes and Clutch',
  description:
    'Car service in Pune for ghat roads and IT-park jams: brakes, clutch and cooling measured, monsoon checks, price by model, free pickup.',
  metaKeywords: [
    'car service in Pune',
    'car repair Pune',
    'car service Hadapsar',
    'car AC service Pune',
    'car denting painting Pune',
  ],
  heroTitle: 'Car service in Pune, fit for the ghats and for Hinjewadi',
  heroSubtitle:
    'From Chinchwad to Katraj we collect, measure what hills and jams have worn, and return the car the same day.',
  services: cityServices({
    periodic: [
      'Periodic service in Pune',
      'Oil and filters, with pad thickness, clutch bite and coolant strength on the sheet, since the nearest ghat is half an hour away.',
    ],
    ac: [
      'AC service in Pune',
      'A dry April and a wet July in one year: gas and fan in spring, drain and mould after the rains.',
    ],
    denting: [
      'Denting and painting in Pune',
      'Peth-lane scrapes, two-wheeler dents and ghat-fog bumps, repaired by people who learned next door to the car plants.',
    ],
    doorstep: [
      'Pickup and drop in Pune',
      'Tell us on the phone what is wrong and a driver fetches the car, from Aundh to Hadapsar. Doorstep jobs are done in Jaipur only, so far.',
    ],
    'car-spa': [
      'Car spa in Pune',
      'Mud from Sinhagad, monsoon damp from everywhere: carpets out, drains open, cabin dried and freshened.',
    ],
    detailing: [
      'Detailing in Pune',
      'Hill dust and hard tanker water off the paint, scratches reduced, a sealant on before June.',
    ],
    battery: [
      'Battery replacement in Pune',
      'Cool December mornings find weak cells. Load test, fitting and exchange in one workshop visit.',
    ],
    windshield: [
      'Windshield replacement in Pune',
      "Expressway chips filled before the ghats' cold mist makes them run; new glass with sensors set up again.",
    ],
  }),
  stats: sample([
    { label: 'Car owners served', value: '3,100+' },
    { label: 'Service centre', value: '1' },
    { label: 'Mechanics', value: '19' },
    { label: 'Localities covered', value: '9' },
  ]),
  reviews: sample([
    {
      name: 'Ameya K.',
      rating: 5,
      comment:
        'Brake pedal went soft on Tamhini. They changed the fluid, bled it twice and took me for a drive downhill to prove it.',
      date: '2026-07-19',
      location: 'Kothrud',
    },
    {
      name: 'Shruti J.',
      rating: 5,
      comment:
        'Car collected in Hadapsar at nine and back in Magarpatta by four. Bill equal to the estimate.',
      date: '2026-09-08',
      location: 'Hadapsar',
    },
    {
      name: 'Tanmay D.',
      rating: 4,
      comment: 'Clutch of my Harrier, two days. A bit long, but they waited for the genuine release bearing.',
      date: '2026-08-27',
      location: 'Hinjewadi',
    },
    {
      name: 'Farida S.',
      rating: 5,
      comment:
        'Leaking sunroof after one night of rain in Koregaon Park. Drain cleared, carpet dried, no parts sold.',
      date: '2026-07-02',
      location: 'Koregaon Park',
    },
    {
      name: 'Omkar P.',
      rating: 5,
      comment: 'They explained in Marathi to my mother why the noisy belt is not an emergency. Trust earned.',
      date: '2026-06-11',
      location: 'Chinchwad',
    },
    {
      name: 'Riya B.',
      rating: 4,
      comment:
        'Good dent repair on the Virtus. Would have liked a courtesy car, but pickup and drop were on time.',
      date: '2026-05-23',
      location: 'Baner',
    },
  ]),
  faqs: [
    {
      question: 'How should I prepare a car for the Mumbai expressway and its ghat?',
      answer:
        'Tyres under six years and at the right cold pressure, coolant mixed half and half, pads above 4 mm, brake fluid under two years. Keep to a low gear down from Lonavala. Overheated brakes and burst tyres are the usual stoppages there.',
    },
    {
      question: 'My brakes smelled on the way down from Sinhagad. Is something wrong?',
      answer:
        'The smell is hot pads, common if one rides the pedal. If the pedal got longer as well, the fluid boiled and should be replaced at once. Use second gear and short, firm presses with pauses.',
    },
    {
      question: 'What does a monsoon check in Pune contain?',
      answer:
        'Wipers and washer, tread, brakes cleaned of mud, door and sunroof drains, lamps aimed for fog, battery terminals, and underbody seals. May is best. After the rains a short drying check finds what stayed damp.',
    },
    {
      question: 'Why do cars in Hinjewadi need clutches so early?',
      answer:
        'Two hours a day in first gear. On manuals the plate and the release bearing wear, on AMTs the actuator drifts, on dual clutches the pack heats. We measure slip and tell you the remaining life instead of guessing.',
    },
    {
      question: 'Do you service cars from Pimpri-Chinchwad as well?',
      answer:
        'Yes, for Chinchwad, Nigdi, Wakad and their neighbours we collect in the morning by the BRTS-free lanes. The twin city has its own RTO, MH-14, and its cars get the same prices.',
    },
    {
      question: 'Is the chat booking open to Pune?',
      answer:
        "Not at the moment. It is limited to Jaipur. For Pune your number in the form is enough: a person phones, agrees a slot, and the driver's name follows by message.",
    },
    {
      question: 'How do I protect the car from tanker water and hard-water spots?',
      answer:
        'Ask the washer to dry the car with two cloths, and avoid noon washing. Fresh spots go with diluted vinegar and a rinse. For old ones book a polish and a sealant, which makes water run off.',
    },
  ],
  localities: puneLocalities,
  seoContent: {
    h1: 'Car service in Pune',
    h2: 'A city that builds cars, ringed by roads that test them',
    paragraphs: [
      'Tata, Volkswagen, Škoda, Mercedes-Benz, Jeep and Mahindra all build around Pune. Engineers are neighbours here, and they ask good questions about torque and oil grades. We answer with numbers, on paper.',
      "The Sahyadris begin where the suburbs end. Katraj, Tamhini, Varandha, Bor Ghat: each weekend thousands of Pune's cars climb out and coast back, and brakes, clutches and coolant are worn on Sunday that were only warmed on Friday. A ten-minute look before such a drive is the best service there is.",
      'Weekdays belong to Hinjewadi, Kharadi and Magarpatta. A car that does fourteen kilometres in seventy minutes, twice, ages by hours; we count those hours when we tell you what is due.',
      'Then June arrives from the west, first as mist in the ghats, then as rain for four months. Drains, wipers, lamps and rubber have their season, and rust finds whatever a stone has opened.',
    ],
    serviceHighlights: [
      'Pads, discs and fluid measured before each ghat season',
      'Clutch slip tested and the figure shared',
      'Sunroof and door drains cleared in May',
      'Lamps aimed for mist and heavy rain',
    ],
  },
  ways: WORKSHOP_WAYS,
  pinPrefixes: ['411', '412'],
  bookedOnline: false,
  centre: {
    isPlaceholder: true,
    name: 'Pahiya Pune',
    area: 'Kalyani Nagar side of Nagar Road',
    coordinates: { latitude: 18.5485, longitude: 73.9025 },
  },
  conditions: [
    {
      condition: 'hills',
      fact: 'Every weekend road out of Pune to the west or south crosses a ghat, from Bor and Tamhini to Katraj and Khambatki.',
      advice:
        'Renew brake fluid every two years, go down in the gear you would climb in, and know your pad thickness.',
    },
    {
      condition: 'traffic',
      fact: 'Hinjewadi, Nagar Road and the university circle hold cars in first gear for an hour at a time.',
      advice: 'Have clutch or gearbox adaptation checked yearly and change oil by the calendar.',
    },
    {
      condition: 'highway',
      fact: "The Mumbai expressway, the Satara road and the Solapur road start at the city's edge and are driven fast by all.",
      advice:
        "Watch tyre age, balance and coolant, and keep four seconds' gap behind lorries that shed gravel.",
    },
  ],
  landing: {
    'car-repair': {
      description:
        'Car repair in Pune: brakes, clutch, cooling, suspension and electrics for ghat and town, with measured findings and a written quote.',
      paragraphs: [
        'In Pune look for heat first: brakes that have been too hot, clutches that have slipped, coolant that has boiled once and left air behind. They show in colours and numbers: a blue disc, a glazed plate, a low freezing point on the refractometer.',
        "The other half is water and stone. Mud packs in drums, sumps meet Mulshi's boulders, connectors corrode behind a lamp that lost its seal. For those a lift, a lamp and patience suffice.",
        "Because so many makers are local, parts arrive from the plant's own depots, often the same day. You pay for a part and a van, not for an air ticket.",
      ],
    },
    'mechanic-shop': {
      isDraft: true,
      description:
        'A car mechanic in Pune off Nagar Road: numbers instead of adjectives, Marathi, Hindi or English, and old parts on the table.',
      paragraphs: [
        'Pune reads instruction manuals. Bring the torque table and the history of each tyre in a spreadsheet; we are glad of it. A mechanic who has to justify a job to an engineer learns to measure first.',
        'Our place lies off Nagar Road near Kalyani Nagar, close to the bridge and away from the worst of the signal. Leave the car, walk to a good coffee, and come back to a sheet with figures.',
      ],
    },
    ac: {
      description:
        'Car AC service in Pune: spring cooling check, post-monsoon mould treatment, cabin filter and honest leak repair at model price.',
      paragraphs: [
        'April can touch 41 degrees in Pune, yet evenings are cool, so a weak AC is easily forgiven until the drive to Nashik or Nagpur. A check in March takes half an hour: vent temperature, pressures, fan, filter.',
        'After September the question is smell. Four months of moisture, leaf mould from Law College hill to Pashan, and a cabin closed against rain grow a garden on the evaporator. We clean it through the drain, not with perfume through the vent.',
        'Where gas is low we look for the leak: stone hits in the condenser from the expressway are the first suspect here, rubbed pipes by the battery tray the second.',
      ],
    },
    'dent-paint': {
      description:
        'Denting and painting in Pune: two-wheeler scrapes, parking dents and ghat knocks, with factory-grade paint and a fixed day of return.',
      paragraphs: [
        'With more two-wheelers than people who admit to owning one, Pune paints its cars at handlebar height. Doors and wings carry commas and dashes. Those that catch no fingernail polish out, the rest we paint by the panel.',
        'Fog on the ghats adds gentle shunts at walking speed. A bumper pushed by 20 mm may hide a broken bracket and a bent crash tube; we take the cover off and send a picture of what is behind.',
        'Paint is mixed to the code and adjusted on a sprayed card in daylight. White is the most difficult of all, as makers around here have five of them.',
      ],
    },
  },
};
