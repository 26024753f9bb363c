import { type Handler, Hono } from 'hono';
import { onceLoaded } from '../values/once.ts';
import type { AppEnvironment } from './app-environment.ts';

/**
 * Answers by routes that are loaded at their first request (decision 007). The app treats a failed load like any other
 * error, and the next request loads again.
 */
export function lazily(load: () => Promise<Hono<AppEnvironment>>): Handler<AppEnvironment> {
  const loaded = onceLoaded(load);
  return async (context) => (await loaded()).fetch(context.req.raw, { inherited: context.var });
}

/** Routes for `lazily`: they inherit the variables of the app's middleware and leave errors to the app. */
export function createLazyRoutes(): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.use((context, next) => {
    const { inherited } = context.env;
    if (inherited === undefined) throw new Error('lazy routes are called through lazily()');
    context.set('requestId', inherited.requestId);
    context.set('city', inherited.city);
    context.set('away', inherited.away);
    context.set('requestedPage', inherited.requestedPage);
    return next();
  });
  routes.onError((error) => {
    throw error;
  });
  return routes;
}
