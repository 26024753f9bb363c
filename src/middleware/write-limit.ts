import type { MiddlewareHandler } from 'hono';
import { errorAnswer } from '../api/answers.ts';
import { cameFrom } from '../api/came-from.ts';
import { problemRedirect } from '../api/submission.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { addresses, endpoints } from '../contract/addresses.ts';

/** Whether one more is allowed; a limiter that fails lets people through. */
export type Limit = (key: string) => Promise<boolean>;

/**
 * A generous limit on writes by address: India's mobile carriers let thousands share one, so this only stops floods.
 * Limits by mobile number are the endpoints', which know it.
 */
export function writeLimit(limit: Limit, siteUrl: string): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const address = context.req.header('CF-Connecting-IP') ?? 'unknown';
    // A crowd's page views must not use up what its leads need.
    const key = context.req.path === endpoints.events ? `events ${address}` : address;
    if (await limit(key)) return next();
    const isForm = context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
    if (!isForm) return errorAnswer(context, 429, 'too_many_requests');
    // A form without JavaScript comes back to its page, which says so in words.
    const from = cameFrom(context.req.header('Referer'), siteUrl);
    return problemRedirect(context, from === addresses.home ? addresses.book : from, 'too_many_requests');
  };
}
