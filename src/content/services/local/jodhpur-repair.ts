import type { LocalPage } from './local-page.ts';

const acRepair: LocalPage = {
  slug: 'car-ac-repair-jodhpur',
  name: 'Car AC repair',
  introHeading: 'Air flow before gas',
  city: 'jodhpur',
  serviceId: 'ac',
  title: 'Car AC repair in Jodhpur for desert heat',
  heading: 'Car AC repair in Jodhpur, built for 45 degrees and sand',
  description:
    'Car AC weak in Jodhpur’s heat? Sand-clogged condenser, tired fan, leak or compressor: we measure, show you and quote. Service ₹999, free pickup in the city.',
  keywords: [
    'car ac repair jodhpur',
    'car ac service jodhpur',
    'car ac gas jodhpur',
    'ac compressor jodhpur',
  ],
  picture: 'service-ac',
  intro: [
    'At the edge of the Thar an AC has no easy month. From April the condenser must shed heat into air of 45 °C, which a system in perfect order just manages and a slightly dirty one does not. That is why the same car cools in Mount Abu and fails at Paota circle.',
    'So in Jodhpur we treat air flow before gas. Two fans, one shroud, one condenser and the gap between condenser and radiator decide more often than the gas does when a car is brought in as “gas khatam”.',
  ],
  sections: [
    {
      heading: 'Sand: where it sits and how it comes out',
      paragraphs: [
        'Blown sand wedges between condenser and radiator, a space you cannot see from the front. We loosen the radiator’s upper mounts, tilt it back and rinse that gap; half a cup of sand is common. A pressure washer at the car wash folds the fins over and makes it worse, so please keep it away from the grille.',
        'In the cabin, fine dust gets past a paper filter with a loose frame. We seat the new one with its foam edge and vacuum the blower wheel, whose blades otherwise carry a crust that costs a third of the air.',
      ],
    },
    {
      heading: 'Faults that heat brings out',
      paragraphs: ['In order of how often desert cars show them:'],
      list: [
        'Fan motor that turns too slowly once it is hot',
        'Pressure switch cutting the compressor out at noon, back by evening',
        'Compressor shaft seal, dried by a winter of standing still',
        'Rubber hoses sweating oil at the crimps',
        'Condenser stone-hit on the Jaisalmer or Barmer road',
      ],
    },
    {
      heading: 'Diagnosis by noon, car by evening',
      paragraphs: [
        'Bring it, or have it fetched, in the morning. We test at the hottest hour on purpose: a fault that hides at nine shows itself at two. Fans, switches and seals are fitted the same day; condensers for common cars come overnight from Jaipur.',
      ],
    },
  ],
  checklist: {
    heading: 'Try this before you book',
    items: [
      'Recirculation on, windows shut, five minutes: colder?',
      'Look through the grille with AC on: does the fan run?',
      'Filter behind the glovebox: grey felt or still paper?',
      'Rev to 2,000 at standstill: if it cools then, suspect air flow',
      'Wet carpet on the left: the drain is blocked, not the gas',
    ],
  },
  faqs: [
    {
      question: 'Do you repair car ACs at home in Jodhpur?',
      answer:
        'In Jodhpur the car is collected and brought back without charge; the doorstep catalogue is for Jaipur only.',
    },
    {
      question: 'How much gas does my car hold?',
      answer:
        'It is on a sticker under the bonnet: 380 to 550 g for most cars, 700 to 1,000 g for those with a rear AC. We fill to that weight.',
    },
    {
      question: 'Will a bigger condenser help in the desert?',
      answer:
        'Rarely needed. A clean one with two healthy fans meets the maker’s figures, which were tested in such heat.',
    },
    {
      question: 'Why does the engine heat up when the AC is on?',
      answer:
        'Condenser and radiator share one stream of air. If sand blocks it, both suffer. Clean the gap first, then look at thermostat and fan.',
    },
    {
      question: 'Is dark film on the windows a help?',
      answer:
        'Film is allowed only as factory glazing or material within the light limits of 70 percent in front and rear and 50 at the sides. A white sunshade behind the windscreen while parked does more, legally.',
    },
  ],
};

