import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RevokedSessions } from '../../platform/ledger/revoked-sessions.ts';
import { type Operator, operatorNamed } from '../../values/operator.ts';
import type { Signer } from '../../values/signing.ts';
import { sha256Hex } from '../../values/signing.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';

const SESSION_MS = 8 * 60 * 60_000;
/** How long a device that signed in has its own count of wrong passphrases. */
const DEVICE_MS = 90 * 24 * 60 * 60_000;
const SEARCH_MS = 30 * 60_000;

/** Stands between the id and the name in a session. */
const NAME_MARK = '~';
/** Text without the two signs that divide a signed cookie. */
const asPayload = (text: string): string =>
  encodeURIComponent(text).replaceAll('.', '%2E').replaceAll(NAME_MARK, '%7E');

/** Signs operators in. Only it knows the passphrase; it issues signed text for cookies. */
export interface AdminAuth {
  /**
   * Returns a new session for the right passphrase, compared in constant time; else undefined. The session holds the
   * name that the operator said, because two people know the same passphrase.
   */
  admit(passphrase: string, name?: string): Promise<string | undefined>;
  /** The author of the changes that a genuine session makes. */
  authorOf(session: string): Promise<Operator>;
  /**
   * Whether a session is genuine, has not expired and was not signed out. `unknown`: the ledger is unavailable, so a
   * sign-out cannot be checked; callers must then refuse.
   */
  isAdmitted(session: string): Promise<boolean | 'unknown'>;
  /** Revokes a session and every copy of its cookie. False when the ledger could not store that. */
  end(session: string): Promise<boolean>;
  /** Names a device that signed in, for a cookie of ninety days; it opens nothing. */
  nameDevice(): Promise<string>;
  /** The name of a device that signed in before; undefined for another text. */
  knownDevice(text: string): Promise<string | undefined>;
  /** Signs text for a cookie of half an hour, so that no address has to contain it. */
  seal(text: string): Promise<string>;
  unseal(sealed: string): Promise<string | undefined>;
}

interface AdminAuthOptions {
  readonly passphrase: string;
  readonly signer: Signer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly revoked: RevokedSessions;
}

/**
 * Creates the sign-in of operators. The ledger stores only revoked sessions; a new passphrase or signing key ends all
 * sessions.
 */
export function createAdminAuth({ passphrase, signer, now, revoked }: AdminAuthOptions): AdminAuth {
  const passphraseMessage = (typed: string) => `passphrase\0${typed}`;
  // The passphrase is part of the signed message, so that changing it ends all sessions.
  const messageOf = (purpose: string, payload: string, expires: string) =>
    `${purpose}\0${passphrase}\0${payload}\0${expires}`;

  const sealed = async (purpose: string, payload: string, validMs: number) => {
    const expires = String(now() + validMs);
    const signature = await signer.sign('admin', messageOf(purpose, payload, expires));
    return `${payload}.${expires}.${signature}`;
  };

  const opened = async (purpose: string, text: string): Promise<string | undefined> => {
    const [payload = '', expires = '', signature = '', ...rest] = text.split('.');
    if (rest.length > 0 || !(Number(expires) > now())) return undefined;
    return (await signer.verify('admin', messageOf(purpose, payload, expires), signature))
      ? payload
      : undefined;
  };

  /** The id of a genuine session, by which it is revoked, and the name in it. */
  const openedSession = async (session: string) => {
    const [id, name = ''] = (await opened('session', session))?.split(NAME_MARK) ?? [];
    return id === undefined ? undefined : { id, name: decodeURIComponent(name) };
  };

  return {
    async admit(typed, name = '') {
      const isRight = await signer.verify(
        'admin',
        passphraseMessage(passphrase),
        await signer.sign('admin', passphraseMessage(typed)),
      );
      const payload = `${crypto.randomUUID()}${name === '' ? '' : NAME_MARK}${asPayload(name)}`;
      return isRight ? sealed('session', payload, SESSION_MS) : undefined;
    },
    async isAdmitted(session) {
      const known = await openedSession(session);
      if (known === undefined) return false;
      const ended = await revoked.has(known.id);
      return ended.ok ? !ended.value : 'unknown';
    },
    async end(session) {
      const known = await openedSession(session);
      // The signed text contains the expiry.
      return known === undefined || (await revoked.add(known.id, Number(session.split('.')[1]))).ok;
    },
    authorOf: async (session) => operatorNamed((await openedSession(session))?.name),
    nameDevice: () => sealed('device', crypto.randomUUID(), DEVICE_MS),
    knownDevice: (text) => opened('device', text),
    seal: (text) => sealed('search', asPayload(text), SEARCH_MS),
    async unseal(text) {
      const payload = await opened('search', text);
      return payload === undefined ? undefined : decodeURIComponent(payload);
    },
  };
}

