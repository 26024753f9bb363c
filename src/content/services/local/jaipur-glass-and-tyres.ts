import type { LocalPage } from './local-page.ts';

const windshieldReplacement: LocalPage = {
  slug: 'windshield-replacement-in-jaipur',
  name: 'Windshield',
  introHeading: 'Begin with a photo',
  city: 'jaipur',
  serviceId: 'windshield',
  title: 'Windshield replacement in Jaipur with claim help',
  heading: 'Windshield replacement in Jaipur: chip, crack or sand-blasted',
  description:
    'Windshield replacement in Jaipur: send a photo, get a glass quote with sensors and claim checked. Chip repair in 40 minutes, new glass in an afternoon.',
  keywords: [
    'windshield replacement jaipur',
    'car glass replacement jaipur',
    'front glass jaipur',
    'windscreen repair jaipur',
  ],
  picture: 'service-windshield',
  intro: [
    'Gravel trucks on the Ring Road and the Sikar highway make most of the chips we see, and the heat does the rest. Glass that stood at 70 °C and meets a cold AC blast shrinks on one side only: a chip that was a dot at breakfast is a line by noon.',
    'Send a photo with a coin beside the damage. We tell you whether resin will hold, which of the three or four glasses sold for your model is yours, and whether your policy pays.',
  ],
  sections: [
    {
      heading: 'Save a chip the same day',
      paragraphs: [
        'Stick clear tape over it at once: dust and wash water in the break are what make a filling show. Park in shade, leave the AC mild and keep off the Kukas road’s speed breakers. Resin takes forty minutes and no claim.',
      ],
    },
    {
      heading: 'The third kind: sand-blasted glass',
      paragraphs: [
        'Years of dust at 100 km/h pit the screen like frosted glass, and wipers run dry over sand scratch arcs into it. By day it passes. Against the low sun on Ajmer Road or oncoming lamps at night you see nothing for a second. That glass is not broken, so insurers seldom pay, yet it deserves replacing as much as a cracked one.',
      ],
    },
    {
      heading: 'How the afternoon runs',
      paragraphs: ['From key to key about four hours, the longest part of it waiting for glue:'],
      list: [
        'Photos for the insurer, survey by video where the company allows it',
        'Trims and wipers off, bead cut with a wire, frame checked for rust',
        'Primer, bead, glass set, tape; sensors and mirror moved over',
        'Adhesive cured to its safe drive-away time, longer in dry winter air',
        'Water test, camera calibration where fitted, splinters vacuumed',
      ],
    },
  ],
  checklist: {
    heading: 'Have ready for a quote',
    items: [
      'Registration number and year',
      'Photo from outside and one of the mirror base from inside',
      'Whether wipers start by themselves in rain',
      'Policy PDF, to look for glass cover',
      'Bank of your FASTag, as the tag must be issued anew',
    ],
  },
  faqs: [
    {
      question: 'Do you replace windshields at home in Jaipur?',
      answer:
        'No, chips and new glass are done at the workshop, because wind-blown dust in the resin or the bead is how leaks begin. Pickup is free.',
    },
    {
      question: 'Original or equivalent glass?',
      answer:
        'Both carry the Indian safety mark. Original has the car maker’s logo and fits rain sensors for certain; good equivalents cost a third less. Where a camera looks through it, take the original.',
    },
    {
      question: 'Can an insurer refuse a glass claim?',
      answer:
        'For wear, old pitting or a lapsed policy, yes. A fresh stone strike on a comprehensive policy is plain; file within a day or two.',
    },
    {
      question: 'My rear glass shattered. Can it be repaired?',
      answer:
        'No, toughened glass breaks into crumbs all at once. Cover the opening with film, drive slowly, windows up, and send us the year and whether it has a heater and antenna.',
    },
    {
      question: 'Does tint film come back onto the new screen?',
      answer:
        'Film on a windshield must pass at least 70 percent of light to be legal. Factory-tinted glass within that limit is fine, dark film is not and we do not fit it.',
    },
  ],
};

