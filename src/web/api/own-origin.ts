import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { errorAnswer } from './answers.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that a page of another site makes in a visitor's browser. Browsers name the origin of every such
 * write. Programs without an `Origin` header carry no visitor's cookies either, and meet the other limits.
 * A form of our own host over plain HTTP was posted on to HTTPS with its first origin; the operator's endpoints refuse it.
 */
export function ownOrigin(siteUrl: string): MiddlewareHandler<AppEnvironment> {
  const plainOrigin = siteUrl.replace(/^https:/, 'http:');
  return async (context, next) => {
    const isPosted = context.req.header('Origin') === plainOrigin;
    if (READS.has(context.req.method) || isPosted || isOwnOrigin(context, siteUrl)) return next();
    return errorAnswer(context, 403, 'forbidden');
  };
}

export function isOwnOrigin(context: Context, siteUrl: string): boolean {
  const origin = context.req.header('Origin');
  if (origin === undefined) return context.req.header('Sec-Fetch-Site') !== 'cross-site';
  return origin === siteUrl;
}
