import type { Page } from 'playwright-core';

/** An event as the browser's pixel sends it to the ad system. */
export interface PixelEvent {
  readonly name: string;
  readonly id: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** The visitor's id that the pixel was started with. */
  readonly visitor: string;
}

const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
const RECEIVER = 'https://www.facebook.com/tr/';

/** A stand-in for the pixel's own script: it takes over the page's queue and posts each event, also while the page goes. */
const STAND_IN_SCRIPT = `{
  let visitor = '';
  const handle = (how, name, details, options) => {
    if (how === 'init') visitor = details.external_id;
    if (!how.startsWith('track')) return;
    const body = JSON.stringify({ name, id: options.eventID, details, visitor });
    fetch('${RECEIVER}', { method: 'POST', mode: 'no-cors', keepalive: true, body });
  };
  for (const call of window.fbq.queue.splice(0)) handle(...call);
  window.fbq.callMethod = handle;
}`;

/** Gives a visitor's browser the pixel. Returns the events that it sends from any of its pages. */
export async function withPixel(page: Page): Promise<readonly PixelEvent[]> {
  const sent: PixelEvent[] = [];
  await page
    .context()
    .route(PIXEL_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: STAND_IN_SCRIPT }));
  await page.context().route(RECEIVER, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, body: '' });
  });
  return sent;
}
