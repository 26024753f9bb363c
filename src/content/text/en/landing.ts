import { answerHours, slotHours } from './hours.ts';

/** Shared texts of the landing pages; the content of each city, locality, manufacturer or service holds its own. */
export const landingText = {
  home: 'Home',
  ticks: (city: string) => [
    'At your door, in our workshop, or in a 90-minute bay',
    `Free pickup and drop within ${city}`,
    `Open daily, ${answerHours}`,
  ],
  steps: {
    title: 'Three steps, no surprises',
    list: [
      {
        title: 'See your price',
        text: 'Choose your car once. Every price on this site is then for that model and fuel.',
      },
      {
        title: 'Pick a time',
        text: `Two-hour slots from ${slotHours}, at your door or with free pickup and drop.`,
      },
      {
        title: 'Pay when it’s done',
        text: 'We call 30 minutes before the slot. You pay after you have seen the work.',
      },
    ],
  },
  prices: {
    title: 'All prices,',
    text: 'Labour, consumables and taxes are in. Spare parts are quoted and shown to you first.',
    basic: 'Basic service',
    basicWhat: 'Engine oil, oil filter, top-ups, full check',
    basicTakes: '2 hours',
    periodic: 'Periodic service',
    periodicWhat: 'Basic, plus air and AC filter, brakes cleaned',
    periodicTakes: '4 hours',
    express: 'Express service',
    expressWhat: 'Periodic service with two mechanics, at our bay',
    expressTakes: '90 minutes',
    ac: 'AC service',
    acWhat: 'Gas, filter, cooling test',
    acTakes: '2 hours',
    dentPaint: 'Dent and paint, one panel',
    dentPaintWhat: 'Per panel, colour matched',
    dentPaintTakes: '1 day',
    fullBody: 'Full body paint',
    fullBodyWhat: 'All panels, doors inside, polish',
    fullBodyTakes: '5 to 7 days',
  },
  stickyService: { express: ', express', ac: ', AC service', dentPaint: ', dent and paint' },
  callNow: 'Call now',
  atYourDoor: 'Where your car stands',
  doorstepJobs: (city: string) => `Done at your door in ${city}`,
  bookNow: 'Book Now',
  openChat: 'Open the chat',
  kilometres: (metres: number) =>
    metres < 1500 ? 'about 1\u00a0km' : `about ${Math.round(metres / 1000).toLocaleString('en-IN')}\u00a0km`,
  near: (landmark: string) => `Near ${landmark}`,
  expressPrices: 'Express prices by car',
  from: (amount: string) => `from ${amount}`,
} as const;

/** `/car-service-in-{city}`. */
export const cityText = {
  serviceType: 'Car service',
  matrix: 'Express service, car by car',
  matrixText: (city: string) => `The most serviced cars in ${city}. Choose yours above to compare.`,
  conditions: (city: string) => `What ${city} does to a car`,
  localities: 'Where we come to',
  localitiesText: (city: string, count: number) =>
    `${count} localities in ${city}, and anywhere within 50 km.`,
  reviews: (city: string) => `What owners in ${city} say`,
  faqs: (city: string) => `Questions from ${city}`,
} as const;

/** `/car-service-in-{city}/{locality}`. */
export const localityText = {
  title: (locality: string, city: string) => `Car Service in ${locality}, ${city}: Price First`,
  keywords: (locality: string, city: string) => [
    `car service in ${locality}`,
    `car repair ${locality} ${city}`,
    `car mechanic near ${locality}`,
    `doorstep car service ${locality}`,
  ],
  heading: (locality: string) => `Car service in ${locality}`,
  lead: (locality: string, city: string, distance: string, pinCode: string) =>
    `${locality}, ${city} ${pinCode}: our nearest bay is ${distance} away, and collecting the car costs nothing.`,
  ticks: (locality: string, landmark: string) => [
    `Collected near ${landmark}, or from your gate`,
    `Brought back to ${locality} the same day after most services`,
  ],
  about: (locality: string) => `Driving in ${locality}`,
  known: (locality: string) => `${locality} in short`,
  landmarks: (locality: string, landmarks: string) => `In ${locality} we know our way to ${landmarks}.`,
  services: (locality: string) => `For cars from ${locality}`,
  neighbours: (locality: string) => `Around ${locality}`,
  neighboursText: (locality: string) => `The same service, a few streets on from ${locality}:`,
  neighbourDistance: (locality: string, distance: string) => `${distance} from ${locality}`,
  review: (locality: string) => `Said in ${locality}`,
  faqs: (locality: string) => `Asked in ${locality}`,
  howFar: (locality: string) => `How far is your workshop from ${locality}?`,
  howFarAnswer: (locality: string, centre: string, area: string, distance: string) =>
    `${centre} stands at ${area}, ${distance} from the middle of ${locality} in a straight line. Pickup and drop are free, so the distance is ours to drive.`,
} as const;

