import { answerHours, slotHours } from './hours.ts';

/** The panel on the page after Book Now's number: the choice, and the next step. Browsers download it with the panel. */
export const nextStepText = {
  title: 'We have your number',
  in: (city: string): string => `in ${city}`,
  /** After Continue; browsers may block the tab. */
  chatOpened: 'The chat opened in a new tab with this filled in.',
  chatWaits: 'The chat has this filled in.',
  /** The next step, by the way in which the time is found. */
  nextStep: {
    slots: 'Send it there, or choose your time here: one press books it.',
    agreed: 'Send it there, or name your day here: we call to agree on the hour.',
    always: 'Send it there, or call: help comes at any hour.',
    open: 'Go on there, or answer here.',
  },
  quote: 'We tell you the price before we start.',
  whichService: 'Which service?',
  refused: {
    other_cities_only: (service: string, city: string): string =>
      `${service} is not in ${city} yet. These are:`,
    not_for_fuel: (service: string): string => `${service} is not for this car. These are:`,
    other: 'Choose what the car needs:',
  },
  when: 'Choose your time',
  whenText: `Two hours that suit you, ${slotHours}. You pay after the service.`,
  takes: (duration: string): string => `Takes ${duration}.`,
  how: 'How does the car come to us?',
  bring: 'I bring it',
  collect: 'Free pickup',
  address: 'Pickup address',
  addressHint: 'House, street and area',
  directions: 'Directions',
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  slot: 'Time',
  left: (count: number): string => (count === 1 ? 'the last one' : `${count} free`),
  noSlots: 'No time is free on this day.',
  unknownSlots: 'The free times did not load. We call you to agree on one.',
  chooseSlot: 'Choose a time',
  writeAddress: 'Write the pickup address',
  confirm: (when: string): string => `Confirm ${when}`,
  lost: 'This time was just taken. Please choose another one.',
  booked: 'Your booking is confirmed',
  bookedNumber: (number: string): string => `Booking ${number}`,
  call: 'We call you 30 minutes before your slot. You pay after the service.',
  own: 'See, move or cancel it',
  agreed: 'We call you to agree on the hour',
  agreedText: `By phone, ${answerHours}. Tell us your day now, and the call is short.`,
  onDay: (day: string): string => `on ${day}`,
  sendWish: (day: string): string => `Ask for a visit ${day}`,
  wished: (day: string, collected: boolean): string =>
    collected
      ? `Noted: free pickup ${day}. We call you to agree on the hour.`
      : `Noted: you bring the car ${day}. We call you to agree on the hour.`,
  always: 'Help comes at any hour. Call us now:',
  chat: 'Open the chat',
  failed: 'That did not work. Please try again, or go on in the chat.',
  atHome: 'Can also be done at your home',
} as const;
