import type { Manufacturer } from './manufacturer.ts';

export const toyota: Manufacturer = {
  slug: 'toyota',
  name: 'Toyota',
  fullName: 'Toyota Kirloskar Motor',
  sheetName: 'Toyota',
  popularModels: ['Innova Crysta', 'Fortuner', 'Glanza', 'Innova', 'Etios', 'Corolla Altis', 'Camry'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: "Toyota's schedule runs in steps of 10,000 km, with a check at 5,000 km or six months for cars that work hard.",
  },
  summary:
    'for Innova, Fortuner, Glanza and hybrids: high-mileage diesel care, DPF and EGR checks, brakes and hybrid fan filters.',
  paragraphs: [
    'Toyotas in India are bought to be driven far. An Innova with three lakh kilometres is nothing rare, and the way it got there is dull: every service on time, the same few fluids, bushes and shocks replaced before they ruin the tyres. That dullness is the whole secret.',
    "The range has two families. Innova, Fortuner, Hilux and Camry are Toyotas down to the bolts. Glanza, Rumion, Taisor and Hyryder share engines and bodies with Suzuki, so their filters and pads are the same parts as a Baleno's, Ertiga's, Fronx's or Grand Vitara's in another box.",
    'BS6 diesels brought a particulate filter and, on many, an AdBlue tank. They need motorway runs. A Crysta used only for the school round will light the filter lamp again and again until somebody drives it for half an hour at 2,500 revs.',
    'In hybrids the engine has the easy job. Their traction battery breathes cabin air through a grille by the rear seat, and one blocked filter there does more harm than ten years of use.',
  ],
  typicalJobs: [
    {
      name: 'Innova front-end overhaul',
      detail:
        'Lower ball joints, rack ends, shock absorbers and bushes at 80,000 to 1,20,000 km, then alignment. The car drives like new for about the price of two tyres.',
    },
    {
      name: 'EGR and intake cleaning',
      detail:
        'Soot from the diesel engines narrows the intake. Cleaning brings back pull and mileage, typically after one lakh kilometres.',
    },
    {
      name: 'Hybrid battery fan filter',
      detail: 'Vacuum or replace it yearly, sooner with pets or dusty roads, and keep bags off the grille.',
    },
  ],
  weakSpots: [
    {
      name: 'Front brake judder on heavy models',
      detail:
        'Fortuner and Innova discs warp under repeated hard stops. Skimming on the car or better pads helps; so does a lighter right foot.',
    },
    {
      name: 'Rear AC circuit',
      detail:
        'The long pipes to the second evaporator corrode at clips under the floor, and the first sign is a cool front and a warm third row.',
    },
    {
      name: 'Tired rubber at high mileage',
      detail:
        'Engines outlast their mounts, hoses and propeller-shaft bearings. A vibration at 80 that goes at 100 is one of these.',
    },
  ],
  conditionNotes: {
    heat: "Cooling systems are generous; trouble starts with a mix of coolants, so keep to Toyota's pink or a true equivalent throughout.",
    dust: 'Innova and Fortuner air boxes seal well if the clips are all closed; a dusty clean side after a filter change tells of a careless hand.',
    'sea-air':
      'Ladder frames of Fortuner, Hilux and older Innova hold salt and mud in the rails; hose them inside and coat every second year.',
    waterlogging:
      'A Fortuner wades better than most, but axle and gearbox breathers must be clear, and differential oil that looks milky has to be changed.',
    traffic:
      'Diesels on short trips clog the particulate filter; once a week give them thirty minutes of open road.',
    hills:
      'Weight is the matter: use the lower gears down a ghat, and change brake fluid every two years without fail.',
    highway:
      'They are built for it; check tyre load ratings, rear shock absorbers and wheel bearings every 40,000 km and drive on.',
  },
  faqs: [
    {
      question: 'Is it worth overhauling an Innova with three lakh kilometres?',
      answer:
        'Often yes, if the body is sound. Suspension, clutch, injector nozzles and AC together cost a fraction of a used replacement with unknown history. We check compression and frame first, and advise against it when those are poor.',
    },
    {
      question: 'What does the DPF light on my Crysta or Fortuner mean?',
      answer:
        'Soot has collected and the filter wants to burn it off. Drive at a steady 60 or more for twenty to thirty minutes. If the lamp flashes or power drops, stop long trips and have a guided burn done before the filter needs replacing.',
    },
    {
      question: 'Can you service a Glanza or Hyryder with Suzuki parts?',
      answer:
        "The parts are the same where the cars are twins, and we fit whichever genuine box is at hand. Within Toyota's warranty, keep warranty claims and hybrid faults with the dealer.",
    },
  ],
};
