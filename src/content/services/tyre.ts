import type { Service } from './service.ts';

export const tyre: Service = {
  id: 'tyre',
  addressKey: 'service',
  name: 'Tyres and wheel alignment',
  shortName: 'Tyres',
  summary: 'Alignment, balancing, new tyres',
  title: 'Tyres, wheel alignment and balancing',
  heading: 'Tyres, alignment and balancing',
  metaDescription:
    'Wheel alignment with a printout before and after, balancing, rotation and new tyres of the right size and date. Free quote for your car, free pickup and drop.',
  keywords: [
    'wheel alignment',
    'wheel balancing',
    'car tyres',
    'tyre replacement',
    'wheel alignment near me',
  ],
  spoken: [
    {
      specificity: 3,
      phrases:
        'tyre, tyres, tire, tires, tayar, taayar, puncture, panchar, pancher, wheel, wheels, alignment, alainment, balancing, pahiya, pahiye, stepney, alloy',
    },
  ],
  icon: 'disc-3',
  picture: 'service-tyre',
  ways: ['pickup', 'walkIn'],
  price: { kind: 'freeQuote' },
  priceNote:
    'Quoted by rim size and by what the check finds. New tyres at their printed price, fitting and balancing listed apart.',
  durationMinutes: { min: 45, max: 120 },
  duration: '45 minutes to 2 hours',
  warranty: 'The tyre maker’s warranty against defects; 1,000 km on alignment, free re-check.',
  forWhom: 'Cars that pull to a side, shake at 90, or wear their tyres on one edge.',
  intro: [
    'Four patches of rubber, each the size of a palm, are all that holds a car on the road. One good pothole bends the geometry by a few minutes of arc, which you cannot see, and the front tyres are bald on the inside 5,000 km later, which you can.',
    'Alignment costs a fraction of one tyre. So we measure first and hand you the printout: red before, green after. Where a worn bush or a bent arm makes a correct setting impossible, we say so and do not charge for a setting that will not stay.',
  ],
  signs: [
    'The steering wheel is crooked on a straight road',
    'The car drifts left or right when you hold it loosely on a flat road',
    'Vibration at 80 to 110 km/h',
    'One shoulder of a tyre is worn smoother than the other',
    'Tread at the wear bars: 1.6 mm, the legal end',
    'Cracks in the sidewall, or a four-digit date code older than five years',
  ],
  steps: [
    { title: 'Look', text: 'Tread depth in three places on each tyre, age, cuts, bulges, pressure, nuts.' },
    {
      title: 'Suspension',
      text: 'Ball joints, tie rods and bushes are tried for play; aligning a loose car is money thrown away.',
    },
    {
      title: 'Balance',
      text: 'Each wheel on the machine; weights stuck on the clean inner side of alloy rims.',
    },
    {
      title: 'Align',
      text: 'Toe, camber and caster measured on all four wheels; adjusted where the car allows it, steering wheel centred.',
    },
    {
      title: 'Rotate',
      text: 'Front to back by the pattern for your drive and tyre type, so that four wear as one set.',
    },
    {
      title: 'Drive',
      text: 'A test drive on a straight road, nuts torqued again, pressures set for the load you carry.',
    },
  ],
  includes: [
    'Tread and age report for five tyres, stepney included',
    'Four-wheel measurement, printout before and after',
    'Adjustment of what the maker left adjustable',
    'Balancing weights',
    'Tyre pressure monitor reset where fitted',
    'Free pickup and drop',
  ],
  excludes: [
    'Bushes, ball joints, tie-rod ends, dampers',
    'Straightening or welding of rims, which we advise against',
    'Tyres',
  ],
  sections: [
    {
      heading: 'When to change a tyre',
      paragraphs: ['Whichever of these comes first:'],
      list: [
        'Tread down to 1.6 mm by law; for monsoon grip think of 3 mm',
        'Five years since its date code: 2324 means week 23 of 2024; at most eight whatever it looks like',
        'A bulge or a cut in the sidewall: at once, it cannot be repaired',
        'More than two or three punctures, or one near the shoulder',
      ],
    },
    {
      heading: 'Choosing: size, load, speed, and two at a time',
      paragraphs: [
        'Keep the size, load and speed rating of the sticker in the driver’s door; a wider tyre upsets speedometer, mileage and sometimes the insurer. Change at least the two of one axle together, and put the newer pair on the rear: a rear that slides first is what spins a car in the wet, whichever wheels drive it.',
      ],
    },
    {
      heading: 'Pressure: the free service',
      paragraphs: [
        'Check every two weeks in the morning with cold tyres, stepney too. In summer do not let air out of hot tyres: the pressure printed on the sticker is for cold ones, and the rise is allowed for. Two or three psi too little wears both shoulders and costs mileage. Nitrogen is fine but air, looked at regularly, is as good.',
      ],
    },
  ],
  faqs: [
    {
      question: 'How often should wheels be aligned?',
      answer: 'Every 10,000 km, and after any hard pothole, kerb strike, new tyres or suspension work.',
    },
    {
      question: 'Is alignment the same as balancing?',
      answer:
        'No. Alignment sets the angles of the wheels to each other and to the road: it cures pulling and edge wear. Balancing evens the weight of each wheel: it cures shaking at speed.',
    },
    {
      question: 'Tubeless puncture: plug or patch?',
      answer:
        'A mushroom plug-patch from the inside is the lasting repair. A string plug from the outside is a way home. Neither belongs in a sidewall.',
    },
    {
      question: 'Can I buy one new tyre only?',
      answer:
        'If the other on that axle has less than about 3 mm wear, yes, in the same make and pattern. All-wheel-drive cars want all four close together.',
    },
    {
      question: 'Do new tyres need care at first?',
      answer:
        'Drive gently for 200 km: a film from the mould makes them slippery. Have the wheel nuts checked after 100 km.',
    },
    {
      question: 'Why did my tyres wear on the inside only?',
      answer:
        'Toe-out or camber out of range, after potholes or with worn bushes. Have it measured before the new pair goes the same way.',
    },
  ],
  related: ['periodic', 'emergency', 'express'],
  doorstepServiceIds: ['tyre-stepney-change'],
};
