/** Pages that consist mostly of a form or an answer. */
export const pageText = {
  notFound: {
    title: 'Page not found',
    heading: 'This road ends here',
    text: 'The address may be mistyped, or the page has moved.',
    description:
      'There is no page at this address. Find car service prices for your car, or the page you were looking for, from here.',
    keywords: ['car service', 'car repair', 'doorstep car service'],
    pictureAlt: 'A car before a signpost in the desert, beside a camel',
    near: 'Did you mean one of these?',
    home: 'To the home page',
    own: {
      heading: 'This page opens with its link only',
      text: 'Open the link from your chat again, in a browser that accepts cookies. On the device that booked, My bookings lists it. Or call us: we move or cancel it too.',
      list: 'My bookings',
      call: 'Call us',
    },
  },
} as const;
