/** `/my-bookings`: the bookings and orders of this device. The browser downloads this file with the island. */
export const myBookingsText = {
  title: 'My bookings',
  description: 'View, reschedule or cancel the bookings and orders made on this device. No account needed.',
  home: 'Home',
  lead: 'Made on this device. No account needed.',
  list: 'Bookings and orders',
  /** Stands in the page until the browser shows the list, and for good without JavaScript. */
  loading:
    'Your bookings on this device appear here. This needs JavaScript; you can also open each booking from its link.',
  none: 'Nothing is booked on this device yet',
  noneText: 'Booked elsewhere? Open it from its link.',
  book: 'See the prices',
  booked: (day: string, time: string): string => `${day}, ${time}`,
  states: { today: 'Today', upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' },
  remove: 'Remove',
  forget: (number: string): string => `Remove ${number} from this list`,
  forgetFailed: 'You need to be online for this. Please try again.',
  note: 'Anyone who uses this device can open these bookings. Removing one hides it on this device; it does not cancel it.',
} as const;
