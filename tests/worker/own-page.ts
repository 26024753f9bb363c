import type { Response } from 'miniflare';
import { cookiesOf } from './admin-session.ts';
import type { Site } from './site.ts';

/**
 * Opens the page of a booking or an order like a browser: from a shared link it takes the record's cookie and follows
 * the redirect. A refused link answers itself.
 */
export async function openLink(site: Site, link: string): Promise<Response> {
  const exchanged = await site.fetch(link);
  const page = exchanged.headers.get('Location');
  return exchanged.status === 303 && page !== null
    ? site.fetch(page, { headers: { Cookie: cookiesOf(exchanged) } })
    : exchanged;
}
