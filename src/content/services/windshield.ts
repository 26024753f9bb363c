import type { Service } from './service.ts';

export const windshield: Service = {
  id: 'windshield',
  addressKey: 'service',
  name: 'Windshield repair and replacement',
  shortName: 'Windshield',
  summary: 'Repair or replace',
  title: 'Windshield repair and replacement, claim included',
  heading: 'Windshield: repaired if possible, replaced if not',
  metaDescription:
    'A chip smaller than a coin can be filled in 40 minutes; a crack needs new glass. Free quote by photo, insurance claim filed for you, camera recalibrated.',
  keywords: [
    'windshield replacement',
    'car front glass replacement',
    'windscreen crack repair',
    'car glass insurance claim',
    'windshield price',
  ],
  spoken: [
    {
      specificity: 3,
      phrases:
        'windshield, windscreen, wind screen, wind shield, glass, front glass, rear glass, sheesha, kaanch, kanch, window glass, wiper',
    },
  ],
  icon: 'app-window',
  picture: 'service-windshield',
  ways: ['pickup', 'walkIn'],
  price: { kind: 'freeQuote' },
  priceNote:
    'Quoted from a photo and your registration: glass differs by sensor, tint, antenna and heating. Often the insurer pays.',
  durationMinutes: { min: 40, max: 240 },
  duration: '40 minutes for a chip, 3 to 4 hours for new glass',
  warranty: '12 months against leaks and wind noise, the maker’s warranty on the glass.',
  forWhom:
    'Cars with a stone chip, a crack, a hazy or sand-blasted screen, or wiper scratches in the driver’s view.',
  intro: [
    'A windshield is a part of the body: it carries the roof in a rollover and is the wall that the passenger airbag leans on. It is laminated, two panes with a film between, so that it cracks and holds. Side and rear panes are toughened: they burst into crumbs and can only be replaced.',
    'A chip is worth a day’s hurry. Filled early, it stays a dot. Left alone, the next speed breaker or a cold AC blast on hot glass sends a crack across, and from then on only new glass helps.',
  ],
  signs: [
    'A star or bull’s-eye from a stone',
    'A crack that is longer this week than last',
    'Glare at night from fine scratches',
    'Water or whistling at the edge',
    'Milky patches between the two panes',
  ],
  steps: [
    {
      title: 'Photo and registration',
      text: 'You send both in the chat; we name the exact glass with its sensors and quote it.',
    },
    {
      title: 'Policy check',
      text: 'We read your policy for glass cover and zero depreciation, and file the claim if it pays.',
    },
    {
      title: 'Chip: fill',
      text: 'The air is drawn out, resin pressed in, cured by ultraviolet light, polished flush.',
    },
    {
      title: 'Glass: cut out',
      text: 'Trims off, old bead cut by wire so that no paint is scratched; bare metal primed against rust.',
    },
    { title: 'Bond', text: 'Fresh polyurethane bead, glass set with suction cups, positions taped.' },
    {
      title: 'Cure, test, calibrate',
      text: 'The safe drive-away time of the adhesive is kept, water test done, camera calibrated where the car has one.',
    },
  ],
  includes: [
    'Choice of original or equivalent glass with an ISI mark',
    'Adhesive, primer and new trims or clips where they break',
    'Rain sensor, mirror and sticker holder moved over',
    'Leak test and cabin vacuumed of splinters',
    'Insurance paperwork',
    'Free pickup and drop',
  ],
  excludes: [
    'Calibration by the dealer where only the dealer’s computer can do it',
    'New FASTag, which your bank issues',
    'Rust repair in the frame',
  ],
  sections: [
    {
      heading: 'Repair or replace: the rule',
      paragraphs: ['A filling is possible when all of these hold:'],
      list: [
        'The damage is smaller than a two-rupee coin, or a crack shorter than about 10 cm',
        'It is not in the band of the wiper right before the driver’s eyes',
        'It is more than 5 cm from the edge',
        'Only the outer pane is hurt, and no dirt or water has been in it for weeks',
      ],
    },
    {
      heading: 'Glass and your insurance',
      paragraphs: [
        'A comprehensive policy covers glass, and glass carries no depreciation deduction under the usual Indian tariff; rubber and sealant do, unless you have zero depreciation cover. The compulsory deductible stays yours. A claim for glass can touch your no-claim bonus unless your policy has NCB protection or counts glass apart: we ask the insurer before you decide.',
      ],
    },
    {
      heading: 'The first two days with new glass',
      paragraphs: [
        'Leave the tapes on for a day and a window a finger open, so that a slammed door does not push the glass out of its bed. No pressure wash for 48 hours. Move the FASTag only with its bank’s consent: the tag is made to break when it is peeled off.',
      ],
    },
  ],
  faqs: [
    {
      question: 'What does a new windshield cost?',
      answer:
        'From about ₹4,000 for a small hatchback to over ₹25,000 with sensors, heating or a camera behind it. Send a photo and the registration number and you have an exact quote within the hour in our opening times.',
    },
    {
      question: 'How soon can I drive?',
      answer:
        'After a chip repair at once. After new glass when the adhesive’s safe drive-away time has passed: one to three hours, depending on product, heat and humidity.',
    },
    {
      question: 'Will I see the repaired chip?',
      answer:
        'Faintly, like a water mark, if you look for it. The strength is back and it will not spread; invisible it is not.',
    },
    {
      question: 'Does my car’s camera need calibration?',
      answer:
        'If it has lane assist or automatic braking with a camera at the mirror: yes, always after new glass. We arrange it and put it into the quote.',
    },
    {
      question: 'Is driving with a crack illegal?',
      answer:
        'A car must give the driver a clear view to be roadworthy, and an officer may fine you. The greater risk is the crack itself: the screen no longer bears its load.',
    },
  ],
  related: ['insurance-claims', 'denting', 'detailing'],
  doorstepServiceIds: [],
};
