/** The page without a network, and the note above a stored page. */
export const offlineText = {
  home: 'Home',
  title: 'You are offline',
  description: 'Pages you have seen on this phone, readable without a network.',
  heading: 'You are offline',
  lead: 'You have not opened this page on this phone before.',
  /** Stands over the list, unless it is empty. */
  stored: 'These pages are saved here:',
  none: 'No page is saved here yet.',
  call: (phone: string) => `Call ${phone}`,
  unsent: 'A form you sent offline is saved here. It will be sent when the network is back.',
  retry: 'Try again',
  /** Above a stored page. */
  asOf: (time: string) =>
    `No network. You are seeing this page as of ${time}. Prices and slots may have changed.`,
} as const;
