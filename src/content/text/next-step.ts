import { answerHours, slotHours } from './hours.ts';

/** The panel on the page after Book Now's number: the choice, and the next step. Browsers download it with the panel. */
export const nextStepText = {
  title: 'We have your number',
  in: (city: string): string => `in ${city}`,
  /** After Continue; browsers may block the tab. */
  chatOpened: 'The chat opened in a new tab with this filled in.',
  chatWaits: 'The chat already has this filled in.',
  /** The next step, by the way in which the time is found. */
  nextStep: {
    slots: 'Send it there, or choose your time here: one tap books it.',
    agreed: 'Send it there, or choose your day here: we will call to fix the time.',
    always: 'Send it there, or call: we help at any hour.',
    open: 'Continue there, or answer here.',
  },
  quote: 'We will tell you the price before we start.',
  whichService: 'Which service?',
  refused: {
    other_cities_only: (service: string, city: string): string =>
      `${service} is not available in ${city} yet. These are:`,
    not_for_fuel: (service: string): string => `${service} is not available for this car. These are:`,
    other: 'Choose a service:',
  },
  when: 'Choose your time',
  whenText: `Two hours that suit you, ${slotHours}. You pay after the service.`,
  takes: (duration: string): string => `Takes ${duration}.`,
  how: 'How will the car reach us?',
  bring: 'I will bring it',
  collect: 'Free pickup',
  address: 'Pickup address',
  addressHint: 'House, street and area',
  directions: 'Directions',
  slot: 'Time',
  noSlots: 'No time is free on this day.',
  unknownSlots: 'Free times did not load. We will call you to fix one.',
  chooseSlot: 'Choose a time',
  writeAddress: 'Enter the pickup address',
  confirm: (when: string): string => `Confirm ${when}`,
  lost: 'This time was just taken. Please choose another one.',
  booked: 'Your booking is confirmed',
  bookedNumber: (number: string): string => `Booking ${number}`,
  call: 'We will call you before your slot. You pay after the service.',
  own: 'View, reschedule or cancel',
  agreed: 'We will call you to fix the time',
  agreedText: `By phone, ${answerHours}. Tell us your day now to keep the call short.`,
  sendWish: (day: string): string => `Request a visit ${day}`,
  wished: (day: string, collected: boolean): string =>
    collected
      ? `Noted: free pickup ${day}. We will call you to fix the time.`
      : `Noted: you bring the car ${day}. We will call you to fix the time.`,
  always: 'We help at any hour. Call us now:',
  chat: 'Open the chat',
  failed: 'That did not work. Please try again, or continue in the chat.',
  atHome: 'Can also be done at your home',
} as const;
