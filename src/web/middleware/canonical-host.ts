import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';

/**
 * One host for search engines and cookies: any other name of ours redirects to it, and local development keeps its own.
 * @param siteUrl origin of canonical addresses
 */
export function canonicalHost(siteUrl: string): MiddlewareHandler<AppEnvironment> {
  const site = new URL(siteUrl);
  const canonicalStart = `${site.origin}/`;
  return async (context, next) => {
    if (context.req.url.startsWith(canonicalStart)) return next();
    const url = new URL(context.req.url);
    if (url.host === site.host || isLocal(url.hostname) || isLocal(site.hostname)) return next();
    const readable = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!readable) return context.text('Misdirected request', 421);
    return context.redirect(`${site.origin}${url.pathname}${url.search}`, 301);
  };
}

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
