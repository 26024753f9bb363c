/** One's own booking: its page, its calendar entry and what its forms answer. */
export const ownBookingText = {
  calendar: {
    title: (service: string, brand: string): string => `${service} by ${brand}`,
    description: (bookingId: string, phone: string): string =>
      `Booking ${bookingId}. We call you 30 minutes before the slot. Questions: ${phone}`,
  },
} as const;
