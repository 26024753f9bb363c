import { sample } from '../../values/stated.ts';
import { type City, cityServices, WORKSHOP_WAYS } from './city.ts';
import { hyderabadLocalities } from './hyderabad-localities.ts';

export const hyderabad: City = {
  name: 'Hyderabad',
  slug: 'hyderabad',
  state: 'Telangana',
  coordinates: { latitude: 17.385, longitude: 78.4867 },
  title: 'Car Service in Hyderabad: ORR-Ready, Heat-Tested',
  description:
    'Car service in Hyderabad: tyres for the ORR, cooling for 42-degree summers, flood checks after cloudbursts, pickup on both sides of town.',
  metaKeywords: [
    'car service in Hyderabad',
    'car repair Hyderabad',
    'car service Gachibowli',
    'car AC service Hyderabad',
    'car mechanic Hyderabad',
  ],
  heroTitle: 'Car service in Hyderabad, from the Old City to the ORR',
  heroSubtitle:
    'We pick up between Secunderabad and Gachibowli, look first at tyres, cooling and what the last cloudburst left, and quote in writing.',
  services: cityServices({
    periodic: [
      'Periodic service in Hyderabad',
      'Oil, filters and brakes, with tyre dates and pressures noted, because few cities drive this fast for this long.',
    ],
    ac: [
      'AC service in Hyderabad',
      'March to June is relentless on granite-hot roads. Condenser, fan and charge measured at idle, where weak ones give in.',
    ],
    denting: [
      'Denting and painting in Hyderabad',
      'From Begum Bazar scrapes to flyover shunts: panel-wise prices, mixed paint, and help with the surveyor.',
    ],
    doorstep: [
      'Pickup and drop in Hyderabad',
      'A driver signs for the car and brings it to Kukatpally and back. Visits by a mechanic are open for Jaipur so far.',
    ],
    'car-spa': [
      'Car spa in Hyderabad',
      'Construction grit and biryani alike leave the upholstery; vents are steamed and glass is freed of haze.',
    ],
    detailing: [
      'Detailing in Hyderabad',
      'Granite dust is quartz and scratches glass-hard. Foam first, soft mitt after, then correction and a sealant.',
    ],
    battery: [
      'Battery replacement in Hyderabad',
      'Two hot months take a year off a battery. Tested at every service, and changed with exchange value.',
    ],
    windshield: [
      'Windshield replacement in Hyderabad',
      'Quarry lorries on the ORR are the usual cause. Chips filled same day, screens bonded and cured before the road.',
    ],
  }),
  stats: sample([
    { label: 'Car owners served', value: '3,900+' },
    { label: 'Service centre', value: '1' },
    { label: 'Mechanics', value: '22' },
    { label: 'Localities covered', value: '9' },
  ]),
  reviews: sample([
    {
      name: 'Srikanth M.',
      rating: 5,
      comment:
        'Tyres had a bulge inside that I could not see. ORR at 100 with that would have ended badly. Thank you.',
      date: '2026-09-09',
      location: 'Gachibowli',
    },
    {
      name: 'Lavanya K.',
      rating: 5,
      comment:
        'Car drowned in the parking after the October rain. They dried it, took pictures for insurance and it runs.',
      date: '2025-10-28',
      location: 'Dilsukhnagar',
    },
    {
      name: 'Abdul R.',
      rating: 4,
      comment:
        'Fair price for a bumper and two lamps of my Verna. Delivered on Friday before prayers as I had asked.',
      date: '2026-06-26',
      location: 'Mehdipatnam',
    },
    {
      name: 'Swathi P.',
      rating: 5,
      comment: 'AC now cold at signals too. It was a fan speed resistor, and the bill said exactly that.',
      date: '2026-05-06',
      location: 'Kukatpally',
    },
    {
      name: 'Rajesh N.',
      rating: 5,
      comment:
        'Innova at 2.4 lakh km. They listed what is needed for the next 50,000 and what is not. Sensible.',
      date: '2026-08-14',
      location: 'Secunderabad',
    },
    {
      name: 'Anusha D.',
      rating: 4,
      comment:
        'Quick service near office in Madhapur. Would be great if they also collected in the late evening.',
      date: '2026-07-10',
      location: 'Madhapur',
    },
  ]),
  faqs: [
    {
      question: 'Which tyres and pressures suit the ORR in summer?',
      answer:
        'Tyres under six years old, no cuts or bulges inside or outside, and the pressure on the door pillar for a full load, set cold. At 100 to 120 on 60-degree concrete a tyre that is 6 psi low can burst within half an hour.',
    },
    {
      question: 'My car was under water in the parking. What do I do first?',
      answer:
        'Do not unlock with the remote again and do not start. Disconnect the minus pole if you can reach it, take photos with the water mark, call the insurer and have it lifted on a flatbed. Oil and electrics are checked before any power goes on.',
    },
    {
      question: 'How often is an AC service needed in Hyderabad?',
      answer:
        'Every year in February for cars that stand in the open, every second year for others. Ask for the condenser to be washed; granite dust and fluff hide between it and the radiator.',
    },
    {
      question: 'Do you pick up from the Old City?',
      answer:
        'Yes, at points where a car can stop, such as the Salar Jung Museum side, Moghalpura or Chandrayangutta. Lanes round Charminar are for feet for much of the day.',
    },
    {
      question: 'My car came with an AP or other state number. Is that a problem for service?',
      answer:
        'No. For a TG re-registration you need a no-objection certificate and road tax; the RTO decides. We can prepare the car for inspection and take a rubbing of the chassis number.',
    },
    {
      question: 'Is online doorstep booking available in Hyderabad?',
      answer:
        'No, a mechanic on the spot is a Jaipur service. Here we collect the car: leave a number, we call between eight and eight, and a driver comes at the hour you name.',
    },
    {
      question: 'How do I save my clutch on the Durgam Cheruvu and Biodiversity slopes?',
      answer:
        'Use the hand brake on the incline and move off once, rather than balancing on the pedal. If you already smell it at signals, have the free play and the fluid checked that week.',
    },
  ],
  localities: hyderabadLocalities,
  seoContent: {
    h1: 'Car service in Hyderabad',
    h2: 'Granite, glass towers and 158 kilometres of ring road',
    paragraphs: [
      'Hyderabad owns the quickest ring road in the country and some of its slowest bazaars. A car may cruise at 120 before breakfast and stand at Punjagutta by nine. Tyres carry the first risk, clutches the second, and a good service gives each the same attention.',
      'The city stands on granite. Quarries, cutters and building sites put a hard, glittering dust into the air that wears wiper edges and scratches paint if it is rubbed dry. Summer on that rock is long: from March the nights no longer cool the engine bay, and fans, belts and batteries give notice.',
      'Lakes were filled and streams built over, so water takes to the streets. Cloudbursts of an hour, usually in late September or October, have floated cars in Tolichowki, Moosarambagh and Nizampet. Knowing how to treat a wet car is a local skill that we practise.',
    ],
    serviceHighlights: [
      'Inner sidewalls inspected on the lift, dates noted',
      'Fan stages and relays tested hot',
      'Flood-car protocol with pictures for the insurer',
      'Pickup from tech parks against a gate pass',
    ],
  },
  ways: WORKSHOP_WAYS,
  pinPrefixes: ['500'],
  bookedOnline: false,
  centre: {
    isPlaceholder: true,
    name: 'Pahiya Hyderabad',
    area: 'Kothaguda, near HITEC City',
    coordinates: { latitude: 17.462, longitude: 78.367 },
  },
  conditions: [
    {
      condition: 'waterlogging',
      fact: 'Short, violent cloudbursts fill colonies built on old lake beds and nalas, as in October 2020.',
      advice:
        'Park on the slope when an alert is out, and have a wet car dried before anybody turns the key.',
    },
    {
      condition: 'heat',
      fact: 'April and May bring 40 to 43 degrees, stored overnight in granite and concrete.',
      advice: 'Test fan, coolant and battery by March, and replace tyres by age before the hot months.',
    },
    {
      condition: 'traffic',
      fact: 'IT corridor, Ameerpet and the Musi bridges jam at both ends of the day, while the ORR a few kilometres away runs free.',
      advice:
        'Have brakes and clutch measured yearly and tyres checked monthly, as the car leads both lives.',
    },
  ],
  landing: {
    'car-repair': {
      description:
        'Car repair in Hyderabad for overheating, flood damage, suspension, clutch and tyres, with findings on your phone before work begins.',
      paragraphs: [
        'Repairs here follow the calendar. From March it is cooling: fans with one dead speed, radiators silted by borewell water, thermostats that open late. From July it is water: starters, alternators and bearings that were under a flood. The winter months belong to suspensions.',
        'Whatever the month, we test before we strip. A fan that runs on full but not on half needs a resistor for a few hundred rupees, not a motor for thousands. That kind of difference is the reason to measure.',
        'After high-speed failures on the ring road, tyre or wheel, we look at the other three corners too. What took one has usually begun on its neighbour.',
      ],
    },
    'mechanic-shop': {
      isDraft: true,
      description:
        'A car mechanic in Hyderabad near Kothaguda who speaks Telugu, Urdu, Hindi and English, and puts the price down before the spanner.',
      paragraphs: [
        "Ask ten people in Hyderabad for a mechanic and you hear ten times 'my man in Malakpet'. Loyalty is a fine thing. Where your man lacks a scanner, a lift or the time, bring the car to us, and bring him along if you like.",
        'The workshop at Kothaguda lies between the colleges of software and the villages they grew from. A car of today asks for both kinds of knowledge, that of the tractor shed and that of the laptop, often in the same hour.',
      ],
    },
    ac: {
      description:
        'Car AC service in Hyderabad: cooling that holds at idle in May, with condenser wash, fan test, gas by weight and clean vents.',
      paragraphs: [
        "Cold on the highway and warm at the signal is the city's classic complaint. On the move, speed pushes air through the condenser; at Punjagutta only the fan does. We therefore test at idle, bonnet closed, in the sun, with a thermometer in the centre vent.",
        'If pressures are high, the condenser is dirty or the fan weak. If they are low, gas has left, and dye shows where. Compressors are replaced last: most that are thrown away were starved of oil by a leak that nobody sought.',
        'Sun-film within the legal limit on side glass, a reflector behind the screen and two minutes of open windows do what no refill can.',
      ],
    },
    'dent-paint': {
      description:
        'Denting and painting in Hyderabad: shunts, scrapes and stone chips repaired with booth paint, claim support and fixed dates.',
      paragraphs: [
        'Flyovers end in signals here, and signals in shunts. A pushed-in boot is measured first: if floor and rails are true, the repair is a lid, a bumper and paint; if not, it belongs on a jig and with the insurer. You get that verdict the same day.',
        'Granite chips pepper bonnets of ring-road commuters. Each is a pinhole to bare metal. Once or twice a year we touch them in by hand with a fine brush, and respray the bonnet only when there are too many to count.',
        'Summer heat dries the top of the lacquer before the bottom. We spray in the cooler hours and bake evenly, so that no solvent marks come up in June.',
      ],
    },
  },
};
