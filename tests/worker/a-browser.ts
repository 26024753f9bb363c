import type { Response } from 'miniflare';
import { cookiesOf } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { placeOf, type Site } from './site.ts';

export const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140 Mobile Safari/537.36';

/** One browser of a visitor: it opens pages as people do, sends forms and keeps its cookies. */
export function aBrowser(site: Site, cf: Readonly<Record<string, string>> = placeOf.pune) {
  const cookies = new Map<string, string>();
  const visitor = aVisitor();
  const headers = (more: Readonly<Record<string, string>> = {}) => ({
    'User-Agent': PHONE,
    Origin: site.origin,
    ...visitor,
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...more,
  });
  const keep = (answer: Response): Response => {
    for (const cookie of cookiesOf(answer).split('; ').filter(Boolean)) {
      const [name = '', value = ''] = cookie.split('=');
      cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    async open(path: string, { from = 'same-origin', referrer = '' } = {}): Promise<Response> {
      const given = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': from, Referer: referrer };
      return keep(await site.fetch(path, { cf, headers: headers(given) }));
    },
    async send(method: 'POST' | 'PUT', path: string, body?: object): Promise<Response> {
      const type = body ? { 'Content-Type': 'application/json' } : {};
      const sent = body && { body: JSON.stringify(body) };
      return keep(await site.fetch(path, { method, cf, headers: headers({ ...type }), ...sent }));
    },
    /** Sends a form as a browser without JavaScript does. */
    async sendForm(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams(fields).toString();
      return keep(await site.fetch(path, { method: 'POST', cf, headers: headers(type), body }));
    },
  };
}