const tyreAlignment: LocalPage = {
  slug: 'tyre-wheel-alignment-in-jaipur',
  name: 'Tyres and alignment',
  introHeading: 'Measured before anything turns',
  city: 'jaipur',
  serviceId: 'tyre',
  title: 'Wheel alignment and tyres in Jaipur',
  heading: 'Tyre and wheel alignment in Jaipur, with the printout in your hand',
  description:
    'Wheel alignment in Jaipur on all four wheels, balancing and new tyres with a fresh date code. Before-and-after printout, free re-check within 1,000 km.',
  keywords: ['wheel alignment jaipur', 'wheel balancing jaipur', 'car tyres jaipur', 'tyre shop jaipur'],
  picture: 'service-tyre',
  intro: [
    'A tyre in Jaipur lives a hot life. In June the tarmac of JLN Marg passes 60 °C, pressure climbs by four or five psi, and rubber that is five years old has the flexibility of a biscuit. Add the unlit speed breakers of the colonies and the broken lane edges of Sikar Road, and alignment is lost more often than the handbook expects.',
    'We measure, print, and only then turn a spanner. If everything is green, you pay for a check and keep your money.',
  ],
  sections: [
    {
      heading: 'Read your own tyres first',
      paragraphs: ['Park on full lock and look at the front tread with a torch:'],
      list: [
        'Both shoulders worn: too little air for months',
        'The middle worn: too much',
        'One edge worn: alignment, or a bent arm',
        'Saw-tooth feel when you stroke along the tread: toe',
        'Flat patches every hand’s width: dampers or balance',
      ],
    },
    {
      heading: 'Tyres for this city',
      paragraphs: [
        'You need heat first and rain for ten weeks. A mid-priced touring tyre with a speed rating of H or V runs cooler than the T it came with, as the rating is in truth a heat rating. Leave off-road patterns to those who really go to the dunes: they hum on the Delhi road and brake longer on wet cement.',
        'Read the week and year in the oval on the sidewall before paying. Shops near Transport Nagar sometimes sell two-year-old stock as new; ours carries the date on the bill.',
      ],
    },
    {
      heading: 'Pressure in a city with 20 degrees between morning and noon',
      paragraphs: [
        'Set it cold, before eight in the morning, to the figure on the door frame. In December it will have dropped by about three psi since August, so that winter is when most cars run soft. For the highway with five people and luggage use the “laden” column.',
      ],
    },
  ],
  checklist: {
    heading: 'Come for alignment if',
    items: [
      'You hit a breaker or a pothole hard since the last check',
      'The wheel is off centre on a straight stretch of Tonk Road',
      '10,000 km have passed',
      'New tyres or suspension parts went in',
      'The car wanders at 100 on the expressway',
    ],
  },
  faqs: [
    {
      question: 'How long does alignment take?',
      answer:
        'Measuring 20 minutes, setting another 20 to 30, balancing four wheels half an hour. Wait in the lounge or send the car by our free pickup.',
    },
    {
      question: 'Can you align after suspension work done elsewhere?',
      answer:
        'Yes. We first check that the bolts were tightened with the car on its wheels; if not, the bushes are twisted and no setting holds.',
    },
    {
      question: 'Do you sell part-worn tyres?',
      answer: 'No. Nobody can see from outside how hot one was run.',
    },
    {
      question: 'Puncture repair at the roadside?',
      answer:
        'On the road we fit your stepney, day or night, for ₹299. The repair itself is made from the inside at the shop, with a plug-patch.',
    },
    {
      question: 'Are wider alloys legal?',
      answer:
        'Within the sizes that the maker homologated for your model, yes. Anything that stands out of the arches or changes the rolling size can cost you the claim after an accident.',
    },
  ],
};

export const jaipurGlassAndTyrePages: readonly LocalPage[] = [windshieldReplacement, tyreAlignment];
