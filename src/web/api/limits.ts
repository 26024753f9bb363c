import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { WriteServices } from '../../services/services.ts';
import type { Signer } from '../../values/signing.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { endpoints } from '../contract/addresses.ts';
import { channelOf, tooManyAnswer } from './read-form.ts';
import { returnTo } from './return-to.ts';
import { setSiteCookie } from './site-cookie.ts';

/** Whether one more is allowed; a limiter that fails lets people through. */
export type Limit = (key: string) => Promise<boolean>;

const isRead = ({ req }: Context): boolean => req.method === 'GET' || req.method === 'HEAD';

/** A crowd's page views must not use up what its leads need, so events count apart. */
const keyOf = ({ req }: Context, key: string): string =>
  req.path === endpoints.events ? `events ${key}` : key;

const tooMany = async (context: Context): Promise<Response> =>
  tooManyAnswer(context, channelOf(context) ?? 'json', await returnTo(context));

/**
 * Limits writes by address, generously: India's mobile carriers let thousands share one, so this only stops floods.
 * Endpoints limit by mobile number themselves, because they know it.
 */
export function writeLimit(limit: Limit): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (isRead(context)) return next();
    const address = context.req.header('CF-Connecting-IP') ?? 'unknown';
    return (await limit(keyOf(context, address))) ? next() : tooMany(context);
  };
}

const VISIT_COOKIE = '__Host-visit';
/** Longer than any limit counts; too short to follow anybody. */
const VISIT_SECONDS = 600;

/**
 * Limits writes by session, against a page that repeats its requests, whatever number they send. A session is a browser
 * that has sent a form within ten minutes. Its signed cookie says nothing of the visitor and nobody stores it. A
 * program can leave the cookie out: it meets the limits by number and by address.
 */
export function visitLimit({
  limits,
  signer,
}: Pick<WriteServices, 'limits' | 'signer'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (isRead(context)) return next();
    const visit = await visitOf(context, signer);
    if (visit !== undefined && !(await limits.session(keyOf(context, visit)))) return tooMany(context);
    return next();
  };
}

/** Gives the sender of a form a session, with the answer. */
export function beginVisit({ signer }: Pick<WriteServices, 'signer'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'POST' || (await visitOf(context, signer)) !== undefined) return;
    const id = crypto.randomUUID();
    const value = `${id}.${await signer.sign('visit', id)}`;
    setSiteCookie(context, VISIT_COOKIE, value, { maxAgeSeconds: VISIT_SECONDS });
  };
}

async function visitOf(context: Context, signer: Signer): Promise<string | undefined> {
  const [id = '', signature = ''] = (getCookie(context, VISIT_COOKIE) ?? '').split('.');
  return (await signer.verify('visit', id, signature)) ? id : undefined;
}
