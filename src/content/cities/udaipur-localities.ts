import type { Locality } from './city.ts';

export const udaipurLocalities: readonly Locality[] = [
  {
    slug: 'hiran-magri',
    name: 'Hiran Magri',
    coordinates: { latitude: 24.556, longitude: 73.711 },
    pinCode: '313002',
    description:
      'Car service in Hiran Magri, Udaipur: pickup from all its sectors, clutch and brake checks, and family-car service near Sevashram.',
    highlights: [
      "Udaipur's largest residential area",
      'Sectors spread over low hills',
      'Sevashram flyover to the centre',
      'Schools and hospitals in every sector',
    ],
    nearbyLandmarks: [
      'Sevashram Circle',
      'Bhupal Nobles University',
      'Savina',
      'Udaipur City Railway Station',
    ],
    about: [
      'The name means deer hill, and the sectors still roll like one. Streets that look level on the map climb three storeys in a hundred metres, so the hand brake is a daily tool. Cables stretch; if yours clicks more than seven times before it holds, it wants adjusting.',
      'School runs in Sectors 4, 5 and 11 all end at the Sevashram crossing, where the flyover takes the through traffic and leaves the rest to sort itself out below. Short hops and long waits dirty the throttle body and plugs of small petrol cars. An uneven idle here is seldom worse than that.',
      'Houses are close-set with a steep ramp to the porch. Check the rubber lip below the front bumper; once torn it catches the ramp and pulls the whole liner off.',
    ],
    faqs: [
      {
        question: 'My car rolls back a little on slopes even with the hand brake on. What now?',
        answer:
          'Park in gear with the wheels turned to the kerb and book an inspection soon. Often the cable only needs adjusting, but oil on a rear shoe from a leaking cylinder feels the same and must be repaired.',
      },
    ],
  },
  {
    slug: 'fatehpura',
    name: 'Fatehpura',
    coordinates: { latitude: 24.604, longitude: 73.698 },
    pinCode: '313001',
    description:
      'Car service in Fatehpura, Udaipur: quick pickup by Fateh Sagar and Sukhadia Circle, with handovers timed around the lake traffic.',
    highlights: [
      'Between Fateh Sagar and Sukhadia Circle',
      'Evening food stalls and paddle boats',
      'Saheliyon ki Bari within walking distance',
      'Main way to Badi and Bedla',
    ],
    nearbyLandmarks: ['Sukhadia Circle', 'Fateh Sagar Lake', 'Saheliyon ki Bari', 'Fatehpura Circle'],
    about: [
      'On Sunday evenings half of Udaipur drives round Fateh Sagar at the pace of the slowest scooter. Residents of Fatehpura plan around it. So do we: pickups here are before four, and on Sundays we bring the car back on Monday morning.',
      'Lakeside air is damp and the parking is under trees. Brake discs left overnight wear a brown film by morning that scrapes off at the first stop; that is harmless. A pulsing pedal after weeks of standing is not, and means rust has pitted the disc.',
      'Up the Badi road the tar narrows between stone walls, and reversing for a tractor is routine. Rear lamps suffer. Keep the broken pieces: the moulded reflector can sometimes be saved and only the cover replaced.',
    ],
    faqs: [
      {
        question: 'Is brown rust on the brake discs after a rainy night a problem?',
        answer:
          'No. Bare iron rusts in hours and the pads wipe it away in the first few stops. If the grinding lasts longer than a kilometre or the steering shakes when braking, have the discs measured.',
      },
    ],
  },
  {
    slug: 'bhuwana',
    name: 'Bhuwana',
    coordinates: { latitude: 24.6195, longitude: 73.7175 },
    pinCode: '313001',
    description:
      'Car service in Bhuwana, Udaipur: pickup by Celebration Mall and the Nathdwara road, with highway checks for north-bound cars.',
    highlights: [
      'Northern gate of the city on the Nathdwara road',
      'Celebration Mall and new hotels',
      'Apartment towers with hill views',
      'Link to the six-lane bypass',
    ],
    nearbyLandmarks: ['Celebration Mall', 'Bhuwana Circle', 'Shobhagpura Circle', 'RK Circle'],
    about: [
      'Pilgrims for Shrinathji pass through Bhuwana from before dawn, and on Fridays and festival days the circle stands still. Behind the malls, though, run fresh hundred-foot roads that see almost nobody. Learners use them, and a good many alignment problems begin at their unmarked dividers.',
      'Towers have replaced farmhouses here in ten years. Their basements are dry but tight, and pillars wear the paint of every resident. A strip of foam on your own pillar costs less than a door.',
      'If you go north often, through the Chirwa tunnel and down the other side, ask us to look at the coolant and the rear brakes in one visit. The tunnel spared everyone the old pass, but the grades on both sides stayed.',
    ],
    faqs: [
      {
        question: 'Can you service my car while I shop at Celebration Mall?',
        answer:
          'For a wash, a battery or a check-up, yes, if you tell us the level and row. For an oil service the car goes to the centre near Pratap Nagar, and about two and a half hours pass until it is back.',
      },
    ],
  },
  {
    slug: 'sukher',
    name: 'Sukher',
    coordinates: { latitude: 24.641, longitude: 73.7215 },
    pinCode: '313004',
    description:
      'Car service in Sukher, Udaipur: underbody rinse, slurry removal and tyre care for cars that work among the marble yards.',
    highlights: [
      "Centre of Udaipur's marble trade",
      'Gang-saws and showrooms along the highway',
      'RIICO industrial area',
      'Amberi and the northern hills just beyond',
    ],
    nearbyLandmarks: ['Sukher Industrial Area', 'Amberi Circle', 'Marble Market, Sukher', 'Nathdwara Road'],
    about: [
      'In Sukher even the trees are white. Gang-saws cut block to slab with water, and the milk that runs off dries on the road, then rises behind every lorry. It creeps into window guides, door hinges and handbrake levers; a drop of the right grease after each wash keeps them moving.',
      'Slabs travel upright on open lorries, and splinters fall where the road dips. Cut sidewalls are the local injury. A tyre with a cut that shows threads cannot be repaired, however small it looks, so keep a full-size spare rather than a thin one.',
      'Wheel rims turn dull because slurry is alkaline and attacks bare alloy. Wash them first, not last, and use plain shampoo instead of acid wheel cleaner, which makes it worse.',
    ],
    faqs: [
      {
        question: 'How often should a car that works in Sukher be washed underneath?',
        answer:
          'Every two weeks, and after each wet day. We open the splash shields twice a year, as slurry packs behind them and holds water against the sills.',
      },
    ],
  },
  {
    slug: 'ambamata',
    name: 'Ambamata',
    coordinates: { latitude: 24.5915, longitude: 73.6725 },
    pinCode: '313001',
    description:
      'Car service in Ambamata, Udaipur: care for cars on the narrow western shore, Rani Road and the climb to Sajjangarh.',
    highlights: [
      'West bank of the lakes, below Sajjangarh',
      'Ambamata temple, after which it is named',
      'Rani Road along Fateh Sagar',
      'Stone lanes towards Chandpole and Hanuman Ghat',
    ],
    nearbyLandmarks: ['Ambamata Temple', 'Rani Road', 'Sajjangarh Road', 'Mallatalai Circle'],
    about: [
      'Two Ambamatas meet at Mallatalai. One is Rani Road, broad and cool along the water, with joggers at six. The other squeezes down to Chandpole, where two cars facing each other must agree who reverses. Mirror housings from this side fill a shelf in any body shop.',
      'Sajjangarh is the test hill of the town. Taxis carry visitors up to the palace gate road all evening in first gear, and private cars follow. If you smell hot metal on the way down, stop and let the brakes cool with the wheels turning slowly, not standing still with the pedal pressed.',
      'Monkeys, peacocks and falling custard apples complete the list. Park clear of the old walls in the rains, as stones work loose.',
    ],
    faqs: [
      {
        question: 'Is it bad to hold the brakes while parked after a steep descent?',
        answer:
          'Yes. Pads pressed on a very hot disc leave a patch of material, felt later as a shudder. Roll slowly for a minute, then stop in gear and use the hand brake lightly.',
      },
    ],
  },
  {
    slug: 'pratap-nagar',
    name: 'Pratap Nagar',
    coordinates: { latitude: 24.594, longitude: 73.7395 },
    pinCode: '313001',
    description:
      'Car service in Pratap Nagar, Udaipur: minutes from our centre, with airport-road pickups and checks for the Chittorgarh highway.',
    highlights: [
      'East Udaipur, on the airport road',
      'Rajasthan Vidyapeeth university',
      'Crossing of the Chittorgarh highway',
      'Nearest locality to our Udaipur centre',
    ],
    nearbyLandmarks: ['Pratap Nagar Circle', 'Rajasthan Vidyapeeth', 'Thokar Chouraha', 'Debari Road'],
    about: [
      'Drive east from Thokar and the city opens into Pratap Nagar, then into the airport road with its fast, empty curves. Cars are used for distance here: Dabok, Chittorgarh, Bhilwara. Oil goes first, tyres second, and both are cheaper by the odometer than by the calendar.',
      'Zinc works at Debari give the eastern sky its evening haze. Cars that stand nearby all day do well with a wax in spring and in October, when the still air holds everything down.',
      'Since the workshop is round the corner at Madri, an owner can drop in without a booking, have a noise listened to, and be told in ten minutes if it can wait. Many noises can.',
    ],
    faqs: [
      {
        question: 'I fly from Dabok often. Can the car be serviced while I travel?',
        answer:
          'Yes. Leave it at the centre on the way, fifteen to twenty kilometres before the terminal, and take a cab from there. We keep the key in a safe and the car under a roof until your return.',
      },
    ],
  },
  {
    slug: 'university-road',
    name: 'University Road',
    coordinates: { latitude: 24.5975, longitude: 73.722 },
    pinCode: '313001',
    description:
      'Car service on University Road, Udaipur: student-friendly checks, used-car inspections and pickup by Bohra Ganesh temple.',
    highlights: [
      'Mohanlal Sukhadia University campus',
      'Bohra Ganesh temple, busy on Wednesdays',
      'Hostels, libraries and cafes',
      "Ahar's ancient mound close by",
    ],
    nearbyLandmarks: ['Mohanlal Sukhadia University', 'Bohra Ganesh Temple', 'Ayad', 'Shobhagpura'],
    about: [
      'Second-hand cars change owners here at the start of every term. A student with a tight budget and a hopeful heart is easy to sell to, so we offer a check before purchase: accident signs, compression, gearbox, electronics and papers, with a plain yes or no at the end.',
      'On Wednesdays devotees queue for Bohra Ganesh and parking spills down the whole road. New-car pujas happen in the same spot. Lemons under the tyres are tradition; loosened wheel caps afterwards are not, so give them a press before you leave.',
      'The Ayad river crosses below, harmless for ten months. In a heavy August it can lap at the low bridge. If water is above the middle of the wheel, go round by Shobhagpura.',
    ],
    faqs: [
      {
        question: 'What should a used-car check in Udaipur include?',
        answer:
          'Paint thickness on every panel, cold start, all gears on a hill, brakes from 60, scanner, underbody for slurry and rust, tyre dates, service bills and the RC matched to chassis and engine numbers.',
      },
    ],
  },
  {
    slug: 'chetak-circle',
    name: 'Chetak Circle',
    coordinates: { latitude: 24.5905, longitude: 73.6955 },
    pinCode: '313001',
    description:
      'Car service at Chetak Circle, Udaipur: pickup in the hospital and cinema quarter, dent repair and battery help in the centre.',
    highlights: [
      "Round the statue of Pratap's horse",
      'MB Hospital and the medical college',
      'Folk museum with its puppets',
      'Shops open late for medicines and food',
    ],
    nearbyLandmarks: ['MB Hospital', 'Bharatiya Lok Kala Mandal', 'Chetak Circle', 'Delhi Gate'],
    about: [
      'Chetak is the middle of everything: hospital, cinema, museum, hotels and the road to the lakes. Parking is where a space opens, for as long as it takes, and a forgotten parking lamp empties a tired battery before visiting hours end. A booster pack in the boot pays for itself here.',
      'Ambulances need the outer lane, so people press left and touch kerbs. Scuffed wheels are cosmetic; a tyre with a blister on the wall is not, and can burst on the way home to Nathdwara.',
      'For visitors attending a patient we can take the car for its overdue service during the stay and return it to the same street, freshly fuelled, with one call less to worry about.',
    ],
    faqs: [
      {
        question: 'My battery died near MB Hospital at night. Can someone come?',
        answer:
          'Call the support number and say which gate. If a helper is free he comes with a booster; if not, we tell you so at once and how to get a safe start from a taxi: plus to plus, minus to bare metal.',
      },
    ],
  },
  {
    slug: 'surajpole',
    name: 'Surajpole',
    coordinates: { latitude: 24.577, longitude: 73.6985 },
    pinCode: '313001',
    description:
      'Car service at Surajpole, Udaipur: handover at the old gate for cars of the walled city, scratch repair and clutch checks.',
    highlights: [
      'Eastern gate of the walled city',
      'Bus stand at Udiapole a few minutes south',
      'Cloth, silver and spice markets inside',
      'Town Hall and Gulab Bagh close by',
    ],
    nearbyLandmarks: ['Surajpole Gate', 'Udiapole Bus Stand', 'Gulab Bagh', 'Town Hall'],
    about: [
      "Whoever keeps a car inside the walls keeps it small. Altos, Kwids and old 800s thread from Surajpole to the Clock Tower with a palm's width on each side. First gear and half clutch is the only way, and a release bearing that whirs at idle with the pedal down is the first sign of its price.",
      'Lanes are paved with stone and slope to a central drain. Tyres scrub sideways on every turn and lose their shoulders; rotate them each 7,000 km and you gain a year.',
      'Meet us at the gate before ten, when delivery carts take over. Our driver brings a sheet for existing scratches, as in here an honest list protects both of us.',
    ],
    faqs: [
      {
        question: 'Which small repairs make most sense on an old-city car?',
        answer:
          'Rubbing strips along the doors, folding mirrors, parking sensors and a clutch cable or fluid check. Leave cosmetic painting until you sell; a new scratch comes within weeks.',
      },
    ],
  },
  {
    slug: 'goverdhan-vilas',
    name: 'Goverdhan Vilas',
    coordinates: { latitude: 24.5425, longitude: 73.6925 },
    pinCode: '313002',
    description:
      'Car service in Goverdhan Vilas, Udaipur: southern pickups near Sector 14 and Balicha, with checks for the Ahmedabad highway.',
    highlights: [
      'South Udaipur, by Goverdhan Sagar lake',
      'Sector 14 and the Ahmedabad road',
      'IIM Udaipur beyond Balicha',
      'Transport yards and highway eateries',
    ],
    nearbyLandmarks: ['Goverdhan Sagar Lake', 'Balicha Circle', 'Sector 14', 'IIM Udaipur'],
    about: [
      "Ahmedabad is four hours south from here, and on a Friday evening Balicha is full of Gujarat plates heading in while Udaipur's cars head out. It is a good road with long grades. Engines run at high load with the AC on, so a radiator that copes in town may not cope at Kherwada.",
      'Buses and lorries rest along the service lane. Spilled diesel makes the curve by the lake slick in the first rain of June, and worn tyres find it first. We measure tread in three places, as the middle alone tells half the story.',
      'The IIM and the new colonies sit on hillsides that were goat paths not long ago. Loose stones, steep gates, no street lamps: choose tall sidewalls over large rims if you live up there.',
    ],
    faqs: [
      {
        question: 'What should be checked before the drive to Ahmedabad?',
        answer:
          'Coolant level and cap, fan, tyre pressures for a full load, brake pads, wiper rubbers and lamps. It takes us about forty minutes, and we write the tread depths down for you.',
      },
    ],
  },
];
