/** Shared texts of the express pages; each page's own texts are in src/content/express/. */
export const expressText = {
  home: 'Home',
  express: 'Express',
  crumbs: {
    express: 'Express',
    expressLive: 'Live slots',
    expressLiveOld: 'Slots',
    expressPayNow: 'Pay now',
    expressPayNowCart: 'Cart',
    expressAds: 'Express',
    expressNinetyMinutes: 'Minute by minute',
    expressDentPaint: 'Dent and paint',
    expressAc: 'AC service',
  },
  priceCard: {
    express: '90-minute express service',
    dentPaint: 'Express dent and paint, per panel',
    ac: 'Express AC service',
    periodic: 'Periodic service',
  },
  bookNow: 'Book Now',
  byChat: 'Choose a time in the chat',
  stages: 'Minute by minute',
  stagesInFull: 'Seven stages, two mechanics',
  stagesText:
    'Two mechanics, one lift. The clock starts when you sign, and stops when your key is ready to return.',
  minutes: (from: number, to: number): string => `${from} to ${to} min`,
  firstMechanic: 'First mechanic',
  secondMechanic: 'Second mechanic',
  forYou: 'You',
  allStages: 'The whole 90 minutes, stage by stage',
  terms: 'Free if late: the terms in short',
  termsLink: 'Read the express terms in full',
  slots: 'Slots today and tomorrow',
  slotsText: 'Tap a time: the chat opens with it filled in, and it is yours once you confirm.',
  plainSlots: 'Slots right now',
  plainSlotsText: 'Pick a time and leave your number. We hold it for ten minutes and confirm it with you.',
  chooseTime: (day: string): string => `Choose a time, ${day}`,
  takeSlot: 'Take this slot',
  live: 'See the live board',
  old: 'See slots without live updates',
  payNow: 'Pay now or later',
  payNowText:
    'Online by card, UPI or net banking, or at the counter when the car is done. The price is the same.',
  toCart: 'Go to the express cart',
  payAfter: 'Prefer to pay after? Book Now',
  questions: 'Good to know',
  family: 'More express',
  familyText: 'The same service, for other jobs.',
  closingTitle: 'Ninety minutes, starting when you like',
  closingJobTitle: 'A time that suits you, kept for you',
  closingText: 'Choose a slot in the chat. We will call once, 30 minutes before it.',
  openChat: 'Open the chat',
  call: (phone: string): string => `Call ${phone}`,
} as const;

/** The express pages for a visitor from a city without the express bay. */
export const expressElsewhereText = {
  heading: (service: string, city: string): string => `${service} in ${city}, with pickup`,
  description: (service: string, city: string, takes: string): string =>
    `The 90-minute express bay is in Jaipur. ${service} in ${city} takes ${takes}, with free pickup and drop, at the price for your car.`,
  lead: (city: string, area: string, takes: string): string =>
    `The express bay is in Jaipur. Our workshop in ${city}, at ${area}, takes ${takes} for the same work.`,
  points: (city: string): readonly string[] => [
    `Free pickup and drop within ${city}`,
    'The price for your car before you book',
    'Pay after the service',
  ],
  whereTitle: 'Where to go from here',
  whereText: (city: string): string => `Everything in ${city}, or the express bay if you are in Jaipur.`,
  inCity: (city: string): string => `All services in ${city}`,
  inJaipur: 'Express service in Jaipur',
} as const;
