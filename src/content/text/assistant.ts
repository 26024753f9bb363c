import type { OTHER, Question } from '../../features/assistant/rules/answers.ts';
import type { ANOTHER_DATE, SUPPORT } from '../../features/assistant/rules/choices.ts';
import type { CONFIRM, RESTART, RESUME } from '../../features/assistant/rules/conversation.ts';
import type { MoveProblem } from '../../features/assistant/rules/converse.ts';
import type { Message } from '../../features/assistant/rules/transcript.ts';
import { areaNames } from './areas.ts';
import { assistantMessages, fieldMessages, slotMessages } from './messages.ts';
import { wayNames } from './ways.ts';

export const assistantSays = {
  welcome: 'Namaste! Let us book your car service. Which make is your car?',
  brands_missing: 'Our list of cars could not be loaded. Type the make of your car, or ask our team.',
  write_manufacturer: 'Please type the name of your car.',
  ask_model: 'Which model is it?',
  write_model: 'Please type the model of your car.',
  ask_fuel_type: 'What does it run on?',
  ask_location: 'Where are you?',
  unsupported_city: assistantMessages.unsupported_city,
  ask_area: 'Which area of Jaipur?',
  write_address: 'Please type your address.',
  ask_service: 'Which service does your car need?',
  ask_preference: 'Should we collect the car, or will you bring it in?',
  ask_address: 'Where should we collect it? House and street, please.',
  ask_date: 'Which day suits you?',
  write_date: 'Pick a date in the next 30 days.',
  ask_slot: 'And what time?',
  no_slots: slotMessages.no_slots,
  slot_full: slotMessages.slot_full,
  slot_begun: fieldMessages.slot_begun,
  ask_mobile: 'Which mobile number can we call you on?',
  ask_name: 'And your full name, please?',
  summary: 'Here is your booking. Is everything right?',
  confirmed: 'Your booking is confirmed. We will call you before the slot.',
  support: 'Our team is happy to help. The chat opens in a moment.',
  technical_error: assistantMessages.technical_error,
  name_short: `${assistantMessages.technical_error}. ${fieldMessages.name_short}.`,
} as const satisfies Record<Message, string>;

/** For a visitor whose page is about a city that the assistant does not book. */
export const assistantElsewhere = {
  message: (city: string): string =>
    `This chat books in Jaipur only. In ${city}, our team will call to fix a time, and we collect the car free of charge.`,
  bookNow: (city: string): string => `Book Now in ${city}`,
  inJaipur: 'My car is in Jaipur',
} as const;

/** Instead of `confirmed`, for a booking whose time our team still has to confirm. */
export const assistantWaits = 'We have your booking. We will call you to confirm the time.';

/** Buttons that are no name; the dictionary writes out their ids because it imports no rules. */
type Button =
  | typeof OTHER
  | typeof SUPPORT
  | typeof ANOTHER_DATE
  | typeof CONFIRM
  | typeof RESTART
  | typeof RESUME;

/** The labels of buttons; makes, areas and times are their own labels. */
export const assistantChoices: Readonly<Record<string, string>> = {
  '+other': 'Other',
  '+support': 'Contact Support',
  '+another_date': 'Another day',
  '+confirm': 'Confirm Booking',
  '+restart': 'New Booking',
  '+resume': 'Back to my booking',
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Schedule for Later',
  express: 'Express Service',
  'panel-paint': 'Dent & Paint, per panel',
  ac: 'AC Service',
  ...wayNames,
  ...areaNames,
  jaipur: 'Jaipur',
} satisfies Record<Button, string> & Record<string, string>;

/** Labels that differ at one step: "Other City" under the location, "Try Again" after an error. */
export const assistantChoicesAt: Partial<Record<Question | Message, Readonly<Record<string, string>>>> = {
  location: { '+other': 'Other City' },
  area: { '+other': 'Other Area' },
  technical_error: { '+restart': 'Try Again' },
  name_short: { '+restart': 'Try Again', '+resume': 'Back to my name' },
  confirmed: { '+support': 'Need Help?' },
} satisfies Partial<Record<Question | Message, Partial<Record<Button, string>>>>;

/** Why an answer is refused. */
export const assistantProblems = {
  empty: 'Please type your answer first.',
  too_long: fieldMessages.too_long,
  not_offered: 'Please choose one of the buttons.',
  mobile_invalid: assistantMessages.mobile_invalid,
  date_invalid: fieldMessages.date_invalid,
  date_past: fieldMessages.date_past,
  date_far: 'Please choose a date in the next 30 days.',
  no_slots: slotMessages.no_slots,
  slot_begun: fieldMessages.slot_begun,
  slot_full: slotMessages.slot_full,
  closed: 'This booking is confirmed. Start a new one to book again.',
  not_asked: 'Please answer the question above first.',
} as const satisfies Record<MoveProblem, string>;

/** The twelve steps of the progress line. */
export const assistantSteps = [
  'make',
  'model',
  'fuel',
  'city',
  'area',
  'service',
  'pickup',
  'date',
  'time slot',
  'your number',
  'summary',
  'booked',
] as const;

/** The frame around the conversation and its last messages. */
export const assistantText = {
  step: (step: number, name: string): string => `Step ${step} of ${assistantSteps.length}: ${name}`,
  progress: 'Booking progress',
  log: 'Conversation',
  restart: 'Start again',
  restarted: 'Started again. Tap Undo to bring your answers back.',
  undo: 'Undo',
  close: 'Close',
  typing: 'The assistant is typing',
  change: (answer: string): string => `Change: ${answer}`,
  send: 'Send',
  fields: {
    text: 'Your answer',
    address: 'Pickup address',
    date: 'Date',
    mobile: 'Mobile number',
    name: 'Full name',
  },
  summary: {
    car: 'Car',
    service: 'Service',
    price: 'Price',
    when: 'When',
    preference: 'Pickup',
    area: 'Area',
    name: 'Name',
    mobileNumber: 'Mobile',
    quote: 'Free quote, before any work begins',
  },
  sending: 'Confirming...',
  offline:
    'You are offline. Your answers are saved here, and the booking will be sent as soon as you are back online.',
  bookingId: (id: string): string => `Booking id ${id}`,
  ownPage: 'See my booking',
  addToCalendar: 'Add to calendar',
  sendToChat: 'Send it to us on chat',
  openChat: 'Open the chat now',
  support: 'Call or write to us',
  yourCar: 'Your car',
} as const;
