import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { WriteServices } from '../../services/services.ts';
import type { Signer } from '../../values/signing.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { endpoints } from '../contract/addresses.ts';
import { channelOf, tooManyAnswer } from './read-form.ts';
import { returnTo } from './return-to.ts';
import { setSiteCookie } from './site-cookie.ts';
import { visitorSender } from './visitor-network.ts';

/** Answers true while the key is within its limit; a limiter that fails answers true too. */
export type Limit = (key: string) => Promise<boolean>;

const isRead = ({ req }: Context): boolean => req.method === 'GET' || req.method === 'HEAD';

/** Events and sentences have counts of their own, so that many behind one address do not use up the limit of leads. */
const ownCounts: Readonly<Record<string, string>> = {
  [endpoints.events]: 'events',
  [endpoints.steps]: 'events',
  [endpoints.assistantSentence]: 'sentences',
};

const keyOf = ({ req }: Context, key: string): string => {
  const count = ownCounts[req.path];
  return count === undefined ? key : `${count} ${key}`;
};

const tooMany = async (context: Context): Promise<Response> =>
  tooManyAnswer(context, channelOf(context) ?? 'json', await returnTo(context));

/**
 * Limits writes by IPv4 address or /64, generously: India's mobile carriers let thousands share one address.
 * Endpoints limit by mobile number themselves, because only they parse it.
 */
export function writeLimit(limit: Limit): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (isRead(context)) return next();
    return (await limit(keyOf(context, visitorSender(context)))) ? next() : tooMany(context);
  };
}

const SESSION_COOKIE = '__Host-visit';
/** Longer than the period of any limit, and too short to track a visitor. */
const SESSION_SECONDS = 600;

/**
 * Limits writes by session, against a page that repeats its requests with changing numbers. A session is a browser that
 * has sent a form within ten minutes. Its signed cookie holds no data about the visitor and is not stored. A program
 * can drop the cookie: then the limits by number and by address apply.
 */
export function sessionLimit({
  limits,
  signer,
}: Pick<WriteServices, 'limits' | 'signer'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (isRead(context)) return next();
    const session = await sessionOf(context, signer);
    if (session !== undefined && !(await limits.session(keyOf(context, session)))) return tooMany(context);
    return next();
  };
}

/** Sets the session cookie of a visitor who sends a form. */
export function beginSession({ signer }: Pick<WriteServices, 'signer'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'POST' || (await sessionOf(context, signer)) !== undefined) return;
    const id = crypto.randomUUID();
    const value = `${id}.${await signer.sign('visit', id)}`;
    setSiteCookie(context, SESSION_COOKIE, value, { maxAgeSeconds: SESSION_SECONDS });
  };
}

/** The id of a browser that has sent a form within ten minutes. */
export async function sessionOf(context: Context, signer: Signer): Promise<string | undefined> {
  const [id = '', signature = ''] = (getCookie(context, SESSION_COOKIE) ?? '').split('.');
  return (await signer.verify('visit', id, signature)) ? id : undefined;
}
