import { sample } from '../../values/stated.ts';
import { type City, cityServices, WORKSHOP_WAYS } from './city.ts';
import { mumbaiLocalities } from './mumbai-localities.ts';

export const mumbai: City = {
  name: 'Mumbai',
  slug: 'mumbai',
  state: 'Maharashtra',
  coordinates: { latitude: 19.076, longitude: 72.8777 },
  title: 'Car Service in Mumbai: Rust, Rain and Traffic Care',
  description:
    'Car service in Mumbai for salt air, flooded roads and long jams: rust checks, monsoon preparation, AC and clutch care, pickup by suburb.',
  metaKeywords: [
    'car service in Mumbai',
    'car repair Mumbai',
    'car service Andheri',
    'car AC service Mumbai',
    'car denting painting Mumbai',
  ],
  heroTitle: 'Car service in Mumbai, between two monsoons and two jams',
  heroSubtitle:
    'Pickup from Worli to Borivali. We look for rust where the sea puts it and for water where July leaves it.',
  services: cityServices({
    periodic: [
      'Periodic service in Mumbai',
      'The yearly service plus an underbody walk with a lamp: brake pipes, sub-frame and seams, where salt works unseen.',
    ],
    ac: [
      'AC service in Mumbai',
      'Humidity makes an AC wet before it makes it cold. Evaporator cleaned, drain opened, charge weighed, smell gone.',
    ],
    denting: [
      'Denting and painting in Mumbai',
      'Taxi doors and tower pillars do the denting. We stop rust under the dent before any filler goes on.',
    ],
    doorstep: [
      'Pickup and drop in Mumbai',
      'The driver handles gate pass, lift parking and the drive both ways, at no charge; doorstep jobs are limited to Jaipur.',
    ],
    'car-spa': [
      'Car spa in Mumbai',
      'Damp carpets out and dried, mildew treated, seats shampooed: what a cabin needs when October finally comes.',
    ],
    detailing: [
      'Detailing in Mumbai',
      'Salt film and bird lime dissolved, paint sealed. On the seafront a sealant lasts half as long, so we date it.',
    ],
    battery: [
      'Battery replacement in Mumbai',
      'Short trips and jams never fill a battery. We test charging and drain too, since corroded earths mimic a dead cell.',
    ],
    windshield: [
      'Windshield replacement in Mumbai',
      'Glass bonded on dry, primed metal, with hidden rust at the frame treated first, otherwise the leak comes back.',
    ],
  }),
  stats: sample([
    { label: 'Car owners served', value: '4,200+' },
    { label: 'Service centre', value: '1' },
    { label: 'Mechanics', value: '26' },
    { label: 'Localities covered', value: '9' },
  ]),
  reviews: sample([
    {
      name: 'Rohan D.',
      rating: 5,
      comment:
        'Picked up from the society in Andheri East, photos of rust on the brake pipe before it burst. Grateful.',
      date: '2026-09-03',
      location: 'Andheri',
    },
    {
      name: 'Sneha P.',
      rating: 5,
      comment:
        'Musty smell in the Baleno gone after two other places only sold me perfume. It was the drain pipe.',
      date: '2026-08-19',
      location: 'Chembur',
    },
    {
      name: 'Faisal M.',
      rating: 4,
      comment:
        'Door dent near Hill Road repaired in two days. They kept me posted. Pickup was late because of rain, no complaint.',
      date: '2026-07-24',
      location: 'Bandra',
    },
    {
      name: 'Kiran N.',
      rating: 5,
      comment:
        'Clutch of the Honda City changed, old plate shown. Price in writing beforehand and not a rupee more.',
      date: '2026-06-12',
      location: 'Malad',
    },
    {
      name: 'Zubin E.',
      rating: 5,
      comment: 'My 1999 Esteem is treated like family. They found a fuel hose in Pune when Mumbai had none.',
      date: '2026-04-30',
      location: 'Dadar',
    },
    {
      name: 'Aparna V.',
      rating: 4,
      comment: 'Pre-monsoon check in Powai: wipers, seals, brakes. Took my advice on not washing the engine.',
      date: '2026-05-27',
      location: 'Powai',
    },
  ]),
  faqs: [
    {
      question: 'What should be done to a car in Mumbai before the monsoon?',
      answer:
        'Wipers, washer, tyres above 3 mm, brakes cleaned, door and boot drains opened, battery terminals greased, underbody seen for rust and a test of all lamps. May is the month for it; by mid-June everyone remembers at once.',
    },
    {
      question: 'My car stalled in a flooded subway. Should I restart it?',
      answer:
        'No. If water entered the intake, one turn of the starter can bend a rod and end the engine. Leave it off, put it in neutral, get it pushed out and towed. Then plugs come out and the engine is turned by hand.',
    },
    {
      question: 'How fast does a car rust in Mumbai?',
      answer:
        'Painted panels hold for many years. Bare steel does not: brake pipes, exhaust hangers, seat-belt bolts and sub-frames on cars parked within a kilometre of the sea show scale in three or four. A rinse underneath each month slows it most.',
    },
    {
      question: 'Does my insurance cover flood damage?',
      answer:
        'A comprehensive policy covers water that comes in while the car stands. Engine damage from driving or cranking in water is usually paid only with an engine-protect add-on. Take photos, do not start, and call the insurer before you tow.',
    },
    {
      question: 'Can you collect from a tower in Worli or Powai?',
      answer:
        "Yes. Tell security the driver's name from our message. Tow trucks rarely fit podium ramps, so a car that does not run is pushed to the gate first.",
    },
    {
      question: 'Are doorstep jobs bookable online for Mumbai?',
      answer:
        'No; doorstep jobs are done in Jaipur. Here we take your number, call back in working hours and settle pickup, the parking rules of your building and the price.',
    },
    {
      question: 'Is sea air bad for the AC as well?',
      answer:
        'Yes. It eats the aluminium fins of the condenser, which face the wind. Fins that crumble to the touch mean a new condenser soon. Rinsing them gently with tap water during a wash adds years.',
    },
  ],
  localities: mumbaiLocalities,
  seoContent: {
    h1: 'Car service in Mumbai',
    h2: 'What salt, rain and the Western Express Highway do to a car',
    paragraphs: [
      'Mumbai is hard on metal. Wind from the Arabian Sea leaves salt on every surface that faces west, and eight humid months keep it wet. A car can shine from above while its brake pipes scale below, so no service here is complete without a lift and a lamp.',
      'Then come four months of rain. Roads such as Hindmata, Milan Subway and the low end of Andheri are known by name all over India because water stands in them. Cars that waded through look fine for weeks; bearings, alternators and floor wiring give up by October.',
      'For the rest there is traffic. Twenty kilometres from Dahisar to Bandra may take ninety minutes in second gear. That wears clutches, tires automatic gearboxes and never quite charges a battery, and it is why we count engine hours along with kilometres.',
      'Space is dear, and so is time. We collect, work across the creek or in a by-lane where a lift fits, and return the car to its slot. You only come down with the key.',
    ],
    serviceHighlights: [
      'Brake pipes and sub-frame inspected for salt rust',
      'Evaporator drain opened at each AC visit',
      'Monsoon check in May, drying check in October',
      'Pickup from towers, societies and office parks',
    ],
  },
  ways: WORKSHOP_WAYS,
  pinPrefixes: ['400'],
  bookedOnline: false,
  centre: {
    isPlaceholder: true,
    name: 'Pahiya Mumbai',
    area: 'Marol, Andheri East',
    coordinates: { latitude: 19.117, longitude: 72.882 },
  },
  conditions: [
    {
      condition: 'sea-air',
      fact: 'No part of the city is more than a dozen kilometres from salt water, and humidity seldom falls below sixty percent.',
      advice: 'Rinse the underbody monthly, wax cavities every second year, and grease battery terminals.',
    },
    {
      condition: 'waterlogging',
      fact: 'High tide and heavy rain together close subways and low roads several times each monsoon.',
      advice:
        'Check the tide table on rainy days, keep out of water above the hub, and never crank a stalled engine.',
    },
    {
      condition: 'traffic',
      fact: 'The Western and Eastern Express Highways crawl for much of the day in both directions.',
      advice: 'Have clutch, gearbox fluid and charging tested yearly, however few kilometres you drove.',
    },
  ],
  landing: {
    'car-repair': {
      description:
        'Car repair in Mumbai for rusted brake pipes, worn clutches, flooded electrics and tired suspension, estimated before we begin.',
      paragraphs: [
        'What breaks in Mumbai breaks from below. Pipes, brackets, bushes and earth straps corrode out of sight; the dashboard then lights up with faults that no scanner can trace to a module. We clean grounds and connectors first, and often that is the entire repair.',
        'Clutches come next. A hill start on the JJ or Lalbaug flyover, repeated all evening, finishes a plate that would have lasted years in a smaller town. We measure slip on the road and tell you the kilometres that remain.',
        "For flooded cars there is a fixed order: no cranking, plugs out, fluids drained, carpets lifted, connectors dried, then an insurer's survey with pictures. Done within two days it saves most of them.",
      ],
    },
    'mechanic-shop': {
      isDraft: true,
      description:
        'A car mechanic shop in Mumbai at Marol that collects from your suburb, shows the fault on video and keeps to its written price.',
      paragraphs: [
        'Every lane in this city has its garage under a staircase, and many are excellent. What they lack is a lift, so the underside of your car stays a matter of faith. In a city by the sea that is the wrong side to trust.',
        "At Marol each car goes up first. You receive a short video of the underbody with the mechanic's finger on what matters, and a list in order of danger. Customers who prefer to watch take the Metro to Marol Naka and walk.",
      ],
    },
    ac: {
      description:
        'Car AC service in Mumbai against humidity, mould and salt-eaten condensers: clean coil, free drain, right charge, dry cabin.',
      paragraphs: [
        'Mumbai air holds so much water that an AC here produces a bottle of it every hour. It must drip out under the car. When the drain is blocked, it runs into the carpet, and the smell that follows is sold to many owners as a reason for perfume.',
        'We free the drain, foam the evaporator, dry the felt if needed and replace the cabin filter. Then the pressures: condensers near the sea lose their fins from the outside, which raises pressure on hot days and cuts the compressor out in a jam.',
        "A leak at a corroded pipe joint is mended with the joint, not with sealant in the gas. Sealant blocks the next mechanic's machine and your own expansion valve.",
      ],
    },
    'dent-paint': {
      description:
        'Denting and painting in Mumbai with rust treatment under the paint, colour match by code and pickup from your building.',
      paragraphs: [
        'A scratch down to steel begins to rust here within a day of rain. That changes how we repair: bare metal is primed with epoxy in the same hour, and filler is laid over primer, never over steel. It takes longer on the first day and saves the bubble in the second year.',
        'Typical work comes from tower parking, from taxis that turn without warning and from auto-rickshaws that pass where nothing fits. Doors and quarter panels lead, and bumpers follow close behind.',
        'Between June and September allow a day more. Panels are dried under lamps before spraying, as lacquer over moisture turns milky.',
      ],
    },
  },
};
