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

/** Routes for `lazily`: they inherit every variable of the app's middleware and leave errors to the app. */
export function createLazyRoutes(): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.use((context, next) => {
    const { inherited } = context.env;
    if (inherited === undefined) throw new Error('lazy routes are called through lazily()');
    setEach(inherited, (name, value) => context.set(name, value));
    return next();
  });
  routes.onError((error) => {
    throw error;
  });
  return routes;
}

/** The type parameter keeps each name tied to the type of its value. */
function setEach<Values extends object>(
  values: Values,
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void,
): void {
  for (const name in values) set(name, values[name]);
}
