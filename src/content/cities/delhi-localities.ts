import type { Locality } from './city.ts';

export const delhiLocalities: readonly Locality[] = [
  {
    slug: 'connaught-place',
    name: 'Connaught Place',
    coordinates: { latitude: 28.6315, longitude: 77.2167 },
    pinCode: '110001',
    description:
      'Car service in Connaught Place, Delhi: hand over the key at your office, get the car back before the circles fill in the evening.',
    highlights: [
      'White colonnades in three circles',
      'Rajiv Chowk metro below Central Park',
      'Underground parking at Palika',
      'Banks, embassies and offices on the radials',
    ],
    nearbyLandmarks: ['Rajiv Chowk Metro Station', 'Palika Bazaar', 'Jantar Mantar', 'Barakhamba Road'],
    about: [
      'In CP a car is a parked thing. NDMC attendants pack it bumper to bumper by ten, handbrake off so that it can be pushed, and that is how it gets its small dents. Take a photo of all four sides when you hand over, and fold the mirrors.',
      'The Minto Bridge underpass at the northern edge is famous for one reason. After heavy rain it fills to bus height in half an hour. No meeting is worth it; go round by Barakhamba.',
      'Parking at Palika is cool and dark, and a tired battery will tell you about it at seven in the evening with a single click. We can test it there in five minutes in your lunch hour.',
    ],
    faqs: [
      {
        question: 'How do you take a car from CP parking without the owner?',
        answer:
          'You meet the driver once with the parking slip and the key, sign a sheet with photos, and he does the rest. On return he sends the level and bay, or leaves it with the attendant you name.',
      },
    ],
  },
  {
    slug: 'dwarka',
    name: 'Dwarka',
    coordinates: { latitude: 28.5921, longitude: 77.046 },
    pinCode: '110075',
    description:
      'Car service in Dwarka, Delhi: pickup from society parking by sector, tyre and battery care for airport runs and expressway use.',
    highlights: [
      "One of Asia's largest planned sub-cities",
      'Cooperative societies in 29 sectors',
      'Blue Line metro along its length',
      'Next to the airport and the Dwarka Expressway',
    ],
    nearbyLandmarks: ['Dwarka Sector 21 Metro Station', 'Sector 10 Market', 'Yashobhoomi', 'Vegas Mall'],
    about: [
      "Society life sets the rhythm of a Dwarka car: one covered slot, one guest slot, and a guard who knows everyone's reversing style. Pillars in stilt parking take paint at the same height on hundreds of left rear doors.",
      'Roads are wide enough that people speed between signals and brake late for roundabouts. Pads go early, and front tyres feather at the edges. Flights add night work: a car that does the terminal at three in the morning ought to have good lamps, a clean windscreen inside, and a spare with air.',
      'Since the expressway opened towards Gurgaon, many drive at 100 for ten minutes after a winter of school trips. Have tyres older than six years looked at before that becomes a habit.',
    ],
    faqs: [
      {
        question: 'Do Dwarka societies allow car work in the basement?',
        answer:
          'Most allow a battery change, an inspection and dry cleaning, few allow washing or jacking. Show the guard the booking message. If the society refuses, we take the car out and bring it back.',
      },
    ],
  },
  {
    slug: 'rohini',
    name: 'Rohini',
    coordinates: { latitude: 28.716, longitude: 77.114 },
    pinCode: '110085',
    description:
      'Car service in Rohini, Delhi: street-parked family cars, CNG upkeep and smog-season filters, with free pickup by sector.',
    highlights: [
      'Large planned suburb of north-west Delhi',
      'Japanese Park and Swarn Jayanti Park',
      'Red Line metro through the sectors',
      'Close to Outer Ring Road and Bawana',
    ],
    nearbyLandmarks: [
      'Japanese Park',
      'Rithala Metro Station',
      'Rohini West Metro Station',
      'Unity One Mall',
    ],
    about: [
      'Three floors to a plot and a car to each floor: lanes in Rohini were drawn for one of the three. Residents play a nightly puzzle, and the last one in blocks the first one out. Cars are moved a metre at a time with cold engines, which fouls plugs and drains batteries more than driving does.',
      'Winter is harsher here than in the south. Fog comes in from the Haryana fields at dusk, with stubble smoke in it, and visibility on the Outer Ring Road can fall to two cars. Rear fog lamp, wiper blades and a clear inner windscreen come before any polish.',
      'CNG is popular with those who commute to Noida or Gurgaon. Ask for the cylinder plate to be read at the service; its three-year test date tends to be forgotten.',
    ],
    faqs: [
      {
        question: "Why does the inside of my windscreen fog up in Rohini's winter?",
        answer:
          'Moist breath meets cold glass, and a greasy film on it makes the drops cling. Clean the inside with a damp cloth and a little alcohol, use AC with warm air, and keep recirculation off.',
      },
    ],
  },
  {
    slug: 'saket',
    name: 'Saket',
    coordinates: { latitude: 28.5245, longitude: 77.2066 },
    pinCode: '110017',
    description:
      "Car service in Saket, Delhi: mall and hospital pickups, premium-car care and brake checks for MG Road's start-and-stop.",
    highlights: [
      'Malls side by side on Press Enclave Road',
      'Max Hospital and district courts',
      'Garden of Five Senses nearby',
      'Leafy DDA blocks behind PVR Anupam',
    ],
    nearbyLandmarks: ['Select Citywalk', 'Saket District Court', 'Max Hospital Saket', 'Saket Metro Station'],
    about: [
      'Press Enclave Road has malls on one side, a hospital on the other and U-turns for both. Saturday evening needs twenty minutes for six hundred metres. Automatic gearboxes suffer quietly in it; a long first shift in the morning is a hint that fluid is old.',
      'Behind it Saket is another place: A to N blocks with jamun and neem over the roofs. In July the fruit falls and dries purple on the paint. Wash it off the same day, as tannin marks do not polish out of lacquer easily.',
      'Basement ramps at the malls are spiral and polished. Low bonnets scrape on entry and tyres squeal on the turns, which is harmless; a knocking at full lock is not, and means an outer CV joint.',
    ],
    faqs: [
      {
        question: 'Can you fetch my car from a Saket mall while I am at a film?',
        answer:
          'Yes, if the mall lets our driver out with it; you get it back at home, as a full service takes longer than a film.',
      },
    ],
  },
  {
    slug: 'lajpat-nagar',
    name: 'Lajpat Nagar',
    coordinates: { latitude: 28.5677, longitude: 77.2433 },
    pinCode: '110024',
    description:
      'Car service in Lajpat Nagar, Delhi: morning pickups before the Central Market opens, dent repair and clutch checks for tight lanes.',
    highlights: [
      'Central Market, busy on every day but Monday',
      'Four blocks grown from refugee plots',
      'Under the Ring Road flyover and two metro lines',
      'Afghan bakeries and a furniture street',
    ],
    nearbyLandmarks: [
      'Lajpat Nagar Central Market',
      'Moolchand',
      'Lajpat Nagar Metro Station',
      'Amar Colony',
    ],
    about: [
      "Anyone who keeps a car near Central Market knows two times: before eleven and after nine. In between, shoppers' cars stand in two rows and yours stays where it is. Collection at eight in the morning is our rule here.",
      'Double parking means pushing and being pushed. Number-plate frames crack, parking sensors drift out of their holes, tow-eye covers vanish. They are cheap, and better mended before the insurance photo at renewal.',
      'Below Moolchand the drain runs full in a cloudburst and the side lanes take the rest. Low hatchbacks parked there have woken up with wet carpets. Lift the mats and dry the felt within two days, or the smell stays for a year.',
    ],
    faqs: [
      {
        question: 'My carpets got wet while parked in Lajpat Nagar. What should I do?',
        answer:
          'Do not start the car if water reached the seats. Otherwise lift mats, let us extract the water and dry under the carpet, where modules and plugs sit. After that we scan for faults that appear days later.',
      },
    ],
  },
  {
    slug: 'karol-bagh',
    name: 'Karol Bagh',
    coordinates: { latitude: 28.6514, longitude: 77.1907 },
    pinCode: '110005',
    description:
      'Car service in Karol Bagh, Delhi: honest fitting near the accessory bazaar, wiring checks and pickup from lanes with no parking.',
    highlights: [
      'Ajmal Khan Road, partly closed to traffic',
      'Naiwala, the car accessory and spares market',
      'Gaffar Market for electronics',
      'Small hotels by the hundred',
    ],
    nearbyLandmarks: [
      'Karol Bagh Metro Station',
      'Ajmal Khan Road',
      'Gaffar Market',
      'Jhandewalan Hanuman Temple',
    ],
    about: [
      'Half of north India has had a stereo fitted in Karol Bagh. The work is fast and the price is sharp, and the wire is twisted under tape. Years later the battery drains, a fuse melts, an airbag lamp glows. Undoing old accessory wiring is patient work; we trace it, solder it and draw you the plan.',
      'If you buy lamps or screens here, ask for a coupler that plugs in without cutting. Insurers refuse fire claims over cut looms, and makers refuse warranties.',
      'The lanes themselves leave no room for a lift truck. Arya Samaj Road at eight, before the shutters go up, is our meeting point.',
    ],
    faqs: [
      {
        question: 'Can you fit accessories that I bought in Karol Bagh?',
        answer:
          "Yes, if they are legal and do not need the car's wiring cut. We use fused taps and couplers. We do not fit high-wattage lamps, crash guards or films that the law forbids, since you would pay the challan.",
      },
    ],
  },
  {
    slug: 'mayur-vihar',
    name: 'Mayur Vihar',
    coordinates: { latitude: 28.608, longitude: 77.295 },
    pinCode: '110091',
    description:
      'Car service in Mayur Vihar, Delhi: pickup in all phases, monsoon care by the Yamuna, and checks for the daily Noida commute.',
    highlights: [
      'Three phases of DDA flats east of the Yamuna',
      'Akshardham temple to the north',
      'Minutes from Noida by the Link Road',
      'Blue and Pink metro lines',
    ],
    nearbyLandmarks: [
      'Akshardham Temple',
      'Mayur Vihar Phase 1 Metro Station',
      'Sanjay Lake',
      'Noida Link Road',
    ],
    about: [
      'Flood plain to the left, DDA pockets to the right. When the Yamuna rises, as it did in July 2023, families here move cars before they move furniture. A place on the flyover shoulder for one night has saved many an engine.',
      "On ordinary days it is a commuter's address. Noida's Film City is ten minutes away at six in the morning and forty at nine, and the same road home is lit by brake lamps. Bulbs burn out unnoticed; walk round the car once a month, or let us.",
      'Ground-floor parking under the flats keeps sun off but lets damp in. Brake drums stick after a week of rain, and freeing them with the accelerator tears the lining: rock the car gently in both gears instead.',
    ],
    faqs: [
      {
        question: 'My rear wheels are stuck after days of rain. What now?',
        answer:
          'Leave the hand brake off, rock gently forward and back in first and reverse. If it does not free with a small click, stop; the shoes may come off the plate. We send a mechanic to tap it loose.',
      },
    ],
  },
  {
    slug: 'vasant-kunj',
    name: 'Vasant Kunj',
    coordinates: { latitude: 28.52, longitude: 77.159 },
    pinCode: '110070',
    description:
      'Car service in Vasant Kunj, Delhi: SUV and luxury-car pickup from pockets and farmhouses, with care for ridge dust and parked cars.',
    highlights: [
      'At the foot of the Delhi Ridge',
      'Malls on Nelson Mandela Marg',
      'Pockets A to E, farmhouses towards Mehrauli',
      'Short drive to the airport',
    ],
    nearbyLandmarks: [
      'DLF Promenade',
      'Ambience Mall Vasant Kunj',
      'Fortis Hospital Vasant Kunj',
      'Mahipalpur',
    ],
    about: [
      'Big cars sleep long in Vasant Kunj. Owners travel, the second SUV stands under bougainvillea, and rats from the ridge move into its warm bay. They love soy-based wire coating. Tape with chilli, a raised bonnet at night and a run every week are old remedies that do work.',
      'Red dust of the ridge is coarse. It wears wiper edges and scratches glass in arcs, seen at once against low sun. Wet the screen before you wipe, always.',
      "Mahipalpur's crossing with the highway is the way out and a place for rear-end knocks. Modern bumpers spring back and look whole; the absorber and the radar behind may not be. After any hit at over 15 km/h have the cover taken off once.",
    ],
    faqs: [
      {
        question: 'How can I keep rats out of a parked car?',
        answer:
          'Drive it weekly, leave no food, keep the bonnet up or a lamp on at night, and fit mesh at the intake and blower. If they have been in, have all looms inspected before starting; a bared wire can short.',
      },
    ],
  },
  {
    slug: 'janakpuri',
    name: 'Janakpuri',
    coordinates: { latitude: 28.6219, longitude: 77.0878 },
    pinCode: '110058',
    description:
      "Car service in Janakpuri, Delhi: pickup by block, PUC-ready checks and affordable upkeep for west Delhi's well-used family cars.",
    highlights: [
      'Planned blocks A to D in west Delhi',
      'District Centre with its tower offices',
      'Magenta and Blue Line interchange',
      'Dilli Haat and Tihar side by side',
    ],
    nearbyLandmarks: [
      'Janakpuri District Centre',
      'Janakpuri West Metro Station',
      'Dilli Haat Janakpuri',
      'Tilak Nagar',
    ],
    about: [
      'Janakpuri likes to keep a car ten years and sell it to a cousin. Its Wagon Rs and Citys have full service books, and the worry now is the calendar: what to repair on a car whose registration ends in two years. We divide our list into safety, comfort and looks, and tell you where we would stop.',
      'Pankha Road and Najafgarh Road carry lorries to the depots at night and leave loose stone by morning. Rims bend at the drain covers. If the wheel shakes only between 80 and 100, it is a rim or a balance weight, rarely more.',
      "Weekly markets fill the lanes by turns. Know your block's day, or walk home.",
    ],
    faqs: [
      {
        question: 'Should I repair or sell a nine-year-old diesel in Delhi?',
        answer:
          'Look up the rule in force and the value in a state where it may be registered. We estimate safety items only, since a full overhaul rarely returns its price. Papers and service bills raise the sale value most.',
      },
    ],
  },
];
