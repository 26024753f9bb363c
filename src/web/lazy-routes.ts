import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { onceLoaded } from '../values/once.ts';
import type { AppEnvironment } from './app-environment.ts';

/**
 * Answers by routes that are loaded at their first request (decision 005). The app treats a failed load like any other
 * error, and the next request loads again.
 */
export function lazily(load: () => Promise<Hono<AppEnvironment>>): Handler<AppEnvironment> {
  const loaded = onceLoaded(load);
  return async (context) => (await loaded()).fetch(context.req.raw, { inherited: context.var });
}

/** Routes for `lazily`: they inherit the variables of the app's middleware and leave errors to the app. */
export function createLazyRoutes(): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.use(inherit);
  routes.onError((error) => {
    throw error;
  });
  return routes;
}

/** Sets every variable, for an endpoint finds a missing one undefined, whatever its type says. */
const inherit: MiddlewareHandler = (context, next) => {
  const { inherited } = context.env;
  if (inherited === undefined) throw new Error('lazy routes are called through lazily()');
  for (const [name, value] of Object.entries(inherited)) context.set(name, value);
  return next();
};
