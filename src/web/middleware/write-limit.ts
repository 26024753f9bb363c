import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { endpoints } from '../contract/addresses.ts';
import { tooMany } from './too-many.ts';

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
    return tooMany(context, siteUrl);
  };
}
