import type { Context, MiddlewareHandler } from 'hono';
import { errorAnswer } from '../api/answers.ts';
import type { AppEnvironment } from '../app-environment.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that a page of another site makes in a visitor's browser. Browsers name the origin of every such
 * write; programs that send none carry no visitor's cookies either and are held by the other limits.
 */
export function ownOrigin(siteUrl: string): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (READS.has(context.req.method) || comesFromUs(context, siteUrl)) return next();
    return errorAnswer(context, 403, 'forbidden');
  };
}

export function comesFromUs(context: Context, siteUrl: string): boolean {
  const origin = context.req.header('Origin');
  if (origin === undefined) return context.req.header('Sec-Fetch-Site') !== 'cross-site';
  return origin === siteUrl;
}
