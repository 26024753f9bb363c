import type { Locality } from './city.ts';

export const hyderabadLocalities: readonly Locality[] = [
  {
    slug: 'gachibowli',
    name: 'Gachibowli',
    coordinates: { latitude: 17.4401, longitude: 78.3489 },
    pinCode: '500032',
    description:
      'Car service in Gachibowli, Hyderabad: tyre and brake checks for ORR commuters, campus pickup and quick return from Kothaguda.',
    highlights: [
      'Financial District and big-tech campuses',
      "University of Hyderabad's lake-dotted campus",
      'Stadiums built for the 2002 games',
      'Entrance to the ORR and the airport',
    ],
    nearbyLandmarks: [
      'Gachibowli Stadium',
      'IIIT Hyderabad',
      'University of Hyderabad',
      'Biodiversity Junction',
    ],
    about: [
      'From the toll at Gachibowli the ORR invites a foot to the floor. Before that foot goes down, three numbers count: tyre age, tyre pressure, brake-fluid age. We write them on the windscreen sticker next to the service date.',
      "Biodiversity's double flyover and the Shilpa layout bridge eased the crossing, yet Nanakramguda still waits at six. It is a slope, and a slope with a signal is where automatic cars roll back into manual ones. Auto-hold, where you have it, should be on.",
      'Rocks are the beauty of this side, some older than most of the Himalaya. Builders blast and cut them, and the dust is sharp. Rinse before you wipe, and change wiper blades each June.',
    ],
    faqs: [
      {
        question: 'Can my car be picked up from an office in the Financial District?',
        answer:
          'Yes, against a gate pass or at the drop-off point. Between ten and four the roads are easy, so a routine service fits inside a working day.',
      },
    ],
  },
  {
    slug: 'madhapur',
    name: 'Madhapur',
    coordinates: { latitude: 17.4483, longitude: 78.3915 },
    pinCode: '500081',
    description:
      'Car service in Madhapur, Hyderabad: between meetings in HITEC City, with clutch care for cable-bridge queues and basement pickup.',
    highlights: [
      'Cyber Towers, where HITEC City began',
      'Durgam Cheruvu and its cable bridge',
      'Shilparamam crafts village',
      'Inorbit and IKEA close together',
    ],
    nearbyLandmarks: ['Cyber Towers', 'Durgam Cheruvu Cable Bridge', 'Shilparamam', 'IKEA Hyderabad'],
    about: [
      'On weekends the cable bridge is a promenade and the ramps to it a car park. Engines idle in rows while families take pictures. Coolant that was fine on a Wednesday shows its age there, because idling with AC on is the hardest cooling test a car meets.',
      'Ayyappa Society and the lanes behind the metro are where hostels, clinics and a thousand tiffin centres share five metres of width. Left mirrors and front bumper corners pay rent. Film over the corner, a cheap clear patch, takes the scuff instead of the paint.',
      'Office basements go four levels down and echo. A squeal that appears only there is belt dust and damp, mostly harmless; one that follows you up the ramp is not.',
    ],
    faqs: [
      {
        question: 'Why does my temperature gauge rise while waiting at the cable bridge?',
        answer:
          'At idle only the fan moves air. Have fan stages, coolant mix and radiator cap checked. If needed at once, switch the AC off and the heater on, and move aside when the needle nears red.',
      },
    ],
  },
  {
    slug: 'kukatpally',
    name: 'Kukatpally',
    coordinates: { latitude: 17.4948, longitude: 78.3996 },
    pinCode: '500072',
    description:
      'Car service in Kukatpally, Hyderabad: KPHB phases covered street by street, with parking-dent repair and fair pricing for family cars.',
    highlights: [
      "KPHB, one of Asia's large housing board colonies",
      'Red Line metro over the main road',
      'JNTU campus and coaching centres',
      'Lulu and Forum malls',
    ],
    nearbyLandmarks: ['KPHB Colony Metro Station', 'JNTU Hyderabad', 'Lulu Mall', 'IDL Lake'],
    about: [
      "Built for the middle class of the seventies, KPHB now parks three times the cars it was drawn for. Streets named by road number look alike at night with vehicles on both sides, and the dents are alike too: rear quarter, knee-high, from a scooter's stand.",
      'Old Mumbai Highway under the metro is patched with different hands. The seam between the concrete of the pillars and the tar of the lane tugs at the wheel, and tyres wear where that edge catches them. A quick turn of the four at 8,000 km evens it out.',
      'In Nizampet and Bandari layout, a little uphill, the 2020 and 2021 rains came through ground floors. Owners put ramps and sandbags at gates now. Do the same for the habit of parking nose-in: nose-out lets you leave in time.',
    ],
    faqs: [
      {
        question: 'Can a mechanic work on the street in KPHB?',
        answer:
          'For batteries, checks, bulbs and cleaning, yes, in the mornings. For brakes or anything that needs a jack we use the workshop at Kothaguda, about twenty minutes away, and bring the car back.',
      },
    ],
  },
  {
    slug: 'banjara-hills',
    name: 'Banjara Hills',
    coordinates: { latitude: 17.4126, longitude: 78.4482 },
    pinCode: '500034',
    description:
      'Car service in Banjara Hills, Hyderabad: premium-car care, steep-gate scrapes, brake and air-suspension checks with discreet pickup.',
    highlights: [
      'Road numbers 1 to 14 over steep hills',
      'Embassies, hospitals, designers',
      'KBR National Park on its edge',
      'GVK One and City Centre malls',
    ],
    nearbyLandmarks: ['KBR Park', 'GVK One Mall', 'Lamakaan', 'Care Hospital Banjara Hills'],
    about: [
      'Houses here sit on rock, and their drives rise like ramps of a fort. Long wheelbases ground at the crest. Look for a polished line on the exhaust or the jacking rail: it tells where the car touches and how hard. Air suspension should be lifted before the gate, not upon it.',
      'Peacocks from KBR Park see rivals in dark, polished doors and peck at them. It is a real cause of scratches on this side of Road No. 2, comic only for others. A cloth cover in the early morning is the remedy.',
      'Hospital and wedding traffic meet at Road No. 12. Chauffeurs keep engines and AC on for hours; diesels of that life need oil by the month, as idling loads it with soot.',
    ],
    faqs: [
      {
        question: 'Do you service luxury cars at the same centre?',
        answer:
          "Yes, with the scanner and fluids for each make, by people trained on them. For software that only the maker's server can write we say so. Low cars can be collected on a flatbed if you ask for it.",
      },
    ],
  },
  {
    slug: 'secunderabad',
    name: 'Secunderabad',
    coordinates: { latitude: 17.4399, longitude: 78.4983 },
    pinCode: '500003',
    description:
      'Car service in Secunderabad: cantonment and Marredpally pickups, upkeep for long-owned cars and trip checks before the Nagpur road.',
    highlights: [
      'Twin city with a cantonment of two centuries',
      'Railway terminus and Rathifile bus stand',
      'MG Road, Paradise and Clock Tower',
      'Tree-lined Marredpally and Tarnaka',
    ],
    nearbyLandmarks: ['Secunderabad Railway Station', 'Paradise Circle', 'Parade Ground', 'Clock Tower'],
    about: [
      "The army keeps Secunderabad's roads straight and its speed at forty. Cars age gently in Trimulgherry and Marredpally, washed by orderlies and bought new by the next captain. What they need is a calendar: brake fluid, coolant, belts, by year and not by wear.",
      'Rail and bus terminals undo that calm. From Rathifile to the station it is horns, porters and sudden doors. A rear camera that has gone milky can be polished or replaced for little, and spares a bumper.',
      'NH 44 leaves for Nagpur here, flat, fast and lonely at night. Agree with yourself on two stops, and have alignment and the spare seen to first.',
    ],
    faqs: [
      {
        question: 'Do you come into the cantonment area?',
        answer:
          'Yes where civilians may enter. For guarded lines you meet our driver at the gate with the car. Army owners posted out can also leave the key with a friend and approve by phone.',
      },
    ],
  },
  {
    slug: 'dilsukhnagar',
    name: 'Dilsukhnagar',
    coordinates: { latitude: 17.3688, longitude: 78.5247 },
    pinCode: '500060',
    description:
      'Car service in Dilsukhnagar, Hyderabad: flood-aware checks, budget-minded repairs and pickup from Chaitanyapuri to Saroornagar.',
    highlights: [
      'Coaching hostels and the Sai Baba temple',
      'Fruit market at Kothapet',
      'Saroornagar Lake to the south',
      'Metro line to Miyapur',
    ],
    nearbyLandmarks: [
      'Sai Baba Temple Dilsukhnagar',
      'Dilsukhnagar Metro Station',
      'Saroornagar Lake',
      'Kothapet Fruit Market',
    ],
    about: [
      'When Saroornagar Lake overflows, it does so into the colonies that stand on its old bed. People point out the line on the wall. Cars parked at cellar level there have been lost twice in recent years; street level on the main road side stays dry.',
      'Students, shops and buses share one artery, and the pace is that of the slowest share-auto. Gear changes by the hundred per trip wear synchro rings: if second crunches when cold, change gearbox oil before you fear worse.',
      'Money is counted here, rightly. We give two prices where two good options exist, new and reconditioned, and tell you how long each may last.',
    ],
    faqs: [
      {
        question: 'Is a reconditioned part a sensible choice?',
        answer:
          'For alternators, starters, racks and AC compressors from a known rebuilder with a warranty, yes, on an older car. Not for brakes, steering joints or airbags, where we fit only new ones.',
      },
    ],
  },
  {
    slug: 'uppal',
    name: 'Uppal',
    coordinates: { latitude: 17.4018, longitude: 78.5602 },
    pinCode: '500039',
    description:
      'Car service in Uppal, Hyderabad: Warangal-highway checks, dust and alignment care by the corridor works, and stadium-side pickup.',
    highlights: [
      'Cricket stadium of the city',
      'Start of the road to Warangal',
      'End of the Blue Line at Nagole and its depot',
      'Industrial estate and survey institutes',
    ],
    nearbyLandmarks: ['Rajiv Gandhi International Stadium', 'Uppal Metro Station', 'Nagole', 'Ramanthapur'],
    about: [
      'An elevated corridor has been under way from Uppal towards Narapally for years, and the surface road lives between its pillars. Gravel, mud, steel plates; a car that passes twice a day wears out link rods like shoes. Let us tighten and measure rather than wait for the knock.',
      'On match days the stadium sends forty thousand home at once. Leave the car, or expect half an hour in first gear with fans roaring.',
      'Warangal is two and a half hours on a fine four-lane road, and many drive it weekly to see family. Dogs and buffalo cross near villages at dusk; a cracked lamp lens is enough to halve what you see.',
    ],
    faqs: [
      {
        question: "How often should alignment be done if I drive through Uppal's works daily?",
        answer:
          'Every 5,000 km or when the wheel no longer stands straight. Ask for the print-out before and after. If camber is out and cannot be set, something is bent, most often a strut or arm.',
      },
    ],
  },
  {
    slug: 'miyapur',
    name: 'Miyapur',
    coordinates: { latitude: 17.4968, longitude: 78.3614 },
    pinCode: '500049',
    description:
      'Car service in Miyapur, Hyderabad: new-tower basements, first-car check-ups and a short way to our Kothaguda workshop.',
    highlights: [
      'Western end of the Red Line',
      'Towers over Bachupally and Hafeezpet',
      'Road to Patancheru and Mumbai',
      'Lakes such as Pedda Cheruvu nearby',
    ],
    nearbyLandmarks: ['Miyapur Metro Station', 'Hafeezpet Flyover', 'Allwyn Crossroads', 'Bollaram Road'],
    about: [
      'Allwyn Crossroads still carries the name of a refrigerator works; today it carries everybody who lives in Bachupally and works in Gachibowli. The right turn takes three signals. Hybrids and small automatics make sense here, and their brakes, hardly used by day, want cleaning once a year against glazing.',
      'New towers hand over flats before roads. The last five hundred metres are rubble, and low sedans scrape. A sump guard of steel that fits the model, with holes for the drain, is money well spent; a flat sheet that traps oil and heat is not.',
      "Patancheru's chemical plants lie upwind in winter. If the cabin smells sour at dawn, close the flap and change the filter for one with carbon.",
    ],
    faqs: [
      {
        question: 'Is a sump guard useful in Miyapur, and can it harm the car?',
        answer:
          "Useful where roads are unfinished. Choose the maker's or a fitted one with vents and a drain hole. It must not touch the exhaust or stop the undertray's airflow. We fit it with new bolts and recheck after 500 km.",
      },
    ],
  },
  {
    slug: 'mehdipatnam',
    name: 'Mehdipatnam',
    coordinates: { latitude: 17.3958, longitude: 78.4332 },
    pinCode: '500028',
    description:
      "Car service in Mehdipatnam, Hyderabad: PVNR Expressway users' tyre and wheel checks, flood drying for Tolichowki and pickup nearby.",
    highlights: [
      'Start of the 11.6 km PVNR Expressway',
      'Rythu Bazaar and a great bus hub',
      'Golconda and Tolichowki to the west',
      'Army garrison along the road',
    ],
    nearbyLandmarks: [
      'PVNR Expressway',
      'Rythu Bazaar Mehdipatnam',
      'Golconda Fort',
      'Sarojini Devi Eye Hospital',
    ],
    about: [
      'The expressway on stilts reaches Aramgarh in ten minutes and the airport soon after. Cars on it run beside low walls with expansion joints every few metres. If they thump on one side only, a shock absorber is gone there.',
      'Tolichowki and Nadeem Colony are the low ground to the west, where water from Shah Hatim tank has no other way. In October 2020 boats went along the lanes. For cars that stood in it we keep to one order: no key, minus off, tow, dry, test.',
      'At the bus hub pedestrians flow between bumpers all day. Front parking sensors that bleep without cause have usually been pushed in by a knee; they clip back.',
    ],
    faqs: [
      {
        question: 'My car has been flooded in Tolichowki. Can it be saved?',
        answer:
          'Often, if it has not been started and water stayed below the dashboard. It takes four to seven days: fluids, plugs, carpets, connectors, then modules one at a time. We give the insurer and you the same list before we go on.',
      },
    ],
  },
];
