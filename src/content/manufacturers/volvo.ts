import type { Manufacturer } from './manufacturer.ts';

export const volvo: Manufacturer = {
  slug: 'volvo',
  name: 'Volvo',
  fullName: 'Volvo Car India',
  sheetName: 'Volvo',
  popularModels: ['XC40', 'XC60', 'XC90', 'S90', 'S60', 'EX30'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'our-advice',
    note: 'The car reminds you by its own count. For Indian towns a change of oil at 10,000 km or a year is the prudent reading.',
  },
  summary:
    'for XC40, XC60, XC90, S60 and S90: oil by VCC norm, mild-hybrid batteries, brakes, air suspension and camera calibration.',
  paragraphs: [
    'Volvo assembles near Bengaluru and sells few cars to many doctors, engineers and parents. It has ended diesel; what leaves the line today is petrol with a 48-volt helper, or electric. On the road, D4 and D5 diesels are still common and still worth keeping.',
    'The four-cylinder Drive-E engines do the work of sixes and are tuned tight. They live on VCC-approved 0W-20, and an early batch needed better piston rings. A steady hand with the dipstick, or the menu that replaced it, tells which you own.',
    "Safety is in the glass. Camera and radar look through the windscreen's top, and after a replacement they must be calibrated with targets on level ground. An unaimed camera brakes for shadows or not at all. We do not hand a Volvo back without the printout.",
  ],
  typicalJobs: [
    {
      name: 'Drive-E service',
      detail:
        'VCC RBS0-2AE oil where asked, filter, cabin filter, plugs by time, software faults read in all nodes.',
    },
    {
      name: 'Brake discs and pads',
      detail:
        'Heavy SUVs wear the rear as quickly as the front; the electric hand brake must be opened with the tester.',
    },
    {
      name: 'AWD coupling oil and filter',
      detail:
        'The Haldex pump has a strainer that no schedule mentions. Cleaned at 40,000 km, it saves the pump.',
    },
  ],
  weakSpots: [
    {
      name: '48-volt system warnings',
      detail:
        'Usually the belt, a connector or the small battery. We test before anything with an orange cable is ordered.',
    },
    {
      name: 'Oil trap and hoses',
      detail:
        'A whistle at idle or oil at the intake speaks of a torn crankcase membrane, a modest repair if done early.',
    },
    {
      name: 'Tailgate struts and AC flap motors',
      detail: 'A gate that closes itself and one side warm, one side cold: both small parts, both known.',
    },
  ],
  conditionNotes: {
    heat: 'Cabin cleaners and large glass keep the compressor busy; have the gas weighed every second spring.',
    dust: 'The CleanZone cabin filter is a fine sieve and blocks in a dry half year; use the carbon type that belongs to it.',
    'sea-air':
      'Corrosion proofing is Nordic and superb; battery terminals under the boot floor are the exception.',
    waterlogging:
      'Battery and modules lie under the boot floor, and water that comes in by a tail-lamp seal stays unseen; lift it after the rains.',
    traffic: 'Mild hybrids restart the engine endlessly; their second battery ages in four to five years.',
    hills: 'Choose B on the selector for engine braking, and have the fluid renewed every two years.',
    highway:
      'Pilot Assist needs clean glass, straight alignment and good tyres; a pull to one side shows there first.',
  },
  faqs: [
    {
      question: 'Is camera calibration needed after a windscreen change?',
      answer:
        'Yes, on every Volvo with the camera housing at the mirror. It takes about an hour and a half with targets. Some glass dealers skip it, so ask for the printed result.',
    },
    {
      question: 'Are Volvo diesels still supported?',
      answer:
        'Yes, parts and service continue. D4 and D5 engines have a timing belt with an age limit; check yours before a long trip and before you buy used.',
    },
    {
      question: 'Can an electric Volvo be serviced by you?',
      answer:
        'Brakes, tyres, cabin filters, coolant inspection, suspension, body and glass, yes. The high-voltage parts and software belong to the dealer under an eight-year cover.',
    },
  ],
};