/** `/{manufacturer}-car-service-in-{city}`. */
export const makerText = {
  title: (maker: string, city: string) => `${maker} Car Service in ${city}`,
  description: (maker: string, city: string, summary: string) => `${maker} car service in ${city} ${summary}`,
  shortDescription: (maker: string, city: string, summary: string) => `${maker} service, ${city}: ${summary}`,
  keywords: (maker: string, city: string, models: readonly string[]) => [
    `${maker} car service in ${city}`,
    `${maker} service centre ${city}`,
    ...models.slice(0, 3).map((model) => `${maker} ${model} service ${city}`),
  ],
  heading: (maker: string, city: string) => `${maker} car service in ${city}`,
  lead: (maker: string, city: string, [one = '', two = '']: readonly string[]) =>
    `${one}, ${two} or any other ${maker}: see its price for ${city} before you leave a number.`,
  ticks: (maker: string, city: string, parts: string) => [
    `Mechanics in ${city} who see a ${maker} every week`,
    parts,
    `Collected anywhere in ${city}, free of charge`,
  ],
  onSale: (maker: string, city: string) => `In ${city} too, ${maker} parts come in their boxes, shown to you`,
  serviceOnly: (maker: string, city: string) =>
    `${maker} parts found for ${city}, though new cars are no longer sold`,
  matrix: (maker: string, city: string) => `${maker} models and their express price in ${city}`,
  matrixText: (maker: string, city: string, count: number) =>
    `${count} ${maker} models are on the price list for ${city}.`,
  owning: (maker: string, city: string) => `Keeping a ${maker} in ${city}`,
  interval: (maker: string, kilometres: string, months: number) =>
    `${maker} rhythm: every ${kilometres} km or ${months} months.`,
  conditions: (maker: string, city: string) => `${city} and your ${maker}`,
  jobs: (maker: string, city: string) => `What a ${maker} in ${city} mostly comes in for`,
  spotlight: (maker: string, locality: string) => `A ${maker} from ${locality}`,
  spotlightText: (maker: string, locality: string, city: string, distance: string) =>
    `${locality} lies ${distance} from our ${city} bay. A ${maker} from ${locality} is fetched and brought back free.`,
  others: (city: string) => `Other makes in ${city}`,
  elsewhere: (maker: string, city: string) => `${maker} in ${city}`,
  faqs: (maker: string, city: string) => `${maker} owners in ${city} ask`,
  cost: (maker: string, city: string) => `What does a ${maker} service cost in ${city}?`,
  costAnswer: (maker: string, city: string, model: string, fuel: string, express: string, basic: string) =>
    `For the ${model} ${fuel} in ${city}, a basic service is ${basic} and the 90-minute express service ${express}. Choose your own ${maker} above for its price in ${city}.`,
  hidden: (maker: string, city: string, models: string) =>
    `We service the ${models} and other ${maker} cars in ${city}.`,
} as const;

/** `/car-repair-service-in-{city}` and the other services of a city. */
export const variantText = {
  lead: (city: string, area: string) => `Price by model, pickup free in ${city}, done at our bay in ${area}.`,
  inCity: (service: string, city: string) => `${service}: what ${city} is like`,
  conditions: (city: string) => `What to watch in ${city}`,
  localities: (city: string) => `Collected from here in ${city}`,
  others: (city: string) => `More in ${city}`,
  faqs: 'Before you book',
  names: {
    'car-service': 'Car service',
    'car-repair': 'Car repair',
    'mechanic-shop': 'Car mechanic',
    ac: 'Car AC service',
    'dent-paint': 'Denting and painting',
  },
} as const;

/** The pages that exist in one city only. */
export const localText = {
  others: (city: string) => `More in ${city}`,
  faqs: 'Questions',
} as const;