const repair: LocalPage = {
  slug: 'car-repair-in-jodhpur',
  work: 'car-repair',
  name: 'Car repair, by fault',
  introHeading: 'How it goes',
  ticks: [
    'Free pickup and drop in the city',
    'A price beside every line before work',
    'Nothing ordered without your yes',
  ],
  city: 'jodhpur',
  serviceId: 'periodic',
  title: 'Car repair in Jodhpur: found, shown, then fixed',
  heading: 'Car repair in Jodhpur, from suspension knocks to starters',
  description:
    'Car repair in Jodhpur with free pickup: suspension, cooling, clutch, brakes and electrics, diagnosed first, quoted line by line and done only when you agree.',
  keywords: [
    'car repair in jodhpur',
    'car mechanic jodhpur',
    'car suspension repair jodhpur',
    'car garage jodhpur',
  ],
  picture: 'service-inspection',
  intro: [
    'Stone-paved lanes below Mehrangarh, long hot straights to Barmer, wedding convoys in December: a Jodhpur car is asked for three different lives. Each wears out something else, and it helps to tell us which of them yours leads.',
    'You describe, we drive it with you, lift it, and write down what we find with a price beside every line. Nothing is ordered until you have marked the lines you want.',
  ],
  sections: [
    {
      heading: 'Old-city cars',
      paragraphs: [
        'Between Sardar Market and Nai Sarak a car spends its day in first gear and half clutch, with the wheel at full lock. Clutch plate, steering rack boots and front bushes go early; so do mirrors. We check the clutch’s bite on a slope rather than by guess, since a new one is labour for most of a day.',
      ],
    },
    {
      heading: 'Desert-highway cars',
      paragraphs: [
        'The road to Jaisalmer runs 280 km, hot and straight. There it is tyres, wheel bearings, coolant and the water pump that fail, and nearly always a warning came a week before. A cattle guard in front of the radiator looks brave and blocks a fifth of the air; think twice.',
        'Cars that leave the tarmac bring sand in the brake shoes, the handbrake cable and the alternator. An hour with compressed air and grease saves an alternator.',
      ],
    },
    {
      heading: 'Cars that mostly stand',
      paragraphs: [
        'Families that work abroad leave cars under a cover for months in Shastri Nagar and Ratanada. Expect a flat battery, rats in the harness, tyres with flat spots and brake discs rusted fast. Do not simply start it: let us change the oil, look for bitten cables and turn the engine by hand.',
      ],
    },
  ],
  checklist: {
    heading: 'Describe it like this',
    items: [
      'Since when, and what happened just before',
      'Cold or warm engine, straight or in curves',
      'At which speed, and whether braking changes it',
      'Which warning lamps, and their colour',
      'Who repaired what in the last six months',
    ],
  },
  faqs: [
    {
      question: 'How does pickup work in Jodhpur?',
      answer:
        'A driver comes at the agreed hour, takes photos and the odometer reading with you, and brings the car to the workshop. Return is free as well.',
    },
    {
      question: 'Do parts take long to reach Jodhpur?',
      answer:
        'Wear parts for Maruti, Hyundai, Tata and Mahindra are in the city. Others come by night bus or courier from Jaipur or Ahmedabad, usually next day.',
    },
    {
      question: 'Can I see the repair?',
      answer:
        'Yes, come by. If you cannot, each line of the bill has its photo: the old part in place, the new one beside it.',
    },
    {
      question: 'A local garage quoted less. Why?',
      answer:
        'Compare part brand, labour hours and warranty. If theirs is the same and cheaper, take it; if the part has no name, it is not the same.',
    },
    {
      question: 'What if I do not go ahead?',
      answer:
        'Then you get the diagnosis sheet and the car back. The first look is free, hours of electrical tracing are agreed before.',
    },
  ],
};

