import { answerHours, slotHours } from '../../text/hours.ts';
import type { LocalPage } from './local-page.ts';

/** About choosing and planning a new battery. */
const replacement: LocalPage = {
  slug: 'car-battery-replacement-in-jaipur',
  name: 'Car battery',
  introHeading: 'Why Jaipur is hard on batteries',
  city: 'jaipur',
  serviceId: 'battery',
  title: 'Car battery replacement in Jaipur: pick the right one',
  heading: 'Car battery replacement in Jaipur, fitted at your home',
  description:
    'Choose the right car battery in Jaipur: size, EFB or AGM, date code and warranty explained. Visit and fitting ₹999, old battery credited, 24 months cover.',
  keywords: [
    'car battery replacement in jaipur',
    'car battery price jaipur',
    'car battery shop jaipur',
    'agm battery jaipur',
  ],
  picture: 'service-battery',
  intro: [
    'Your battery is past its third summer and you would rather choose the next one on a Sunday than on the roadside. Good: that way you compare two makes, check the date code, and get the scrap value of the old one without haggling.',
    'Jaipur is hard on batteries in an unusual way. Forty-five degrees in May corrodes the plates, and eight degrees on a January morning asks them for full power. One that is weak from summer gives up at Makar Sankranti.',
  ],
  sections: [
    {
      heading: 'Find your type in three steps',
      paragraphs: ['It is printed on the old one, but the old one may have been wrong:'],
      list: [
        'Does the engine stop at signals by itself? Then EFB or AGM, never a plain one',
        'Look in the handbook for capacity: 35 Ah for many small petrols, 60 to 70 Ah for diesels',
        'Note on which side the plus pole lies: L and R versions of one size exist',
        'Boot-mounted batteries of German cars need a vent tube and registration',
      ],
    },
    {
      heading: 'What you pay, line by line',
      paragraphs: [
        'The bill has three lines. Visit, test, fitting and coding: ₹999. Battery: the price printed on it, shown to you before the box is opened. Less scrap: paid by weight, a few hundred rupees for a small car. If our test says that yours has a year left in it, you pay only a visit, and we say so gladly.',
      ],
    },
    {
      heading: 'Free months and pro-rata months',
      paragraphs: [
        'A label that says 48 months is often 24 free and 24 at a falling discount. Compare the free part only. Ours is 24 months, needs no original box, and the serial number is kept with your booking so that a lost card does no harm.',
      ],
    },
  ],
  checklist: {
    heading: 'Plan the change if',
    items: [
      'It is older than three years',
      'The tester says under 60 percent of its starting current',
      'Start-stop has been idle for weeks',
      'You leave for the hills in winter',
      'A dashcam, amplifier or tracker has been added since',
    ],
  },
  faqs: [
    {
      question: 'Which localities in Jaipur get a battery at the door?',
      answer: `All that we list, from Vaishali Nagar to Sitapura, and addresses within 50 km by agreement. Slots run from ${slotHours}.`,
    },
    {
      question: 'Do you come with more than one battery?',
      answer:
        'Yes, with two makes of the right size, so that you choose by price and free months at the car.',
    },
    {
      question: 'Can I put a bigger battery in for my music system?',
      answer:
        'One size up if tray and clamp take it. The alternator will fill it more slowly on short drives, so it gains you less than a second look at the wiring.',
    },
    {
      question: 'Is a battery ordered online cheaper?',
      answer:
        'Sometimes by a few hundred rupees. Count fitting, scrap value, a fresh date code and who answers in month 20.',
    },
    {
      question: 'Does a new battery need charging first?',
      answer:
        'One under six months old comes ready. We measure it before fitting: at least 12.6 volts, or it goes back.',
    },
  ],
};

/** For a visitor whose car does not start now. */
const urgent: LocalPage = {
  slug: 'car-battery-replacement-jaipur',
  name: 'Dead battery',
  introHeading: 'By day and by night',
  ticks: [
    'A booster at any hour',
    'Alternator tested before you drive off',
    'The battery you choose is quoted first',
  ],
  city: 'jaipur',
  serviceId: 'emergency',
  title: 'Car battery dead in Jaipur? Help at the car today',
  heading: 'Dead car battery in Jaipur: jump start now, new battery if needed',
  description:
    'Car will not start in Jaipur? Jump start for ₹299 at any hour. We test battery and alternator on the spot and carry a new battery if the old one is gone.',
  keywords: [
    'car battery dead jaipur',
    'car battery replacement jaipur',
    'car not starting jaipur',
    'jump start jaipur',
    'car battery home service jaipur',
  ],
  picture: 'doorstep-jump-start',
  intro: [
    'Key turned, and only a click. Before anything else: lights, fan and music off, and no more attempts for ten minutes. Each one takes away some of the current that a jump start needs.',
    `Call us with your landmark. At night we come with a booster; from ${answerHours} the van carries batteries too, so that a dead one is replaced in the same visit.`,
  ],
  sections: [
    {
      heading: 'Is it the battery at all?',
      paragraphs: ['Listen and look, it takes half a minute:'],
      list: [
        'Rapid clicking, lamps go dim: flat battery, boost it',
        'One heavy clack, lamps stay bright: starter or its cable',
        'Nothing at all, dashboard dark: terminal loose, or main fuse',
        'Engine turns well but does not catch: fuel or immobiliser, not the battery',
        'Automatic and no reaction: try in N, the selector switch may be dirty',
      ],
    },
    {
      heading: 'Jump it yourself, safely',
      paragraphs: [
        'Red to the plus of the dead one, red to the plus of the helper, black to the minus of the helper, last black to bare metal on your engine, away from the battery. Let the helper idle five minutes, then start. Take the clamps off in reverse order. If the case is cracked, swollen or smells of rotten eggs, keep away and wait for us.',
        'Do not push-start a petrol car with a catalytic converter for long: unburnt fuel ruins it. Automatics cannot be pushed at all.',
      ],
    },
    {
      heading: 'After the engine runs',
      paragraphs: [
        'We clamp a meter on before you leave. Over 13.8 volts at idle with lights on, the alternator is well and an hour towards Chomu and back will fill the battery. Under 13, you would only be stranded at the next signal, and we tell you so. A battery that has been emptied flat twice seldom recovers.',
      ],
    },
  ],
  checklist: {
    heading: 'Tell us on the phone',
    items: [
      'Model, fuel, and whether it has start-stop',
      'What you hear when you turn the key',
      'Which basement level, and if a van fits under its beam',
      'Whether someone has tried to boost it already',
      'How old the battery is, if you know',
    ],
  },
  faqs: [
    {
      question: 'What does it cost if you only boost it?',
      answer: '₹299, at any hour of the day or night, alternator test included.',
    },
    {
      question: 'Can you come into a basement?',
      answer:
        'Yes. Booster and battery are carried by hand, so even a two-level basement with a low beam is no trouble.',
    },
    {
      question: 'Can you fit a battery at two in the morning?',
      answer: `At night we boost; batteries are fitted from ${answerHours}. If a boost does not hold, you have the first morning visit.`,
    },
    {
      question: 'My alarm shrieks as soon as power is back. What now?',
      answer:
        'Press unlock on the remote, or turn the key in the driver’s door. The mechanic waits with the bonnet shut until it is quiet.',
    },
    {
      question: 'The battery was new last year. Why is it dead?',
      answer:
        'Either something drinks at night, the alternator is lazy, or it was the wrong type for start-stop. A sleeping-current test with a clamp finds it in half an hour.',
    },
  ],
};

export const jaipurBatteryPages: readonly LocalPage[] = [replacement, urgent];
