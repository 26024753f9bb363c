/** The cart on every page that shows it. Browsers may download this file. */
export const cartText = {
  title: 'Your cart',
  inCart: 'Done where your car stands, in Jaipur',
  clear: 'Clear',
  each: (price: string) => `${price} each`,
  counts: (services: number, items: number) =>
    `${services} ${services === 1 ? 'service' : 'services'}, ${items} ${items === 1 ? 'item' : 'items'}`,
  total: 'Total',
  checkout: 'Choose a time',
  payNote: 'Pay after the service, by UPI, card or cash.',
  view: 'View cart',
  yourTotal: 'Your cart total',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  cleared: 'Cart cleared.',
  undo: 'Undo',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Add a job from the list. Nothing is booked until you choose a time.',
  browse: 'See all services',
  changed: {
    title: 'Something changed since you added it',
    price: (name: string, before: string, after: string) => `${name} now costs ${after}. It was ${before}.`,
    name: (before: string, after: string) => `${before} is now called ${after}.`,
    withdrawn: (name: string) => `${name} is no longer offered and is left out of the total.`,
    accept: 'All right',
  },
  page: {
    title: (brand: string) => `Your doorstep cart | ${brand}`,
    description:
      'Look over the doorstep services you have chosen in Jaipur, change the quantities, and go on to choose your area and a two-hour slot. Pay after the service.',
    heading: 'My Cart',
    withoutScript: 'Book without JavaScript',
    withoutScriptText:
      'Say how many of each, who you are and where the car stands. We call 30 minutes before.',
    quantity: (name: string) => `How many: ${name}`,
    keepShopping: 'Add more services',
  },
} as const;
