import type { Locality } from './city.ts';

export const puneLocalities: readonly Locality[] = [
  {
    slug: 'hadapsar',
    name: 'Hadapsar',
    coordinates: { latitude: 18.5089, longitude: 73.926 },
    pinCode: '411028',
    description:
      'Car service in Hadapsar, Pune: Magarpatta and Amanora pickups, Solapur-road tyre checks and clutch care for the flyover queue.',
    highlights: [
      'Magarpatta City, planned by its farmers',
      'Amanora and Seasons malls',
      'Industrial estate with Bharat Forge at Mundhwa',
      'Start of the Solapur highway',
    ],
    nearbyLandmarks: ['Magarpatta City', 'Amanora Mall', 'Hadapsar Gadital', 'Seasons Mall'],
    about: [
      'Farmers pooled their fields here and built Magarpatta, and cane carts still roll past its gates in the crushing months. They shed stalks that pack under cars and, near a hot exhaust, have been known to smoke. Look beneath after following one.',
      'Gadital is where the Solapur and Saswad roads part, under a flyover that moves the jam rather than ends it. Vegetable lorries to the market, company buses and autos share it from six. Rear bumpers, tow-hook covers and reversing sensors are what it costs.',
      'Going south-east, the land is flat and the road fast to Solapur, with bullocks at dusk. Alignment and tyre age count for more on that run than any power under the bonnet.',
    ],
    faqs: [
      {
        question: 'Do you collect from Magarpatta and Amanora societies?',
        answer:
          'Yes, with a gate entry in your app. Both have wide basements. The trip to our Nagar Road bay takes about twenty minutes by Mundhwa, so a service started at ten is usually done by three.',
      },
    ],
  },
  {
    slug: 'kothrud',
    name: 'Kothrud',
    coordinates: { latitude: 18.5074, longitude: 73.8077 },
    pinCode: '411038',
    description:
      'Car service in Kothrud, Pune: ghat-ready brake checks, honest upkeep for long-owned family cars and pickup by lane or society.',
    highlights: [
      'Once among the fastest growing suburbs in Asia',
      'Metro to Vanaz along Karve and Paud Roads',
      'Hills of Vetal and ARAI behind it',
      "Chandani Chowk's new flyovers close by",
    ],
    nearbyLandmarks: ['Vanaz Metro Station', 'Karve Putala', 'Chandani Chowk', 'ARAI Hill'],
    about: [
      "India's testing agency for cars sits on the hill above Kothrud, and below it live the retired professors who test ours. Cars are kept fifteen years with every receipt. The right service for them is a little each year: one hose, one bush, one pair of dampers.",
      'Paud Road is the way to Mulshi and Tamhini. On wet Sundays a thousand cars go up for waterfalls and pakoras, and return in one line with brakes smoking. If yours is in that line, fluid older than two years is a risk you cannot see.',
      'Lanes off Karve Road climb sharply to the hillside societies. Front-wheel cars scrabble on wet leaves there; tread below 3 mm shows it first.',
    ],
    faqs: [
      {
        question: 'Should I replace brake fluid even if the brakes feel fine?',
        answer:
          'Yes, every two years. It draws water from the air, and its boiling point falls until a long descent turns it to vapour and the pedal drops. We test a drop on site and show you the reading.',
      },
    ],
  },
  {
    slug: 'hinjewadi',
    name: 'Hinjewadi',
    coordinates: { latitude: 18.5913, longitude: 73.7389 },
    pinCode: '411057',
    description:
      'Car service in Hinjewadi, Pune: collected from your IT-park bay, with clutch, AMT and DCT care for Phase 1 to 3 traffic.',
    highlights: [
      'Rajiv Gandhi Infotech Park in three phases',
      'Metro Line 3 viaduct to Shivajinagar',
      'Hundreds of companies, few exits',
      'Hills and rice fields at Maan and Mulshi',
    ],
    nearbyLandmarks: [
      'Rajiv Gandhi Infotech Park',
      'Shivaji Chowk Hinjewadi',
      'Wipro Circle',
      'Blue Ridge Township',
    ],
    about: [
      'There are songs about Shivaji Chowk. Between it and Wakad bridge a car can spend an hour on three kilometres, on a slope, in rain. Any drivetrain suffers; the dry dual clutch suffers most and warns you on the dashboard, so heed it: pull aside, N, five minutes.',
      "Phase 3 roads were opened before they were ready, and tipper lorries with stone for the next tower use them all day. Punctures by sharp basalt are clean cuts in the tread's outer third, often beyond repair. Carry a proper spare and not only a can of foam.",
      "In July the paddy next door floods and frogs cross the lanes. So does water: Laxmi Chowk's dip is deeper than it looks under a street lamp.",
    ],
    faqs: [
      {
        question: 'Is an automatic or a manual better for Hinjewadi traffic?',
        answer:
          'For the knee, an automatic. For long life in this crawl, a torque converter or CVT with fresh fluid ages best, an AMT is cheap to mend, and a dry dual clutch needs a careful foot. We service all four kinds.',
      },
    ],
  },
  {
    slug: 'baner',
    name: 'Baner',
    coordinates: { latitude: 18.559, longitude: 73.7868 },
    pinCode: '411045',
    description:
      'Car service in Baner, Pune: tidy pickup from high-street towers, suspension and rim care, and highway checks for weekend drives.',
    highlights: [
      "High Street's restaurants at Balewadi",
      'Temple hill of Baner',
      'Sports complex and metro works',
      'Mumbai-Bangalore highway at its edge',
    ],
    nearbyLandmarks: ['Balewadi High Street', 'Shiv Chhatrapati Sports Complex', 'Baner Hill', 'Pashan Lake'],
    about: [
      "Young families, new towers, two cars each, and one bypass that everyone needs. At Baner's underpass and Radha Chowk the service road turns into a knot. Low-profile tyres of the newer cars lose against its edges: buckled rims are common, and most can be rolled true.",
      'The hill behind is eaten by quarry and by flats. Reddish murum dust lies on balconies and bonnets until the first rain makes a paste of it. Rinse twice before you touch the paint.',
      'On Saturdays dawn convoys leave for Lavasa and Mahabaleshwar. Rows of thirty look splendid and close up at every bend. Leave a gap, and have pads seen to beforehand.',
    ],
    faqs: [
      {
        question: 'Can a bent alloy wheel be repaired?',
        answer:
          'A bend at the rim, usually yes, by rolling under heat, followed by balance and a leak test. A crack, or a bend at a spoke, means replacement. We spin it on the machine and show you which it is.',
      },
    ],
  },
  {
    slug: 'viman-nagar',
    name: 'Viman Nagar',
    coordinates: { latitude: 18.5679, longitude: 73.9143 },
    pinCode: '411014',
    description:
      'Car service in Viman Nagar, Pune: minutes from our bay, with airport-trip servicing, student-car checks and mall-side pickup.',
    highlights: [
      'Beside Pune airport at Lohegaon',
      'Phoenix Marketcity on Nagar Road',
      'Symbiosis and other colleges',
      'Software parks at Kharadi and EON next door',
    ],
    nearbyLandmarks: [
      'Pune Airport',
      'Phoenix Marketcity Pune',
      'Symbiosis Viman Nagar',
      'Datta Mandir Chowk',
    ],
    about: [
      'Fighter jets set the clock in Viman Nagar and car alarms answer. If yours joins in at every sortie, its shock sensor can be turned down a step with the scanner, a job of minutes that neighbours reward.',
      'Students share cars in fours, and no one of the four checks the oil. We see engines with a litre left. A sticker with the next date, on the inside of the door, has done more for their life than any lecture.',
      "Nagar Road keeps being rebuilt, BRTS lanes in, BRTS lanes out. Half-removed kerbs and cat's eyes cut tyres at their side. Drive in the lane's middle when it is wet and the marks are gone.",
    ],
    faqs: [
      {
        question: 'Can my car be serviced while I fly from Pune?',
        answer:
          'Yes. Hand it over at the centre or at home, reach the terminal by cab in ten minutes, and find the car at your door when you return. Tell us if it may stay a second night.',
      },
    ],
  },
  {
    slug: 'wakad',
    name: 'Wakad',
    coordinates: { latitude: 18.5989, longitude: 73.7653 },
    pinCode: '411057',
    description:
      'Car service in Wakad, Pune: society pickup west of the Mula, first-service advice, and brake and coolant checks for expressway trips.',
    highlights: [
      'Towers between Hinjewadi and the highway',
      'Bhumkar and Dange chowks',
      'Expressway to Mumbai fifteen minutes away',
      'Mula river on the southern edge',
    ],
    nearbyLandmarks: ['Bhumkar Chowk', 'Dange Chowk', 'Wakad Bridge', 'Kaspate Wasti'],
    about: [
      "Wakad went to bed as fields and woke up as towers. Its cars are as new: two, three years, under loan, with parking sensors and an owner's group chat. What they need is little and precise. First brake-fluid change, cabin filter, alignment after the building site stage, software updates left undone.",
      'Bhumkar Chowk drains the whole of Hinjewadi through one underpass. Bumpers meet in it at three kilometres an hour, and a sensor that hangs by its cable bleeps for ever after. It can be clipped in again unless the lug is broken.',
      'Expressway speeds come right after. Mumbai is two hours if the ghat behaves; check coolant cold, and never open the cap at the food mall.',
    ],
    faqs: [
      {
        question: "My car is two years old. Is the dealer's full package necessary?",
        answer:
          'Read the booklet: it lists what is due at each distance. Items such as engine flush, AC disinfectant or teflon coating are extras. We do what the list says, plus what a check finds, and stamp the date.',
      },
    ],
  },
  {
    slug: 'koregaon-park',
    name: 'Koregaon Park',
    coordinates: { latitude: 18.5362, longitude: 73.894 },
    pinCode: '411001',
    description:
      'Car service in Koregaon Park, Pune: premium and classic car care under the banyans, discreet pickup and drain cleaning for the rains.',
    highlights: [
      'Numbered lanes under giant banyans',
      'Osho ashram and old Parsi bungalows',
      "North Main Road's cafés",
      'Mula-Mutha river along its side',
    ],
    nearbyLandmarks: ['Osho Ashram', 'North Main Road', 'Bund Garden', 'Empress Botanical Garden'],
    about: [
      "Banyan roots hang over the lanes like curtains and drop figs, sap and bats' gifts on what parks below. Convertible roofs and black paint fare worst. A breathing cover, shaken out daily, is right; a nylon one scours.",
      'Everything with a panoramic roof leaks here once. Four tiny hoses lead the water away, and one dead leaf stops one. We blow them out from the roof in May and again after Ganpati.',
      'Evening traffic past the cafés is theatre at five kilometres per hour. Sports cars with dry-plate boxes should take the river road, and be seen elsewhere.',
    ],
    faqs: [
      {
        question: 'Why is there water in my footwell although the sunroof was shut?',
        answer:
          'A sunroof is not sealed; it drains through hoses in the pillars. If one is blocked or has slipped off, the water ends at your feet. We test with a jug, clear it with air and dry the carpet.',
      },
    ],
  },
  {
    slug: 'chinchwad',
    name: 'Chinchwad',
    coordinates: { latitude: 18.6298, longitude: 73.7997 },
    pinCode: '411033',
    description:
      'Car service in Chinchwad, Pune: shift-friendly pickup in the industrial twin city, alignment and metal-dust care, fair repair prices.',
    highlights: [
      'Morya Gosavi temple on the Pavana',
      'Tata Motors, Bajaj and Mahindra works around',
      'Metro on the old Mumbai road',
      "Ward after ward of workers' colonies",
    ],
    nearbyLandmarks: [
      'Morya Gosavi Temple',
      'Chinchwad Railway Station',
      'Elpro City Square',
      'Chapekar Chowk',
    ],
    about: [
      'In Chinchwad a third shift is an address. People who assemble cars all night have views on how bolts are tightened, and rightly distrust an impact gun on a wheel. Ours are set by hand wrench; bring your own to check.',
      'The air holds forging scale and grinding grit, most of it in Bhosari and MIDC blocks. Brown pin-points on light paint are iron, not decay, and dissolve. Brakes squeal more: the grit glazes pads, which can be dressed once before they are replaced.',
      'Old NH 4 has grade separators that dip below ground. In a cloudburst they become tanks. The upper lane is slower and dry.',
    ],
    faqs: [
      {
        question: 'Can you pick up according to factory shifts in Chinchwad?',
        answer:
          'Yes, as long as they leave us some daylight. For night-shift owners we collect when you come home and return the car before you leave again. Give the colony gate and the bay number.',
      },
    ],
  },
  {
    slug: 'katraj',
    name: 'Katraj',
    coordinates: { latitude: 18.4575, longitude: 73.8585 },
    pinCode: '411046',
    description:
      'Car service in Katraj, Pune: at the foot of the ghat, with brake, clutch and cooling checks and care for Satara-road traffic.',
    highlights: [
      'Old ghat and new tunnel to the south',
      'Zoo with its snake park and lake',
      'Dairy and bus depot',
      'Highways to Satara and Kolhapur',
    ],
    nearbyLandmarks: ['Katraj Snake Park', 'Katraj Lake', 'Katraj Chowk', 'Bharati Vidyapeeth'],
    about: [
      "Cars arrive at Katraj hot. Coming down from Satara they have had Khambatki, Shirwal and then the old ghat or the tunnel's long slope, known for runaway lorries at Navale bridge. Stop at the top, let the brakes cool, and take the slope in third.",
      'Students of Bharati Vidyapeeth and commuters from Ambegaon climb on scooters and in third-hand cars up the same incline each morning. Cooling systems of fifteen-year-old engines fail here in April; a radiator cap is often all that was wrong.',
      'In the rains the hill sends brown water over the road by the lake. Drum brakes fill with silt. A day later they grab or scream, which cleaning cures and patience does not.',
    ],
    faqs: [
      {
        question: 'My car loses power climbing Katraj ghat. What might it be?',
        answer:
          'On a petrol: clogged air filter, old plugs, a slipping clutch. On a diesel: fuel filter, a split turbo hose, a soot-filled DPF. We drive it up with the scanner on, which tells more than an hour in the bay.',
      },
    ],
  },
];
