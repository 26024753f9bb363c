import type { LocalPage } from './local-page.ts';

/** About planned upkeep before the summer. */
const acService: LocalPage = {
  slug: 'car-ac-service-in-jaipur',
  name: 'Car AC service',
  introHeading: 'Two hours, one price',
  city: 'jaipur',
  serviceId: 'ac',
  title: 'Car AC service in Jaipur at ₹999, before summer',
  heading: 'Car AC service in Jaipur: ready before the first 40-degree day',
  description:
    'Yearly car AC service in Jaipur for ₹999 on any model: filter, condenser wash, leak test and a measured vent temperature. Best done in February or March.',
  keywords: [
    'car ac service in jaipur',
    'car ac gas filling jaipur',
    'car ac service price jaipur',
    'ac filter cleaning jaipur',
  ],
  picture: 'service-ac',
  intro: [
    'Between the last week of March and the middle of April the afternoon in Jaipur climbs past 38 °C, and within days every AC bay in the city has a queue. A car whose AC is looked after in February skips it, and has two months in which a part can be ordered without hurry.',
    'This page is about that planned visit: two hours, one price, and four readings that tell whether the system will hold until September. If your AC already blows warm, our page on AC repair is the better start.',
  ],
  sections: [
    {
      heading: 'The AC year in Jaipur',
      paragraphs: ['What to do, and when, so that nothing fails in the worst week:'],
      list: [
        'February to March: full AC service, cabin filter, condenser rinse',
        'May, after the first dust storms: a look at the cabin filter, five minutes',
        'July to August: drain hose and evaporator against monsoon smell',
        'November to January: ten minutes of AC each month, so that seals stay oiled',
      ],
    },
    {
      heading: 'Dust is the local problem, not gas',
      paragraphs: [
        'An aandhi carries sand as fine as flour. It passes the grille, mixes with oil mist and bakes into a felt between the condenser’s fins, where a garden hose from the front only pushes it deeper. We take the shroud off and rinse from the engine side outwards at low pressure, which alone often brings the vent down by three or four degrees.',
        'The cabin filter tells the same story. One that would last 15,000 km elsewhere is brown after half of that on the Ajmer Road or beside the building sites of Jagatpura.',
      ],
    },
    {
      heading: 'What ₹999 holds',
      paragraphs: [
        'Readings before, leak test, condenser and filter cleaning, up to 100 g of R134a weighed in, mould treatment, readings after. A car that needs more gas is told its weight and price first. The figure is the same for an Alto and for a Fortuner.',
      ],
    },
  ],
  checklist: {
    heading: 'Do you need it this spring?',
    items: [
      'Last AC service more than a year ago',
      'Blower on four, and still a weak breeze',
      'Needs over five minutes to cool after standing in the open',
      'A musty smell in the first minute',
      'You drive to Delhi or Ranthambore in May',
    ],
  },
  faqs: [
    {
      question: 'When is the best month for an AC service in Jaipur?',
      answer:
        'February or March. Parts are in stock, bays are free, and you learn of a leak while the weather still forgives it.',
    },
    {
      question: 'Can the AC service be done at my home in Jaipur?',
      answer:
        'Two parts of it can: the cabin filter and a gas top-up are in our doorstep catalogue. The condenser wash and the vacuum test need the bay; pickup is free.',
    },
    {
      question: 'How cold should the vent be in May?',
      answer:
        'With 42 °C outside, doors shut, recirculation on and the engine at 1,500 rpm, 8 to 12 °C at the centre vent is healthy. We write your figure down and compare it next year.',
    },
    {
      question: 'Is gas filling needed every year?',
      answer:
        'No. A tight system loses perhaps 20 to 40 g a year. Whoever fills yours to the brim each spring is feeding a leak.',
    },
    {
      question: 'Which cars need the dearer gas?',
      answer:
        'Some premium and recent models run on R1234yf, printed on the sticker under the bonnet. It costs many times more than R134a and must not be mixed with it.',
    },
  ],
};

