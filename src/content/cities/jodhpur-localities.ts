import type { Locality } from './city.ts';

export const jodhpurLocalities: readonly Locality[] = [
  {
    slug: 'sardarpura',
    name: 'Sardarpura',
    coordinates: { latitude: 26.2745, longitude: 73.008 },
    pinCode: '342003',
    description:
      'Car service in Sardarpura, Jodhpur: pickup from its lettered roads, evening returns, and dent repair for tight market parking.',
    highlights: [
      'Lettered and numbered roads on a neat grid',
      "The city's favourite evening market",
      'Old houses with narrow car gates',
      'Nehru Park at its heart',
    ],
    nearbyLandmarks: ['Nehru Park', 'Jaljog Circle', 'Gandhi Maidan', 'Sardarpura C Road'],
    about: [
      "Sardarpura's grid was drawn in the days of tongas, and its gates were built to match. Reversing a modern SUV off 4th Road takes two folded mirrors and a helper. The marks on a bumper there are often from the owner's own gatepost.",
      'In the evening C Road and B Road fill with shoppers and parked scooters, and cars crawl past at a walking pace with the AC on full. An engine fan that cuts in late shows itself here before it does on any highway.',
      'Most families own a covered parking spot, which in this sun is worth as much as a service. If yours is open to the west, a cloth cover does more good than a plastic one, since it does not trap heat and rub sand into the paint.',
    ],
    faqs: [
      {
        question: 'Can you pick up from the lanes behind Sardarpura C Road?',
        answer:
          'Yes, in the morning. After five the driver waits at Jaljog Circle or Nehru Park and you hand over there, which saves both sides half an hour.',
      },
    ],
  },
  {
    slug: 'shastri-nagar',
    name: 'Shastri Nagar',
    coordinates: { latitude: 26.264, longitude: 73.0 },
    pinCode: '342003',
    description:
      'Car service in Shastri Nagar, Jodhpur: collected near MDM Hospital or Shastri Circle, serviced in the day, returned by evening.',
    highlights: [
      'Wide, planned sectors of family houses',
      'Shastri Circle, known for its fountain and evening snacks',
      "MDM Hospital, one of the city's largest",
      'Coaching classes and hostels',
    ],
    nearbyLandmarks: ['Shastri Circle', 'MDM Hospital', 'Dr S N Medical College', 'Kamla Nehru Nagar'],
    about: [
      "Doctors' cars are easy to spot in Shastri Nagar: always parked in a hurry, always with a half-flat battery. Short drives at odd hours, headlamps on, AC on, then three days in the hospital yard. A battery on such a routine should be charged from the mains once a season.",
      "Sector roads are broad and straight, with speed breakers that nobody painted. Taken at 40 they bend the lower arm a little each time, and the tyre's inner edge goes bald where you cannot see it. We turn the wheel to full lock and look.",
      'Young drivers learn here in the mornings. If your clutch is doing the teaching, ask for the free play to be set before it starts to slip.',
    ],
    faqs: [
      {
        question: 'My car stands for days at the hospital. How do I keep the battery alive?',
        answer:
          'Drive it for half an hour once a week with lights and AC off, or let us fit a cut-off switch. If it needs a jump twice in one month, have it tested; a third flat usually ends it.',
      },
    ],
  },
  {
    slug: 'ratanada',
    name: 'Ratanada',
    coordinates: { latitude: 26.2715, longitude: 73.037 },
    pinCode: '342011',
    description:
      "Car service in Ratanada, Jodhpur: pickup on the airport and Umaid Bhawan side, with care for long-parked and officers' cars.",
    highlights: [
      'Between the airport and Umaid Bhawan Palace',
      'Air Force and Army areas next door',
      'Circuit House and government bungalows',
      'Ratanada Ganesh temple on its hill',
    ],
    nearbyLandmarks: ['Umaid Bhawan Palace', 'Jodhpur Airport', 'Ratanada Ganesh Temple', 'Circuit House'],
    about: [
      'People in Ratanada come and go with postings. A car arrives from Assam with rust, or from Pune with clean seals, then sits for months while its owner is away on duty. Fuel goes stale, tyres flatten where they stand, and mice like the wiring. We offer a waking-up check for cars that have slept longer than eight weeks.',
      'Roads in the cantonment are the smoothest in the city and shaded by neem. Outside, the airport road bakes. The difference between the two on a parked dashboard can be twenty degrees, so choose the tree and forgive the leaves.',
      'Registration numbers from other states are common here. If you have brought a car in, we can list what needs doing before the RTO inspection, such as lamps, chassis number legibility and tyres.',
    ],
    faqs: [
      {
        question: 'I am posted away for six months. How should I leave the car in Jodhpur?',
        answer:
          "Wash it, fill the tank, set tyres ten percent above normal, take the battery's minus off, and leave it in gear with wheels blocked and the handbrake free. Put a cloth cover over it and a net over the exhaust.",
      },
    ],
  },
  {
    slug: 'chopasni-housing-board',
    name: 'Chopasni Housing Board',
    coordinates: { latitude: 26.272, longitude: 72.964 },
    pinCode: '342008',
    description:
      'Car service in Chopasni Housing Board, Jodhpur: pickup from every sector, to our centre a few minutes down the road and back.',
    highlights: [
      "One of the city's biggest Housing Board colonies",
      'Numbered sectors with a park in most of them',
      'Close to our Chopasni Road centre',
      'Quiet inner roads, busy main crossing',
    ],
    nearbyLandmarks: ['Akhaliya Circle', 'Chopasni Road', 'Chopasni School', 'Pal Link Road'],
    about: [
      'Few colonies are as easy to reach for us: Chopasni Road ties the sectors to our centre without a single railway crossing. A driver can have your car on the lift a quarter of an hour after he rings your bell.',
      'Houses stand in rows with a ramp across the drain to each gate. That ramp, with its sharp lip, scrapes front bumpers and knocks exhaust hangers loose. A rattle on starting which fades when warm is often just a heat shield that has lost its bolt.',
      'Westward the city ends and open scrub begins. Evening winds bring sand straight over the last sectors, and cars there need the wiper jets and sunroof drains cleared more often than those nearer town.',
    ],
    faqs: [
      {
        question: 'Something rattles under my car only when it is cold. Is it serious?',
        answer:
          'Usually not. Heat shields and exhaust clamps shrink and buzz until they warm. Have it looked at on a lift all the same, since a loose shield can fall on to the driveshaft boot.',
      },
    ],
  },
  {
    slug: 'basni',
    name: 'Basni',
    coordinates: { latitude: 26.239, longitude: 73.003 },
    pinCode: '342005',
    description:
      'Car service in Basni, Jodhpur: pickup from AIIMS and the industrial phases, with tyres and alignment watched for broken edges.',
    highlights: [
      'AIIMS Jodhpur campus',
      'Textile, steel and guar gum factories in two phases',
      'Handicraft and furniture export yards',
      'Basni railway station',
    ],
    nearbyLandmarks: [
      'AIIMS Jodhpur',
      'Basni Industrial Area',
      'Basni Railway Station',
      'Marudhar Industrial Area',
    ],
    about: [
      'Nails are a product of Basni in more than one sense. Furniture yards pack exports here, and staples, screws and strapping end up on the tarmac of Phase II. Slow punctures are so common that a weekly look at the pressures is simply part of working in the area.',
      "AIIMS changed the traffic. Ambulances, buses of patients' families and staff cars now share lanes laid for lorries, and the turn into the campus is where bumpers meet. Most of that damage is plastic: it can be heated, pulled and painted for a third of a new part.",
      'Stainless steel re-rolling leaves fine metal in the air near some units. On white cars it shows as rust-coloured specks that a wash does not remove. A clay bar lifts them; a kitchen scrubber, sadly often tried, does not.',
    ],
    faqs: [
      {
        question: 'Why does my white car have tiny orange dots although the body is sound?',
        answer:
          'That is fallout: iron particles that land on the paint and rust there. It sits on the surface. A decontamination wash and clay take it off in about two hours, and a sealant keeps the next lot from gripping.',
      },
    ],
  },
  {
    slug: 'paota',
    name: 'Paota',
    coordinates: { latitude: 26.299, longitude: 73.041 },
    pinCode: '342006',
    description:
      "Car service in Paota, Jodhpur: pickup near the circle and bus stand, brakes and clutches cared for in the city's busiest crossing.",
    highlights: [
      'Paota Circle, where five roads meet',
      "Mahamandir's old gate to the north",
      'Main roads to Nagaur and Jaipur begin here',
      'Wholesale fruit and vegetable trade',
    ],
    nearbyLandmarks: ['Paota Circle', 'Mahamandir', 'Rai Ka Bagh', 'Jodhpur Bus Stand'],
    about: [
      'Every bus to Jaipur, Nagaur and Bikaner seems to swing round Paota Circle, and the cars between them learn patience. Twenty minutes for one kilometre is ordinary at noon. Half-clutch driving does the damage: hold the car on the brake, drop to neutral, and the clutch will thank you by years.',
      'Mandi lorries start before four and drip water, husk and crushed fruit. It is slippery after the first drizzle of the season, which is when we see the most bent number plates. Brake hoses older than five years swell under hard pressing and deserve replacement, not trust.',
      'Guest houses and old havelis by the Mahamandir gate have no parking at all, so cars spend nights on the main road; a locking fuel cap and wheel nuts are sensible.',
    ],
    faqs: [
      {
        question: 'How do I know my clutch is near its end?',
        answer:
          'In third gear at 40, press the accelerator fully. If the revs jump and the speed lags behind, it slips. A pedal that bites only at the very top, or a smell after a jam at the circle, are earlier hints.',
      },
    ],
  },
  {
    slug: 'mandore',
    name: 'Mandore',
    coordinates: { latitude: 26.35, longitude: 73.035 },
    pinCode: '342304',
    description:
      'Car service in Mandore, Jodhpur: farm-road suspension checks, diesel care and pickup north of the city beyond the gardens.',
    highlights: [
      'Ancient capital of Marwar, with the royal cenotaphs',
      'Mandore Gardens and its langurs',
      'Agriculture University and the krishi mandi',
      'Sandstone quarries in the ridge nearby',
    ],
    nearbyLandmarks: [
      'Mandore Gardens',
      'Mandore Fort',
      'Agriculture University Jodhpur',
      'Mandore Krishi Mandi',
    ],
    about: [
      "North of the gardens the tar thins out, and Mandore's cars split their time between the highway and a farm track. Diesels rule. Their fuel filters collect water from drums and small pumps; we drain the trap at each visit, which takes five minutes and spares the injectors.",
      'Sandstone lorries come down from the ridge with loads cut that morning. They shed chips on the bends, so headlamps and fog lamps break here more than windscreens do. Clear film over a new lamp is money well spent.',
      'Monkeys deserve a line of their own. The langurs of the gardens pull wiper arms, aerials and door rubbers off parked cars; fold the mirrors, leave no fruit on the seat and use the guarded parking.',
    ],
    faqs: [
      {
        question: 'How often should the diesel filter be drained of water?',
        answer:
          'Every 5,000 km on cars filled from farm tanks or drums, and at once when the filter lamp glows. Change the filter itself at the distance in the handbook, commonly 20,000 to 40,000 km.',
      },
    ],
  },
  {
    slug: 'kudi-bhagtasni',
    name: 'Kudi Bhagtasni',
    coordinates: { latitude: 26.205, longitude: 73.025 },
    pinCode: '342005',
    description:
      'Car service in Kudi Bhagtasni, Jodhpur: sector-by-sector home pickup in the southern Housing Board, near the High Court road.',
    highlights: [
      'Southern Housing Board colony, KBHB for short',
      'Close to the new High Court at Jhalamand',
      'Blackbuck country begins beyond the last sector',
      'Young families with their first car',
    ],
    nearbyLandmarks: [
      'Jhalamand Circle',
      'Rajasthan High Court, Jhalamand',
      'Basni Industrial Area',
      'Pali Road',
    ],
    about: [
      "First cars are washed twice a week and driven gently in KBHB. What they miss is the dull part: the first oil change at the distance printed in the book, wheel nuts tightened again after a puncture, and the small recall letter that went to the old address. We check the chassis number against the maker's open campaigns.",
      'Lawyers going to Jhalamand and workers going to Basni meet on one crossing at nine. Leave five minutes early or add years to your brake pads.',
      'Past the last houses lie Bishnoi villages, and chinkara and blackbuck graze beside the road at dawn. Slow down. Beyond the sorrow of it, an animal at 70 km/h costs a radiator, a bumper and a lamp.',
    ],
    faqs: [
      {
        question: 'My car is new. Must I use only the dealer to keep its warranty?',
        answer:
          'For free services and warranty repairs, yes, go to the dealer. Batteries, tyres, washing, detailing and accident cosmetics may be done anywhere. Keep every bill with its date and odometer reading.',
      },
    ],
  },
  {
    slug: 'pal-road',
    name: 'Pal Road',
    coordinates: { latitude: 26.256, longitude: 72.974 },
    pinCode: '342014',
    description:
      'Car service on Pal Road, Jodhpur: quick turnarounds west of the city, tyre-age checks and spa for cars on the Barmer highway.',
    highlights: [
      'The road out towards Barmer',
      "Ashok Udyan, the west side's large park",
      'New colonies, showrooms and wedding gardens',
      'Pal Balaji temple on the way',
    ],
    nearbyLandmarks: ['Ashok Udyan', 'Pal Balaji Temple', 'Akhaliya Circle', 'Khema Ka Kuan'],
    about: [
      "From Khema Ka Kuan onwards Pal Road is Jodhpur's shop window, and in the wedding months its edge is a parking lot for three kilometres. Horses, generators and bands take the left lane. Expect to be boxed in, and fold your mirrors before you leave the car.",
      'It is also the road to the refinery at Pachpadra and to Barmer, driven fast by people who work there all week. Their tyres run hot for hours. On such cars we look for cuts and bulges in the inner sidewall, the side no one sees, and for tyres past six years whatever the tread says.',
      'Colonies to the south are fresh and half built. Expect loose gravel at every turning, and rinse brake discs that squeal after it, since a stone caught behind the backing plate sounds worse than it is.',
    ],
    faqs: [
      {
        question: "How can I read a tyre's age?",
        answer:
          'Find the oval stamp with four digits on the sidewall. 2319 means week 23 of 2019. It may be on the inner side. After six years in this heat plan to replace, after eight do not take the tyre on a highway.',
      },
    ],
  },
];
