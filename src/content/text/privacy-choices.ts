/** The page where a visitor gives or withdraws consent to tracking. */
export const privacyChoicesText = {
  home: 'Home',
  title: 'Privacy choices',
  heading: 'What we may share from this site',
  description:
    'Decide whether advertising and analytics companies may know about your visit. Prices and bookings work either way, and you can change your mind later.',
  keywords: ['privacy choices', 'cookie settings', 'withdraw consent'],
  lead: 'Two equal choices. Booking, prices and the chat work the same with either.',
  legend: 'Your choice',
  all: 'Allow both',
  none: 'Allow neither',
  saved: {
    all: 'Saved: advertising and analytics companies may know about your visits.',
    none: 'Saved: nothing goes to advertising or analytics. What your earlier consent had set is deleted.',
  },
  problem: 'That choice was not understood. Please press one of the two buttons.',
  asked: 'Until you choose, nothing is shared. Closing the question counts as no.',
  sections: [
    {
      heading: 'What “advertising” means here',
      paragraphs: [
        'We pay for advertisements, and we would like to know which of them led to a booking. With your consent, the advertising platform is told that a page was seen or a booking made. Contact details go only as one-way hashes, from which the number cannot be read again; the platform can only tell whether it knows the same number already.',
        'Two cookies of the platform are set then, named _fbp and _fbc. One of ours, called “google-click”, keeps for ninety days which advertisement of Google you pressed. If you say no, they are deleted.',
      ],
    },
    {
      heading: 'What “analytics” means here',
      paragraphs: [
        'Which pages are read, which buttons are used, where people give up: this helps us improve the site. With your consent, these events go to a product-analytics service under a random identifier, and under a hash of your number once you have given it to us for a booking.',
        'The identifier stays for a year in a cookie called “device”. If you say no, it is deleted.',
      ],
    },
    {
      heading: 'What does not depend on it',
      paragraphs: [
        'What you send us in a form is kept by us alone, so that we can serve you; the privacy policy says what, for how long, and how to have it deleted. The city you chose and your cart stay on your own device.',
      ],
      list: [
        'Your choice is kept for a year in a cookie called “consent”; consent also sets one called “consent-proof”, with a random number and the time',
        'Change it here as often as you like; it applies from that moment',
        'What was sent before can be deleted on request, as far as the receiver allows',
      ],
    },
  ],
  policy: 'Read the privacy policy',
} as const;
