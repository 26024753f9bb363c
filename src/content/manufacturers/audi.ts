import type { Manufacturer } from './manufacturer.ts';

export const audi: Manufacturer = {
  slug: 'audi',
  name: 'Audi',
  fullName: 'Audi India',
  sheetName: 'Audi',
  popularModels: ['A4', 'A6', 'Q3', 'Q5', 'Q7', 'A3'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 15000,
    months: 12,
    source: 'maker',
    note: 'Audi India works with 15,000 km or one year. The older two-litre TFSI should have its level checked every 2,000 km in between.',
  },
  summary:
    'for A4, A6, Q3, Q5 and Q7: TFSI oil use, S tronic and quattro fluids, coolant pumps, MMI faults and careful body work.',
  paragraphs: [
    'Audi assembles at Aurangabad and, since the BS6 rules of 2020, sells only petrol and electric cars in India. The many TDIs still on the road are the pick of the used market: calm, strong, frugal, and getting to the age at which the first large bills fall due.',
    'Two facts help to buy or keep one well. The second-generation 2.0 TFSI, roughly 2009 to 2013, may drink oil through narrow piston rings; later ones do not. And there are three automatic boxes, the chain-driven multitronic, the S tronic with wet or dry clutches, and the eight-speed tiptronic, of which only the last is truly carefree.',
    'Aluminium is all around an Audi: arms, hubs, bonnets, on some the whole body. It does not rust, but it bends where steel would spring, and dents need tools and heat of their own. Tell a body shop the model before it takes out a hammer.',
  ],
  typicalJobs: [
    {
      name: 'Annual service with VW-norm oil',
      detail:
        '504/507 or 508 as the engine demands, filters, plugs at 60,000 km, scan of all modules, and service reset.',
    },
    {
      name: 'S tronic or quattro fluids',
      detail:
        'Wet clutches every 60,000 km; the Haldex of Q3 and A3 quattro needs oil and its little strainer cleaned at the same time.',
    },
    {
      name: 'Front control-arm kit',
      detail:
        'A4, A6 and Q5 use eight slim arms. They are changed as a set, torqued at ride height, then aligned.',
    },
  ],
  weakSpots: [
    {
      name: 'Water pump and thermostat module',
      detail:
        'Plastic housings on EA888 engines warp and weep. Pink traces or a falling level are the call to act.',
    },
    {
      name: 'Intake carbon on direct injection',
      detail:
        'Rough idle and lost pull after 80,000 km come from coked valves; blasting with walnut shells cleans them without opening the head.',
    },
    {
      name: 'MMI screens and door lock modules',
      detail:
        'Retractable screens strip their plastic gear, and locks forget whether the door is shut. Both can be repaired singly.',
    },
  ],
  conditionNotes: {
    heat: "Auxiliary coolant pumps and fan controllers are the hidden parts of an Audi's cooling; test them each spring from the sixth year.",
    dust: 'The plenum below the windscreen collects leaves and dust over a drain; cleaned once a year, it keeps the cabin electronics dry.',
    'sea-air':
      'Fully zinc-coated steel shrugs off salt, yet aluminium under steel bolts blisters; touch up paint around wheel-arch screws.',
    waterlogging:
      'The comfort module of several models sits under a front carpet; damp there brings ghost alarms and flat batteries weeks after the rain.',
    traffic:
      'A dry-clutch A3 or Q3 prefers clear starts; the wet S tronic forgives more but pays in fluid life.',
    hills:
      'Quattro helps on wet ghats only with four equal tyres; keep tread depths within two millimetres of one another.',
    highway:
      'Check oil before each long run on the older TFSI, and carry a litre of the right norm in the boot.',
  },
  faqs: [
    {
      question: 'How much oil may my Audi TFSI use?',
      answer:
        'Audi allows half a litre per 1,000 km, which is a lot. Most healthy ones take a litre in 8,000 to 10,000. If yours needs more than a litre in 2,000, we measure crankcase pressure first, since a torn breather diaphragm is a cheap cause.',
    },
    {
      question: 'Do all four tyres have to match on a quattro?',
      answer:
        'Yes in size and make, and nearly in tread. Different rolling sizes make the centre coupling work all the time and wear it out. After a blow-out it may be wiser to change a pair.',
    },
    {
      question: 'Are Audi diesels still supported in India?',
      answer:
        'Yes. Parts and service go on although new diesel cars are not sold. In some cities, such as Delhi, age limits on diesels apply, so consider that before a large repair.',
    },
  ],
};
