import { rupees } from '../../values/money.ts';
import type { Service } from './service.ts';

export const battery: Service = {
  id: 'battery',
  addressKey: 'service',
  name: 'Battery replacement',
  shortName: 'Battery',
  summary: 'Tested and fitted, 24\u00a0months’ warranty',
  title: 'Car battery replacement with 24-month warranty',
  heading: 'Car battery tested, then replaced if it must be',
  metaDescription:
    'Car battery tested, then replaced if it must be. In Jaipur at your door, ₹999 for visit and fitting. 24-month warranty, old battery taken at scrap value.',
  keywords: [
    'car battery replacement',
    'car battery price',
    'car battery at home',
    'car battery home delivery',
    'car not starting',
  ],
  spoken: [
    {
      specificity: 3,
      phrases: 'battery, batteries, betri, batri, battari, baitari, amaron, exide',
    },
  ],
  icon: 'battery-charging',
  picture: 'service-battery',
  ways: ['doorstep', 'pickup', 'walkIn'],
  price: { kind: 'from', amount: rupees(999), way: 'doorstep' },
  priceNote:
    '₹999 for visit, test, fitting and registration. The battery comes on top at its printed price, less the scrap value of the old one.',
  durationMinutes: { min: 30, max: 60 },
  duration: 'about 40 minutes',
  warranty: '24 months on the battery, with its serial number on your bill.',
  forWhom:
    'Cars that crank slowly in the morning, stood for weeks, or carry a battery older than three years.',
  intro: [
    'Heat kills batteries, cold only shows it. At 45 °C under an Indian bonnet the acid dries and the plates corrode, so that a battery lives three to four years here where it lives six in Europe. It then fails on the first cool morning or in the basement before a wedding.',
    'We test before we sell. A conductance tester tells in ten seconds how much starting current is left, and a clamp meter whether the alternator charges or something drains the car at night. If charging is enough, you pay for a charge and not for a battery.',
  ],
  signs: [
    'The starter turns lazily, worst in the morning',
    'Headlamps dim at idle and brighten with the revs',
    'Clock or radio reset overnight',
    'White or green crust on a terminal',
    'Start-stop no longer stops the engine',
    'The case is swollen at the sides',
  ],
  steps: [
    {
      title: 'Test',
      text: 'Voltage at rest, cold-cranking current, charging voltage at idle and under load, drain with the car asleep.',
    },
    {
      title: 'Choose',
      text: 'Size, terminals, type (standard, EFB, AGM) and capacity by the car’s data; two brands, two prices, your choice.',
    },
    {
      title: 'Keep the memory',
      text: 'A second source feeds the car through the OBD port, so that windows, radio and trip data survive.',
    },
    {
      title: 'Fit',
      text: 'Tray cleaned, terminals brushed and greased, clamp tightened: vibration is the second killer.',
    },
    {
      title: 'Register',
      text: 'Cars with a battery monitor are told of the new one; otherwise they overcharge it.',
    },
    {
      title: 'Prove',
      text: 'Start, charging voltage between 13.8 and 14.8 V, sleeping current under 50 mA, all shown to you.',
    },
  ],
  includes: [
    'Full test of battery, alternator and drain',
    'Fitting, terminal care and registration',
    'Memory saver during the change',
    'Old battery taken for recycling at scrap value',
    'Warranty card with serial number',
  ],
  includesAtDoor: ['Visit to your home, office or roadside in Jaipur'],
  excludes: [
    'The battery itself, at printed price',
    'Terminal clamps and cables that are burnt',
    'High-voltage batteries of hybrids and EVs',
  ],
  sections: [
    {
      heading: 'Which battery fits',
      paragraphs: [
        'Three things must be right: the case and terminals (a size such as DIN44 or 38B20L), the capacity in ampere hours, and the type. Cars with start-stop need an EFB or AGM battery; an ordinary one in its place dies within a year. Bigger than specified brings nothing but weight, and may not fit under the clamp.',
      ],
    },
    {
      heading: 'Read the date before you pay',
      paragraphs: [
        'A battery ages on the shelf as well. Ask for one made less than six months ago: the code is stamped on the case or the terminal. Warranty is split by most makers into free replacement months and then pro-rata months; ours is 24 months, and the bill says which of them are free.',
      ],
    },
    {
      heading: 'Make it last a fourth summer',
      paragraphs: ['Cheap habits that help:'],
      list: [
        'One drive of half an hour a week; five-minute hops never fill the battery',
        'Lights, fan and AC off before the engine, on after it',
        'Dashcams and chargers wired through the ignition, not always on',
        'Have it tested every autumn from the third year on',
        'Leaving the car for a month? Disconnect the minus pole, or use a trickle charger',
      ],
    },
  ],
  faqs: [
    {
      question: 'What does a car battery cost?',
      answer:
        'The fitting visit in Jaipur is ₹999. Batteries for small petrol cars start at around ₹3,500, for diesels and SUVs ₹6,000 to 9,000, AGM types more. You see the printed price before we fit it, and the old battery’s scrap value is taken off.',
    },
    {
      question: 'How long does a battery last in India?',
      answer:
        'Three to four years as a rule, less with short trips in very hot cities, sometimes five in a garage car on long drives.',
    },
    {
      question: 'Jump start or replacement: which do I need?',
      answer:
        'If you left the lights on, a booster and an hour’s drive. If it happens twice in a month without a reason, have it tested. In Jaipur our mechanic carries both.',
    },
    {
      question: 'Can I top up the water myself?',
      answer:
        'Only in batteries with caps, only with distilled water, up to the mark, and after charging. Sealed batteries are not opened. Keep flames and metal away.',
    },
    {
      question: 'What happens to my old battery?',
      answer:
        'By law a dealer must take it back and pass it to a registered recycler. We credit its scrap value on your bill.',
    },
    {
      question: 'Will I lose my radio code?',
      answer: 'No, a memory saver keeps the car supplied during the change.',
    },
  ],
  related: ['emergency', 'doorstep', 'periodic'],
  doorstepServiceIds: ['battery-replacement', 'jump-start', 'engine-scanning'],
};
