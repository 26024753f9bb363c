import type { LocalPage } from './local-page.ts';

/** About the price of a panel and everyday damage. */
const dentPaint: LocalPage = {
  slug: 'car-dent-paint-service-in-jaipur',
  name: 'Dent and paint',
  introHeading: 'What the price holds',
  city: 'jaipur',
  serviceId: 'denting',
  title: 'Dent and paint in Jaipur: price per panel',
  heading: 'Car dent and paint service in Jaipur, priced by the panel',
  description:
    'Dent and paint in Jaipur from ₹1,999 a panel. Count your panels, see the price for your car, send two photos, and get it back in one to three days.',
  keywords: [
    'car dent paint jaipur',
    'dent removal jaipur',
    'bumper scratch repair jaipur',
    'car panel painting price jaipur',
  ],
  picture: 'service-denting',
  intro: [
    'A scooter handlebar in Bapu Bazaar, a gate in C-Scheme, a pillar in a mall basement: the usual Jaipur dent is one panel, and one panel has one price. You do not need an estimate meeting for that. Count the panels, choose your car, and the figure is on this page.',
    'We made the list price short on purpose. It contains pulling the dent, priming, colour, clear coat, polish and tax; what may come on top is named below, and nothing else does.',
  ],
  sections: [
    {
      heading: 'Count your panels in a minute',
      paragraphs: ['Walk round the car once. Each of these is one, however small the mark on it:'],
      list: [
        'Front bumper, rear bumper',
        'Bonnet, boot lid or tailgate, roof',
        'Each door, each front fender, each rear quarter',
        'Half a panel: running board, pillar, mirror cap',
        'A dent across a gap counts on both sides',
      ],
    },
    {
      heading: 'Sometimes you can pay for less',
      paragraphs: [
        'If your nail does not catch in the scratch, it is in the clear coat and a polish takes it out for a fraction of a panel. If a dent is smooth and its paint whole, we try to push it from behind first and charge only for that. Photos in daylight, one straight and one from the side, are enough for us to say which it is.',
      ],
    },
    {
      heading: 'One to three days, and why not faster',
      paragraphs: [
        'Morning in, dent and primer by evening; colour and clear the next day, then oven and polish. A bumper can be back the next afternoon, while three panels take the third day. A shop that returns a painted door after four hours has skipped the curing, and you will find that out in the first hot week.',
      ],
    },
  ],
  checklist: {
    heading: 'What comes on top, if anything',
    items: [
      'New clips, brackets or lamps, at their printed price',
      'Pearl and three-layer colours',
      'A panel folded so far that a new one is cheaper',
      'Old filler from an earlier repair that must come off',
    ],
  },
  faqs: [
    {
      question: 'What does one panel cost in Jaipur?',
      answer:
        'From ₹1,999 a panel for small cars. Choose manufacturer, model and fuel on this page for yours; the full-body price is shown beside it.',
    },
    {
      question: 'Can I get a price from photos?',
      answer:
        'Yes, through the chat: one photo straight on and one from the side, in daylight and not wet. If the car shows more when it arrives, you decide again.',
    },
    {
      question: 'Do you collect the car from my locality?',
      answer:
        'Pickup and drop are free in all the Jaipur localities we list, with photos of the car at both ends.',
    },
    {
      question: 'Will one fresh panel stand out?',
      answer:
        'It should not. We tint to the faded shade your car has after its summers, and blend silver and pearl into the next panel.',
    },
    {
      question: 'My bumper is cracked, not dented. Repair or new?',
      answer:
        'A short crack away from the mounts is welded from behind and painted. If a mount has torn off or the crack is longer than a hand, a new bumper is safer and often no dearer.',
    },
  ],
};

