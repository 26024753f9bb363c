/** Pages that consist mostly of a form or an answer. */
export const pageText = {
  notFound: {
    title: 'Page not found',
    heading: 'This road ends here',
    text: 'The address may be mistyped, or the page has moved.',
    description:
      'There is no page at this address. Find service prices for your car, or the page you were looking for.',
    keywords: ['car service', 'car repair', 'doorstep car service'],
    pictureAlt: 'A car before a signpost in the desert, beside a camel',
    near: 'Did you mean one of these?',
    home: 'Go to the home page',
    own: {
      heading: 'Open this page from its link',
      text: 'Open the link from your chat again, in a browser that accepts cookies. On the device you booked from, it is in My bookings. Or call us: we can reschedule or cancel it too.',
      list: 'My bookings',
      call: 'Call us',
    },
  },
} as const;
