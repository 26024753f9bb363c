import type { CityVariant } from './variant.ts';

export const dentPaintVariant: CityVariant = {
  service: 'dent-paint',
  serviceId: 'denting',
  picture: 'service-denting',
  title: 'Car dent and paint in {city}, price per panel',
  heading: 'Car dent and paint service in {city}',
  keywords: [
    'dent paint in {city}',
    'car denting painting {city}',
    'dent removal {city}',
    'car scratch repair {city}',
    'bumper repair {city}',
  ],
  openings: [
    'Dent and paint in {city} is priced by the panel, from ₹1,999, and the figure for your car is on this page.',
    'Every panel in {city} is pulled, primed, matched, baked and polished in that order, and none of the steps is skipped for speed.',
    'Send two photos in daylight: from {city} you get back what needs paint, what only needs polish, and what it costs.',
    'A scratch to the metal does not wait for a convenient month, so in {city} we fetch the car, paint it and bring it back.',
  ],
  notes: {
    heat: [
      {
        heading: 'Sun and clear coat',
        text: 'Ultraviolet light breaks clear coat from above: first dull, then milky, then flaking on bonnet and roof. Polished at the dull stage it recovers; once it flakes, only paint helps. We spray a clear with UV blockers and enough thickness to be polished later.',
      },
      {
        heading: 'Painting in hot months',
        text: 'On a hot day thin paint dries before it has flowed, which leaves orange peel. We use slow thinners and spray in a booth at an even temperature. Give the car shade for its first week.',
      },
    ],
    dust: [
      {
        heading: 'No grain in the clear',
        text: 'Dusty air is a painter’s enemy, so the booth runs at slight overpressure and its filters go by hours. Any speck that still lands is flatted and polished on the next day. Ask a shop to show you the filter before you book a dark colour.',
      },
      {
        heading: 'Wash before you wipe',
        text: 'A dry cloth on a dusty car draws a thousand fine arcs. Most “scratched all over” cars need a machine polish and no colour at all. We tell you which yours is, and the first costs a fraction of the second.',
      },
    ],
    'sea-air': [
      {
        heading: 'A scratch by the sea',
        text: 'Bare metal in salt air rusts overnight and creeps under the sound paint beside it. Cover a fresh scratch with clear tape until the car is with us. We sand two fingers wider than the mark, seal with epoxy and wax the inside of the panel.',
      },
      {
        heading: 'Rust from inside',
        text: 'Bubbles on door bottoms and arches come from within, where salt and damp sit. Filler over them lasts one season. Cutting, welding and cavity wax cost more once and then not again.',
      },
    ],
    waterlogging: [
      {
        heading: 'Paint in the wet season',
        text: 'Moist air under fresh paint makes blisters, so we heat the panel before primer and bake after clear. It takes some hours longer than in the dry months. Anyone who paints in the open in July sells you work for October.',
      },
      {
        heading: 'Mud in the arches',
        text: 'Each flooded lane packs mud behind the liners, where it stays damp for months. Have arches and sills rinsed out when a panel is painted, as they are open then anyhow. New plastic clips belong on the bill; reused ones rattle.',
      },
    ],
    traffic: [
      {
        heading: 'The marks of dense traffic',
        text: 'Two-wheelers leave lines at handlebar height, buses leave quarter panels, and parking leaves corners of bumpers. If three marks lie on one side, have them done together: the side is masked once. Photos sent in one message get one quote.',
      },
      {
        heading: 'Bumpers first',
        text: 'In city use the bumper is the part that is meant to suffer. Short cracks are welded from behind with the same plastic and painted; torn mounts mean a new one. Parking sensors are taken out before spraying, since paint makes them deaf.',
      },
    ],
    hills: [
      {
        heading: 'Scrapes of narrow bends',
        text: 'Rock walls and parapets take the rear door and the quarter panel behind it, for the back wheel cuts the curve. A quarter panel is welded to the body, so repair is worth more care there than on a bolted fender. We quote both ways when it is close.',
      },
      {
        heading: 'Underneath counts too',
        text: 'A hard touchdown on a crest bends sills and jacking points. They hide from photos, so the car is looked at on a lift before any quote for its side. A straight sill comes first, shine second.',
      },
    ],
    highway: [
      {
        heading: 'Stone-chipped noses',
        text: 'Bonnet edge and bumper of highway cars look like a starry sky. Single chips are touched in with a brush; beyond thirty or so painting the panel is cheaper than a day of dots. A clear film afterwards takes the next stones.',
      },
      {
        heading: 'After a highway touch',
        text: 'At speed even a light knock can push a bracket or the crash beam behind a bumper that sprang back. We take the bumper off before we quote. If airbags or beams are concerned, the insurer should see it first.',
      },
    ],
  },
  conditionFaqs: {
    heat: {
      question: 'Will new paint fade sooner than the old?',
      answer:
        'Not with a two-layer system and a clear that blocks UV. Single-layer enamel, which some shops use for white, chalks in a year or two.',
    },
    dust: {
      question: 'Why are there tiny pimples in my repaired door?',
      answer:
        'Dust that settled on wet clear. If the layer is thick enough it can be flatted and polished; on our work that is free of charge.',
    },
    'sea-air': {
      question: 'How soon must a scratch be treated near the coast?',
      answer:
        'Within days if you see metal. Tape keeps it for a week, a touch-up pen for a few months, paint for good.',
    },
    waterlogging: {
      question: 'Can you paint during the monsoon?',
      answer:
        'Yes, in a closed booth with heated air. Plan one day more, and keep the car from standing under dripping trees for a week.',
    },
    traffic: {
      question: 'Is a small dent worth an insurance claim?',
      answer:
        'Rarely: deductible and lost bonus together exceed the price of a panel. With three panels and a lamp, do the sum with us.',
    },
    hills: {
      question: 'Can a dented quarter panel be saved?',
      answer:
        'Mostly. It is pulled with spot-welded pins, metal first, filler as a skin. Cutting in a new one is the last choice, since it opens the shell.',
    },
    highway: {
      question: 'Film or ceramic against stone chips?',
      answer: 'Film. Ceramic keeps dirt and chemicals off but breaks under a stone like any hard layer.',
    },
  },
  faqs: [
    {
      question: 'How long is my car away in {city}?',
      answer:
        'A simple dent 2 to 4 hours. A painted panel 1 to 3 days, and we bring the car back to your address in {city}.',
    },
    {
      question: 'How do you match the colour?',
      answer:
        'By the code on the car’s plate, tinted to its age with a test card in daylight, and blended where the shade is difficult.',
    },
    {
      question: 'What is the price for the full body in {city}?',
      answer:
        'Choose manufacturer, model and fuel above: panel and full body are listed side by side for {city}.',
    },
    {
      question: 'Do you guarantee the paint?',
      answer: '24 months against peeling, bubbling, cracking and uneven fading of what we painted.',
    },
    {
      question: 'Can you repair it from photos only?',
      answer:
        'We quote from photos, and confirm when we see the car. If it changes, you decide again and pickup stays free.',
    },
  ],
  checklistHeading: 'When the car comes back from painting',
  checklist: [
    'Look at it outdoors, in sun and in shade',
    'Follow a straight reflection along the side',
    'Check gaps against the other side',
    'Run a nail along rubbers: no paint, no step',
    'Open and close what was painted',
    'Test sensors, lamps and washers',
    'Ask for the paint-gauge reading',
    'No wax, no brush wash for a month',
  ],
};
