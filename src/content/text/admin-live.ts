/** Texts of the admin's live screens; client/admin reads some from the page. */
export const adminLiveText = {
  loaded: (when: string) => `Loaded: ${when}`,
  sound: 'Sound',
  notify: 'Notify me',
  states: {
    live: 'Live: new records appear',
    connecting: 'Connecting…',
    lost: 'Not live: trying again',
    stale: 'Live, but this page could not be read again. Please reload.',
  },
  fresh: 'New',
  kinds: {
    lead: 'New lead',
    service_request: 'New request',
    booking: 'New booking',
    order: 'New order',
    enquiry: 'New enquiry',
    redirect: 'New chat redirect',
    changed: 'A record changed',
  },
} as const;
