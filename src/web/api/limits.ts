import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { WriteServices } from '../../services/services.ts';
import type { Signer } from '../../values/signing.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { endpoints } from '../contract/addresses.ts';
import { channelOf, tooManyAnswer } from './read-form.ts';
import { returnTo } from './return-to.ts';
import { setSiteCookie } from './site-cookie.ts';
import { type VisitorNetwork, visitorNetwork } from './visitor-network.ts';

/** Answers true while the key is within its limit; a limiter that fails answers true too. */
export type Limit = (key: string) => Promise<boolean>;

/** Uses that count apart, so that many cheap ones cannot use up the count of dear ones. */
export type UseKind =
  | 'posts'
  | 'forms'
  | 'persons'
  | 'choices'
  | 'events'
  | 'sentences'
  | 'feeds'
  | 'places'
  | 'signIns';

/** Counts one use of a kind by its sender and, for IPv6, by the /48 around it. */
export type UseLimit = (kind: UseKind, visitor: VisitorNetwork) => Promise<boolean>;

const isRead = ({ req }: Context): boolean => req.method === 'GET' || req.method === 'HEAD';

/** The endpoints whose writes are cheap. All others count as posts. */
const cheapKinds: Readonly<Record<string, UseKind>> = {
  [endpoints.events]: 'events',
  [endpoints.steps]: 'events',
  [endpoints.assistantSentence]: 'sentences',
  [endpoints.city]: 'choices',
  [endpoints.consent]: 'choices',
  [endpoints.redirects]: 'choices',
  [endpoints.unfoundSearches]: 'choices',
};

const kindOf = ({ req }: Context): UseKind => {
  if (req.path.startsWith(`${endpoints.admin}/`)) return 'signIns';
  return cheapKinds[req.path] ?? 'posts';
};

const tooMany = async (context: Context): Promise<Response> =>
  tooManyAnswer(context, channelOf(context) ?? 'json', await returnTo(context));

/**
 * Limits writes by sender, generously: India's mobile carriers let thousands share one address. A form that becomes a
 * record is counted again by `mayRecord`, so that malformed posts cannot use up the count of leads.
 */
export function writeLimit({ use }: Pick<WriteServices['limits'], 'use'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (isRead(context)) return next();
    return (await use(kindOf(context), visitorNetwork(context))) ? next() : tooMany(context);
  };
}

/**
 * Whether a valid form may become a record: its sender has not sent too many, in all or with this number. A number that
 * nobody proved slows the sender who names it, never its owner elsewhere. Verified people have a count of their own.
 */
export async function mayRecord(
  context: Context<AppEnvironment>,
  { limits }: Pick<WriteServices, 'limits'>,
  mobileNumber: string,
): Promise<boolean> {
  const visitor = visitorNetwork(context);
  const kind = context.get('isPerson') === true ? 'persons' : 'forms';
  return (await limits.use(kind, visitor)) && limits.number(visitor.sender, mobileNumber);
}

/** Whether the sender of a change may give its record this number. */
export function mayGiveNumber(
  context: Context,
  { limits }: Pick<WriteServices, 'limits'>,
  mobileNumber: string,
): Promise<boolean> {
  return limits.number(visitorNetwork(context).sender, mobileNumber);
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
    const isFine = session === undefined || (await limits.session(`${kindOf(context)} ${session}`));
    return isFine ? next() : tooMany(context);
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
