/** Ids of the third-party scripts; a page loads each only with consent and only if its id is set. */
export interface PageTracking {
  readonly pixelId?: string | undefined;
  readonly tagManagerId?: string | undefined;
}

export const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
export const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** Where the pixel's script comes from, and where it reports to. */
const PIXEL_HOST = 'https://connect.facebook.net';
const PIXEL_REPORTS = 'https://www.facebook.com';

const TAG_MANAGER_HOST = 'https://www.googletagmanager.com';

/** Where a container's analytics tags report to. */
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://stats.g.doubleclick.net',
];

/** Where a container's ad tags report to. A blocked one would lose an ad's conversion without a word. */
const AD_HOSTS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://google.com',
  'https://www.google.com',
  'https://www.google.co.in',
];

/** An ad tag keeps its click in a frame of its own. */
const AD_FRAMES = [TAG_MANAGER_HOST, 'https://td.doubleclick.net'];

/**
 * Returns the hosts that the Content-Security-Policy must allow for these scripts; none where no id is set. A
 * container's own scripts need no host, for it gives them the page's nonce.
 */
export function trackingHosts({ pixelId, tagManagerId }: PageTracking) {
  const pixel = pixelId === undefined ? [] : [PIXEL_HOST];
  const pixelReports = pixelId === undefined ? [] : [PIXEL_REPORTS];
  const tags = tagManagerId === undefined ? [] : [TAG_MANAGER_HOST];
  const tagReports = tagManagerId === undefined ? [] : [...ANALYTICS_HOSTS, ...AD_HOSTS];
  return {
    scripts: [...pixel, ...tags],
    connections: [...pixel, ...pixelReports, ...tags, ...tagReports],
    images: [...pixelReports, ...tags, ...tagReports],
    frames: tagManagerId === undefined ? [] : AD_FRAMES,
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
