import type { LocalPage } from './local-page.ts';

const ninetyMinutes: LocalPage = {
  slug: '90-minute-car-service-in-jaipur',
  name: '90-minute service',
  introHeading: 'On your bill',
  city: 'jaipur',
  serviceId: 'express',
  title: '90-minute car service in Jaipur, or it is free',
  heading: '90-minute car service in Jaipur: key to key, by the clock',
  description:
    'Full car service in Jaipur in 90 minutes or free: two mechanics, one booked bay, your parts laid out before you come. Prices by model from ₹2,999.',
  keywords: [
    '90 minute car service jaipur',
    'express car service jaipur',
    'quick car service jaipur',
    'same day car service jaipur',
  ],
  picture: 'service-express',
  intro: [
    'Book a morning slot, drop in on the way to the office, and be at your desk before the second tea. The express bay does in an hour and a half what usually keeps a car until evening, because it is empty when you arrive and two people are waiting beside it.',
    'The time stands on your bill, start and end. Should the end be more than 90 minutes after the start, you owe nothing for the service.',
  ],
  sections: [
    {
      heading: 'Which slot to take',
      paragraphs: [
        'From nine to eleven the bay runs to the minute and Tonk Road is still kind. Between one and three it is quietest, good for those who work nearby and come in their lunch break. The five o’clock slot is for people from Sitapura and Jagatpura who are driving home in any case; add a quarter of an hour for traffic, which the clock does not count.',
        'Slots show how many are left, and that number is real: the bay takes what the board says and no car more.',
      ],
    },
    {
      heading: 'What happens while you read the paper',
      paragraphs: ['Two mechanics, two zones, one list:'],
      list: [
        'Minute 5: scan done, both have the same job card',
        'Minute 20: oil out, wheels off, filters on the bench for you to see',
        'Minute 50: brakes back together, new oil measured',
        'Minute 70: the second mechanic checks the first one’s list',
        'Minute 85: washed, driven once round the block, key in your hand',
      ],
    },
    {
      heading: 'When not to book it',
      paragraphs: [
        'If the engine light glows or something knocks, a stopwatch helps nobody. Take the ordinary service with free pickup: we fetch the car in the morning and bring it back with a diagnosis.',
      ],
    },
  ],
  checklist: {
    heading: 'To keep your 90 minutes',
    items: [
      'Book by model, so that the right filters lie ready',
      'Come with an empty boot: the stepney is checked too',
      'Have the wheel-lock key in the glovebox',
      'Stay reachable, in the lounge or on the phone',
      'Say at check-in what you noticed; later it costs minutes',
    ],
  },
  faqs: [
    {
      question: 'Where in Jaipur is the express bay?',
      answer: 'At our workshop; the address and a map link are on the contact page.',
    },
    {
      question: 'Can you collect the car for an express service?',
      answer:
        'The promise is for cars brought to the bay. With pickup you get the same work at the same price, without the stopwatch.',
    },
    {
      question: 'Is there a 90-minute slot on Sunday?',
      answer: 'Yes, daily. Saturday and Sunday mornings fill first, so look at the slots from Wednesday on.',
    },
    {
      question: 'What does it cost for my car?',
      answer:
        'From ₹2,999 for small petrol cars; larger engines take more oil and cost more. Your own figure appears once you choose the model.',
    },
    {
      question: 'What if the car before mine runs late?',
      answer:
        'Slots have a gap between them for that. If yours still begins late, we call before you leave home, and your 90 minutes count from the moment we take the key.',
    },
  ],
};

const doorstepJaipur: LocalPage = {
  slug: 'doorstep-car-service-in-jaipur',
  name: 'Doorstep service',
  introHeading: 'Fifteen jobs',
  city: 'jaipur',
  serviceId: 'doorstep',
  title: 'Doorstep car service in Jaipur: 15 jobs, fixed price',
  heading: 'Doorstep car service in Jaipur, while the car stands at home',
  description:
    'A car mechanic at your home in Jaipur: oil change, battery, AC filter, scan, cleaning. Fifteen jobs with prices and hours, from Bani Park to Jagatpura.',
  keywords: [
    'doorstep car service jaipur',
    'car service at home jaipur',
    'mobile mechanic jaipur',
    'car cleaning at home jaipur',
  ],
  picture: 'service-doorstep',
  intro: [
    'In the bungalow lanes of Bani Park and the apartment towers of Jagatpura alike, the car sleeps ten metres from a level piece of ground. That is workshop enough for half of what it needs in a year.',
    'Pick from fifteen jobs, see what each costs and how long it lasts, and name a two-hour slot. The mechanic calls half an hour ahead, works on a mat, and leaves nothing behind but the old parts you wanted to see.',
  ],
  sections: [
    {
      heading: 'A good visit, put together',
      paragraphs: ['Jobs that belong together save a trip:'],
      list: [
        'Before summer: AC filter service, coolant top-up, battery test',
        'After the dust storms: quick vacuum and air filter look',
        'Before a highway trip: oil and filter, engine scan, tyre pressures',
        'After the rains: interior dry cleaning, horn and lamp check',
        'Buying a used car: the 30-point inspection at the seller’s house',
      ],
    },
    {
      heading: 'Walled city, gated city',
      paragraphs: [
        'Inside the Pink City we come by two-wheeler and do what fits in a pannier: scan, battery, horn, filter. The van waits outside the gates. In the large societies of Mansarovar and Jagatpura the guard wants a name: ours is in your booking message, so forward it to the gate app.',
      ],
    },
    {
      heading: 'Rain, heat and dark',
      paragraphs: [
        'In an aandhi nobody opens an engine; we call and move the slot. In May we like the hours before eleven, for you and for the mechanic. Inspections end at six, since a torch does not show a repaint.',
      ],
    },
  ],
  checklist: {
    heading: 'Before the mechanic comes',
    items: [
      'Check your area or PIN code in the cart',
      'Park where the bonnet opens fully, shade is welcome',
      'Share the location pin and the tower name',
      'Keep the service book at hand',
      'Leave children and dogs indoors while the car is on the jack',
    ],
  },
  faqs: [
    {
      question: 'Which parts of Jaipur do you serve at the door?',
      answer:
        'Malviya Nagar, Mansarovar, C-Scheme, Vaishali Nagar, JLN Marg, Pratap Nagar, Bani Park, Tonk Road, Ajmer Road, Sitapura and Jagatpura, and other addresses within 50 km by agreement.',
    },
    {
      question: 'Is the price higher than at the workshop?',
      answer:
        'It is the price in the catalogue, travel included. Some jobs cost the same in both places, since we save the bay.',
    },
    {
      question: 'Can several cars of one society be done in one visit?',
      answer:
        'Gladly. Put them in one order or tell us in the chat: three cars in one compound get the same day.',
    },
    {
      question: 'Who is the person that comes?',
      answer:
        'You get name and photo with the call before the slot. He carries a company card; please ask for it.',
    },
    {
      question: 'What if it turns out to be more?',
      answer:
        'You get a photo, an explanation, and a quote for the workshop. The visit is still at its fixed price and nothing is forced on you.',
    },
  ],
};

