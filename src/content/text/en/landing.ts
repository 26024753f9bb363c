/** What the landing pages share; what is particular to a page lives with its city, locality, manufacturer or service. */
export const landingText = {
  home: 'Home',
  ticks: (city: string) => [
    'At your door, in our workshop, or in a 90-minute bay',
    `Free pickup and drop within ${city}`,
    'Open daily, 8 am to 8 pm',
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
        text: 'Two-hour slots from 9 am to 7 pm, at your door or with free pickup and drop.',
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
    acWhat: 'Gas checked and filled, filter, cooling test',
    acTakes: '2 hours',
    dentPaint: 'Dent and paint, one panel',
    dentPaintWhat: 'Dent pulled, primer, two coats, colour match',
    dentPaintTakes: '1 day',
    fullBody: 'Full body paint',
    fullBodyWhat: 'All panels, doors inside, polish',
    fullBodyTakes: '5 to 7 days',
  },
  sticky: 'Express service',
  bookNow: 'Book Now',
} as const;
