/** Stands at the number of a booking or an order, so that our messages come with the person's knowledge. */
export const chatNoticeText = 'We write about this booking on WhatsApp. Send STOP to end it.';
