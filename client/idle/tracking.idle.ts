import { onConsentChange, readConsent } from '../storage/consent.ts';
import type { Tracking } from '../tracking/tracking.ts';

/** Fetches what tracks a visit once its visitor has said yes, on pages that are tracked; ends it with a no. */
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
