/** The consent question on a visitor's first page. */
export const consentText = {
  label: 'Your privacy',
  question: 'May we measure visits and ads with our partners? You can book either way.',
  more: 'Read more',
  no: 'No, thanks',
  yes: 'Yes, I agree',
} as const;
