import { sample } from '../../values/stated.ts';
import { type City, cityServices, WORKSHOP_WAYS } from './city.ts';
import { jodhpurLocalities } from './jodhpur-localities.ts';

export const jodhpur: City = {
  name: 'Jodhpur',
  slug: 'jodhpur',
  state: 'Rajasthan',
  coordinates: { latitude: 26.28, longitude: 73.02 },
  title: 'Car Service in Jodhpur: Heat-Ready, Priced by Model',
  description:
    'Car service in Jodhpur made for sand and 45-degree summers: coolant, AC, filters and tyres checked first, with a price for your model.',
  metaKeywords: [
    'car service in Jodhpur',
    'car repair Jodhpur',
    'car AC repair Jodhpur',
    'car denting painting Jodhpur',
    'car maintenance Jodhpur',
  ],
  heroTitle: 'Car service in Jodhpur, ready for the Thar',
  heroSubtitle:
    'From Sardarpura to Mandore we collect the car, look first at what the desert does to it, and bring it back clean.',
  services: cityServices({
    periodic: [
      'Periodic service in Jodhpur',
      'Engine oil and filters, with the intake pipe wiped out by hand. Sand that passes a badly seated filter wears an engine quietly.',
    ],
    ac: [
      'AC service in Jodhpur',
      'For a city that runs its AC ten months a year: compressor clutch, condenser fan and gas charge measured while the engine is hot.',
    ],
    denting: [
      'Denting and painting in Jodhpur',
      'Blue lanes under the fort leave long scratches at knee height. We fill, match the code and blend the panel next to it.',
    ],
    doorstep: [
      'Pickup and drop in Jodhpur',
      'Collected from your street and brought back brushed free of sand. Doorstep jobs are a Jaipur service for now.',
    ],
    'car-spa': [
      'Car spa in Jodhpur',
      'Sand out of seat rails, carpets and boot, vents blown clean, leather fed so that dry air does not crack it.',
    ],
    detailing: [
      'Detailing in Jodhpur',
      'Paint that wind-blown grit has dulled is clayed, polished and sealed; headlamps get their clarity back.',
    ],
    battery: [
      'Battery replacement in Jodhpur',
      'Electrolyte evaporates fast at 45 degrees. We test, top up the serviceable kind and replace what cannot hold a load.',
    ],
    windshield: [
      'Windshield replacement in Jodhpur',
      'Sand-pitted glass dazzles against a low sun on the Pali road. We polish, fill or replace, and say which is worth it.',
    ],
  }),
  stats: sample([
    { label: 'Car owners served', value: '2,500+' },
    { label: 'Service centre', value: '1' },
    { label: 'Mechanics', value: '12' },
    { label: 'Localities covered', value: '9' },
  ]),
  reviews: sample([
    {
      name: 'Mahendra C.',
      rating: 5,
      comment:
        'Scorpio came back with cleaner filters than when it was new, I think. They showed me half a cup of sand from the airbox.',
      date: '2026-06-20',
      location: 'Mandore',
    },
    {
      name: 'Kavita B.',
      rating: 5,
      comment:
        'AC in my i20 cooled only above 60. A fan relay, not the compressor. Small bill and a cold car.',
      date: '2026-05-11',
      location: 'Sardarpura',
    },
    {
      name: 'Imran S.',
      rating: 4,
      comment:
        'Collected from the AIIMS staff quarters and returned before my shift ended. The wash could have been better.',
      date: '2026-08-03',
      location: 'Basni',
    },
    {
      name: 'Deepak P.',
      rating: 5,
      comment:
        'They told me my tyres were six years old although the tread looked fine. I had no idea the date was printed on them.',
      date: '2026-04-27',
      location: 'Pal Road',
    },
    {
      name: 'Ritu M.',
      rating: 5,
      comment: 'Honest about the bumper: repair, not replace. Paint looks right from every side.',
      date: '2026-09-19',
      location: 'Shastri Nagar',
    },
    {
      name: 'Gopal V.',
      rating: 4,
      comment:
        'Battery changed at the gate in twenty minutes. They took the old one and gave the exchange value on the bill.',
      date: '2026-07-08',
      location: 'Ratanada',
    },
  ]),
  faqs: [
    {
      question: 'How often should air filters be changed in Jodhpur?',
      answer:
        'Look at the engine air filter every 5,000 km and change it by sight, often at half the printed distance. The cabin filter wants changing each year, best in July when the dust season is over.',
    },
    {
      question: 'My car heats up on the climb to Mehrangarh. What is wrong?',
      answer:
        'The climb is short but slow, with little air through the radiator. If the needle rises there and falls on the flat, suspect the radiator fan, weak coolant or a core blocked by hard-water scale before anything dearer.',
    },
    {
      question: 'Should I run nitrogen in my tyres for desert roads?',
      answer:
        'It changes little. Right pressure matters far more: set it cold, in the morning, to the figure on the door pillar. On a 45-degree afternoon a hot tyre reads three to five psi higher; do not let that air out.',
    },
    {
      question: 'Can I book a doorstep service in Jodhpur online?',
      answer:
        'No, a mechanic comes to the car in Jaipur only. In Jodhpur our driver comes: leave your number, and we collect the car and bring it back without charge.',
    },
    {
      question: "Which coolant suits Jodhpur's summers?",
      answer:
        'The type named in your handbook, mixed half and half with demineralised water. Tap water here leaves scale. Coolant also raises the boiling point, so it is as much a summer fluid as a winter one.',
    },
    {
      question: 'Do you work on Honda and other automatic cars in Jodhpur?',
      answer:
        "Yes. CVTs and torque converters suffer in long summer queues, so we check fluid colour and leaks at each service, and change the fluid by the maker's own type only.",
    },
    {
      question: 'Is it safe to wash a car every day here?',
      answer:
        'It wastes water that the city needs, and a dry wipe in between scratches. Once a week with a rinse first is enough; between washes, blow or brush the dust off.',
    },
  ],
  localities: jodhpurLocalities,
  seoContent: {
    h1: 'Car service in Jodhpur',
    h2: 'A city at the edge of the Thar asks other things of a car',
    paragraphs: [
      'Jodhpur drives in sand for a third of the year. It hangs in the air after every wind from Jaisalmer, and a car parked facing west wears a beige coat by evening. What you see on the bonnet is also in the airbox, the brake drums, the window channels and the AC vents.',
      'The heat is dry, which is kind to bodywork and cruel to everything soft. Rust is rare on a Jodhpur car. Cracked wiper blades, brittle hoses, shrunken dashboards and dried batteries are not. We press and bend rubber parts at every visit instead of only looking at them.',
      'Distances are long. Jaisalmer, Bikaner and Udaipur are each four to five hours away with little help on the road, so a car leaving Jodhpur should carry a sound spare, a jack that works and two litres of water.',
    ],
    serviceHighlights: [
      'Airbox vacuumed, not only the filter swapped',
      'Hoses and belts bent by hand to find hardening',
      'Tyre age read from the sidewall',
      'Coolant tested with a refractometer',
    ],
  },
  ways: WORKSHOP_WAYS,
  pinPrefixes: ['342'],
  bookedOnline: false,
  centre: {
    isPlaceholder: true,
    name: 'Pahiya Jodhpur',
    area: 'Chopasni Road',
    coordinates: { latitude: 26.276, longitude: 72.998 },
  },
  conditions: [
    {
      condition: 'heat',
      fact: 'Jodhpur is called the Sun City, and May afternoons regularly pass 44 degrees.',
      advice: 'Change coolant by age as well as distance, and never fill the radiator from a tap.',
    },
    {
      condition: 'dust',
      fact: 'Loose sand from the Thar reaches the city on any strong westerly, with the worst storms from May to early July.',
      advice:
        'Brush and rinse before wiping, and have window channels and the airbox cleaned when the storms end.',
    },
    {
      condition: 'highway',
      fact: 'The next large town is hours away in most directions, on fast roads that camels, nilgai and tractors share.',
      advice: 'Check the spare, the jack and the tyre dates before you leave, since help may be 60 km off.',
    },
  ],
  landing: {
    'car-repair': {
      description:
        'Car repair in Jodhpur for overheating, suspension, brakes and electrics, with a clear diagnosis before any part is ordered.',
      paragraphs: [
        'Overheating in this city is rarely one big fault. A fan that starts late, a cap that no longer holds pressure and a radiator half closed with scale can each be lived with; together, in May, they blow a head gasket. We test all three before we name a price.',
        'Next come steering and suspension from the stone-paved lanes of the old city and unmetalled stretches outside it. Ball joints and bushes dry out when their rubber boots split, and grit does the rest. A split boot costs little if it is caught before the joint knocks.',
        'For parts that have to come from Jaipur or Ahmedabad we tell you the day, not a vague week, and you keep the car meanwhile if it is safe to drive.',
      ],
    },
    'mechanic-shop': {
      isDraft: true,
      description:
        'Looking for a car mechanic in Jodhpur? Meet one who explains, photographs and prices each job before picking up a spanner.',
      paragraphs: [
        'Good mechanics in Jodhpur learned on jeeps and Ambassadors and can hear a worn bearing across the yard. Newer cars hide their faults in wiring and software. A shop today needs both, the ear and the scanner, and a person who can tell you in Marwari or Hindi what the code on the screen means.',
        'Ours begins with your description in your words: when it started, hot or cold, on which road. Then comes a drive with you in the car. That quarter of an hour finds more faults than any machine.',
      ],
    },
    ac: {
      description:
        'Car AC service in Jodhpur: condenser cleaning, leak test and gas by weight for a city that needs cooling ten months a year.',
      paragraphs: [
        'At 45 degrees outside, a healthy car AC in Jodhpur blows air of about 10 to 14 degrees at idle, and colder on the move. If yours manages that, leave it alone. If not, sand in the condenser fins and a tired fan are likelier here than lost gas.',
        'The dry climate spares evaporators from mould, but dust from open windows still cakes them. We clean through the blower opening and change the cabin filter, which many older cars were sold without; often the slot is there and only the filter is missing.',
        'Cover the glass when you park. A silver sheet behind the windscreen saves the compressor several hard minutes each time you set off.',
      ],
    },
    'dent-paint': {
      description:
        'Denting and painting in Jodhpur in a sealed booth, so that no sand dries in your clear coat. Priced by panel, colour by code.',
      paragraphs: [
        'Navchokiya, Brahmpuri and the lanes around the Clock Tower are wide enough for a cow and a scooter. Cars that live there carry parallel lines along both doors. Light ones polish out; where a fingernail catches, the panel needs paint.',
        'Nobody should paint a car in the open in this town. Even on a still day the air carries grains too small to see, and each one becomes a pimple under the lacquer. Our booth draws filtered air downwards and keeps it out.',
        'Sun is the second enemy. Clear coat on roofs and bonnets chalks after eight or ten summers; once it peels, polish cannot help and the panel has to be stripped. Waxing twice a year puts that day off.',
      ],
    },
  },
};
