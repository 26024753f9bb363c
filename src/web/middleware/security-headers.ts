import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { fixedHeaders } from '../document/fixed-headers.ts';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const securityHeaders: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next();
  // A switched protocol's answer has immutable headers; a page brings all of them with its policy.
  if (context.res.status === 101 || context.res.headers.has('Content-Security-Policy')) return;
  for (const [name, value] of Object.entries(fixedHeaders)) context.res.headers.set(name, value);
  context.res.headers.set('Content-Security-Policy', API_POLICY);
};
