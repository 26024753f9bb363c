/** Ids of the third-party scripts; a page loads each only with consent and only if its id is set. */
export interface PageTracking {
  readonly pixelId?: string | undefined;
  readonly tagManagerId?: string | undefined;
}

export const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
export const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** Returns the hosts that the Content-Security-Policy must allow for these scripts; none where no id is set. */
export function trackingHosts({ pixelId, tagManagerId }: PageTracking) {
  const pixel = pixelId === undefined ? [] : ['https://connect.facebook.net'];
  const pixelBeacons = pixelId === undefined ? [] : ['https://www.facebook.com'];
  const tags = tagManagerId === undefined ? [] : ['https://www.googletagmanager.com'];
  const tagBeacons =
    tagManagerId === undefined
      ? []
      : [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ];
  return {
    scripts: [...pixel, ...tags],
    connections: [...pixel, ...pixelBeacons, ...tags, ...tagBeacons],
    images: [...pixelBeacons, ...tags, ...tagBeacons],
  };
}

/** An entry for the tag manager's data layer, without personal data. */
export type DataLayerEvent =
  | {
      readonly event: 'whatsapp_redirect';
      readonly source: string;
      readonly service?: string;
      readonly car?: string;
      readonly price?: string;
    }
  | {
      readonly event: 'mobile_capture_performance';
      readonly duration_ms: number;
      readonly performance: PerformanceLabel;
    };

/** Returns the time from opening a form to its answer, in ms, with its label. */
export const mobileCapturePerformance = (durationMs: number): DataLayerEvent => ({
  event: 'mobile_capture_performance',
  duration_ms: Math.round(durationMs),
  performance: performanceLabel(durationMs),
});

type PerformanceLabel = 'fast' | 'medium' | 'slow';

/** Labels a duration: under 2 s is fast, under 5 s medium, else slow. */
export function performanceLabel(elapsedMs: number): PerformanceLabel {
  if (elapsedMs < 2000) return 'fast';
  return elapsedMs < 5000 ? 'medium' : 'slow';
}
