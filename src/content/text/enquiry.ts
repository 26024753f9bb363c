/** The enquiry form, which all kinds share. Error messages are in messages.ts. */
export const enquiryText = {
  name: 'Your name',
  email: 'E-mail',
  optional: '(optional)',
  city: 'City',
  cityHint: 'Any city, even one we are not in yet',
  mobileHint: 'We will call you only about this.',
  message: {
    contact: 'Your message',
    franchise: 'About you and your plot',
    career: 'What you have done so far',
    feedback: 'What went well or wrong',
    partner: 'About your workshop',
  },
  investment: 'What you could invest',
  investmentPlaceholder: 'Select an amount',
  position: 'Position',
  positionPlaceholder: 'Select a position',
  otherPosition: 'Another one',
  experience: 'Years of experience',
  rating: 'Your rating, 1 to 5',
  ratingHint: '1: very poor. 5: very good.',
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
  offline: 'You are offline. Your message is saved here and will be sent when you are back online.',
} as const;

export type EnquiryText = typeof enquiryText;

/** The texts around the form and after it. */
export const enquiryPageText = {
  done: {
    contact: ['Thank you, we have it', 'Our team will reply on your number, usually the same day.'],
    franchise: [
      'Thank you, we have it',
      'We will call you within three working days, on the number you gave.',
    ],
    career: ['We have your application', 'A foreman will call you on the number you gave.'],
    partner: ['Thank you, we have it', 'We will call you, then visit your workshop.'],
    opening: ['Noted', 'We will message you on the day we open there, and not before.'],
  },
  review: 'Write a public review',
  or: 'Or without a form',
} as const;
