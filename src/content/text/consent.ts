/** The consent question on a visitor's first page. */
export const consentText = {
  label: 'Your privacy',
  question: 'May we measure visits and ads with our partners? Booking works either way.',
  more: 'Read more',
  no: 'No, thanks',
  yes: 'Yes, you may',
} as const;
