import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';

/**
 * One address for search engines and cookies: any other name of ours, and plain HTTP, redirect to it. Local development
 * keeps its own. A form that was posted over plain HTTP is posted again over HTTPS, so that no lead is lost.
 * @param siteUrl origin of canonical addresses
 */
export function canonicalHost(siteUrl: string): MiddlewareHandler<AppEnvironment> {
  const site = new URL(siteUrl);
  const canonicalStart = `${site.origin}/`;
  return async (context, next) => {
    if (context.req.url.startsWith(canonicalStart)) return next();
    const url = new URL(context.req.url);
    const isPlain = site.protocol === 'https:' && url.protocol === 'http:';
    if ((url.host === site.host && !isPlain) || isLocal(url.hostname) || isLocal(site.hostname))
      return next();
    const target = `${site.origin}${url.pathname}${url.search}`;
    const readable = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (readable) return context.redirect(target, 301);
    // 307 keeps the method and the body.
    return url.host === site.host ? context.redirect(target, 307) : context.text('Misdirected request', 421);
  };
}

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
