import type { Manufacturer } from './manufacturer.ts';

export const fiat: Manufacturer = {
  slug: 'fiat',
  name: 'Fiat',
  fullName: 'Fiat India (FCA)',
  sheetName: 'Fiat',
  popularModels: ['Punto Evo', 'Linea', 'Grande Punto', 'Avventura', 'Palio', 'Uno'],
  presence: 'parts-and-service-only',
  serviceInterval: {
    kilometres: 15000,
    months: 12,
    source: 'maker',
    note: 'Fiat printed 15,000 km or a year for the Multijet. On cars of this age we change oil at 10,000 and rubber by sight.',
  },
  summary:
    'for Punto, Linea, Avventura and Palio: Multijet and FIRE engines kept alive, with a search for parts before any quote.',
  paragraphs: [
    "Fiat stopped selling cars here in 2019, decades after its 1100 had become the Premier Padmini. What stays is an owners' circle more loyal than any other and a car that still steers better than most new ones.",
    'The good news sits under the bonnet. The 1.3 Multijet was called the national engine of India because Maruti and Tata used it as well, so injectors, chains, turbos and filters are in every market. The 1.2 and 1.4 FIRE petrols are simple and have a timing belt that must not be forgotten.',
    "The rest needs patience. Tail lamps, door handles, dashboards and ECUs come from remaining stock, from Jeep's parts network, or from cars that were broken up. We ask around first, tell you what exists, and never dismantle in hope.",
  ],
  typicalJobs: [
    {
      name: 'FIRE timing belt',
      detail: 'Belt, roller and pump on 1.1, 1.2 and 1.4 petrols by age; unknown history means do it now.',
    },
    {
      name: 'Multijet chain and oil pickup',
      detail:
        'A rattle for more than two seconds at cold start calls for a look at chain stretch and at sludge in the sump.',
    },
    {
      name: 'Suspension renewal',
      detail:
        'Strut mounts, arm bushes and rear beam bearings, which return the planted feel the Linea had when new.',
    },
  ],
  weakSpots: [
    {
      name: 'Electric power steering',
      detail:
        'City-mode steering on Palio Stile and Punto can die with a red wheel lamp; weak battery and earth straps are the first suspects.',
    },
    {
      name: 'Door handles and window motors',
      detail:
        'Brittle plastic breaks in winter. Metal-reinforced repairs last longer than a used replacement.',
    },
    {
      name: 'Alternator and battery cables',
      detail:
        'Corroded straps make odd faults all over the car. Cleaning them costs nothing and comes first.',
    },
  ],
  conditionNotes: {
    heat: 'Thermostats stick with age; a needle that sinks on the highway and climbs in town asks for a new one.',
    dust: 'The airbox of Punto and Linea has tall walls and seals well; the pollen filter is another matter and often missing.',
    'sea-air':
      'Body steel is thick and well dipped, but the front sub-frame and jacking points should be probed by the coast.',
    waterlogging:
      "The Multijet's intake is high, its starter and alternator low; a wash with clean water after a flooded road saves both.",
    traffic:
      "A Linea's clutch is heavy in jams; fluid, release cylinder and cable, by model, lighten it more than people expect.",
    hills:
      'Balance and brakes are a joy here; renew the fluid and look at rear drums for leaks before a tour.',
    highway: 'At home on long roads: check belt age, tyres and the temperature gauge, and go.',
  },
  faqs: [
    {
      question: 'Can a Fiat Punto or Linea still be maintained in India?',
      answer:
        'Yes. Engine, clutch, brake and suspension parts are available. Body parts and electronics take a search. With a good independent workshop many run past two lakh kilometres.',
    },
    {
      question: 'Why does my Punto show a red steering wheel lamp?',
      answer:
        'The electric steering saw low voltage or an internal fault. Charge or test the battery and clean the earths first. Only if it returns do we open the column unit, which specialists can repair.',
    },
    {
      question: 'Which engine oil suits the 1.3 Multijet?',
      answer:
        'A 5W-30 or 5W-40 that meets the diesel norm in the handbook, changed by 10,000 km. The turbo and the chain tensioner both depend on clean oil, so this is the cheapest repair you will ever buy.',
    },
  ],
};
