import type { Locality } from './city.ts';

export const mumbaiLocalities: readonly Locality[] = [
  {
    slug: 'andheri',
    name: 'Andheri',
    coordinates: { latitude: 19.1197, longitude: 72.8468 },
    pinCode: '400058',
    description:
      'Car service in Andheri, Mumbai: east or west of the tracks, collected and returned from our Marol centre before the evening jam.',
    highlights: [
      'Split by the railway into East and West',
      'SEEPZ, MIDC and Saki Naka offices to the east',
      'Lokhandwala and Versova to the west',
      'First line of the Mumbai Metro',
    ],
    nearbyLandmarks: ['Andheri Railway Station', 'Lokhandwala Complex', 'SEEPZ', 'Andheri Sports Complex'],
    about: [
      'Ask first: East or West? Between them lie a railway, one flyover, one bridge and a subway that floods. Cars that cross each day spend more petrol there than on the rest of the trip. With our bay at Marol, East is minutes away; West is collected early, while the Gokhale bridge still moves.',
      "Lokhandwala and Versova are within sniffing distance of the sea. Wheel nuts, wiper arms and antenna bases bloom with white and brown, and key cylinders that nobody uses any more seize until the remote's battery dies. A drop of graphite each season keeps that door open.",
      'Around SEEPZ and Saki Naka the metro works have left seams and plates in the road. Strut mounts from here knock early. Film units rent cars for a day at a time too, so look at the boot floor before you buy one second-hand.',
    ],
    faqs: [
      {
        question: 'Which is quicker for pickup, Andheri East or West?',
        answer:
          'East, since the centre is at Marol. From the West we plan the crossing before half past nine or after eleven, and return after two. The price is the same.',
      },
    ],
  },
  {
    slug: 'bandra',
    name: 'Bandra',
    coordinates: { latitude: 19.0596, longitude: 72.8295 },
    pinCode: '400050',
    description:
      'Car service in Bandra, Mumbai: sea-front rust care, scratch repair from narrow lanes and pickup from Hill Road to the Reclamation.',
    highlights: [
      "Villages, churches and film stars' houses",
      'Bandstand and Carter Road on the sea',
      "Linking Road's shops",
      'Sea Link to Worli',
    ],
    nearbyLandmarks: ['Bandstand Promenade', 'Mount Mary Church', 'Linking Road', 'Bandra-Worli Sea Link'],
    about: [
      'On Carter Road the spray reaches the parked cars in a July high tide. It dries into crystals that draw water out of the air all night. Owners along the sea face should hose the car down the next morning, under the arches too, and forget about the polish.',
      'Ranwar, Chimbai and Pali village have lanes from the age of bullock carts. Delivery riders, film vans and big saloons meet in them, and side mirrors lose. Folding motors fail from being pushed by hand; where that has happened, a repair of the gear costs a fifth of a mirror.',
      "Valets park half of Bandra's evenings. Check the odometer and the fuel when you get your car, and your clutch the next day.",
    ],
    faqs: [
      {
        question: 'I park facing the sea in Bandra. What protects the car best?',
        answer:
          'Fresh water, often. Then wax on paint, silicone on rubber, grease on terminals, and cavity wax inside sills and tailgate every second year. A plastic cover traps the salt damp; use a breathing one or none.',
      },
    ],
  },
  {
    slug: 'powai',
    name: 'Powai',
    coordinates: { latitude: 19.1176, longitude: 72.906 },
    pinCode: '400076',
    description:
      'Car service in Powai, Mumbai: podium-parking pickup in Hiranandani, lake-side damp checks and clutch care for the JVLR climb.',
    highlights: [
      "Hiranandani's neo-classical towers",
      "IIT Bombay's forested campus",
      'Powai Lake and its crocodiles',
      'JVLR linking both highways',
    ],
    nearbyLandmarks: ['Hiranandani Gardens', 'IIT Bombay', 'Powai Lake', 'L&T Gate'],
    about: [
      'JVLR climbs out of Powai on both sides, and at six in the evening the climb is a parking lot at a slope. It is the finest clutch test in the suburbs. If the pedal vibrates at the L&T signal or the revs flare after it, do not wait for the highway to confirm.',
      'Podiums in Hiranandani are dry, lit and guarded, a luxury in this town. The ramps have tight radii and gritty paint, which scrubs front tyres across. Turning the wheel only while rolling doubles their life.',
      'On the campus side monkeys and langurs slip through the fence, and falling branches come with the first storms. Cars of students stand for a term at a time: disconnect the battery, and leave a window open by the width of a matchstick against mould.',
    ],
    faqs: [
      {
        question: 'Can you get into Hiranandani podium parking?',
        answer:
          'Yes, with the tower name, the level, and a call from you to security. A flatbed cannot, so if the car is dead we bring a booster or push it to the ground level first.',
      },
    ],
  },
  {
    slug: 'borivali',
    name: 'Borivali',
    coordinates: { latitude: 19.2307, longitude: 72.8567 },
    pinCode: '400092',
    description:
      'Car service in Borivali, Mumbai: pickup near the national park or IC Colony, highway-commute checks and monsoon underbody care.',
    highlights: [
      'Gateway to Sanjay Gandhi National Park',
      'IC Colony and Gorai creek in the west',
      'Last big stop before Dahisar',
      'Family suburb with many gardens',
    ],
    nearbyLandmarks: ['Sanjay Gandhi National Park', 'Borivali Railway Station', 'IC Colony', 'Gorai Jetty'],
    about: [
      'Borivali drives to work further than any other suburb of the city proper. Thirty kilometres down the Western Express Highway and thirty back, five days a week, is 15,000 in a year at the speed of a bullock cart. Oil should go by months here, and the left knee will thank you for an automatic.',
      'The hills of the park catch more rain than the coast. Water comes down Kulupwadi and the highway service road with mud in it, packs behind wheel-arch liners and stays there until November, rotting what it touches. We take the liners off once a year.',
      'West of the tracks, towards Gorai, mangroves and salt pans begin. Cars parked facing the creek show pinholes at tailgate edges first.',
    ],
    faqs: [
      {
        question:
          'I sit in highway traffic three hours a day from Borivali. How often should oil be changed?',
        answer:
          'Twice a year or every 7,500 km, whichever comes first, even if the book allows 10,000. Three hours of idling and crawling equals roughly 60 km of driving for the engine that the odometer never sees.',
      },
    ],
  },
  {
    slug: 'chembur',
    name: 'Chembur',
    coordinates: { latitude: 19.0522, longitude: 72.9005 },
    pinCode: '400071',
    description:
      'Car service in Chembur, Mumbai: soot and refinery fallout removed, AC smells cured, and free pickup by the Eastern Freeway.',
    highlights: [
      'Old bungalow colonies and new towers',
      'Refineries and fertiliser works at Mahul and Trombay',
      'Eastern Freeway to south Mumbai',
      'Monorail and harbour line',
    ],
    nearbyLandmarks: ['Diamond Garden', 'RK Studio Junction', 'Chembur Railway Station', 'Eastern Freeway'],
    about: [
      "Chembur's air has industry in it. Refineries at Mahul, fertiliser at RCF and lorries to the port leave an oily, slightly acid film, and rain turns it into streaks that etch lacquer. Wash with shampoo and not with plain water, and have the paint clayed each November.",
      'The freeway made the south twenty minutes away. It is fast, concrete and grooved, and it sings through tyres that are old. When the hum changes with steering to one side, it is a wheel bearing and not the road.',
      'Sion and Kurla, on the other side, are old friends of the flood. Residents here learn to read the sky before deciding which way to go home.',
    ],
    faqs: [
      {
        question: 'There are dark streaks on my white car in Chembur. Are they permanent?',
        answer:
          'Mostly they are oily soot washed down from the roof rails. Shampoo and a fallout remover clear them. If dull trails stay, the lacquer is etched and needs polishing and a sealant.',
      },
    ],
  },
  {
    slug: 'worli',
    name: 'Worli',
    coordinates: { latitude: 19.0086, longitude: 72.817 },
    pinCode: '400018',
    description:
      'Car service in Worli, Mumbai: luxury and family cars collected from its towers, with sea-face rust checks and tyre care for fast roads.',
    highlights: [
      'Sea face, Sea Link and Coastal Road meet here',
      'High towers over old mill and BDD lands',
      'Koli fishing village and fort',
      'Corporate offices on Annie Besant Road',
    ],
    nearbyLandmarks: ['Worli Sea Face', 'Nehru Science Centre', 'Haji Ali', 'Bandra-Worli Sea Link'],
    about: [
      'Worli has quick roads at last. Coastal Road and Sea Link let a car stretch its legs for ten minutes, at speeds where old tyres, a loose undertray or a half-shut bonnet catch become serious. A ten-point look before the first fast run of the month costs nothing.',
      'Sea Face in the monsoon is a spectacle that throws stones. Waves carry pebbles and salt over the wall on to anything parked, and a bonnet can be pitted in one tide. Use the other side of the road from June.',
      'Drivers and owners are often different people here. We send findings to both, with the estimate to the one who pays.',
    ],
    faqs: [
      {
        question: 'Can you deal directly with my driver in Worli?',
        answer:
          'Yes. You book and approve on your phone; the driver hands over the car. He gets the time of collection, you get photos, the list and the bill. Approvals count only from your number.',
      },
    ],
  },
  {
    slug: 'dadar',
    name: 'Dadar',
    coordinates: { latitude: 19.0178, longitude: 72.8478 },
    pinCode: '400028',
    description:
      'Car service in Dadar, Mumbai: careful work on long-kept cars, flood checks around Hindmata and collection from Shivaji Park side.',
    highlights: [
      'Shivaji Park and the old Hindu Colony',
      'Flower market under the station bridge',
      'Where Western and Central railways meet',
      "Hindmata, the city's flood gauge",
    ],
    nearbyLandmarks: ['Shivaji Park', 'Siddhivinayak Temple', 'Hindmata', 'Five Gardens'],
    about: [
      "News channels measure Mumbai's rain at Hindmata. Cars around Dadar East, Parel and the lanes to Five Gardens live with that puddle, and the careful ones have a friend's plot on higher ground. Tie a ribbon to the gear lever when it is forecast: it reminds you to move the car before bed.",
      'The Maharashtrian middle class of Shivaji Park keeps its cars for decades, washed daily, driven on Sundays. Their fault is rest. Fuel gums up, caliper slides stick, tyres go square. Twenty kilometres each week up to the Sea Link and back is better medicine than any additive.',
      'Around the station nothing on four wheels moves between five and nine. Our pickups on this side are before ten.',
    ],
    faqs: [
      {
        question: 'My car is used only on Sundays in Dadar. What should be serviced?',
        answer:
          'Oil and brake fluid by date, brakes freed and greased, battery charged, tyres turned and pumped 3 psi higher. Skip what goes by distance. Ask for a look at the fuel hoses if the car is over fifteen.',
      },
    ],
  },
  {
    slug: 'mulund',
    name: 'Mulund',
    coordinates: { latitude: 19.1726, longitude: 72.9425 },
    pinCode: '400080',
    description:
      'Car service in Mulund, Mumbai: eastern-suburb pickup, tyres and alignment for the Thane commute, and monsoon checks below the hills.',
    highlights: [
      'Planned streets on a grid from the 1920s',
      "Yogi Hills and the park's eastern edge",
      'Toll and border with Thane',
      'LBS Marg and its malls',
    ],
    nearbyLandmarks: ['R Mall', 'Mulund Railway Station', 'Fortis Hospital Mulund', 'Airoli Bridge'],
    about: [
      "Mulund was laid out a century ago with straight shaded roads, and inside them driving is still pleasant. LBS Marg is the opposite: lorries from Bhandup's works, metro pillars, and holes filled with paving blocks. Alignments drift, and a car that wandered gently last year now pulls.",
      "Many cross the Airoli bridge to Navi Mumbai's offices, where roads are broad and quick. Tyres thus face two jobs. We suggest measuring tread at both edges each 5,000 km, and rotating then.",
      'Below Yogi Hills the rain arrives with leaves, and leaves close drains. A wet front carpet on the left in July is nearly always the plenum under the wipers, a cleaning job of half an hour.',
    ],
    faqs: [
      {
        question: 'Why does my front carpet get wet only when it rains?',
        answer:
          'Leaves block the drain under the wiper panel, and water overflows into the cabin air intake. We clear it, dry the carpet and test with a hose. If it is wet without rain, the AC drain is the suspect.',
      },
    ],
  },
  {
    slug: 'malad',
    name: 'Malad',
    coordinates: { latitude: 19.1874, longitude: 72.8484 },
    pinCode: '400064',
    description:
      'Car service in Malad, Mumbai: pickup from Mindspace and Link Road towers, body repair for crowded parking and mangrove-side rust care.',
    highlights: [
      'Mindspace office park on reclaimed land',
      'Infiniti Mall and Link Road towers',
      'Marve, Madh and Aksa beaches',
      'Old quarter near SV Road',
    ],
    nearbyLandmarks: ['Infiniti Mall Malad', 'Mindspace', 'Marve Beach', 'Malad Railway Station'],
    about: [
      'Night shifts keep Malad awake. Cabs and staff cars fill Mindspace at nine in the evening, and owners find their own cars hemmed in at four. Cold starts followed by short crawls soot up engines; a Sunday run to Gorai or Vasai clears them.',
      'Weekends belong to Aksa and Madh. Sand in the carpets is nothing; sand and salt water in the brakes is. Drivers who go down on the beach for a photo should rinse the same evening and mention it at the next service.',
      'Behind Link Road the mangroves breathe sulphur, which blackens bare copper. Odd electrical faults on older cars from these towers have often ended with us cleaning one earth point by the battery.',
    ],
    faqs: [
      {
        question: 'I drove on the beach at Aksa. What must be cleaned?',
        answer:
          'Wheels, brakes, underbody and engine bay edges with fresh water the same day, without high pressure on plugs and seals. Then let us look for sand behind the discs and liners.',
      },
    ],
  },
];
