import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Services } from '../../services/services.ts';
import type { Signer } from '../../values/signing.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { endpoints } from '../contract/addresses.ts';
import { setSiteCookie } from './site-cookie.ts';
import { tooMany } from './too-many.ts';

const VISIT_COOKIE = '__Host-visit';
/** Longer than any limit counts; too short to follow anybody. */
const VISIT_SECONDS = 600;

/**
 * A limit on writes by session: for a page that has gone wild and a finger that can't stop, whatever number they send.
 * A session is a browser that has sent a form within ten minutes. It is told by a signed cookie that is given with the
 * answer, says nothing of the visitor and is stored nowhere. A program can leave the cookie out: such a one meets the
 * limits by number and by address.
 */
export function visitLimit({
  limits,
  signer,
  siteUrl,
}: Pick<Services, 'limits' | 'signer' | 'siteUrl'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const visit = await visitOf(context, signer);
    const key = context.req.path === endpoints.events ? `events ${visit}` : `${visit}`;
    if (visit !== undefined && !(await limits.session(key))) return tooMany(context, siteUrl);
    return next();
  };
}

/** Gives whoever sends a form a session, with the answer. */
export function beginVisit({ signer }: Pick<Services, 'signer'>): MiddlewareHandler<AppEnvironment> {
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