const SESSION = 'admin';
const SEARCH = 'admin-search';
const DEVICE = 'admin-device';
const EXPORTED = 'admin-exported';

/** Browsers refuse the `__Host-` prefix over plain HTTP, which is used in local development only. */
const cookiesOf = (siteUrl: string) =>
  siteUrl.startsWith('https:') ? ({ prefix: 'host', secure: true } as const) : ({ secure: false } as const);

const prefixOf = (siteUrl: string) => (siteUrl.startsWith('https:') ? 'host' : undefined);

/**
 * Reads and writes the admin cookies: for this host only, not readable by scripts, not sent with links from other
 * sites.
 */
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
    open: (context: Context, session: string) => write(context, SESSION, session, SESSION_MS),
    /** Remembers the device, so that wrong passphrases of its network never keep its operator out. */
    storeDevice: async (context: Context, auth: AdminAuth): Promise<void> =>
      write(context, DEVICE, await auth.nameDevice(), DEVICE_MS),
    device: (context: Context, auth: AdminAuth): Promise<string | undefined> =>
      auth.knownDevice(read(context, DEVICE) ?? ''),
    close: (context: Context) => {
      drop(context, SESSION);
      drop(context, SEARCH);
      drop(context, EXPORTED);
    },
    isOpen: async (context: Context, auth: AdminAuth): Promise<boolean> =>
      (await auth.isAdmitted(read(context, SESSION) ?? '')) === true,
    author: (context: Context, auth: AdminAuth): Promise<Operator> =>
      auth.authorOf(read(context, SESSION) ?? ''),
    /** Revokes the session for every copy of its cookie; false when the ledger could not store that. */
    end: (context: Context, auth: AdminAuth): Promise<boolean> => auth.end(read(context, SESSION) ?? ''),
    async storeSearch(context: Context, auth: AdminAuth, text: string | undefined): Promise<void> {
      if (text === undefined) drop(context, SEARCH);
      else write(context, SEARCH, await auth.seal(text), SEARCH_MS);
    },
    search: (context: Context, auth: AdminAuth): Promise<string | undefined> =>
      auth.unseal(read(context, SEARCH) ?? ''),
    /** Stores that a number's data was exported; erasure requires it. */
    async storeExport(context: Context, auth: AdminAuth, mobileNumber: string): Promise<void> {
      write(context, EXPORTED, await auth.seal(await sha256Hex(mobileNumber)), SEARCH_MS);
    },
    hasExported: async (context: Context, auth: AdminAuth, mobileNumber: string): Promise<boolean> =>
      (await auth.unseal(read(context, EXPORTED) ?? '')) === (await sha256Hex(mobileNumber)),
  };
}

export type AdminCookies = ReturnType<typeof createAdminCookies>;

/** No cache may store an admin answer. */
export const notCached: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next();
  // An upgraded connection has no answer that a cache could store.
  if (context.res.status === 101) return;
  context.res.headers.set('Cache-Control', 'private, no-store');
};

/** The author of a signed-in operator's changes, behind `adminOnly`. */
export const operatorOf = (context: Context<AppEnvironment>): Operator =>
  context.get('operator') ?? operatorNamed(undefined);

/** Answers a request without a session, where its sender needs more than an error. */
export type AnswerEnded = (context: Context<AppEnvironment>) => Promise<Response | undefined>;

/** Refuses requests without a session, from other sites, and writes without an `Origin`. */
export function adminOnly(
  auth: AdminAuth,
  cookies: AdminCookies,
  siteUrl: string,
  answerEnded?: AnswerEnded,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (!(await cookies.isOpen(context, auth)))
      return (await answerEnded?.(context)) ?? errorAnswer(context, 401, 'unauthorised');
    const origin = context.req.header('Origin');
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    const isOurs = origin === siteUrl || (reads && origin === undefined);
    if (!isOurs || context.req.header('Sec-Fetch-Site') === 'cross-site')
      return errorAnswer(context, 403, 'forbidden');
    context.set('operator', await cookies.author(context, auth));
    return next();
  };
}

/** Gives the screens the session, without access to the cookies themselves. */
export function adminSession(auth: AdminAuth, siteUrl: string) {
  const cookies = createAdminCookies(siteUrl);
  return {
    isOpen: (context: Context) => cookies.isOpen(context, auth),
    author: (context: Context) => cookies.author(context, auth),
    search: (context: Context) => cookies.search(context, auth),
    hasExported: (context: Context, mobileNumber: string) => cookies.hasExported(context, auth, mobileNumber),
    guard: adminOnly(auth, cookies, siteUrl),
  };
}
