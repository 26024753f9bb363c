import type { Manufacturer } from './manufacturer.ts';

export const skoda: Manufacturer = {
  slug: 'skoda',
  name: 'Skoda',
  fullName: 'Škoda Auto India',
  sheetName: 'Skoda',
  popularModels: ['Kushaq', 'Slavia', 'Kylaq', 'Octavia', 'Superb', 'Rapid', 'Kodiaq'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 15000,
    months: 12,
    source: 'maker',
    note: 'Škoda India prints 15,000 km or one year; in heavy town use we suggest an oil change in between for the TSI engines.',
  },
  summary:
    'for Kushaq, Slavia, Octavia, Superb and Rapid: TSI oil, DSG fluid by type, coolant leaks found early, fair part prices.',
  paragraphs: [
    "Škoda's name in India was made by the first Octavia: heavy doors, a diesel that never tired, and bills that made people wince. Today's Kushaq, Slavia and Kylaq are built in Maharashtra with most of their content local, and an oil service costs little more than on a Hyundai. The older cars are still worth saving, if someone knows where their money goes.",
    'Know your gearbox first. The seven-speed DQ200 in small petrols and many Octavias and Superbs has dry clutches and its own mechatronic oil. Six and seven-speed wet boxes need new fluid and filter every 60,000 km. The Aisin torque converter of the 1.0 TSI models is the simplest of the three.',
    'TSI engines use a coolant pump housing of plastic and a low-tension chain or belt by generation. They tell you little before a leak gets large, so the level in the bottle is worth a glance at each fuel stop.',
  ],
  typicalJobs: [
    {
      name: 'TSI service with the VW 508 or 502 oil',
      detail:
        'Right norm for the engine, filter, plugs by distance, and a scan for stored faults that never lit a lamp.',
    },
    {
      name: 'DSG fluid and filter',
      detail: 'For wet-clutch boxes at 60,000 km, filled to level at a measured temperature.',
    },
    {
      name: 'Timing belt set on TDI',
      detail:
        'Belt, rollers and water pump together on 1.5, 1.6 and 2.0 diesels, by the age and distance in the book.',
    },
  ],
  weakSpots: [
    {
      name: 'DQ200 mechatronics and clutches',
      detail:
        'Flashing gear display, missing reverse, shudder in second. Early cars had extended cover; now specialists rebuild the unit for far less than a new box.',
    },
    {
      name: 'Coolant pump and thermostat housing',
      detail: "A pink crust below the intake means a seep. Mended in time it is a morning's work.",
    },
    {
      name: 'Early Kushaq fuel pumps',
      detail:
        "The EPC lamp and loss of power on first-year cars led to stronger pumps. If yours still shows it, we check the part's revision.",
    },
  ],
  conditionNotes: {
    heat: 'DSG oil temperatures rise in a jam on hot days; if the gear lamp blinks, let it idle in N for five minutes instead of pushing on.',
    dust: 'The air box has a drain that admits dust when its flap is gone; look there if the clean side of the filter is grey.',
    'sea-air':
      'Zinc-coated bodies age gracefully by the sea; aluminium arms and electric connectors on Octavia and Superb are the places to check.',
    waterlogging:
      "The DQ200's control unit sits low at the front; standing water over the bumper lip is a risk not worth taking.",
    traffic:
      'Leave the selector in D and the brake firmly pressed when stopped, which opens the clutch; half pressed, it drags.',
    hills:
      'Torque arrives early; use S or the manual gate downhill so that the dry clutches are not asked to hold.',
    highway:
      'This is their ground: check tyre ages, wheel alignment and the oil level, as a TSI may drink half a litre between services at speed.',
  },
  faqs: [
    {
      question: 'Does a DSG need oil changes?',
      answer:
        'Wet-clutch versions do, with filter, every 60,000 km. The dry DQ200 has two small oil fills without a printed interval; we check them for leaks and change the gear oil at about 100,000 km or with any clutch job.',
    },
    {
      question: 'Is an old Octavia or Superb still worth repairing?',
      answer:
        'Often, when the body is straight and the gearbox has been cared for. Laura and Octavia diesels in particular run past 2.5 lakh km. We list every item due in the next two years so that you can decide once.',
    },
    {
      question: 'Which oil is right for my Kushaq or Slavia?',
      answer:
        'One with the VW norm on its label: 508 00 in 0W-20 for the recent 1.0 and 1.5 TSI, as your booklet states. Viscosity alone is not enough, and the wrong oil can harm the turbo.',
    },
  ],
};
