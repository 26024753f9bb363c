/** "Confirm Your Booking": the dialog and its own page. The business has fixed the wording. */
export const bookingText = {
  title: 'Confirm Your Booking',
  hint: 'We will call or message you about this booking.',
  continue: 'Continue',
  processing: 'Sending...',
  retry: 'Try again',
  callInstead: 'Call us instead',
  reassurances: ['A chat opens with this booking filled in', 'Pay after the service, not before'],
  doneTitle: 'We have your number',
  doneText: 'We will call you. Or open the chat, with your booking filled in.',
  openChat: 'Open the chat',
  done: 'Done',
  offline: 'You are offline. Your number is saved here and will be sent when you are back online.',
} as const;
