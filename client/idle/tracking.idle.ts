import { pageData } from '../page-data.ts';
import { onConsentChange, readConsent } from '../storage/consent.ts';

/** Loads tracking on tracked pages once the visitor consents. It sends only while the consent lasts. */
export function start(): void {
  if (pageData().tracking === undefined) return;
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
