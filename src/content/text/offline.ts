/** The page without a network, and the note above a stored page. */
export const offlineText = {
  home: 'Home',
  title: 'You are offline',
  description: 'Pages that you have seen on this phone, readable without a network.',
  heading: 'You are offline',
  lead: 'This page was not opened on this phone before.',
  /** Stands over the list, unless it is empty. */
  stored: 'These pages are stored here:',
  none: 'No page is stored here yet.',
  call: (phone: string) => `Call ${phone}`,
  unsent: 'A form that you sent offline is stored here. It goes out when the network is back.',
  retry: 'Try again',
  /** Above a stored page. */
  asOf: (time: string) => `No network. This page is as of ${time}. Prices and slots may have changed.`,
} as const;
