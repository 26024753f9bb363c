/** `/my-bookings`: the bookings and orders of this device. The browser downloads this file with the island. */
export const myBookingsText = {
  title: 'My bookings',
  description:
    'The bookings and orders made on this device, each to see, move or cancel. No account is needed.',
  home: 'Home',
  lead: 'Made on this device. No account needed.',
  list: 'Bookings and orders',
  /** Stands in the page until the browser shows the list, and for good without JavaScript. */
  loading:
    'The list of this device appears here. It needs JavaScript; every booking also opens by its own link.',
  none: 'Nothing is booked on this device yet',
  noneText: 'A booking made elsewhere opens by its own link.',
  book: 'See the prices',
  booked: (day: string, time: string): string => `${day}, ${time}`,
  forget: (number: string): string => `Take ${number} off this list`,
  forgetFailed: 'That needs the network. Please try again.',
  note: 'Whoever uses this device can open what stands here. Taking one off closes it on this device; it does not cancel it.',
} as const;
