import type { Locality } from './city.ts';

/** Jaipur has exactly these eleven localities. */
export const jaipurLocalities: readonly Locality[] = [
  {
    slug: 'malviya-nagar',
    name: 'Malviya Nagar',
    coordinates: { latitude: 26.8535, longitude: 75.812 },
    pinCode: '302017',
    description:
      'Car service in Malviya Nagar, Jaipur: pickup between GT and MNIT, express bays close by and evening slots after market hours.',
    highlights: [
      'Numbered sectors with wide inner roads',
      'Gaurav Tower, still called GT, at its centre',
      'MNIT campus on the JLN Marg side',
      'An industrial area of its own to the east',
    ],
    nearbyLandmarks: ['Gaurav Tower', 'World Trade Park', 'MNIT Jaipur', 'Apex Circle'],
    about: [
      'Evenings around GT decide how a car ages here. Between six and nine the loop past the food stalls moves in first gear, and clutches wear out long before their usual distance. Parking is tight and by instinct, so door edges and mirrors take the small knocks.',
      'Students and teachers of MNIT and the coaching rooms around Apex Circle keep many older hatchbacks running. For those we suggest a plain oil service every year even when the kilometres are few, as short trips never let the oil get hot enough to dry.',
      'The houses mostly have a porch and a tap. That makes Malviya Nagar one of the easiest places for a doorstep inspection: level ground, shade and a socket within reach.',
    ],
    faqs: [
      {
        question: 'Can you collect my car from the Gaurav Tower parking?',
        answer:
          'Yes, before noon it is simple. In the evening we prefer the JLN Marg side or your home, because the driver can spend half an hour just leaving the GT loop.',
      },
    ],
  },
  {
    slug: 'mansarovar',
    name: 'Mansarovar',
    coordinates: { latitude: 26.8505, longitude: 75.7628 },
    pinCode: '302020',
    description:
      'Car service in Mansarovar, Jaipur: doorstep visits across its sectors, pickup from metro parking and honest prices by model.',
    highlights: [
      'Among the largest planned housing colonies in Asia',
      "Western end of Jaipur Metro's Pink Line",
      'City Park with its lake and fountain',
      'Straight margs: Madhyam, Patel, Shipra Path',
    ],
    nearbyLandmarks: [
      'Mansarovar Metro Station',
      'City Park Mansarovar',
      'New Sanganer Road',
      'Madhyam Marg',
    ],
    about: [
      'Mansarovar was laid out by the Housing Board with a ruler, and its cars live a regular life: a numbered plot, a marg, a signal, and home again. Many leave the house only for school runs and the metro. Low mileage sounds kind, but batteries never fill up on four-kilometre trips, and brake discs rust at the edges.',
      'New Sanganer Road is the hard part. Buses stop where they like, two-wheelers filter on both sides, and rear bumpers carry the proof. The elevated metro line gives shade at noon, which is the best free car care in the colony.',
      'Plots are small, so the second car sleeps on the street under neem and gulmohar. Their sap and bird droppings eat clear coat within days in summer. A monthly wash with wax costs less than one repainted bonnet.',
    ],
    faqs: [
      {
        question: 'I drive under 300 km a month in Mansarovar. Do I need a yearly service?',
        answer:
          'Yes, by time rather than distance. Oil picks up fuel and moisture on short trips. Once a year change the oil and filter, charge the battery fully and have the brakes cleaned. The rest can wait for the kilometres.',
      },
    ],
  },
  {
    slug: 'c-scheme',
    name: 'C-Scheme',
    coordinates: { latitude: 26.91, longitude: 75.8 },
    pinCode: '302001',
    description:
      'Car service in C-Scheme, Jaipur: collected from your office basement in the morning, serviced, washed and back before you leave.',
    highlights: [
      "Jaipur's business quarter around Statue Circle",
      'Central Park with its tall national flag',
      'Old bungalows beside bank headquarters',
      'Paid parking strictly watched on Ashok Marg',
    ],
    nearbyLandmarks: ['Statue Circle', 'Central Park', 'Birla Planetarium', 'Raj Mandir Cinema'],
    about: [
      'Cars in C-Scheme mostly stand. They arrive at half past nine, wait in a basement or along Ashok Marg until six, and queue out past Panch Batti in the dark. We built our office pickup for exactly this: hand us the key at your desk, and the car is back in its bay before the lift gets crowded.',
      'Many of the cars are sedans with low noses, and the basement ramps are short and steep. Scraped underbody trays and bumper lips come of it. A loose tray flaps at speed and tears off on the Delhi road, while two clips fix it today.',
      'Old trees over Prithviraj Road keep the tarmac cool and the roofs sticky. Leaves collect in the tray below the windscreen and block its drain; in July the water then finds its way to the carpets.',
    ],
    faqs: [
      {
        question: 'Can my car be serviced while I am at work in C-Scheme?',
        answer:
          'Yes. Name your building and level, give the key to our driver against a signed sheet with photos and the odometer reading, and ask for a drop before five. The express bay on Tonk Road is about ten minutes away outside peak hours.',
      },
    ],
  },
  {
    slug: 'vaishali-nagar',
    name: 'Vaishali Nagar',
    coordinates: { latitude: 26.911, longitude: 75.74 },
    pinCode: '302021',
    description:
      'Car service in Vaishali Nagar, Jaipur: pickup near Amrapali and Nursery Circle, monsoon checks and family-car service at a clear price.',
    highlights: [
      "West Jaipur's main shopping streets",
      'Amrapali Circle and its food stalls',
      'Gandhi Path leading to newer colonies',
      'Large army area on its northern side',
    ],
    nearbyLandmarks: ['Amrapali Circle', 'Nursery Circle', 'Queens Road', 'Chitrakoot Stadium'],
    about: [
      'Vaishali Nagar grew faster than its drains. After a strong August shower the low stretches of Gandhi Path and Queens Road hold water to the hub, and cars that try to pass with a bow wave suck some of it in. If yours stalled in water, do not crank it; one turn can bend a connecting rod.',
      'Families here often run one SUV for the highway and one small automatic for the market. The automatic has the harder life. It creeps from Nursery Circle to Amrapali on a hot evening, and its gearbox fluid ages by the hour, not by the kilometre.',
      'Behind the shops, plots under construction leave nails and binding wire on the road. A slow puncture that loses two or three pounds a week is worth finding before the highway does.',
    ],
    faqs: [
      {
        question: 'My car drove through deep water near Gandhi Path. What should be checked?',
        answer:
          'Air filter and intake for water, wheel bearings, brake drums, the gearbox breather and the cabin carpets. If the engine oil looks like milky tea, do not start the car; we will send a flatbed.',
      },
    ],
  },
  {
    slug: 'jln-marg',
    name: 'JLN Marg',
    coordinates: { latitude: 26.87, longitude: 75.809 },
    pinCode: '302004',
    description:
      'Car service on JLN Marg, Jaipur: express service beside your commute, with pickup from the University, WTP and airport side.',
    highlights: [
      "Jaipur's widest tree-lined avenue, some eight kilometres",
      'University of Rajasthan along its middle',
      'Birla Mandir and Moti Doongri at the northern end',
      'Leads to Jawahar Circle and the airport',
    ],
    nearbyLandmarks: ['Jawahar Circle', 'University of Rajasthan', 'Birla Mandir', 'Jawahar Kala Kendra'],
    about: [
      'The Marg is the road Jaipur shows its guests, smooth and wide from Moti Doongri to Jawahar Circle. Cars fly here and stop hard at the signals, and that shows in their brakes. Front pads on cars that commute on JLN wear visibly faster than on those from the inner colonies.',
      'Cameras watch the speed limit and the stop lines. A worn pad or a tired tyre means stopping with the bonnet over the line, and a challan in the post.',
      'Hospitals, colleges and the airport all hang on this one road, and many who use it have fixed hours. The express bay suits them: leave the car on the way in, and find it ready before the next lecture or flight.',
    ],
    faqs: [
      {
        question: 'Can I leave my car for service on the way to Jaipur airport?',
        answer:
          'Yes. Our driver can meet you at the terminal road or you can drop the car on the Marg. We service it, wash it, keep it under cover and bring it when you land. Tell us your flight when booking.',
      },
    ],
  },
  {
    slug: 'pratap-nagar',
    name: 'Pratap Nagar',
    coordinates: { latitude: 26.804, longitude: 75.8165 },
    pinCode: '302033',
    description:
      'Car service in Pratap Nagar, Jaipur: doorstep visits across the Housing Board sectors, near NRI Circle and the Coaching Hub.',
    highlights: [
      'Housing Board colony in south Jaipur, Sanganer',
      'Coaching Hub with towers of classrooms',
      'RUHS medical campus in its middle',
      'Bypass to Tonk Road at its edge',
    ],
    nearbyLandmarks: ['NRI Circle', 'Coaching Hub Pratap Nagar', 'RUHS Hospital', 'Haldighati Marg'],
    about: [
      'Flats in Pratap Nagar were planned for scooters, and the cars came later. They line both sides of Haldighati Marg and the lanes behind it, nose to tail, with two fingers between the bumpers. Touch-up paint and parking sensors earn their keep here.',
      'Winter mornings here, at the open edge of the city, can be foggy enough to wet the car. The moisture turns the road dust of the bypass into a grey film that wipers smear instead of clearing. Fit new rubbers in November and put proper washer fluid in the bottle.',
      'Parents drive students in from all over Rajasthan, and the family car often arrives after 300 km of highway. A doorstep inspection while the admission formalities go on costs no extra day.',
    ],
    faqs: [
      {
        question: 'Can the mechanic work on a car parked on the street in Pratap Nagar?',
        answer:
          'Yes for inspections, batteries, cleaning and small jobs, as long as one door-width on each side is free. For brakes or anything on a jack we take the car to a level yard nearby and bring it back.',
      },
    ],
  },
  {
    slug: 'bani-park',
    name: 'Bani Park',
    coordinates: { latitude: 26.929, longitude: 75.793 },
    pinCode: '302016',
    description:
      'Car service in Bani Park, Jaipur: pickup from hotels, the Collectorate and railway side, with patient care for older cars.',
    highlights: [
      'Old residential quarter of broad plots',
      'Heritage hotels in former havelis',
      'Collectorate and district courts',
      'Short walk to Sindhi Camp and the Junction',
    ],
    nearbyLandmarks: [
      'Collectorate Circle',
      'Sindhi Camp Bus Stand',
      'Jaipur Junction',
      'Kanti Chandra Road',
    ],
    about: [
      'Bani Park keeps its cars long. Behind the gates of the old bungalows stand Esteems, Santros and first-series Innovas with one owner and a file of bills, and their enemy is rubber: hoses, belts and door seals that turned hard long before the engine tired. We go through them by hand, one after another.',
      'Outside the gates it is a transport quarter. Buses for half of north India leave from Sindhi Camp, and the approach from Chandpole is a slow press of autos and luggage. Radiator fans run for minutes on end here, and a fan motor that has grown noisy should be changed before it stops in that queue.',
      'Guests who have driven up from Delhi or Ahmedabad can leave the key at reception, see the town on foot, and have the car checked and washed for the way home.',
    ],
    faqs: [
      {
        question: 'Do you still service cars that are no longer made?',
        answer:
          'Yes. For most old Marutis and Hyundais parts are easy. For rarer cars we tell you first which parts exist, as new, as copies or only from a breaker, and what we would fit ourselves.',
      },
    ],
  },
  {
    slug: 'tonk-road',
    name: 'Tonk Road',
    coordinates: { latitude: 26.86, longitude: 75.795 },
    pinCode: '302018',
    description:
      'Car service on Tonk Road, Jaipur: our own centre is here, with express bays, walk-in hours and pickup from Durgapura to Lal Kothi.',
    highlights: [
      'The spine from the walled city to Sanganer',
      'Our Jaipur centre stands on it',
      'SMS Stadium and Vidhan Sabha at the city end',
      'Flyovers at Gopalpura and Durgapura',
    ],
    nearbyLandmarks: ['SMS Stadium', 'Durgapura Railway Station', 'Gopalpura Flyover', 'Lal Kothi'],
    about: [
      'Everything in Jaipur that needs to go north or south goes along Tonk Road. Between the stadium and Sanganer a driver passes flyovers, bus queues, showrooms and a vegetable market that starts before dawn at Lal Kothi. Fifteen kilometres can take a quarter of an hour at six in the morning and more than an hour at seven in the evening.',
      'This is stop-and-go in its purest form. Clutch, brake pads, engine mounts and fan are what we look at first on a car from here. If the steering wheel trembles at 60 on the flyover and not below, the wheels want balancing; if it pulls, the pothole by the service lane has moved the alignment.',
      'Because the centre is on the road itself, walk-ins are welcome without pickup. Before eleven the express bays are usually free.',
    ],
    faqs: [
      {
        question: 'Where on Tonk Road is the centre, and do I need a booking?',
        answer:
          'At Lal Kothi, on the city side. A booking holds your bay to the minute; without one we take cars as bays come free, and mornings are best.',
      },
    ],
  },
  {
    slug: 'ajmer-road',
    name: 'Ajmer Road',
    coordinates: { latitude: 26.893, longitude: 75.748 },
    pinCode: '302019',
    description:
      'Car service on Ajmer Road, Jaipur: tyres, chips and brakes for highway cars, with pickup from Sodala to 200 Feet Bypass.',
    highlights: [
      'The way to Ajmer, Jodhpur and Udaipur',
      'Elevated road over Sodala',
      '200 Feet Bypass, where buses load for Gujarat',
      'New townships towards Bhankrota',
    ],
    nearbyLandmarks: ['200 Feet Bypass', 'Elements Mall', 'Sodala', 'Purani Chungi'],
    about: [
      'If your windscreen has a chip, this road is a likely culprit. Trucks with marble and gravel leave the 200 Feet Bypass for NH 48 day and night, and small stones bounce off the road at wheel height. Keep four seconds behind a loaded dumper, and have a chip filled within the week.',
      'Commuters from the townships near Bhankrota drive 25 km each way, half of it at highway speed. Such cars reach 20,000 km in a year and should be serviced by distance, twice in that time, whatever the calendar says.',
      'At dusk, nilgai and stray cattle cross beyond the bypass. Headlamps that have gone yellow cut your sight by half; an hour of polishing brings them back.',
    ],
    faqs: [
      {
        question: 'I drive to Ajmer and back twice a week. What should I have checked more often?',
        answer:
          'Tyre pressures each week and tread each month, wheel balance every 5,000 km, brake pads at half the usual interval, and the engine oil level between services. A turbo diesel at steady highway speed may use a little oil.',
      },
    ],
  },
  {
    slug: 'sitapura',
    name: 'Sitapura',
    coordinates: { latitude: 26.78, longitude: 75.825 },
    pinCode: '302022',
    description:
      'Car service in Sitapura, Jaipur: collected from your factory or campus gate during the shift, ready when it ends.',
    highlights: [
      "RIICO's large industrial and export zone",
      'JECC exhibition halls',
      'Engineering colleges and Mahatma Gandhi Hospital',
      'Gem and jewellery units in the SEZ',
    ],
    nearbyLandmarks: [
      'Jaipur Exhibition and Convention Centre',
      'Mahatma Gandhi Hospital',
      'Chokhi Dhani',
      'India Gate Sitapura',
    ],
    about: [
      'A car that works in Sitapura shares the road with containers. Their tyres break the edges of the industrial streets and sweep grit into the turning lanes, so alignment goes out and brake discs score. We check both before anything else on a car with a factory sticker.',
      'Shift change is at the same minute for many gates. Instead of joining that queue to reach a workshop, leave the key with security. We collect at ten, work on it while you do, and put it back in the same row.',
      'Few of the yards have shade, and a roof that bakes nine hours a day among grinding dust and exhaust goes dull before the doors do; a sealant twice a year holds it off. During exhibitions at JECC, allow an extra half hour for pickup.',
    ],
    faqs: [
      {
        question: "Do you service a company's cars together in Sitapura?",
        answer:
          'Yes, for three cars or more we set fixed days and send one statement. Each car still gets its own sheet with findings and pictures, so that the owner or driver sees what was done.',
      },
    ],
  },
  {
    slug: 'jagatpura',
    name: 'Jagatpura',
    coordinates: { latitude: 26.822, longitude: 75.862 },
    pinCode: '302017',
    description:
      'Car service in Jagatpura, Jaipur: basement pickup from its apartment towers, dust care and doorstep visits along Mahal Road.',
    highlights: [
      "South-east Jaipur's tower suburb",
      'Mahal Road with its universities',
      'Akshaya Patra temple and kitchen',
      'A shooting range of international size',
    ],
    nearbyLandmarks: [
      'Mahal Road',
      'Akshaya Patra Temple',
      'Suresh Gyan Vihar University',
      'Getor Jagatpura Railway Station',
    ],
    about: [
      'Half of Jagatpura is finished and the other half is being built beside it. Cement dust drifts into basements, settles on damp bodywork overnight and sets like a thin plaster. Never wipe it dry; it needs plenty of water first, and where it has already hardened, a cleaner made for it rather than a fingernail.',
      'Apartment ramps here are steep and narrow with a turn at the foot. Left front rims and rear quarter panels meet the kerb again and again. Rims can be refaced; if the steering has been off centre since that kerb, have the alignment measured the same week.',
      "Residents' associations sometimes forbid washing in the basement. Our doorstep cleaning works with a vacuum and foam and leaves the floor dry, and can show the guard the society's own rule.",
    ],
    faqs: [
      {
        question: 'Will the guard let your mechanic into our society in Jagatpura?',
        answer:
          "Send us the gate app's code or tell the guard the mechanic's name, which you get with our call 30 minutes before the slot. He carries an identity card and a list of the jobs you booked.",
      },
    ],
  },
];
