import type { Manufacturer } from './manufacturer.ts';

export const jaguar: Manufacturer = {
  slug: 'jaguar',
  name: 'Jaguar',
  fullName: 'Jaguar (JLR India)',
  sheetName: 'Jaguar',
  popularModels: ['XF', 'XE', 'F-Pace', 'XJ', 'F-Type'],
  presence: 'parts-and-service-only',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'our-advice',
    note: 'The car counts down by itself and may allow 16,000 km or more. Ingenium engines in Indian use last longer on 10,000 km or a year.',
  },
  summary:
    'for XF, XE, F-Pace and XJ: Ingenium oil care, chain checks, coolant plastics, twin batteries and patient parts work.',
  paragraphs: [
    'Jaguar is between two lives. Its petrol and diesel cars have ended, and the maker is starting afresh as an electric one. XE, XF and F-Pace were put together at Pune for India, beside Land Rovers that continue, and the shared engines and modules keep the supply of parts going.',
    'Older cars use well-liked V6 diesels and Ford-era parts; from 2015 the two-litre Ingenium took over. It is smooth and brisk, and it has one true enemy, thinned oil. When filter burns are cut short by short trips, diesel fuel washes into the sump, and chain and turbo suffer. The remedy is cheap: oil by date, and a good run every week.',
    "Prices of used ones are tempting now. A careful inspection is worth a month's instalment: leather and paint forgive everything in photos, and chains, suspension arms and coolant pipes do not show.",
  ],
  typicalJobs: [
    {
      name: 'Ingenium service with oil-dilution check',
      detail:
        'STJLR-norm oil, filter, level and dilution reading, air and cabin filters, service counter reset.',
    },
    {
      name: 'Front arm and bush set',
      detail:
        'Aluminium arms with fluid bushes tear on our roads by 50,000 km; changed in pairs, then aligned.',
    },
    {
      name: 'Two-battery check',
      detail:
        'Main and auxiliary batteries are tested apart; half of all warning lamps go away with the right one replaced.',
    },
  ],
  weakSpots: [
    {
      name: 'Ingenium timing chain',
      detail:
        'A dry rattle from the gearbox end, most of all on early diesels. Investigate at once, as the repair is large and the failure larger.',
    },
    {
      name: 'Plastic coolant pipes',
      detail:
        'Y-pieces and outlets crack on V6 and four-cylinder engines alike. Aluminium replacements exist for several.',
    },
    {
      name: 'Door handles, screens and keys',
      detail:
        'Deployable handles stick with dust, screens reboot. Batteries and software come before hardware.',
    },
  ],
  conditionNotes: {
    heat: 'Ageing coolant pipes let go on the hottest day; renew them in spring once the car is seven years old.',
    dust: 'Deployable handles and sunroof guides jam on grit, so rinse, dry and lubricate them twice a year.',
    'sea-air': 'Aluminium bodies blister round steel fixings: watch tailgate, door edges and wheel arches.',
    waterlogging:
      "An XF carries control units in the boot's spare well; keep its drain plugs clear and its mat dry.",
    traffic:
      'City-only diesels dilute their oil; if the level rises on the stick, change it before the next trip.',
    hills: 'The ZF eight-speed is a friend here; a fluid change near 80,000 km keeps it one.',
    highway: 'It is what they are made for: check the inner tyre edges and the coolant level, then enjoy it.',
  },
  faqs: [
    {
      question: 'Will there be Jaguar parts in India in the coming years?',
      answer:
        'Mechanical parts yes, since Land Rover uses many of them and JLR must support its cars. Trim and some body parts take longer each year. We check availability before taking on a job.',
    },
    {
      question: 'Why has the oil level of my Jaguar diesel risen?',
      answer:
        'Fuel from unfinished filter burns is mixing in. Do not drive long like this. Change oil and filter, then give the car a forty-minute highway run to clean the filter fully.',
    },
    {
      question: 'Should I buy a used XE or XF?',
      answer:
        'With complete history and a passed inspection it is much car for the money. Budget for suspension arms, batteries and coolant pipes in the first year, and walk away from a chain rattle.',
    },
  ],
};