/** `/car-services/{carId}`. */
export const carText = {
  title: (car: string, amount: string) => `${car} Service Cost: Every Price, from ${amount}`,
  plainTitle: (car: string) => `${car} Service Cost: Every Price`,
  description: (car: string, fuels: string) =>
    `What servicing a ${car} costs (${fuels}): basic, periodic and 90-minute express service, AC, denting and painting, with nothing hidden.`,
  shortDescription: (car: string) =>
    `What servicing a ${car} costs: basic, periodic and 90-minute express service, AC, denting and painting, by fuel type.`,
  keywords: (car: string) => [
    `${car} service cost`,
    `${car} car service`,
    `${car} ac service price`,
    `${car} denting painting price`,
  ],
  heading: (car: string) => `${car} service: every price`,
  lead: (car: string, fuels: string) => `All services for the ${car}, ${fuels} side by side.`,
  ticks: (maker: string) => [
    `Mechanics who see a ${maker} every week`,
    'Pay after the service',
    'Free pickup and drop',
  ],
  table: (car: string) => `Services for the ${car}`,
  tableText: 'What you pay, labour and consumables in. The list price is struck out where there is one.',
  service: 'Service',
  back: 'All services',
  maker: (maker: string) => `Good to know about a ${maker}`,
  siblings: (maker: string) => `Other ${maker} models`,
  cities: (maker: string) => `${maker} service in your city`,
  faqs: (car: string) => `${car}: questions`,
  howOften: (car: string) => `How often does a ${car} need a service?`,
  cheapest: (car: string) => `What is the smallest service for a ${car}?`,
  cheapestAnswer: (car: string, amount: string, fuel: string) =>
    `The basic service: engine oil, oil filter, top-ups and a full check. For a ${car} ${fuel} it costs ${amount}.`,
  acSame: (car: string) => `Does AC service cost more for a ${car}?`,
  acSameAnswer: (amount: string) => `No. AC service is ${amount} for every car.`,
} as const;

/** `/car-service-near-me` and its guide. */
export const nearMeText = {
  title: 'Car Service Near Me: Nearest Centre and Prices',
  description: (city: string) =>
    `Car service near you, from our centre in ${city} or eight other cities: up to 100 km around, free pickup and drop, the price for your car first.`,
  keywords: ['car service near me', 'car repair near me', 'car mechanic near me', 'car workshop near me'],
  heading: (city: string) => `Car service near you, in ${city}`,
  crumb: 'Car service near me',
  lead: (centre: string, area: string) =>
    `The nearest of our nine centres is ${centre}, at ${area}. The car comes to us, or we come to the car.`,
  ticks: [
    'Up to 100 km from any of nine centres',
    'Fetched and brought back free',
    'At your gate for small jobs',
  ],
  localities: (city: string) => `Near you in ${city}`,
  centres: 'All our centres',
  centresText: (city: string) => `As the crow flies from ${city}:`,
  here: 'in your city',
  faqs: 'Near me: questions',
  read: 'Read the guide',
} as const;

export const nearMeGuideText = {
  title: 'How to Choose a Car Workshop Near You: a Guide',
  description:
    'How to choose a car workshop near you: what to ask on the phone, what a good one shows you, when to walk away, and what a fair bill looks like.',
  keywords: ['how to choose a car workshop', 'good car mechanic near me', 'car service near me guide'],
  heading: 'How to choose a car workshop near you',
  crumb: 'Guide',
  ticks: ['Five questions for the phone', 'Signs that you should walk away', 'What belongs on a bill'],
  faqs: 'Short answers',
  more: 'From here',
} as const;

/** `/city/jaipur`: all services of the home city on one page. */
export const hubText = {
  title: (city: string, brand: string) => `${brand} in ${city}: Every Service, Locality and Make`,
  description: (city: string, localities: number) =>
    `Everything we do in ${city} on one page: eight services, ${localities} localities, 22 makes, our centre and its numbers, and where to book each.`,
  keywords: (city: string) => [`${city} car care`, `car workshop ${city}`, `car service centre ${city}`],
  heading: (city: string, brand: string) => `${brand} in ${city}, our home city`,
  lead: (centre: string, area: string) =>
    `${centre} stands at ${area}. From here our vans go out, and here the doorstep catalogue and the 90-minute bay began.`,
  ticks: [
    'Doorstep catalogue with fixed prices',
    'Booking assistant for eleven localities',
    'Emergency help at any hour',
  ],
  numbers: (city: string) => `${city} in numbers`,
  numbersText: 'Sample figures, to be replaced by the business.',
  services: (city: string) => `Eight services for ${city}`,
  pages: (city: string) => `Pages for one job in ${city}`,
  localities: (city: string) => `Every locality of ${city}`,
  makers: (city: string) => `Every make in ${city}`,
  faqs: (city: string) => `More about ${city}`,
} as const;
