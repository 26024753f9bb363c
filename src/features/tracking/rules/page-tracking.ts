/** What the scripts of others that a page may load are called there; each only with consent, and only if its id is set. */
export interface PageTracking {
  /** Of the ad system's pixel. */
  readonly pixelId?: string | undefined;
  /** Of the tag manager's container. */
  readonly tagManagerId?: string | undefined;
}

export const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
export const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** The hosts that these scripts come from and talk to, for the policy of pages; nobody's where no id is set. */
export function trackingHosts({ pixelId, tagManagerId }: PageTracking) {
  const pixel = pixelId === undefined ? [] : ['https://connect.facebook.net'];
  const pixelAnswers = pixelId === undefined ? [] : ['https://www.facebook.com'];
  const tags = tagManagerId === undefined ? [] : ['https://www.googletagmanager.com'];
  const tagAnswers =
    tagManagerId === undefined
      ? []
      : [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ];
  return {
    scripts: [...pixel, ...tags],
    connections: [...pixel, ...pixelAnswers, ...tags, ...tagAnswers],
    images: [...pixelAnswers, ...tags, ...tagAnswers],
  };
}
