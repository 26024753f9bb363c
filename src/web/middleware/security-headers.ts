import type { MiddlewareHandler } from 'hono';
import { YEAR_SECONDS } from '../../values/durations.ts';
import type { AppEnvironment } from '../app-environment.ts';

/** The headers of every answer, pages or not. They never change, so they are built once. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // `no-referrer` would make browsers post forms with `Origin: null`, which the origin check refuses.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'geolocation=(self), microphone=(self), camera=(), payment=(self), usb=(), browsing-topics=()',
};

/**
 * The header that cuts a page off from the window that opened it, for a person's own pages. A browser starts a new
 * process for such a page once its answer arrives, so public pages would paint later for it (decision 001).
 */
export const ownWindowHeader: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Completes answers that are not pages. A page builds all its headers at once, which costs a cached page far less. */
export const securityHeaders: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next();
  // A WebSocket upgrade has immutable headers.
  if (context.res.status === 101 || context.res.headers.has('Content-Security-Policy')) return;
  for (const [name, value] of Object.entries(fixedHeaders)) context.res.headers.set(name, value);
  context.res.headers.set('Content-Security-Policy', NO_PAGE_POLICY);
};
