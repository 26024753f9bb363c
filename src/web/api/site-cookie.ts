import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

interface SiteCookie {
  /** Undefined until the browser closes; 0 deletes the cookie. */
  readonly maxAgeSeconds: number | undefined;
  /** True where the browser's own code reads the cookie. */
  readonly readable?: true;
}

/**
 * Sets a cookie for visitors: bound to this host, over TLS only, never sent with a post from another site. Scripts can
 * read it only with `readable`. The admin session and the ad system set their own cookies.
 * @param name begins with `__Host-`; browsers refuse such a cookie where one of these attributes is missing
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
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
