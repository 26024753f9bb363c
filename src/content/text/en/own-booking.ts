import type { TimelineStep } from '../../../features/bookings/rules/appointment.ts';
import type { BookingStatus } from '../../../features/bookings/rules/booking-record.ts';
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
      text: 'We have kept what you told us. Finish in the chat, or wait for our call.',
    },
    completed: {
      heading: 'Your booking is confirmed',
      text: 'We call you 30 minutes before the slot. You pay after the service.',
    },
    fulfilled: { heading: 'Your car is done', text: 'Thank you. Write to us if anything is not right.' },
    cancelled: { heading: 'This booking is cancelled', text: 'There is nothing to pay.' },
  } satisfies Record<BookingStatus, StateWords>,
  what: 'What is booked',
  car: 'Car',
  when: 'When',
  where: 'Where',
  how: 'How',
  price: 'Price',
  priceOpen: 'We tell you before we start',
  payAfter: 'Paid after the service',
  unknown: 'Not chosen yet',
  timeline: 'How it goes on',
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
  finish: 'Finish the booking',
  bookAgain: 'Book again',
  addToCalendar: 'Add to calendar',
  openChat: 'Chat about it',
  share: 'Share',
  shareText: (what: string, link: string): string => `${what}\n${link}`,
  shareNote: 'Whoever has this link can also move or cancel the booking.',
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