/** About the craft: old paint, rust, the full body. */
const dentingPainting: LocalPage = {
  slug: 'car-denting-painting-jaipur',
  name: 'Full body and rust',
  introHeading: 'Layer by layer',
  city: 'jaipur',
  serviceId: 'denting',
  title: 'Car denting painting in Jaipur: full body and rust',
  heading: 'Denting and painting in Jaipur for sun-worn and rebuilt cars',
  description:
    'Full body paint, rust repair and accident denting in Jaipur. How paint is stripped, primed, matched and baked, what it costs by model, and how to judge it.',
  keywords: [
    'car denting painting jaipur',
    'full body paint jaipur',
    'car repaint cost jaipur',
    'car rust repair jaipur',
    'accident car repair jaipur',
  ],
  picture: 'service-denting',
  intro: [
    'Eight summers in the open do to a bonnet what a whole accident does not: the clear coat lets go, first in flakes on roof and bonnet, then along every edge. Such a car is past single panels. This page is for it, for cars with rust in the arches, and for those that come from a crash and must be made straight again.',
    'The work is closer to a tailor’s than to a mechanic’s. It goes in layers, each has to dry, and no later layer hides the mistake of an earlier one.',
  ],
  sections: [
    {
      heading: 'Full body paint in seven days',
      paragraphs: [
        'Day one strips trims, lamps and handles, since masking round a handle is the mark of a cheap job. Days two and three sand, fill and prime. On day four the body is blocked flat with a long board and a guide coat that shows every wave. Colour and clear follow in the booth on day five, the oven on the same night; polish, assembly and a drive fill the rest.',
        'Door jambs, boot edge and the inside of the fuel flap are painted as well, if you book the full body. Ask any other workshop whether theirs are.',
      ],
    },
    {
      heading: 'Rust in a dry city',
      paragraphs: [
        'Jaipur is kind to metal, but mud packed in the wheel arches stays damp from July to October and eats from inside. Bubbles mean the sheet is already thin. We cut to sound metal, weld a new piece, seal it with epoxy and cavity wax; filler over rust lasts exactly one monsoon.',
      ],
    },
    {
      heading: 'After an accident: straight before shiny',
      paragraphs: [
        'Door gaps that taper, a bonnet that needs slamming or tyres worn on one edge after a repair mean that the shell was never measured. Cars with hits on rails or pillars go onto the frame bench first and are pulled to the maker’s points. Only then does painting begin, and you get the sheet with the measures.',
      ],
    },
    {
      heading: 'Changing the colour',
      paragraphs: [
        'Allowed, but only with the RTO’s approval entered in your registration certificate, and tell your insurer. Leave it if you plan to sell: buyers read a new colour as a hidden story.',
      ],
    },
  ],
  checklist: {
    heading: 'Judge the work before you drive away',
    items: [
      'Look along each side at the reflection of a straight line',
      'Compare colours in sun and in shade, door against fender',
      'Open every door: jambs clean, rubbers free of paint',
      'Feel the masking edges for a step',
      'Ask for the readings of the paint gauge; over 300 µm there is filler below',
    ],
  },
  faqs: [
    {
      question: 'What does a full body paint cost in Jaipur?',
      answer:
        'It depends on the size of the car and the number of layers in its colour. Your model’s figure comes from our price list once you choose it above; rust and new panels are quoted after a look.',
    },
    {
      question: 'Is it worth repainting a ten-year-old car?',
      answer:
        'If engine and body are sound and you keep it three years more, yes. If it only has to look good for a sale, a polish and two bumpers bring more per rupee.',
    },
    {
      question: 'Which colours last best in Rajasthan’s sun?',
      answer:
        'White and silver, as they stay cooler and their pigments do not bleach. Red and dark blue fade first; give them a sealant twice a year.',
    },
    {
      question: 'Can I have a different shade of white on top of an old one?',
      answer:
        'Even two whites of one maker differ by code. We mix by the code on your plate, since a wrong white shows yellow at dusk.',
    },
    {
      question: 'What does the 24-month paint warranty cover?',
      answer:
        'Peeling, bubbling, cracking and uneven fading of the panels we painted. Stones, keys, bird lime left on for weeks and new accidents are not in it.',
    },
  ],
};

export const jaipurPaintPages: readonly LocalPage[] = [dentPaint, dentingPainting];
