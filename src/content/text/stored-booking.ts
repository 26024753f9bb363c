/** Shown on a later visit, after a booking that was confirmed offline was sent. */
export const storedBookingText = {
  confirmed: 'Your booking is confirmed',
  confirmedText: 'It has reached us now. View it',
  timeTaken: 'Your time is no longer free',
  timeTakenText: 'We have your booking and will call you. View it',
} as const;
