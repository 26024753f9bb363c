import { withArticle } from '../../values/article.ts';
import { capitalised } from '../../values/format.ts';

import { answerHours, slotHours } from './hours.ts';

/** Shared texts of the landing pages; the content of each city, locality, manufacturer or service holds its own. */
export const landingText = {
  home: 'Home',
  steps: {
    title: 'Three steps, no surprises',
    /** `hasSlots`: whether visitors choose a slot on the site; elsewhere a person agrees on the time. */
    list: (hasSlots: boolean) => [
      {
        title: 'See your price',
        text: 'Choose your car once. Every price on this site is then for that model and fuel.',
      },
      hasSlots
        ? {
            title: 'Pick a time',
            text: `Two-hour slots from ${slotHours}, at your door or with free pickup and drop.`,
          }
        : {
            title: 'Fix a time',
            text: `Our team answers the chat from ${answerHours}. Pickup and drop are free.`,
          },
      {
        title: 'Pay when it’s done',
        text: hasSlots
          ? 'We call 30 minutes before the slot. You pay after you have seen the work.'
          : 'We call before we collect the car. You pay after you have seen the work.',
      },
    ],
  },
  prices: {
    title: 'All prices,',
    text: 'Labour, consumables and taxes are included. Spare parts are quoted and shown to you first.',
    basic: 'Basic service',
    periodic: 'Periodic service',
    express: 'Express service',
    expressWhat: 'Periodic service with two mechanics, at our bay',
    ac: 'AC service',
    acWhat: 'Gas, filter, cooling test',
    dentPaint: 'Dent and paint, one panel',
    dentPaintWhat: 'Per panel, colour matched',
    fullBody: 'Full body paint',
    fullBodyWhat: 'All panels, inside of doors, polish',
  },
  stickyService: {
    express: ', express',
    periodic: ', periodic service',
    ac: ', AC service',
    dentPaint: ', dent and paint',
  },
  everyCar: 'every car',
  callNow: 'Call now',
  routine: { express: '90-minute express service', periodic: 'periodic service' },
  atYourDoor: 'At your location',
  doorstepJobs: (city: string) => `Done at your door in ${city}`,
  bookNow: 'Book Now',
  openChat: 'Open the chat',
  kilometres: (metres: number) =>
    metres < 1500 ? 'about 1\u00a0km' : `about ${Math.round(metres / 1000).toLocaleString('en-IN')}\u00a0km`,
  near: (landmark: string) => `Near ${landmark}`,
  pricesByCar: { express: 'Express prices by car', periodic: 'Periodic service prices by car' },
  otherModels: (maker: string) => `Other ${maker} models`,
  from: (amount: string) => `from ${amount}`,
} as const;

/** `/car-service-in-{city}`. */
export const cityText = {
  serviceType: 'Car service',
  matrix: { express: 'Express service, car by car', periodic: 'Periodic service, car by car' },
  matrixText: (city: string) => `Five cars on the roads of ${city}. Choose yours above to compare.`,
  conditions: (city: string) => `What ${city} does to a car`,
  localities: { visited: 'Areas we visit', collected: 'Areas we collect from' },
  localitiesText: (city: string, count: number) =>
    `${count} localities in ${city}, and anywhere within 50 km.`,
  reviews: (city: string) => `What owners in ${city} say`,
  faqs: (city: string) => `Questions from ${city}`,
} as const;

