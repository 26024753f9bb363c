import type { Locality } from './city.ts';

export const bangaloreLocalities: readonly Locality[] = [
  {
    slug: 'whitefield',
    name: 'Whitefield',
    coordinates: { latitude: 12.9698, longitude: 77.75 },
    pinCode: '560066',
    description:
      'Car service in Whitefield, Bangalore: collected at ITPL or your apartment, with suspension and resting-car checks for east-side life.',
    highlights: [
      'ITPL and EPIP technology parks',
      'Purple Line metro to the city since 2023',
      'Villas and towers around old Anglo-Indian streets',
      'Malls: Phoenix, Nexus, Inorbit',
    ],
    nearbyLandmarks: ['ITPL', 'Phoenix Marketcity', 'Hope Farm Junction', 'Kadugodi'],
    about: [
      "The Purple Line changed Whitefield's cars: many are now left at home from Monday to Thursday. A car that commutes once a week collects other ills, from surface rust on discs to a battery that an app keeps awake. We offer a resting-car check which costs less than a tow.",
      'When they do move, Varthur Road and Hope Farm await with craters and tanker lorries. Water tankers drip all day, and their wet, muddy stops hide holes deep enough to bend a rim. Check rims from the inside, where bends do not show in photos.',
      'Gated layouts have long private lanes with humps each thirty metres. Taken two wheels at a time they twist the body and wear anti-roll links; straight and slow is better.',
    ],
    faqs: [
      {
        question: 'I work from home in Whitefield and use the car twice a week. What service does it need?',
        answer:
          'Oil and filter yearly, brake discs cleaned, tyres at 3 psi above normal, battery kept charged by a forty-minute drive each weekend, and a look for rodents each quarter.',
      },
    ],
  },
  {
    slug: 'koramangala',
    name: 'Koramangala',
    coordinates: { latitude: 12.9352, longitude: 77.6245 },
    pinCode: '560034',
    description:
      'Car service in Koramangala, Bangalore: founder-friendly pickup by block, dent repair for café parking and flood checks near the valley.',
    highlights: [
      'Eight blocks of start-ups and cafés',
      'Forum, now Nexus Mall',
      "National Games Village and St John's",
      'Slow Sony World and Ejipura junctions',
    ],
    nearbyLandmarks: [
      'Nexus Mall Koramangala',
      'Sony World Junction',
      "St John's Hospital",
      'Jyoti Nivas College',
    ],
    about: [
      'In 5th and 6th Block parking is a lottery in which valets hold most tickets. Doors open on to doors, and delivery riders lean their bikes on whatever stands. Small dents without broken paint can be pushed from behind within an hour; once paint cracks, the spray gun is needed.',
      'The lowest part of 4th Block and Ejipura drains towards Bellandur, and storm-water lines cannot keep up in September. People there know the colour of the water by heart. Basement parking below road level is the danger; a car on the slope outside dries by itself.',
      'Half-built flyover pillars narrowed the way to Sony World for years, and cars learned to wait. Check the engine mounts when the steering buzzes at a standstill in D.',
    ],
    faqs: [
      {
        question: 'Can a door dent be fixed without painting?',
        answer:
          'If the paint is whole and the metal not sharply creased, yes. It is worked out from behind with rods, in one to two hours. We look at it under a line board and tell you if a trace would remain.',
      },
    ],
  },
  {
    slug: 'indiranagar',
    name: 'Indiranagar',
    coordinates: { latitude: 12.9784, longitude: 77.6408 },
    pinCode: '560038',
    description:
      'Car service in Indiranagar, Bangalore: pickups off 100 Feet Road, sap and petal care under old trees, and brake work for CMH hours.',
    highlights: [
      "100 Feet Road and 12th Main's shops and pubs",
      'Old defence colony under rain trees',
      'CMH Road with the metro above',
      'Close to Domlur and the Old Airport Road',
    ],
    nearbyLandmarks: ['100 Feet Road', 'CMH Road', 'Indiranagar Metro Station', 'Domlur Flyover'],
    about: [
      "Streets off 12th Main are roofed by trees that the colony's officers planted. Their shade is lovely and their rain sticky: honeydew in March, petals in April, fig droppings in June. It bonds within two days of sun, so a bucket on Saturday is not vanity but chemistry.",
      "One-ways were turned so often that a trip to the next street means a kilometre round. Low gears, many turns, quick stops. Front tyres wear at the shoulders and the power steering's column joint gets its click.",
      'Night brings valet parking to the mains and breathalysers to Domlur. Leave the car; we bring it home serviced the next afternoon if you hand over the key at noon.',
    ],
    faqs: [
      {
        question: 'How do I get tree sap off the paint?',
        answer:
          'Soften it with warm water and shampoo, then a little isopropyl alcohol on a cloth, and wax the spot. Do not scrape. If a dull ring stays, it needs a light polish, ten minutes a spot.',
      },
    ],
  },
  {
    slug: 'hsr-layout',
    name: 'HSR Layout',
    coordinates: { latitude: 12.9116, longitude: 77.6389 },
    pinCode: '560102',
    description:
      'Car service in HSR Layout, Bangalore: next to our Bommanahalli centre, with fast pickup, alignment and clutch work for Silk Board.',
    highlights: [
      "Seven sectors planned on a lake's edge",
      '27th Main with its eateries',
      'Agara Lake with a walking path',
      'Silk Board junction at the corner',
    ],
    nearbyLandmarks: ['Agara Lake', 'Silk Board Junction', '27th Main HSR', 'BDA Complex HSR'],
    about: [
      "To leave HSR one passes Silk Board, or plans a life around not passing it. The metro's construction took lanes and left plates, and even with the double-decker flyover the signal is where clutches go to die. Our bay on the far side of it, by Bommanahalli, exists for that reason.",
      'Inside, sectors are orderly and parks frequent, but the cross-roads lack signs of who gives way. Most scratches we see from here are at the corners of bumpers, at 10 km/h, both drivers sure of their right.',
      "Sector 6 and the lake side sit low. After the floods of 2022 many residents learnt where their basement pump's switch is. The car deserves the same list: keys, charger, somebody with a phone on the ground floor.",
    ],
    faqs: [
      {
        question: 'Are you close enough to HSR for a same-morning service?',
        answer:
          'Usually. The centre lies just beyond Silk Board, so a car collected at half past eight is on the lift by nine. A routine service with a wash is done soon after noon.',
      },
    ],
  },
  {
    slug: 'jayanagar',
    name: 'Jayanagar',
    coordinates: { latitude: 12.9299, longitude: 77.5826 },
    pinCode: '560041',
    description:
      'Car service in Jayanagar, Bangalore: patient upkeep for well-kept family cars, pickup by block and honest advice on when to stop.',
    highlights: [
      'Planned in 1948, ten blocks of shaded streets',
      '4th Block shopping complex',
      'Green Line metro on its western side',
      'Lalbagh at the northern corner',
    ],
    nearbyLandmarks: ['Jayanagar 4th Block Complex', 'Lalbagh', 'Ashoka Pillar', 'South End Circle'],
    about: [
      'Jayanagar washes its cars before seven and covers them after. Zens, Altos and first-generation Citys with under 60,000 km are no wonder here. On such cars rubber is older than the engine is tired: tyres cracked at the base, fuel hoses stiff, wiper motors slow. We change by age and leave the rest in peace.',
      'Streets are broad for Bangalore, with a median of trees and parking on both sides. A door opened into a scooter is the common mishap. The handle of your far hand, which turns you to look back, is the best device ever made against it.',
      'On Sundays the complex and Lalbagh draw the city, and 11th Main fills. We collect before eleven or after three.',
    ],
    faqs: [
      {
        question: 'My car is 18 years old with 55,000 km. Is it worth servicing?',
        answer:
          'If the body is sound, yes. Plan once for tyres, hoses, belts, brake fluid and shock absorbers, then little for years. Remember the fitness renewal at fifteen years and every five after; we prepare the car for it.',
      },
    ],
  },
  {
    slug: 'electronic-city',
    name: 'Electronic City',
    coordinates: { latitude: 12.8452, longitude: 77.6602 },
    pinCode: '560100',
    description:
      'Car service in Electronic City, Bangalore: campus pickup during your shift, highway checks for the elevated tollway and Hosur Road.',
    highlights: [
      'Infosys, Wipro and hundreds of firms in two phases',
      'Nine-kilometre elevated tollway to Silk Board',
      'Yellow Line metro since 2025',
      'Hosur and Tamil Nadu a short drive south',
    ],
    nearbyLandmarks: ['Infosys Campus', 'Electronic City Toll Plaza', 'Neeladri Road', 'Wipro Gate'],
    about: [
      'Two roads lead here, one above the other. The tollway is a fast ribbon with side wind and no place to stop, so a puncture there is a matter for the patrol; the road below is lorries and bus bays. A sound spare, a jack that fits and a triangle are worth checking while the car is with us.',
      'Campus lots are open to the sky. Nine hours of tropical sun at 900 metres fade red plastics and harden wiper rubbers within two summers. Park nose to the north if you have a choice.',
      "Lorries from Hosur's foundries and Attibele's quarries shed grit on the lower road, and windscreens collect pits that flare at dusk. Wiping with a dry blade makes arcs; wash first.",
    ],
    faqs: [
      {
        question: 'Can I drop my car key at the campus gate in Electronic City?',
        answer:
          "Where the company allows it, yes: a sealed envelope with the car's number at reception, or a meeting at the gate. Most visitors' passes take five minutes, which we plan for.",
      },
    ],
  },
  {
    slug: 'marathahalli',
    name: 'Marathahalli',
    coordinates: { latitude: 12.9569, longitude: 77.7011 },
    pinCode: '560037',
    description:
      'Car service in Marathahalli, Bangalore: ring-road clutch and gearbox care, tyre-edge wear found early, pickup by Kundalahalli gate.',
    highlights: [
      'Where the Outer Ring Road meets Old Airport Road',
      'Bridge and factory-outlet shops',
      'Hostels for thousands of young engineers',
      'Metro pillars rising along the ring',
    ],
    nearbyLandmarks: ['Marathahalli Bridge', 'Kundalahalli Gate', 'Innovative Multiplex', 'Brookefield'],
    about: [
      'The bridge is a verb in Bangalore: one is bridged. Cars on the ring climb to it in first gear, sit on the slope and roll back a little on to the next bumper. The plastic grille and radiator support behind it break before the bumper shows more than a scuff, so look inside after each such kiss.',
      'First cars of first salaries crowd the lanes behind. They come second-hand, with a loan and no manual. A half-day health check gives an order to what must be done now and what can wait for the next bonus.',
      'Road works move monthly. Where tar ends at a barrier, take the drop diagonally and slowly: that single step is how most sumps here are cracked.',
    ],
    faqs: [
      {
        question: 'My automatic jerks in the Marathahalli crawl but is smooth on the highway. Why?',
        answer:
          'Heat and partial engagement. On AMTs and dual clutches the bite point drifts. A relearn and fresh actuator fluid often cure it. If slip values are high, the clutch pack is worn.',
      },
    ],
  },
  {
    slug: 'hebbal',
    name: 'Hebbal',
    coordinates: { latitude: 13.0358, longitude: 77.597 },
    pinCode: '560024',
    description:
      'Car service in Hebbal, Bangalore: airport-road checks, brakes and tyres for fast mornings, and pickup beside Manyata and the lake.',
    highlights: [
      'Flyover where the airport road begins',
      'Manyata Tech Park next door',
      'Hebbal Lake and its birds',
      'Hospitals and the veterinary college',
    ],
    nearbyLandmarks: ['Hebbal Flyover', 'Manyata Tech Park', 'Esteem Mall', 'Hebbal Lake'],
    about: [
      'Two speeds meet under the flyover. Towards the airport Ballari Road runs at eighty before sunrise; towards town the same six lanes squeeze into two. Rear-end shunts happen exactly at the seam. Bright, aligned lamps and good pads matter more than power.',
      'Airport parking by the week has its own effects: dew, dust, a discharged battery, and sometimes a nest. Come back to a serviced car instead by handing it over on the way.',
      "Manyata's gates let out a hundred thousand people into Nagavara at six. Its ramps are long, and automatics held on the throttle there smell of it. Use the hand brake or auto-hold.",
    ],
    faqs: [
      {
        question: 'Can you service the car while I fly from Bengaluru airport?',
        answer:
          'Yes. Hand it over at Hebbal or at home, take a cab onward, and tell us the return flight. The car is serviced, kept under cover and brought to your door when you are back.',
      },
    ],
  },
  {
    slug: 'malleshwaram',
    name: 'Malleshwaram',
    coordinates: { latitude: 13.0031, longitude: 77.5643 },
    pinCode: '560003',
    description:
      "Car service in Malleshwaram, Bangalore: early pickups from the crosses, care for classic and elderly owners' cars, and clear bills.",
    highlights: [
      'Crosses numbered 1st to 19th',
      '8th Cross market with its flowers',
      "Sankey Tank's evening walkers",
      'Filter coffee at every corner',
    ],
    nearbyLandmarks: [
      'Sankey Tank',
      'Mantri Square',
      'Malleshwaram 8th Cross',
      'Indian Institute of Science',
    ],
    about: [
      'Margosa and Sampige, named for their trees, run one-way on either side of a slope. A missed turn costs ten minutes, so people reverse, and reversing lamps and sensors are worth the little they cost. Replace a dead sensor, not the set.',
      'Owners of seventy and more still drive their own cars here, and drive well. What they wish for are a light clutch, clear mirrors and a seat that goes up. Clutch cables, mirror glass, seat slides: small work that returns large ease.',
      "IISc's gate brings visiting professors with hired cars, and Yeshwanthpur's yard brings lorries. At their meeting by the railway bridge keep both hands on the wheel and the other on the horn.",
    ],
    faqs: [
      {
        question: 'Can you speak with my parents, who own the car in Malleshwaram?',
        answer:
          'Gladly. Give us their number for the visit and yours for the estimate. The mechanic explains in Kannada, Tamil, Hindi or English, and nothing is done before one of you agrees.',
      },
    ],
  },
  {
    slug: 'yelahanka',
    name: 'Yelahanka',
    coordinates: { latitude: 13.1007, longitude: 77.5963 },
    pinCode: '560064',
    description:
      'Car service in Yelahanka, Bangalore: pickup in Old and New Town, hard-water care and trip checks for Nandi Hills and Hyderabad roads.',
    highlights: [
      'Older than Bengaluru itself',
      'Air Force Station, home of Aero India',
      "New Town's wide planned sectors",
      'Rail Wheel Factory and dairy',
    ],
    nearbyLandmarks: [
      'Yelahanka Air Force Station',
      'Yelahanka New Town',
      'RMZ Galleria Mall',
      'Rail Wheel Factory',
    ],
    about: [
      "North of Hebbal the city breathes, and cars here do real kilometres: to the airport, Doddaballapur, Nandi. Sunday's dawn climb to Nandi Hills has hairpins and cold fog. Brakes come home hot; if the pedal was long on the way down, the fluid is old.",
      "Borewells in New Town are deep and hard. Cars washed with that water by the society's cleaner carry a map of white rings by Diwali. Half a bucket of filtered water for the last rinse prevents a day of polishing.",
      "During Aero India the roads close by turns, and shock waves set off car alarms for a mile. It is no fault; lower the sensor's level or use the silent lock.",
    ],
    faqs: [
      {
        question: 'What should I check before driving up Nandi Hills?',
        answer:
          'Brake pads and fluid, tyre tread and pressure, fog lamps, wipers and coolant. Go up in second or third with the AC off if the needle climbs, and come down in the same gear.',
      },
    ],
  },
];
