import type { TimelineStep } from '../../features/bookings/rules/appointment.ts';
import type { Stage } from '../../records/record-status.ts';
import { fieldMessages, slotMessages } from './messages.ts';

interface StateWords {
  readonly heading: string;
  readonly text: string;
}

/** A booking's own page, its calendar entry and the answers of its forms. */
export const ownBookingText = {
  title: (brand: string): string => `Your booking | ${brand}`,
  description:
    'Your car service booking: what is booked, for which car, when and for how much. Reschedule, cancel or add it to your calendar. Only people with this link can see it.',
  number: (bookingId: string): string => `Booking ${bookingId}`,
  states: {
    draft: {
      heading: 'Not confirmed yet',
      text: 'Your details are saved. Confirm here, or wait for our call.',
    },
    confirmed: {
      heading: 'Your booking is confirmed',
      text: 'We will call you before the slot. You pay after the service.',
    },
    finished: { heading: 'All done', text: 'Thank you. Write to us if anything is not right.' },
    cancelled: { heading: 'This booking is cancelled', text: 'There is nothing to pay.' },
  } satisfies Record<Stage, StateWords>,
  /** A confirmed booking whose slot has begun: its call is over. */
  begun: {
    heading: 'Your booking is confirmed',
    text: 'You pay after the service.',
  } satisfies StateWords,
  /** A confirmed booking or order whose day is over, without a note of any work. */
  dayOver: {
    heading: 'The day of this visit is over',
    text: 'If the work is still to be done, call us and we will find another time.',
  } satisfies StateWords,
  /** A confirmed booking whose time the operator still has to confirm. */
  waiting: {
    heading: 'We will call you to confirm the time',
    text: 'We have your booking. This time is in high demand, so our team will confirm it by phone.',
  } satisfies StateWords,
  what: 'What is booked',
  details: 'Booking details',
  car: 'Car',
  when: 'When',
  where: 'Where',
  how: 'How',
  price: 'Price',
  takes: 'Duration',
  notIn: 'Not included',
  bring: 'Keep ready',
  bringWalkIn: 'The key and the registration certificate. Please take your belongings out of the car.',
  bringPickup:
    'The key and the registration certificate for the driver. Please take your belongings out of the car.',
  priceOpen: 'We will tell you before we start',
  priceAfter: (price: string): string => `${price}. Pay after the service`,
  unknown: 'Not chosen yet',
  timeline: 'What happens next',
  /** Stands over the steps once all of them are past. */
  timelineOver: 'What happened',
  steps: {
    started: 'You told us about your car',
    confirmed: 'You confirmed the booking',
    moved: 'You changed the time',
    call: 'We call you',
    service: 'The service begins',
    finished: 'Your car is ready',
    cancelled: 'You cancelled the booking',
  } satisfies Record<TimelineStep['code'], string>,
  /** Shown instead of "You confirmed" until the confirmation. */
  confirmNext: 'Next: you confirm the booking',
  about: (time: string): string => `about ${time}`,
  /** Work of some days ends between two of them. */
  between: (first: string, last: string): string => `between ${first} and ${last}`,
  /** The form for what a draft still lacks. */
  finishing: {
    title: 'What is still missing',
    ready: 'We have everything we need',
    car: { manufacturer: 'Manufacturer', model: 'Model', fuelType: 'Fuel type' },
    choose: { serviceType: 'Service', servicePreference: 'How the car reaches us', area: 'Area in Jaipur' },
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
  openChat: 'Chat with us about this',
  share: 'Share by chat',
  link: {
    title: 'Save the link',
    saved: 'On this device, find it under',
    myBookings: 'My bookings',
  },
  shareText: (what: string, link: string): string => `${what}\n${link}`,
  shareNote: 'Anyone with the link can also reschedule or cancel it.',
  /** Offered while the chosen time waits for a call. */
  beside: {
    heading: 'These times are confirmed right away',
    legend: (day: string): string => `Times on ${day} without a call`,
    send: 'Take this time',
  },
  move: {
    heading: 'Change the time',
    legend: (day: string): string => `Free times on ${day}`,
    none: 'No time is free on these days.',
    earlier: 'From today',
    later: 'Later days',
    send: 'Change to this time',
  },
  cancel: {
    open: 'Cancel the booking',
    heading: 'Cancel this booking?',
    text: 'This time will be offered to someone else. You pay nothing.',
    confirm: 'Yes, cancel it',
    keep: 'Keep it',
  },
  done: {
    moved: 'Time changed. We have noted the new time.',
    cancelled: 'Cancelled. The time is free for others again.',
    saved: 'Your details are saved.',
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
  onPaper: (brand: string, phone: string) => `To reschedule or cancel, call ${brand}: ${phone}`,
  calendar: {
    title: (service: string, brand: string): string => `${service} by ${brand}`,
    description: (bookingId: string, phone: string): string =>
      `Booking ${bookingId}. We will call you before the slot. Questions: ${phone}`,
    ready: (when: string): string => `Your car is ready ${when}.`,
  },
} as const;