/** `/car-service-in-{city}/{locality}`. */
export const localityText = {
  title: (locality: string, city: string) => `Car Service in ${locality}, ${city}: Price First`,
  keywords: (locality: string, city: string, way: string) => [
    `car service in ${locality}`,
    `car repair ${locality} ${city}`,
    `car mechanic near ${locality}`,
    `${way} car service ${locality}`,
  ],
  heading: (locality: string) => `Car service in ${locality}`,
  lead: (locality: string, city: string, distance: string, pinCode: string) =>
    `${locality}, ${city} ${pinCode}: our workshop is ${distance} away, and pickup is free.`,
  ticks: (locality: string, landmark: string) => [
    `Collected near ${landmark}, or from your gate`,
    `Brought back to ${locality} the same day after most services`,
  ],
  about: (locality: string) => `Driving in ${locality}`,
  known: (locality: string) => `${locality} in short`,
  landmarks: (locality: string, landmarks: string) => `In ${locality} we know our way to ${landmarks}.`,
  services: (locality: string) => `For cars from ${locality}`,
  neighbours: (locality: string) => `Around ${locality}`,
  neighboursText: (locality: string) => `The same service, a little further from ${locality}:`,
  neighbourDistance: (locality: string, distance: string) => `${distance} from ${locality}`,
  review: (locality: string) => `What people in ${locality} say`,
  faqs: (locality: string) => `Questions from ${locality}`,
  howFar: (locality: string) => `How far is your workshop from ${locality}?`,
  howFarAnswer: (locality: string, centre: string, area: string, distance: string) =>
    `${centre} is at ${area}, ${distance} from the middle of ${locality} in a straight line. Pickup and drop are free, so the distance is ours to drive.`,
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
    `The price for every ${maker} model in ${city}, upfront`,
    parts,
    `Collected anywhere in ${city}, free of charge`,
  ],
  onSale: (maker: string, city: string) => `${maker} parts in ${city} come boxed and are shown to you`,
  serviceOnly: (maker: string, city: string) =>
    `${maker} parts are available in ${city}, though new cars are no longer sold`,
  matrix: {
    express: (maker: string, city: string) => `${maker} models and their express price in ${city}`,
    periodic: (maker: string, city: string) => `${maker} models and their service price in ${city}`,
  },
  matrixText: (maker: string, city: string, count: number) =>
    `${count} ${maker} models are on the price list for ${city}.`,
  owning: (maker: string, city: string) => `Owning ${withArticle(maker)} in ${city}`,
  interval: (maker: string, kilometres: string, months: number) =>
    `${maker} service interval: every ${kilometres} km or ${months} months.`,
  conditions: (maker: string, city: string) => `${city} and your ${maker}`,
  jobs: (maker: string, city: string) => `Typical work on ${withArticle(maker)} in ${city}`,
  spotlight: (maker: string, locality: string) => `${capitalised(withArticle(maker))} from ${locality}`,
  spotlightText: (maker: string, locality: string, city: string, distance: string) =>
    `${locality} lies ${distance} from our ${city} workshop. ${capitalised(withArticle(maker))} from ${locality} is collected and returned free.`,
  others: (city: string) => `Other makes in ${city}`,
  elsewhere: (maker: string, city: string) => `${maker} in ${city}`,
  faqs: (maker: string, city: string) => `${maker} owners in ${city} ask`,
  cost: (maker: string, city: string) => `What does ${withArticle(maker)} service cost in ${city}?`,
  costAnswer: (car: string, city: string, routine: string, price: string, basic: string, maker: string) =>
    `For the ${car} in ${city}, a basic service is ${basic} and the ${routine} ${price}. Choose your own ${maker} above for its price in ${city}.`,
  hidden: (maker: string, city: string, models: string) =>
    `We service the ${models} and other ${maker} cars in ${city}.`,
} as const;

/** `/car-repair-service-in-{city}` and the other services of a city. */
export const variantText = {
  inCity: (service: string, city: string) => `${service}: what is different in ${city}`,
  conditions: (city: string) => `What to watch in ${city}`,
  localities: (city: string) => `Where we collect cars in ${city}`,
  others: (city: string) => `More in ${city}`,
  faqs: 'Before you book',
  /** The overview of the home city. */
  hub: 'Everything on one page',
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

/** `/car-service-near-me` and its guide. */
export const nearMeText = {
  title: 'Car Service Near Me: Nearest Centre and Prices',
  description: (city: string) =>
    `Car service near you, from our centre in ${city} or eight other cities: up to 100 km around, free pickup and drop, the price for your car first.`,
  keywords: ['car service near me', 'car repair near me', 'car mechanic near me', 'car workshop near me'],
  heading: (city: string) => `Car service near you, in ${city}`,
  crumb: 'Car service near me',
  lead: (centre: string, area: string) =>
    `The nearest of our nine centres is ${centre}, at ${area}. You bring the car, or we collect it.`,
  ticks: [
    'Up to 100 km from any of nine centres',
    'Collected and returned free',
    'Small jobs at your gate in Jaipur',
  ],
  localities: (city: string) => `Near you in ${city}`,
  centres: 'All our centres',
  centresText: (city: string) => `Straight-line distance from ${city}:`,
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
  more: 'Read more',
} as const;

/** `/city/jaipur`: all services of the home city on one page. */
export const hubText = {
  title: (city: string, brand: string) => `${brand} in ${city}: Every Service, Locality and Make`,
  description: (city: string, localities: number) =>
    `Everything we do in ${city} on one page: eight services, ${localities} localities, 22 makes, our centre and its numbers, and where to book each.`,
  keywords: (city: string) => [`${city} car care`, `car workshop ${city}`, `car service centre ${city}`],
  heading: (city: string, brand: string) => `${brand} in ${city}, our home city`,
  lead: (centre: string, area: string) =>
    `${centre} is at ${area}. Our vans start from here, and this is where doorstep service and the 90-minute bay began.`,
  ticks: [
    'Doorstep catalogue with fixed prices',
    'Booking assistant for eleven localities',
    'Emergency help at any hour',
  ],
  numbers: (city: string) => `${city} in numbers`,
  numbersText: 'Sample figures, to be replaced by the business.',
  services: (city: string) => `Eight services for ${city}`,
  pages: (city: string) => `Service pages for ${city}`,
  localities: (city: string) => `Every locality of ${city}`,
  makers: (city: string) => `Every make in ${city}`,
  faqs: (city: string) => `More about ${city}`,
} as const;
