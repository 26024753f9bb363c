import { onConsentChange, readConsent } from '../storage/consent.ts';
import type { Tracking } from '../tracking/tracking.ts';

/** Loads tracking on tracked pages once the visitor consents, and stops it when they withdraw the consent. */
export function start(): void {
  if (document.documentElement.dataset.tracked === undefined) return;
  let tracking: Promise<Tracking> | undefined;
  const follow = async () => {
    const agreed = readConsent() === 'all';
    if (agreed) tracking ??= import('../tracking/tracking.ts').then(({ startTracking }) => startTracking());
    else if (tracking) {
      (await tracking).stop();
      tracking = undefined;
    }
  };
  onConsentChange(follow);
  void follow();
}
