/** The cart on every page that shows it. Browsers may download this file. */
export const cartText = {
  title: 'Your cart',
  inCart: 'Done where your car stands, in Jaipur',
  clear: 'Clear',
  each: (price: string) => `${price} each`,
  counts: (services: number, items: number) =>
    `${services} ${services === 1 ? 'service' : 'services'}, ${items} ${items === 1 ? 'item' : 'items'}`,
  total: 'Total',
  coupon: (code: string) => `Coupon ${code}`,
  totalWithoutParts: 'Total without parts',
  withoutParts: 'without parts',
  partsNote:
    'Parts come on top of this total. You see the printed price of each and say yes before we fit it.',
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
  keepShopping: 'Add more services',
} as const;
