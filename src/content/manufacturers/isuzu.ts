import type { Manufacturer } from './manufacturer.ts';

export const isuzu: Manufacturer = {
  slug: 'isuzu',
  name: 'Isuzu',
  fullName: 'Isuzu Motors India',
  sheetName: 'Isuzu',
  popularModels: ['V-Cross', 'MU-X', 'D-Max', 'Hi-Lander'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'our-advice',
    note: 'Booklets differ between pick-up and SUV and by year; 10,000 km or a year fits all, and 5,000 km for work on farms and sites.',
  },
  summary:
    'for D-Max, V-Cross, Hi-Lander and MU-X: diesel and DPF care, leaf springs, 4x4 fluids and frame protection.',
  paragraphs: [
    'Isuzu makes trucks first, and its pick-ups and the MU-X carry that in every bracket. They are built at Sri City in Andhra Pradesh, sell in small numbers, and are kept by people who load, tow and wander: planters, contractors, divers, families who drive to Ladakh for a rest.',
    'Such use decides the service. Kilometres mean little when half of them are in first and second with a ton on the bed. We count days in mud, loads and tow hours, and set oil and axle fluid by them.',
    'The older 2.5 is a pure lorry engine with a belt-free front; the 1.9 of BS6 cars is finer, with a particulate filter that hates short trips. Both run very far. Parts are of truck quality and reach most cities within a week.',
  ],
  typicalJobs: [
    {
      name: 'Diesel service with fuel-water check',
      detail:
        'Engine oil of low-ash type where a DPF is fitted, both fuel filters, water drained, turbo pipes felt for play.',
    },
    {
      name: 'Leaf spring and shackle work',
      detail: 'Bushes greased or renewed, U-bolts torqued, axle square to frame, load sag measured.',
    },
    {
      name: 'Driveline oils',
      detail: 'Front and rear differentials, transfer case and gearbox, with grease to the propeller joints.',
    },
  ],
  weakSpots: [
    {
      name: 'DPF on short-trip cars',
      detail:
        'Lamps appear when a V-Cross only carries one person to the office. A weekly hour of load cures it cheaper than any cleaner.',
    },
    {
      name: 'Front ball joints and wheel bearings',
      detail: 'Heavy tyres and lift kits wear them early; look at 20,000 km steps.',
    },
    {
      name: 'Tailgate, bed and frame rust',
      detail: 'Bed liners trap wet sand. Lift the liner once a year, wash and coat.',
    },
  ],
  conditionNotes: {
    heat: 'Huge radiator, viscous fan: if it heats when towing, suspect the fan clutch before the engine.',
    dust: 'Airbox pre-cleaners may be fitted for site work; otherwise blow the filter gently and replace at 20,000 km.',
    'sea-air':
      'Boat ramps are hard on it: rinse frame, hubs and hitch the same evening, and renew cavity wax yearly.',
    waterlogging:
      'Extend the breathers before monsoon travel, and change axle oil that has turned milky even if the car drives well.',
    traffic:
      'Length and turning circle are the trouble in town, along with a cool exhaust; plan a filter run at the weekend.',
    hills: 'Low range exists for a reason: use it down steep tracks and keep brake fluid young.',
    highway:
      'Load the bed evenly and raise rear pressures as the door plate says; empty pick-ups skip on ripples.',
  },
  faqs: [
    {
      question: 'Is a V-Cross hard to maintain away from big cities?',
      answer:
        'Not mechanically; any diesel mechanic finds his way. Filters, DPF sensors and body parts are better ordered by chassis number in advance. We can send a service kit ahead of a tour.',
    },
    {
      question: 'How do I clear the DPF lamp on my MU-X?',
      answer:
        'Drive at 60 to 80 for thirty minutes in a lower gear. If the lamp stays or flashes, let us read the soot load and start a controlled burn. Do not clear the code and go on.',
    },
    {
      question: 'Do you service lifted or canopy-fitted pick-ups?',
      answer:
        'Yes. We check brake hose length, drive-shaft angles, headlamp aim and weight on the rear axle, and tell you if a modification needs endorsing in the RC.',
    },
  ],
};
