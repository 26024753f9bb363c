import type { Response } from 'miniflare';
import { createAdminAuth } from '../../src/features/admin/auth.ts';
import { success } from '../../src/values/result.ts';
import { createSigner } from '../../src/values/signing.ts';
import { SIGNING_KEY, type Site } from './site.ts';

export const PASSPHRASE = 'a sample passphrase for tests';

/** A session cookie like the one that signing in creates at an instant. */
export async function sessionOf(nowMs = Date.now(), passphrase = PASSPHRASE, name?: string): Promise<string> {
  const gate = createAdminAuth({
    passphrase,
    signer: createSigner({ current: SIGNING_KEY }),
    now: () => nowMs,
    revoked: { has: async () => success(false), add: async () => success(undefined) },
  });
  return (await gate.admit(passphrase, name)) ?? '';
}

/** Calls of a signed-in operator. */
export function operatorOf(site: Site, session: string) {
  const Cookie = `admin=${session}`;
  return {
    get: (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
      site.fetch(path, { headers: { Cookie, ...headers } }),
    post: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
      site.post(path, body, { Cookie, ...headers }),
    form: (
      path: string,
      fields: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Response> =>
      site.fetch(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: site.origin,
          Cookie,
          ...headers,
        },
      }),
  };
}

/** The cookies of an answer, as a browser would send them back. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
