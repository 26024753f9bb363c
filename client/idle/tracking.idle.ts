import { pageData } from '../page-data.ts';
import { onConsentChange, readConsent } from '../storage/consent.ts';
import { publishPageEvent } from '../tracking/page-events.ts';
import { watchChoices } from '../tracking/watch-choices.ts';

/** Loads tracking on tracked pages once the visitor consents. It sends only while the consent lasts. */
export function start(): void {
  if (pageData().tracking === undefined) return;
  // Before tracking has loaded, for on a slow line a visitor chooses earlier.
  watchChoices((event) => publishPageEvent({ kind: 'event', event }));
  let isLoaded = false;
  const follow = async () => {
    if (isLoaded || readConsent() !== 'all') return;
    isLoaded = true;
    const { startTracking } = await import('../tracking/tracking.ts');
    startTracking();
  };
  onConsentChange(follow);
  void follow();
}