const emergencyJaipur: LocalPage = {
  slug: 'emergency-car-repair-jaipur',
  name: 'Emergency repair',
  introHeading: 'The price stays',
  city: 'jaipur',
  serviceId: 'emergency',
  title: 'Emergency car repair in Jaipur, 24 hours',
  heading: 'Emergency car repair in Jaipur: say where you stand, we come',
  description:
    'Breakdown in Jaipur? Battery, tyre, fuel or overheating: a mechanic reaches you 24/7 at fixed prices from ₹299. What to do in the first five minutes.',
  keywords: [
    'emergency car repair jaipur',
    'roadside assistance jaipur',
    'car breakdown jaipur',
    'puncture help jaipur',
    'car towing jaipur',
  ],
  picture: 'service-emergency',
  intro: [
    'Hazard lights on, as far left as it rolls, everybody out on the side away from the traffic. Then call. One mechanic on a two-wheeler is nearer to you than any crane, and most breakdowns need none.',
    'Prices do not rise at night, in the rain or on Diwali. What we cannot mend at the roadside is towed to a workshop of your choice.',
  ],
  sections: [
    {
      heading: 'The first five minutes, place by place',
      paragraphs: ['Where cars stop in and around Jaipur, and what to do there:'],
      list: [
        'Elevated road or Durgapura flyover: do not get out on the traffic side; call 112 if you block a lane',
        'Ghat ki Guni tunnel: roll out of it if you possibly can, fumes and speed make it the worst place',
        'NH 48 towards Delhi or Ajmer: behind the barrier, 1033 brings the highway patrol',
        'Nahargarh and Amer slopes: wheel chocked with a stone, gear in, not on the handbrake alone',
        'Old city lanes: push into a side gali; we reach you by scooter',
      ],
    },
    {
      heading: 'Overheating between April and July',
      paragraphs: [
        'The needle climbs at the Gopalpura signal and falls on the bypass: that is the fan. If it climbs everywhere, coolant is missing. Heater to full heat and windows open buys you two minutes to reach the shade. Never pour cold water over the engine, as an aluminium head warps.',
      ],
    },
    {
      heading: 'What it costs, before you dial',
      paragraphs: [
        'Jump start and stepney change are ₹299 each, fuel and overheating help ₹499. If it takes a part, you hear its printed price first. A tow is quoted by kilometre from where you stand.',
      ],
    },
  ],
  checklist: {
    heading: 'Keep in the boot, thank yourself later',
    items: [
      'Warning triangle and a torch with fresh cells',
      'Stepney with air: check it every second month',
      'Jack, wheel spanner and the wheel-lock key',
      'Two litres of water, for you first and the radiator second',
      'Power bank, and this number on paper',
    ],
  },
  faqs: [
    {
      question: 'How far outside Jaipur do you come?',
      answer:
        'About 50 km around the city: Chomu, Bagru, Chaksu, Bassi, Kukas. Farther out the highway patrol at 1033 is quicker, and we take over at the workshop.',
    },
    {
      question: 'Is it safe to wait alone at night?',
      answer:
        'Stay locked in only if the car stands off the road. Share your live location with family, keep the hazard lights on, and ask for the mechanic’s name and number plate.',
    },
    {
      question: 'My clutch pedal fell to the floor. Can that be fixed on the road?',
      answer:
        'A cable or a loose pushrod sometimes. A hydraulic leak or a burnt clutch cannot: that is a tow, which we arrange.',
    },
    {
      question: 'I filled petrol into my diesel. What now?',
      answer:
        'Do not switch the ignition on, not even for the radio: that alone starts the pump. We drain the tank at the workshop; untouched, it ends there.',
    },
    {
      question: 'Do I need a membership?',
      answer: 'None. You pay per visit, after the work, by UPI, card or cash.',
    },
  ],
};

export const jaipurQuickPages: readonly LocalPage[] = [ninetyMinutes, doorstepJaipur, emergencyJaipur];
