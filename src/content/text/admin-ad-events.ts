import type { DeliveryState } from '../../values/delivery-state.ts';

export const adminAdEventsText = {
  tab: 'Ad events',
  heading: 'Ad events',
  lead: 'The last fifty conversions of each outside system. Page views and other events of the browser are sent once and stored nowhere.',
  none: 'Nothing was sent yet',
  noneText: 'Events appear here once a visitor who agreed leaves a number, books or pays.',
  id: (id: string) => `id ${id}`,
  states: {
    delivered: 'taken',
    skipped: 'left out',
    pending: 'on its way',
    paused: 'paused',
    failed: 'refused',
  } satisfies Record<DeliveryState, string>,
  tries: (count: number) => `${count} tries`,
  test: 'Test mode',
  testText:
    'For thirty minutes every event also appears in the test view of the ad system. Type the code that it shows there.',
  code: 'Test code',
  begin: 'Begin the test',
  end: 'End the test',
  runs: (code: string, time: string) => `The test with ${code} runs until ${time}.`,
  offline: 'Offline conversions',
  offlineText:
    'Paid jobs of the last ninety days whose visitors came by an advertisement of Google and agreed: click id, time and rupees.',
  download: 'Download for Google Ads',
  unavailable: 'The list is not available at the moment.',
  done: {
    ad_test_began: 'The test runs. It takes up to ten seconds to begin.',
    ad_test_ended: 'The test has ended.',
  },
} as const;
