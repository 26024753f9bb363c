/** The web app manifest: a phone shows these texts for the site on its home screen. */
export const manifestText = {
  name: 'car service, price first',
  description:
    'Doorstep, workshop or 90-minute express car service. See the price for your car and book in a minute.',
  book: 'Book a service',
  myBookings: 'My bookings',
  call: 'Call us',
  express: '90-minute express',
  doorstep: 'Doorstep services',
  services: 'All services',
  cart: 'My cart',
} as const;
