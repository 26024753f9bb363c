/** Said in a later visit, once a booking that was confirmed without a network has reached us. */
export const savedBookingText = {
  confirmed: 'Your booking is confirmed',
  confirmedText: 'It has reached us now. See it',
  timeTaken: 'Your time was taken meanwhile',
  timeTakenText: 'We have your booking and call you. See it',
} as const;
