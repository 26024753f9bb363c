import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DAY_MS } from '../../values/durations.ts';
import type { Signer } from '../../values/signing.ts';
import { isRecordToken, recordToken, tokenEnd } from '../../values/token.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { addresses, endpoints } from '../contract/addresses.ts';
import { englishPath, HINDI_PREFIX } from '../contract/hindi-pages.ts';

/** The kinds of record that have a page for the holder of their link. */
export type LinkedKind = 'booking' | 'order';

/** The kinds of record that their sender can change later. */
type OwnKind = LinkedKind | 'lead';

/** `__Host-` would need the path "/", and then every request would carry the tokens of all records. */
const COOKIE = '__Secure-record';

/** The switch of languages opens the same record. */
const inBothLanguages = (...paths: readonly string[]): readonly string[] =>
  paths.map(englishPath).flatMap((path) => [path, `${HINDI_PREFIX}${path}`]);

/**
 * The places below which the cookie of one record goes, so that a request carries one such cookie at most. The place
 * of redirects has the newest lead's.
 */
const placesOf: Readonly<Record<OwnKind, (id: string) => readonly string[]>> = {
  booking: (id) => inBothLanguages(addresses.booking(id), endpoints.booking(id)),
  order: (id) => inBothLanguages(addresses.order(id), endpoints.order(id)),
  lead: (id) => inBothLanguages(endpoints.lead(id), endpoints.redirects),
};

/** A lead has no page: only the visit that left it goes on with it. */
const LEAD_SECONDS = DAY_MS / 1000;

function secondsOf(kind: OwnKind, id: string): number {
  const tokenSeconds = Math.floor(((tokenEnd(id) ?? 0) - Date.now()) / 1000);
  return Math.max(0, kind === 'lead' ? Math.min(LEAD_SECONDS, tokenSeconds) : tokenSeconds);
}

function setCookies(context: Context, kind: OwnKind, id: string, token: string, maxAge: number): void {
  for (const path of placesOf[kind](id))
    setCookie(context, COOKIE, token, { path, secure: true, httpOnly: true, sameSite: 'Lax', maxAge });
}

/** A browser that got no answer sends the same form again within this time. */
const REPEAT_MS = DAY_MS;

/**
 * Gives the sender of a new record its token, in cookies that no script reads (decision 023). Scripts of a page see a
 * form's content and its key, so a repeat of an old form opens nothing.
 */
export async function openRecord(
  context: Context,
  signer: Signer,
  kind: OwnKind,
  { id, createdAt }: { readonly id: string; readonly createdAt: number },
): Promise<void> {
  if (Date.now() - createdAt > REPEAT_MS) return;
  setCookies(context, kind, id, await recordToken(signer, id), secondsOf(kind, id));
}

/** Takes the record's cookies from this browser. */
export const forgetRecord = (context: Context, kind: LinkedKind, id: string): void =>
  setCookies(context, kind, id, '', 0);

/** The token in the cookie of the record that the request's path names; empty without one. */
export const recordCookie = (context: Context): string => getCookie(context, COOKIE) ?? '';

/** Whether the request comes from a browser that holds the record. Call it before anything tells that the id exists. */
export const holdsRecord = (context: Context, signer: Signer, id: string): Promise<boolean> =>
  isRecordToken(signer, id, recordCookie(context));

/**
 * Exchanges the token in a shared link for the record's cookie, and redirects to the address without it. History,
 * bookmarks, logs, scripts and the browser's stored pages then see no token. A token that is not genuine gets no answer
 * here. The redirect happens once, because its address has no token: a browser without cookies gets the 404 page, which
 * says how to go on.
 */
export function exchangeLink(kind: LinkedKind, signer: Signer): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const id = context.req.param('id') ?? '';
    const url = new URL(context.req.url);
    const token = url.searchParams.get('token');
    if (token === null || !(await isRecordToken(signer, id, token))) return next();
    setCookies(context, kind, id, token, secondsOf(kind, id));
    context.header('Cache-Control', 'private, no-store');
    url.searchParams.delete('token');
    return context.redirect(`${url.pathname}${url.search}`, 303);
  };
}
