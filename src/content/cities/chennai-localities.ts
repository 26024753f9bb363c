import type { Locality } from './city.ts';

export const chennaiLocalities: readonly Locality[] = [
  {
    slug: 'anna-nagar',
    name: 'Anna Nagar',
    coordinates: { latitude: 13.085, longitude: 80.2101 },
    pinCode: '600040',
    description:
      'Car service in Anna Nagar, Chennai: pickup by avenue and block, care for shaded street parking and checks for the Koyambedu crossing.',
    highlights: [
      'Planned avenues from a trade fair of 1968',
      'Tower Park with its spiral tower',
      'Roundtana and wide shaded streets',
      'Next to the Koyambedu market and metro',
    ],
    nearbyLandmarks: [
      'Anna Nagar Tower Park',
      'Roundtana',
      'Koyambedu Metro Station',
      'Thirumangalam Junction',
    ],
    about: [
      "The avenues were planted when they were drawn, and sixty years later gulmohars meet overhead. Cars in their shade stay cool and covered in pollen, twigs and crow's work. Blocked scuttle drains are the result; a fingertip in the corner below the wipers each month prevents a wet floor.",
      "Second Avenue has become a restaurant mile. Valets, kerbs and impatient scooters mark the left side of cars. If your rim has a flat shiny patch on the edge, have the tyre's inner bead looked at while it is off.",
      'Koyambedu, next door, feeds Tamil Nadu. Its lorries spill onion skins and water from two in the morning, and the flyover by Thirumangalam takes the rest of the town. Leave before seven or after ten.',
    ],
    faqs: [
      {
        question: 'My parked car in Anna Nagar is covered with bird droppings. Is it harmful?',
        answer:
          'Yes, within hours in the sun. Lay a wet tissue on it for five minutes, lift, rinse. Where the lacquer has swollen, a light polish helps; where it has cracked, only paint. A coat of wax buys you a day.',
      },
    ],
  },
  {
    slug: 't-nagar',
    name: 'T. Nagar',
    coordinates: { latitude: 13.0418, longitude: 80.2341 },
    pinCode: '600017',
    description:
      'Car service in T. Nagar, Chennai: early-hour pickups around Pondy Bazaar, gearbox and clutch care, and scuff repair for shoppers.',
    highlights: [
      'Silk, gold and steel shops on Usman Road',
      "Pondy Bazaar's pedestrian plaza",
      'Panagal Park in the middle',
      'Bus terminus and Mambalam station',
    ],
    nearbyLandmarks: ['Panagal Park', 'Pondy Bazaar', 'Ranganathan Street', 'Mambalam Railway Station'],
    about: [
      'Before Deepavali, T. Nagar is said to hold a million shoppers on a Sunday. A resident who must drive then needs second gear only rarely. The rest of the year is merely busy, and the multi-level car park by the plaza has made life easier, if your car fits its lift.',
      'Automatic parkers carry cars on pallets: fold the mirrors, retract the aerial, switch off the alarm and leave nothing that a gust may set moving. Tall SUVs are refused. After one bump the wheel weights may be gone, so a shake at 80 is worth a balance check.',
      'Old houses in the numbered streets have gateways for an Ambassador. They still fit one.',
    ],
    faqs: [
      {
        question: 'What time can you collect a car from T. Nagar?',
        answer:
          'Between eight and ten in the morning, or on weekdays after two. In the weeks before Deepavali and Pongal we meet you at the Kodambakkam or CIT Nagar side.',
      },
    ],
  },
  {
    slug: 'velachery',
    name: 'Velachery',
    coordinates: { latitude: 12.9815, longitude: 80.218 },
    pinCode: '600042',
    description:
      'Car service in Velachery, Chennai: flood preparation, drying and drain care, with pickup near Phoenix and the Hundred Feet Road.',
    highlights: [
      'Built around a lake and the Pallikaranai marsh',
      'Phoenix Marketcity and Grand Mall',
      'MRTS terminus towards Beach',
      'IT corridor and airport both near',
    ],
    nearbyLandmarks: [
      'Phoenix Marketcity Chennai',
      'Velachery MRTS Station',
      'Vijayanagar Bus Stand',
      'Guru Nanak College',
    ],
    about: [
      'Whoever lives in Velachery has a rain plan. The flyovers at Vijayanagar turn into car parks the evening before a cyclone, a custom so settled that the police let it be. In 2015 and in December 2023 those who came late found no space.',
      "Even a car that stayed dry inside has had wheels in water. Hub caps hold it, drum brakes swell with it, and bearings growl by January. After each such week have the rear drums opened; it is an hour's job and the pads of mud inside are telling.",
      'For the rest of the year it is an easy suburb, five minutes to the airport road, with traffic that clots only at the mall. Termites of the marsh do like wooden boot floors. Lift the mat now and then.',
    ],
    faqs: [
      {
        question: 'Should I start my car after it stood in water up to the door in Velachery?',
        answer:
          'No. Disconnect the battery if you can do so safely, take pictures and have it towed. We check oil, intake, gearbox and brakes and dry the floor first. Many cars are saved by not being started.',
      },
    ],
  },
  {
    slug: 'adyar',
    name: 'Adyar',
    coordinates: { latitude: 13.0012, longitude: 80.2565 },
    pinCode: '600020',
    description:
      'Car service in Adyar, Chennai: sea-side rust checks from Besant Nagar to Kasturba Nagar, quiet pickup and AC care for humid evenings.',
    highlights: [
      "Between the river mouth and Elliot's Beach",
      "Theosophical Society's gardens and banyan",
      'IIT Madras and its deer',
      'Cancer Institute and Malar hospital',
    ],
    nearbyLandmarks: ["Elliot's Beach", 'Theosophical Society', 'IIT Madras', 'Adyar Depot'],
    about: [
      'From the terraces of Besant Nagar you can taste the wind. Everything of bare metal there has a brown edge, gates, grilles, and the lower lip of every bonnet. Cars of the first three streets want to be rinsed twice a week in the windy months; a hose and five minutes will do.',
      "Adyar proper keeps good cars in old garages. Doors are closed, the floor is damp, and the underside never dries. Leave the garage open by day, oddly, for the car's sake.",
      'LB Road has lost lanes to metro works, and the bridge to Greenways waits. Spend the time with the AC on recirculation: bus exhaust is otherwise drawn straight in at this height.',
    ],
    faqs: [
      {
        question: 'What can be done about rust on the bonnet edge in Besant Nagar?',
        answer:
          'If it is only staining, clean, treat with converter and touch up. If the fold has swollen, the hem must be opened, cleaned and resealed before painting. Early treatment is an afternoon, late means a new bonnet.',
      },
    ],
  },
  {
    slug: 'sholinganallur',
    name: 'Sholinganallur',
    coordinates: { latitude: 12.901, longitude: 80.2279 },
    pinCode: '600119',
    description:
      'Car service in Sholinganallur, Chennai: OMR campus pickup, highway tyres, salt-air checks and help for long-hours commuters.',
    highlights: [
      'Heart of the OMR IT corridor',
      'ELCOT SEZ and large campuses',
      'Link road to ECR and the sea',
      'Metro pillars along six lanes',
    ],
    nearbyLandmarks: ['ELCOT SEZ', 'Sholinganallur Junction', 'Infosys Sholinganallur', 'Akkarai Beach'],
    about: [
      "OMR was the city's fastest road until the metro came to dig it. Now barriers shift from week to week, and painted lines from three seasons ago still shine at night. Wheels hit what lamps do not show. Our list for cars from here starts with rims, struts and headlamp aim.",
      'Between the Buckingham Canal and the beach lies one kilometre of salt wind. Company cars stand in it all day under shade nets that drip rust on to roofs. Orange tear-marks on white paint come off with a mild acid gel if caught in weeks, not years.',
      'People drive forty kilometres from Tambaram or Avadi and back. At that rate the yearly service is due in eight months; set the reminder by distance.',
    ],
    faqs: [
      {
        question: 'Can you service a car during a shift on OMR?',
        answer:
          'Yes. Key at the gate or with the transport desk, car on our flatbed or driven to Guindy before eleven, back by six. Night-shift staff can have it done from their home by day.',
      },
    ],
  },
  {
    slug: 'tambaram',
    name: 'Tambaram',
    coordinates: { latitude: 12.9249, longitude: 80.1 },
    pinCode: '600045',
    description:
      'Car service in Tambaram, Chennai: GST Road trip checks, clutch and brake care, and flood help for Mudichur and Perungalathur.',
    highlights: [
      'Southern gateway on GST Road',
      'Large suburban railway terminal',
      'Air Force Station and Christian College',
      'Kilambakkam bus terminus further south',
    ],
    nearbyLandmarks: [
      'Tambaram Railway Station',
      'Madras Christian College',
      'Tambaram Sanatorium',
      'Perungalathur',
    ],
    about: [
      'All of Tamil Nadu goes home through Tambaram. On the eve of Pongal GST Road fills from Pallavaram to Chengalpattu, and a hundred thousand engines idle in the night air. If you join in, let us see coolant, belts, tyres and AC in the week before; any help is far and slow that night.',
      "Mudichur and the Varadharajapuram side were under the Adyar's water in 2015 up to the first floor. New drains exist, trust grows slowly. Residents keep wheel chocks and tow ropes in the shed, a good sort of caution.",
      'The cantonment and college lend the east side trees and quiet. Roads there are fine; their speed humps, of army pattern, are not for low cars.',
    ],
    faqs: [
      {
        question: 'What should be checked before driving south for Pongal?',
        answer:
          'Tyres with the spare, coolant, fan belt, AC charge, brake pads, wipers and all bulbs. Book in December. The check takes forty minutes and needs no parts in most cases.',
      },
    ],
  },
  {
    slug: 'porur',
    name: 'Porur',
    coordinates: { latitude: 13.0382, longitude: 80.1565 },
    pinCode: '600116',
    description:
      'Car service in Porur, Chennai: bypass tyre care, hospital-side pickup and checks for long commutes on Mount-Poonamallee Road.',
    highlights: [
      'Junction of four busy roads in the west',
      'Porur Lake, a drinking-water source',
      'Ramachandra Hospital and university',
      'DLF IT park at Manapakkam',
    ],
    nearbyLandmarks: [
      'Porur Junction',
      'Sri Ramachandra Medical College',
      'Porur Lake',
      'DLF Cybercity Chennai',
    ],
    about: [
      'At Porur junction the signal changes and nothing moves; then all of it moves at once. Flyovers and the new metro line promise relief. Until then fans run on high, coolant boils over in older cars, and someone is always pushing a dead Omni to the bakery.',
      'The bypass above is another world, toll-road smooth, where vehicles for Bengaluru and Kolkata mix at ninety. Tyres with ten-year-old dates find their end on it. Read yours before you join.',
      'Medical students leave cars for weeks in open lots by the lake. Moist air and mosquitoes, standing tyres, spiders in the washer nozzles: half an hour puts such a car right.',
    ],
    faqs: [
      {
        question: 'My car overheats only at Porur signal. What should be tested?',
        answer:
          'Fan speeds and relay, cap pressure, coolant mix and the fins between condenser and radiator. If all are fine, a stuck thermostat or, on older cars, a worn pump remains. Costs rise in that order.',
      },
    ],
  },
  {
    slug: 'mylapore',
    name: 'Mylapore',
    coordinates: { latitude: 13.0368, longitude: 80.2676 },
    pinCode: '600004',
    description:
      'Car service in Mylapore, Chennai: gentle upkeep of well-kept cars in temple lanes, with scratch repair and rust checks near the sea.',
    highlights: [
      'Kapaleeshwarar temple and its four mada streets',
      'Sabhas full of music in December',
      'San Thome and the beach at its end',
      "Luz Corner's old shops",
    ],
    nearbyLandmarks: ['Kapaleeshwarar Temple', 'Luz Corner', 'San Thome Basilica', 'Mylapore Tank'],
    about: [
      "On festival days the gods have right of way in the mada streets, and cars are moved out the night before. Those that stay are hemmed in by stalls till dawn. We keep a calendar of Mylapore's processions and do not promise a pickup on Arubathimoovar.",
      'Between Luz and the sea cars are old, clean and little driven, with an owner who remembers each bill. They smell of camphor and need rubber: bushes, hoses, tyres, belts. A Padmini still comes out for weddings.',
      'Rust begins behind the number plate and under the door felt. Park on the street that runs east to west, where the breeze meets the nose rather than the door.',
    ],
    faqs: [
      {
        question: 'Will you work on a car from the eighties or nineties in Mylapore?',
        answer:
          'Yes, if it is to be driven. We tell you which parts exist, which can be remade, and what is unsafe to leave. Carburettors, points and drum brakes are no problem; glass and trim take time.',
      },
    ],
  },
  {
    slug: 'ambattur',
    name: 'Ambattur',
    coordinates: { latitude: 13.1143, longitude: 80.1548 },
    pinCode: '600053',
    description:
      'Car service in Ambattur, Chennai: estate-gate pickup during shifts, dust and fallout care, fair bodywork for hard-used commuters.',
    highlights: [
      'Industrial estate of a thousand small works',
      'Auto-parts makers in every lane',
      'Tech parks beside foundries',
      'Suburban rail towards Avadi and Arakkonam',
    ],
    nearbyLandmarks: ['Ambattur Industrial Estate', 'Ambit IT Park', 'Ambattur OT', 'Korattur Lake'],
    about: [
      "Somewhere in Ambattur your brake disc was cast, your gasket punched, your filter folded. The estate supplies half of India's car makers, and its own cars live among swarf, foundry dust and forklift ruts. Metal splinters in tyres are routine: look for a glint in the tread before pulling anything out.",
      'Fine iron on paint rusts in the sea damp and pricks white cars with brown. An iron remover that turns purple as it works shows how much there was. Twice a year keeps the surface smooth.',
      'Rain stands in the hollows by Korattur and Pattaravakkam, mixed with whatever the street held. Wash the underside after wading there; that water is not only water.',
    ],
    faqs: [
      {
        question: 'Can I supply parts that my own factory makes?',
        answer:
          'If they are for your model and of production quality, we fit them and note it on the bill. The labour carries our warranty; the part carries yours. For brakes we check dimensions and hardness marks first.',
      },
    ],
  },
];
