/** "Confirm Your Booking": the dialog and its own page. The business has fixed the wording. */
export const bookingText = {
  title: 'Confirm Your Booking',
  hint: 'We call or write about this booking.',
  continue: 'Continue',
  processing: 'Sending...',
  retry: 'Try again',
  callInstead: 'Call us instead',
  reassurances: ['A chat opens with this booking filled in', 'Pay after the service, not before'],
  doneTitle: 'We have your number',
  doneText: 'The chat opened in a new tab with your booking filled in. Send it there, or go on here.',
  openChat: 'Open the chat',
  done: 'Done',
  offline: 'You are offline. Your number is kept here and sent when you are back.',
} as const;
