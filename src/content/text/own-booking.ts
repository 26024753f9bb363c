import type { TimelineStep } from '../../features/bookings/rules/appointment.ts';
import type { BookingStatus } from '../../features/bookings/rules/booking-record.ts';
import { fieldMessages, slotMessages } from './messages.ts';

interface StateWords {
  readonly heading: string;
  readonly text: string;
}

/** A booking's own page, its calendar entry and the answers of its forms. */
export const ownBookingText = {
  title: (brand: string): string => `Your booking | ${brand}`,
  description:
    'Your car service booking: what is booked, for which car, when and for how much. Move it, cancel it or put it into your calendar. Only for whoever has this link.',
  number: (bookingId: string): string => `Booking ${bookingId}`,
  states: {
    in_progress: {
      heading: 'Not confirmed yet',
      text: 'We have kept what you told us. Confirm it here, or wait for our call.',
    },
    completed: {
      heading: 'Your booking is confirmed',
      text: 'We call you 30 minutes before the slot. You pay after the service.',
    },
    fulfilled: { heading: 'Your car is done', text: 'Thank you. Write to us if anything is not right.' },
    cancelled: { heading: 'This booking is cancelled', text: 'There is nothing to pay.' },
  } satisfies Record<BookingStatus, StateWords>,
  /** A confirmed booking whose time the operator still has to confirm. */
  waiting: {
    heading: 'We call you to confirm the time',
    text: 'We have your booking. Many are asking for this time, so our team confirms it by phone.',
  } satisfies StateWords,
  what: 'What is booked',
  car: 'Car',
  when: 'When',
  where: 'Where',
  how: 'How',
  price: 'Price',
  takes: 'Takes',
  notIn: 'Not in the price',
  bring: 'Have ready',
  bringWalkIn: 'The key and the registration certificate. Take your things out of the car.',
  bringPickup: 'The key and the registration certificate for the driver. Take your things out of the car.',
  priceOpen: 'We tell you before we start',
  priceAfter: (price: string): string => `${price}. Paid after the service`,
  unknown: 'Not chosen yet',
  timeline: 'How it goes on',
  /** Stands over the steps once all of them are past. */
  timelineOver: 'How it went',
  steps: {
    started: 'You told us about your car',
    confirmed: 'You confirmed the booking',
    moved: 'You moved it to another time',
    call: 'We call you',
    service: 'The service begins',
    finished: 'Your car is ready',
    cancelled: 'You cancelled the booking',
  } satisfies Record<TimelineStep['code'], string>,
  /** Shown instead of "You confirmed" until the confirmation. */
  confirmNext: 'Next: you confirm the booking',
  about: (time: string): string => `about ${time}`,
  /** The form for what a draft still lacks. */
  finishing: {
    title: 'What is still missing',
    ready: 'Everything is here',
    car: { manufacturer: 'Manufacturer', model: 'Model', fuelType: 'Fuel type' },
    choose: { serviceType: 'Service', servicePreference: 'How the car comes to us', area: 'Area in Jaipur' },
    address: 'House, street, landmark',
    addressHint: 'Only for a pickup or another area.',
    fullName: 'Full name',
    confirm: 'Confirm the booking',
  },
  bookAgain: 'Book again',
  addToCalendar: 'Add to calendar',
  removeFromCalendar: 'Remove from calendar',
  directions: 'Directions',
  pickedUp: (place: string): string => `We collect the car: ${place}`,
  openChat: 'Chat about it',
  share: 'Share by chat',
  link: {
    title: 'Keep the link',
    saved: 'This device keeps it under',
    myBookings: 'My bookings',
  },
  shareText: (what: string, link: string): string => `${what}\n${link}`,
  shareNote: 'Whoever has the link can also move or cancel it.',
  /** Offered while the chosen time waits for a call. */
  beside: {
    heading: 'These times are confirmed at once',
    legend: (day: string): string => `Times on ${day} without a call`,
    send: 'Take this time',
  },
  move: {
    heading: 'Move it to another time',
    legend: (day: string): string => `Free times on ${day}`,
    none: 'No time is free on these days.',
    earlier: 'From today',
    later: 'Later days',
    send: 'Move to this time',
    left: (count: number): string => (count === 1 ? 'the last one' : `${count} free`),
  },
  cancel: {
    open: 'Cancel the booking',
    heading: 'Cancel this booking?',
    text: 'Somebody else then gets this time. Nothing has to be paid.',
    confirm: 'Yes, cancel it',
    keep: 'Keep it',
  },
  done: {
    moved: 'Moved. We have noted the new time.',
    cancelled: 'Cancelled. The time is free for others again.',
    saved: 'We have kept what you told us.',
    confirmed: 'Confirmed. The time is yours.',
  },
  problems: {
    ...fieldMessages,
    ...slotMessages,
    conflict: 'This booking can no longer be changed here. Please call or write to us.',
    failed: 'That did not work. Please try again, or call us.',
  },
  unavailable: {
    heading: 'We cannot show your booking right now',
    text: 'It is safe with us. Please try again in a few minutes, or call us.',
  },
  call: 'Call us',
  /** Shown in print only, where links do not work. */
  onPaper: (brand: string, phone: string) => `To move or cancel it, call ${brand}: ${phone}`,
  calendar: {
    title: (service: string, brand: string): string => `${service} by ${brand}`,
    description: (bookingId: string, phone: string): string =>
      `Booking ${bookingId}. We call you 30 minutes before the slot. Questions: ${phone}`,
  },
} as const;