/** About finding a fault. */
const acRepair: LocalPage = {
  slug: 'car-ac-repair-jaipur',
  name: 'Car AC repair',
  introHeading: 'Say how it fails',
  city: 'jaipur',
  serviceId: 'ac',
  title: 'Car AC repair in Jaipur: fault found, then quoted',
  heading: 'Car AC not cooling? AC repair in Jaipur starts with a diagnosis',
  description:
    'Car AC blowing warm in Jaipur? Gauges, leak lamp and scan find the fault first; you see the part and the price before a repair. 90-day warranty on the work.',
  keywords: [
    'car ac repair jaipur',
    'car ac not cooling jaipur',
    'ac compressor repair jaipur',
    'car ac leak repair',
  ],
  picture: 'service-ac',
  intro: [
    'A warm AC in the middle of Tonk Road traffic has one of about ten causes, and they cost anything from a forty-rupee fuse to a compressor. Guessing is dear. So the first half hour goes into finding out, and nothing is unscrewed until you have heard what it is.',
    'Tell us how it fails: always or only at signals, at once or after twenty minutes, with a noise or without. Those answers narrow ten causes to two or three before a gauge is connected.',
  ],
  sections: [
    {
      heading: 'What your symptom points to',
      paragraphs: ['Not proof, but a fair first guess:'],
      list: [
        'Cold while driving, warm when standing: condenser fan, its relay, or a clogged condenser',
        'Cold for twenty minutes, then only air: evaporator icing up, often a sensor or low gas',
        'Compressor clicks on and off every few seconds: pressure too low or too high',
        'Rattle or whine that stops with the AC button: compressor bearing or clutch',
        'Hot on the driver’s side, cold on the other: blend door or its motor',
        'No air at all on low speeds: blower resistor; on none: fuse or motor',
        'Hiss behind the dashboard after switching off: normal, pressures even out',
      ],
    },
    {
      heading: 'How we find a leak that nobody found',
      paragraphs: [
        'Soap water finds big holes. Small ones need dye and an ultraviolet lamp, and the very small ones nitrogen at 15 bar with the system closed overnight. In this city we look first at the condenser’s lower rows, where gravel from NH 48 strikes, then at the hose crimps that years of bonnet heat have hardened.',
        'An evaporator leak hides behind the dashboard. We confirm it with a gas sniffer in the drain before anybody proposes to take the dashboard out, as that is a day’s labour.',
      ],
    },
    {
      heading: 'Compressor: repair, rebuild or new',
      paragraphs: [
        'A worn clutch or bearing can be changed alone. When the pump itself has shed metal, that metal sits in the condenser and valve too: then a new compressor without a flush, a new drier and a new valve will die in weeks. You get the whole list in one quote, with the part you might leave out crossed in, and our advice on it.',
      ],
    },
  ],
  checklist: {
    heading: 'Help us help you: note before you come',
    items: [
      'At which speed and after how long it turns warm',
      'Whether the radiator fan runs when the AC is on',
      'Any stone strike, front bump or recent radiator work',
      'When gas was last filled, and how much',
      'Noises, and whether they change with the AC button',
    ],
  },
  faqs: [
    {
      question: 'What does the diagnosis cost?',
      answer:
        'It is part of the ₹999 AC service. If you then have the fault repaired by us, you pay for the repair and the gas it needs, not for a second look.',
    },
    {
      question: 'How long does a repair take in Jaipur?',
      answer:
        'Relays, fans and hoses the same day. Condensers for common models usually the next day, since they are stocked in the city; rarer compressors two to four days from Delhi.',
    },
    {
      question: 'Somebody wants to sell me a compressor. Should I get a second opinion?',
      answer:
        'Yes. Ask for two readings, low and high side, with the engine at 1,500 rpm. Equal pressures speak against the pump, a high low side with a low high side too; anything else points elsewhere.',
    },
    {
      question: 'Can I drive on with a broken AC?',
      answer:
        'With a leak or a dead fan yes, AC off. With a grinding compressor no: if the pulley seizes, its belt goes, and in many cars the alternator and water pump go with it.',
    },
    {
      question: 'What warranty is on an AC repair?',
      answer:
        '90 days on our work, including gas if the repaired place leaks again, and the manufacturer’s warranty on the part.',
    },
  ],
};

export const jaipurAcPages: readonly LocalPage[] = [acService, acRepair];
