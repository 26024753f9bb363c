/** Shown on a later visit, after a booking that was confirmed offline was sent. */
export const storedBookingText = {
  confirmed: 'Your booking is confirmed',
  confirmedText: 'It has reached us now. See it',
  timeTaken: 'Your time is no longer free',
  timeTakenText: 'We have your booking and call you. See it',
} as const;
