import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

interface SiteCookie {
  readonly maxAgeSeconds: number;
  /** The browser's own code acts by it. Any other is for the server alone. */
  readonly readable?: true;
}

/**
 * A cookie of ours for visitors: bound to this host, sent over TLS only, with no post from another site, and hidden from
 * scripts unless one must read it. The desk's are stricter and stand in desk-session.ts; the ad system's, which its
 * script reads, in api/events.ts.
 * @param name begins with `__Host-`; browsers refuse such a cookie where one of these is missing
 */
export const setSiteCookie = (
  context: Context,
  name: `__Host-${string}`,
  value: string,
  { maxAgeSeconds, readable }: SiteCookie,
): void =>
  setCookie(context, name, value, {
    path: '/',
    secure: true,
    sameSite: 'Lax',
    httpOnly: readable !== true,
    maxAge: maxAgeSeconds,
  });
