import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Signer } from '../../values/signing.ts';
import { isRecordToken, tokenEnd } from '../../values/token.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { addresses, endpoints } from '../contract/addresses.ts';
import { englishPath, HINDI_PREFIX } from '../contract/hindi-pages.ts';

/** The kinds of record that have a page for the holder of their link. */
type LinkedKind = 'booking' | 'order';

/** `__Host-` would need the path "/", and then every request would carry the tokens of all records. */
const COOKIE = '__Secure-record';

/** The places below which the cookie of one record goes: its page, and its endpoints for the calendar file. */
const placesOf: Readonly<Record<LinkedKind, (id: string) => readonly string[]>> = {
  booking: (id) => inBothLanguages(addresses.booking(id), endpoints.booking(id)),
  order: (id) => inBothLanguages(addresses.order(id), endpoints.order(id)),
};

/** The switch of languages opens the same record. */
const inBothLanguages = (...paths: readonly string[]): readonly string[] =>
  paths.map(englishPath).flatMap((path) => [path, `${HINDI_PREFIX}${path}`]);

/**
 * Keeps a record's token in cookies that only the record's own page and endpoints receive (decision 106). They end with
 * the token. A post from another site does not carry them, and every change needs the token in its body besides.
 */
export function setRecordCookies(context: Context, kind: LinkedKind, id: string, token: string): void {
  const maxAge = Math.floor(((tokenEnd(id) ?? 0) - Date.now()) / 1000);
  for (const path of placesOf[kind](id))
    setCookie(context, COOKIE, token, { path, secure: true, httpOnly: true, sameSite: 'Lax', maxAge });
}

/** The token in the cookie of the record that the request's path names; undefined without one. */
export const recordCookie = (context: Context): string | undefined => getCookie(context, COOKIE);

/** The token of a request for data of one record: from the query of a shared link, else from the record's cookie. */
export const tokenOfRead = (context: Context): string =>
  context.req.query('token') ?? recordCookie(context) ?? '';

/**
 * Exchanges the token in a shared link for the record's cookie, and redirects to the address without it. History,
 * bookmarks, logs and the browser's stored pages then hold no token. A token that is not genuine gets no answer here.
 */
export function exchangeLink(kind: LinkedKind, signer: Signer): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const id = context.req.param('id') ?? '';
    const url = new URL(context.req.url);
    const token = url.searchParams.get('token');
    if (token === null || !(await isRecordToken(signer, id, token))) return next();
    setRecordCookies(context, kind, id, token);
    context.header('Cache-Control', 'private, no-store');
    url.searchParams.delete('token');
    return context.redirect(`${url.pathname}${url.search}`, 303);
  };
}
