import { sample } from '../../values/stated.ts';
import { type City, cityServices, WORKSHOP_WAYS } from './city.ts';
import { udaipurLocalities } from './udaipur-localities.ts';

export const udaipur: City = {
  name: 'Udaipur',
  slug: 'udaipur',
  state: 'Rajasthan',
  coordinates: { latitude: 24.5854, longitude: 73.7125 },
  title: 'Car Service in Udaipur: Hills, Lakes and Fair Prices',
  description:
    'Car service in Udaipur for hill roads and lake-side lanes: brakes, clutch and suspension looked at first, price by model, free pickup.',
  metaKeywords: [
    'car service in Udaipur',
    'car repair Udaipur',
    'car AC repair Udaipur',
    'car mechanic Udaipur',
    'car denting painting Udaipur',
  ],
  heroTitle: "Car service in Udaipur, for the ghats and the ghats' lanes",
  heroSubtitle:
    'Brakes for the Aravallis, clutches for the climb to Fateh Sagar, and paint for lanes built before cars.',
  services: cityServices({
    periodic: [
      'Periodic service in Udaipur',
      'The full yearly service with one local habit: brakes and clutch are measured on every car, since no way out of this valley is flat.',
    ],
    ac: [
      'AC service in Udaipur',
      'Milder summers hide weak gas until the first trip to Ahmedabad. We measure the charge and clear pollen from the evaporator.',
    ],
    denting: [
      'Denting and painting in Udaipur',
      'Stone corners in the old city are a thousand years patient. Wing, door and mirror repairs with paint mixed to your code.',
    ],
    doorstep: [
      'Pickup and drop in Udaipur',
      'Fetched from the lake side or the hills and returned the same way, free of charge; doorstep jobs are for Jaipur so far.',
    ],
    'car-spa': [
      'Car spa in Udaipur',
      'Marble slurry off the sills, picnic crumbs off the carpets, and a dry interior after monsoon weeks by the lakes.',
    ],
    detailing: [
      'Detailing in Udaipur',
      'Marble dust and lime spots are dissolved, not scrubbed; then polish, and a coat that sheds the next film of white.',
    ],
    battery: [
      'Battery replacement in Udaipur',
      'Cool winter mornings around 5 degrees expose what summer weakened. Tested and replaced in the workshop, old one recycled.',
    ],
    windshield: [
      'Windshield replacement in Udaipur',
      'Marble lorries on NH 48 drop chips. We fill small ones and fit replacement glass with a proper cure before you drive.',
    ],
  }),
  stats: sample([
    { label: 'Car owners served', value: '1,800+' },
    { label: 'Service centre', value: '1' },
    { label: 'Mechanics', value: '10' },
    { label: 'Localities covered', value: '9' },
  ]),
  reviews: sample([
    {
      name: 'Hemant D.',
      rating: 5,
      comment:
        'Brake judder on the way down from Ranakpur is gone. Discs skimmed, not replaced, which I appreciated.',
      date: '2026-10-02',
      location: 'Hiran Magri',
    },
    {
      name: 'Shalini P.',
      rating: 5,
      comment:
        'They met me at Chetak Circle because my lane is too narrow for a tow truck. Thoughtful people.',
      date: '2026-07-21',
      location: 'Chetak Circle',
    },
    {
      name: 'Yusuf B.',
      rating: 4,
      comment:
        'Marble stains on my black car are nearly all gone. Two spots on the roof had eaten in, and they had said so before.',
      date: '2026-09-06',
      location: 'Sukher',
    },
    {
      name: 'Prerna S.',
      rating: 5,
      comment:
        'Clutch of the Swift replaced in one day with a loan of an umbrella in the rain. Price as quoted.',
      date: '2026-08-12',
      location: 'Fatehpura',
    },
    {
      name: 'Lokesh M.',
      rating: 5,
      comment:
        'Service before our Mount Abu trip. They found a cut in a tyre on the inner side that I would never have seen.',
      date: '2026-06-15',
      location: 'Pratap Nagar',
    },
    {
      name: 'Arvind J.',
      rating: 4,
      comment: 'Wagon R serviced and back the same day. I would like a Sunday slot next time.',
      date: '2026-05-25',
      location: 'Goverdhan Vilas',
    },
  ]),
  faqs: [
    {
      question: 'Do cars in Udaipur need new brakes more often?',
      answer:
        'Usually yes. The roads to Nathdwara, Ranakpur, Gogunda and Jaisamand all drop steeply somewhere. Pads that would do 40,000 km on the plains often do 25,000 here. Using a low gear downhill doubles their life.',
    },
    {
      question: 'How do I remove marble slurry from my car?',
      answer:
        'Soak it with water and let it soften; do not rub. Dried slurry is ground stone in a lime-like paste and scratches like sandpaper. If a white shadow stays, we dissolve it with a mild acid wash and then neutralise it.',
    },
    {
      question: 'Can you reach houses inside the old city?',
      answer:
        'By scooter, yes, with tools for a battery or a check. The car itself must come out to Surajpole, Delhi Gate, Chandpole or the Gulab Bagh side, as a tow truck cannot turn in the lanes.',
    },
    {
      question: 'Which service should I do before driving to Mount Abu?',
      answer:
        'Brake pads and fluid, coolant, tyre condition and wiper rubbers. It is about 165 km with a long climb at the end. Boiling brake fluid on the way down is the usual trouble, and old fluid boils early.',
    },
    {
      question: 'Is the booking assistant available for Udaipur?',
      answer:
        'Not yet; the chat assistant books Jaipur slots. In Udaipur, leave your mobile number or use the form, and a person calls to fix the time.',
    },
    {
      question: 'My clutch smells after driving up to Sajjangarh. Is it worn out?',
      answer:
        'Not from one climb. The Monsoon Palace road is steep and slow, and slipping the clutch in a queue heats it. If the smell comes back on ordinary roads, or the engine races without pulling, have it measured.',
    },
    {
      question: 'Do you serve Nathdwara and Rajsamand too?',
      answer:
        'Yes, for pickups planned a day ahead. Both are within 70 km of the city on a four-lane road, and a flatbed can be arranged if the car does not run.',
    },
  ],
  localities: udaipurLocalities,
  seoContent: {
    h1: 'Car service in Udaipur',
    h2: 'What the Aravallis, the lakes and the marble trade do to cars',
    paragraphs: [
      'Udaipur lies in a bowl of hills. Nothing here is far, but nearly everything is up or down, and a car does in ten kilometres what elsewhere takes thirty: starts on slopes, brakes into bends, second gear again. Clutches, hand brakes and front pads show it first.',
      'The trade of the city is stone. Around Sukher and along the road to Rajsamand, wet slurry and dry powder from the cutting yards coat everything. On paint it sets hard; in brakes it squeals; in a cabin filter it cakes. Cars that pass there daily need a rinse underneath as often as on top.',
      'July to September is a season apart. Fields of water stand beside the lake roads, waterfalls cross the Ubeshwar and Kumbhalgarh lanes, and leaves block the drains of every scuttle and sunroof. A half-hour check in June keeps the carpets dry.',
      'Tourist taxis work hardest of all, up to the palaces and down again all day. A car bought from that trade deserves a close look at clutch, brakes and rear springs before the first long trip.',
    ],
    serviceHighlights: [
      'Pad thickness written down in millimetres at each visit',
      'Hand brake tested on a real slope',
      'Underbody rinse against marble slurry',
      'Scuttle and sunroof drains cleared before the rains',
    ],
  },
  ways: WORKSHOP_WAYS,
  pinPrefixes: ['313'],
  bookedOnline: false,
  centre: {
    isPlaceholder: true,
    name: 'Pahiya Udaipur',
    area: 'Madri Road, near Pratap Nagar',
    coordinates: { latitude: 24.583, longitude: 73.732 },
  },
  conditions: [
    {
      condition: 'hills',
      fact: 'Roads leave the Udaipur valley through passes such as Chirwa and Haldighati, and even city lanes climb from the lakes at a steep angle.',
      advice:
        'Descend in the gear you would climb in, and have pads, fluid and hand brake measured twice a year.',
    },
    {
      condition: 'highway',
      fact: 'NH 48 between Ahmedabad and Delhi passes the city, thick with marble lorries and night buses.',
      advice:
        'Keep lamps clear and aligned, fill chips early, and check wheel bearings after heavy monsoon potholes.',
    },
    {
      condition: 'dust',
      fact: 'Marble cutting at Sukher and Rajsamand puts a fine white powder on the roads that sets like plaster when wet.',
      advice: 'Rinse it off within a day or two, underneath as well, and never wipe it dry.',
    },
  ],
  landing: {
    'car-repair': {
      description:
        'Car repair in Udaipur for brakes, clutch, suspension and engines that work on hills, diagnosed on a drive and priced in writing.',
      paragraphs: [
        'A fault that hides on flat ground comes out on a slope, so our test drive in Udaipur goes up past Fatehpura and back down. Gear that jumps out on the overrun, a slipping belt, a hand brake that creeps: ten minutes of hill shows them all.',
        'On these slopes brakes come first. We measure disc thickness before we talk about replacing anything, because many can be skimmed once, and we flush fluid that has taken up water during the rains.',
        'Suspension comes next. The last stretch to many hotels and farms is broken stone, and stabiliser links and strut mounts knock after a year of it. They are cheap and quick, and a test with a bar tells which side it is.',
      ],
    },
    'mechanic-shop': {
      isDraft: true,
      description:
        'A car mechanic in Udaipur near Pratap Nagar and Madri: walk in, watch the inspection, take the written estimate home if you like.',
      paragraphs: [
        "Udaipur is small enough that reputations travel by tea stall. A mechanic here cannot afford to change a part that was good, because the owner's brother-in-law will hear of it by evening. We like that rule and work by it.",
        'Come to the shop on the Madri side, or let us collect from anywhere between Bhuwana and Balicha. Someone drives the car with you, lifts it and goes round with a lamp. The estimate has three columns: now, soon and can wait.',
      ],
    },
    ac: {
      description:
        'Car AC service in Udaipur: leak check, evaporator cleaning and damp-smell treatment after monsoon weeks beside the lakes.',
      paragraphs: [
        'Summers by the lakes are gentler than in the desert, so many owners here notice a weak AC only on the long flat run to Gujarat. By then the gas has been low for a year and the compressor has been running dry of the oil that travels with it. One check each spring avoids that.',
        'After the rains the complaint changes from warm to musty. Moist air condenses on the evaporator, and dust and pollen feed a mould there. We clean it with foam through the drain, free the drain pipe itself and fit a fresh cabin filter.',
        'Switch the AC off two minutes before you arrive and leave the fan running. The coil dries, and the smell does not return.',
      ],
    },
    'dent-paint': {
      description:
        'Denting and painting in Udaipur: old-city scrapes, marble scratches and hill-road bumps, colour-matched and booth-baked.',
      paragraphs: [
        'There is a corner near Jagdish Chowk that has touched half the cars of the town. Dents from stone walls are sharp, with a crease at the lowest point, and the steel behind is stretched. We pull them with pins and heat before any filler goes on, which keeps the filler thin and lasting.',
        'Marble dust makes another kind of damage. Wiped dry, it leaves a haze of fine scratches that polish can take out as long as the clear coat is thick enough; we measure that with a gauge and tell you how many polishings are left in it.',
        'Painted parts dry slowly in August, when the air is heavy with water. The booth is heated and the panel stays in until it is hard, so allow a day more in the rains.',
      ],
    },
  },
};
