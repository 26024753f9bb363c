import { answerHours } from '../../text/hours.ts';
import type { CityVariant } from './variant.ts';

export const mechanicShopVariant: CityVariant = {
  service: 'mechanic-shop',
  serviceId: 'periodic',
  ticks: [
    'You may stand beside the car',
    'The price list hangs where you read it',
    'A named mechanic, and a second who checks',
    'Old parts handed back if you want them',
    'Free pickup and drop, or come in yourself',
    'Measured values in writing',
  ],
  work: 'mechanic-shop',
  picture: 'service-periodic',
  title: 'Car mechanic in {city} you may watch at work',
  heading: 'Car mechanic shop in {city}',
  keywords: [
    'car mechanic in {city}',
    'mechanic shop {city}',
    'car garage {city}',
    'car mechanic near me {city}',
    'trusted mechanic {city}',
  ],
  openings: [
    'A mechanic shop in {city} is worth its rent when you can see the lift, the price list and the person who does the work.',
    'Finding a mechanic in {city} is easy, judging one is not; this page helps you with that and then tells you how we work.',
    'In {city} you may come to the counter, stand beside the lift, or send the car and read the report: the work is the same.',
    'Trust in a garage comes from small things: a torque wrench, a labelled can, a call before the extra work. In {city} you get all three.',
  ],
  notes: {
    heat: [
      {
        heading: 'Ask how they handle summer',
        text: 'A good shop in a hot place checks coolant strength with a refractometer and not by colour. It works on hot engines with patience, since a cap opened too soon scalds. It will also tell you to book before April.',
      },
      {
        heading: 'A shop that knows heat',
        text: 'Look whether the battery tester is out on the bench or dusty on a shelf. In hot cities every third morning call is a battery, and the honest shops test before they sell. They keep them in shade, too, as a battery stored in the sun is half used when new.',
      },
    ],
    dust: [
      {
        heading: 'Clean hands, clean engine',
        text: 'Where dust blows, open engines need covers. See whether the shop lays a cloth over an intake and caps a pipe as soon as it is off. That habit costs seconds and saves turbos.',
      },
      {
        heading: 'Where the dust goes',
        text: 'Brakes should be washed down, not blown out into your lungs and the next car’s filter. A bay with a wet floor and an extractor is one where people think. Ask to see your own air filter before and after.',
      },
    ],
    'sea-air': [
      {
        heading: 'A coastal mechanic’s habits',
        text: 'He oils a bolt before he turns it and wire-brushes the thread before it goes back. He owns a good stud extractor, and knows the price of not needing it. On your bill you will find copper grease and new clips, small lines that keep the next repair cheap.',
      },
      {
        heading: 'Signs of care against rust',
        text: 'Ask what they do with a scratched sill after lifting: the right answer is primer and wax on the same day. Jack pads should be rubber. Nuts on exhausts should be new, since an old one near the sea comes off only once.',
      },
    ],
    waterlogging: [
      {
        heading: 'What flood weeks teach',
        text: 'After heavy rain the better shops sort cars by water line before they open any bonnet. They tell you frankly when a car belongs to the insurer and not on their lift. They dry connectors with air and patience, for a hair dryer and hope bring it back in a month.',
      },
      {
        heading: 'Choose the shop before the rain',
        text: 'When lanes are under water every number is busy. Save one that has a flatbed contact and a dry yard, and ask whether cars are moved when the road floods. A workshop on low ground should have a plan on its wall.',
      },
    ],
    traffic: [
      {
        heading: 'Near or good?',
        text: 'In city traffic the nearest garage wins by default. With pickup and return the distance stops counting, and you can choose by tools and people. Look for early slots, as a car fetched at eight misses both rush hours.',
      },
      {
        heading: 'Clutch by clutch',
        text: 'City mechanics change more clutches than anyone, so ask how many of your model they did this year. An experienced one faces the flywheel, changes the release bearing too and shows you the old plate. Half a job done twice costs more than a whole one.',
      },
    ],
    hills: [
      {
        heading: 'A test drive that climbs',
        text: 'The route for trying a car should include a slope, up and down. Flat-road test drives miss weak clutches, handbrakes and cooling. We take one with you, if you have twenty minutes.',
      },
      {
        heading: 'Handbrake, the forgotten job',
        text: 'Where parking is on a gradient, ask when the handbrake was last adjusted: many shops never do it in a service. It should hold within five to seven clicks on a ramp. Electronic ones need a scanner to open them, so look for one in the shop.',
      },
    ],
    highway: [
      {
        heading: 'For people who drive far',
        text: 'You need a shop that works to lists and writes values down. A “checked, okay” says nothing; “front pads 6 mm, rear 4 mm” lets you plan 15,000 km ahead. Good ones offer a trip check in under an hour.',
      },
      {
        heading: 'Help when you are away',
        text: 'A breakdown 200 km off is a phone call before it is a repair. We read the fault with the local mechanic over a photo of the scanner and tell you whether his price is fair. Keep the job sheet in the glovebox, as it spares him guesses.',
      },
    ],
  },
  conditionFaqs: {
    heat: {
      question: 'Should a mechanic use thicker oil for hot weather?',
      answer:
        'No. The second number of the grade already describes the oil at working heat, and your engine’s clearances decide it. Stay with the handbook.',
    },
    dust: {
      question: 'Is an oiled sport filter better in dust?',
      answer:
        'No, it lets more fine dust through and can foul the air sensor. A dry paper filter, changed in time, protects best.',
    },
    'sea-air': {
      question: 'Why was I charged for new bolts?',
      answer:
        'Rusty bolts stretch or shear and stretch-type ones may be used only once. New ones are cheap next to a broken stud in an aluminium part.',
    },
    waterlogging: {
      question: 'Can any mechanic handle a flooded car?',
      answer:
        'The mechanical side most can. With airbags, hybrid parts or water above the seats it needs the insurer’s surveyor first and a specialist after.',
    },
    traffic: {
      question: 'Can you work on my car while I am at the office?',
      answer:
        'Yes. It is fetched from your parking, you approve the quote by phone, and it is back before you leave, for jobs of up to five hours.',
    },
    hills: {
      question: 'How long does a brake service take?',
      answer:
        'Cleaning and measuring all four wheels about ninety minutes, pads another half hour an axle, fluid change forty minutes.',
    },
    highway: {
      question: 'What is in a trip check?',
      answer:
        'Tyres with dates and spare, brakes by millimetre, fluids, belts, battery test, lamps, wipers and a scan: about fifty minutes.',
    },
  },
  faqs: [
    {
      question: 'Can I come to the shop in {city} without an appointment?',
      answer: `From ${answerHours}, yes. Booked cars go first; a look, air and top-ups are squeezed in.`,
    },
    {
      question: 'Who will work on my car?',
      answer:
        'A named mechanic whose card hangs at the bay in {city}, with a second one who signs the final check.',
    },
    {
      question: 'Do you show prices before the work?',
      answer:
        'The service prices for your model stand on this site, and every repair has its quote before it starts.',
    },
    {
      question: 'Do you work on older cars without scanners?',
      answer:
        'With pleasure: carburettors, points and mechanical diesels are what our senior people learnt on.',
    },
    {
      question: 'How can I complain?',
      answer:
        'To the person at the counter first, then by the feedback page, which goes to the people who run the business and not to {city}’s counter.',
    },
  ],
  checklistHeading: 'What to look at in any mechanic’s shop',
  checklist: [
    'Price list on the wall, with tax',
    'Oil in sealed cans with grade and norm',
    'A scanner with this year’s updates',
    'Torque wrench within reach',
    'Job card with your words on it',
    'Old parts in a tray beside the car',
    'Bills with part numbers',
    'A clean floor under the lift',
  ],
};
