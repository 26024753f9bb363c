/** The enquiry form, which all kinds share. Error messages are in messages.ts. */
export const enquiryText = {
  name: 'Your name',
  email: 'E-mail',
  optional: '(optional)',
  city: 'City',
  cityHint: 'Also one that we are not in yet',
  mobileHint: 'We call you on it, and only about this.',
  message: {
    contact: 'Your message',
    franchise: 'About you and your plot',
    career: 'What you have done so far',
    feedback: 'What went well or wrong',
    partner: 'About your workshop',
  },
  investment: 'What you could invest',
  position: 'Position',
  positionPlaceholder: 'Select a position',
  otherPosition: 'Another one',
  experience: 'Years of experience',
  rating: 'Your rating, 1 to 5',
  ratingHint: '1: it went wrong. 5: very good.',
  bookingId: 'Booking id',
  bookingHint: 'CAR and a number, from our chat',
  workshopName: 'Name of the workshop',
  send: {
    contact: 'Send the message',
    franchise: 'Ask for a call',
    career: 'Apply',
    feedback: 'Send the feedback',
    partner: 'Offer your workshop',
    opening: 'Tell me when you open',
  },
  failed: 'Something went wrong. Please try again.',
  offline: 'You are offline. Your message is kept here and sent when you are back.',
} as const;

export type EnquiryText = typeof enquiryText;

/** The texts around the form and after it. */
export const enquiryPageText = {
  done: {
    contact: [
      'Thank you, we have it',
      'A person reads it and answers on your number, as a rule the same day.',
    ],
    franchise: [
      'Thank you, we have it',
      'You hear from us within three working days, on the number you gave.',
    ],
    career: ['Your application is here', 'A foreman calls you on the number you gave.'],
    partner: ['Thank you, we have it', 'We call you, then come to see your bays.'],
    opening: ['Noted', 'You hear from us on the day we open there, and not before.'],
  },
  review: 'Write a public review',
  or: 'Or without a form',
} as const;
