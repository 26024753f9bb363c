import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sha256Hex } from '../../../values/signing.ts';
import { errorAnswer } from '../../../web/api/answers.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { type AdminAuth, DESK_SEARCH_MS, DESK_SESSION_MS } from './admin-auth.ts';

const SESSION = 'desk';
const SEARCH = 'desk-search';
const EXPORTED = 'desk-exported';

/** Over plain HTTP, which only a developer's machine speaks, browsers refuse the `__Host-` prefix. */
const cookiesOf = (siteUrl: string) =>
  siteUrl.startsWith('https:') ? ({ prefix: 'host', secure: true } as const) : ({ secure: false } as const);

const prefixOf = (siteUrl: string) => (siteUrl.startsWith('https:') ? 'host' : undefined);

/** The cookies of the desk: sent only to us, never to scripts, never along with a link from elsewhere. */
export function createAdminCookies(siteUrl: string) {
  const write = (context: Context, name: string, value: string, validMs: number) =>
    setCookie(context, name, value, {
      ...cookiesOf(siteUrl),
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: validMs / 1000,
    });
  const read = (context: Context, name: string) => getCookie(context, name, prefixOf(siteUrl));
  const drop = (context: Context, name: string) =>
    deleteCookie(context, name, { ...cookiesOf(siteUrl), path: '/' });

  return {
    open: (context: Context, session: string) => write(context, SESSION, session, DESK_SESSION_MS),
    close: (context: Context) => {
      drop(context, SESSION);
      drop(context, SEARCH);
      drop(context, EXPORTED);
    },
    isOpen: async (context: Context, gate: AdminAuth): Promise<boolean> =>
      (await gate.isAdmitted(read(context, SESSION) ?? '')) === true,
    /** Ends the session for every copy of its cookie; false where that could not be noted. */
    end: (context: Context, gate: AdminAuth): Promise<boolean> => gate.end(read(context, SESSION) ?? ''),
    async keepSearch(context: Context, gate: AdminAuth, words: string | undefined): Promise<void> {
      if (words === undefined) drop(context, SEARCH);
      else write(context, SEARCH, await gate.seal(words), DESK_SEARCH_MS);
    },
    search: (context: Context, gate: AdminAuth): Promise<string | undefined> =>
      gate.unseal(read(context, SEARCH) ?? ''),
    /** That everything of a number was handed out, before which it is not deleted. */
    async noteExport(context: Context, gate: AdminAuth, mobileNumber: string): Promise<void> {
      write(context, EXPORTED, await gate.seal(await sha256Hex(mobileNumber)), DESK_SEARCH_MS);
    },
    hasExported: async (context: Context, gate: AdminAuth, mobileNumber: string): Promise<boolean> =>
      (await gate.unseal(read(context, EXPORTED) ?? '')) === (await sha256Hex(mobileNumber)),
  };
}

export type AdminCookies = ReturnType<typeof createAdminCookies>;

/** Answers of the desk are kept nowhere. */
export const unkept: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next();
  context.res.headers.set('Cache-Control', 'private, no-store');
};

/** Lets nobody in without a session: not a page of another site, and no program that forgot to say where it comes from. */
export function adminOnly(
  gate: AdminAuth,
  cookies: AdminCookies,
  siteUrl: string,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (!(await cookies.isOpen(context, gate))) return errorAnswer(context, 401, 'unauthorised');
    const origin = context.req.header('Origin');
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    const isOurs = origin === siteUrl || (reads && origin === undefined);
    if (!isOurs || context.req.header('Sec-Fetch-Site') === 'cross-site')
      return errorAnswer(context, 403, 'forbidden');
    return next();
  };
}

/** The same session for the screens, which know nothing of cookies. */
export function adminSession(gate: AdminAuth, siteUrl: string) {
  const cookies = createAdminCookies(siteUrl);
  return {
    isOpen: (context: Context) => cookies.isOpen(context, gate),
    search: (context: Context) => cookies.search(context, gate),
    hasExported: (context: Context, mobileNumber: string) => cookies.hasExported(context, gate, mobileNumber),
    guard: adminOnly(gate, cookies, siteUrl),
  };
}