const dentingPainting: LocalPage = {
  slug: 'car-denting-painting-in-jodhpur',
  name: 'Paint against sun and sand',
  introHeading: 'What we recommend here',
  city: 'jodhpur',
  serviceId: 'denting',
  title: 'Car denting and painting in Jodhpur',
  heading: 'Car denting and painting in Jodhpur, against sun and sand',
  description:
    'Denting and painting in Jodhpur: dent pulled, matched colour, baked clear coat with UV blockers, from ₹1,999 a panel. Free pickup, two-year paint warranty.',
  keywords: [
    'car denting painting jodhpur',
    'car paint jodhpur',
    'dent removal jodhpur',
    'car scratch repair jodhpur',
  ],
  picture: 'service-denting',
  intro: [
    'Jodhpur has over 300 sunny days a year, and paint counts every one of them. Add sand at highway speed, and the front of a five-year-old car here has the texture of fine sandpaper while its sides are still good.',
    'That changes what we recommend. A bonnet and bumper painted in a hard clear coat, the rest polished, often brings a car back for the price of two panels.',
  ],
  sections: [
    {
      heading: 'Sand-blasted fronts',
      paragraphs: [
        'Bonnet edge, bumper, mirrors and the strip above the windscreen take the grain. When the pits reach primer, polish cannot help and rust spots follow after the first rain. We fill and paint those parts, and offer a clear film over them afterwards, which the sand then eats in place of your paint.',
      ],
    },
    {
      heading: 'Painting without dust in a dusty town',
      paragraphs: ['How we keep grains out of the clear:'],
      list: [
        'Booth under slight overpressure, double filter mats, changed by hours and not by looks',
        'Floor wetted, overalls without lint, car blown out twice',
        'No spraying on the afternoons of a storm warning',
        'Slow hardener in summer, as a fast one skins over in this dry heat and traps solvent',
        'Oven after the last coat, so that nothing settles on a wet panel overnight',
      ],
    },
    {
      heading: 'Blue city, silver car',
      paragraphs: [
        'Narrow lanes leave their marks at one height: door handles and the widest crease of the side. If both doors are scraped along the same line, painting both together costs less than one after the other, since the side is masked once and blended once.',
      ],
    },
  ],
  checklist: {
    heading: 'Care for fresh paint in the desert',
    items: [
      'Shade for the first week, no cover over the car',
      'Rinse sand off with plenty of water before any cloth',
      'Bird lime: wet, wait, lift, the same day',
      'First wax after a month, then every three',
      'Keep two car lengths more distance on gravel roads',
    ],
  },
  faqs: [
    {
      question: 'How long is my car away?',
      answer:
        'A dent without paint: half a day. One or two panels: one to three days with curing. We bring it back to your house in Jodhpur.',
    },
    {
      question: 'Does the sun fade the repaired panel differently?',
      answer:
        'Good clear coat with UV blockers fades at the pace of factory paint. Cheap one-layer enamel does not, and shows within a year.',
    },
    {
      question: 'Is a ceramic coating enough against sand?',
      answer:
        'No. Ceramic resists chemicals and light, but grains at 100 km/h go through it. Film is the one that takes blows.',
    },
    {
      question: 'Can cattle damage be claimed?',
      answer:
        'Under a comprehensive policy yes, as accidental damage. Photos at the spot, a call to the insurer the same day, and no repair before the survey.',
    },
    {
      question: 'Do you paint alloy wheels too?',
      answer:
        'Yes, stripped, powder-primed, painted and baked. Cracked or bent rims we do not paint, because they should not be driven.',
    },
  ],
};

export const jodhpurRepairPages: readonly LocalPage[] = [acRepair, repair, dentingPainting];
