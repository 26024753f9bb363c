import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnvironment } from '../../../../src/web/app-environment.ts';
import { createLazyRoutes, lazily } from '../../../../src/web/lazy-routes.ts';

const variables = {
  requestId: 'request-1',
  supportPhone: '+911410000000',
  wasUnchecked: true,
  consentId: 'consent-1',
} as const;

test('a lazy route finds every variable that the middleware of its app has set', async () => {
  const app = new Hono<AppEnvironment>();
  app.use((context, next) => {
    context.set('requestId', variables.requestId);
    context.set('supportPhone', variables.supportPhone);
    context.set('wasUnchecked', variables.wasUnchecked);
    context.set('consentId', variables.consentId);
    return next();
  });
  const load = async () => {
    const routes = createLazyRoutes();
    routes.get('/api/seen', (context) => context.json(context.var));
    return routes;
  };
  app.all('*', lazily(load));
  expect(await (await app.request('/api/seen')).json()).toEqual(variables);
});

declare module 'hono' {
  interface ContextVariableMap {
    /** A variable that no list of the site names. */
    weather: string;
  }
}

test('a new variable reaches a lazy route behind another one, and its error reaches the app', async () => {
  const inner = createLazyRoutes();
  inner.get('/weather', (context) => context.text(context.get('weather')));
  inner.get('/broken', () => {
    throw new Error('no page today');
  });
  const outer = createLazyRoutes();
  const later = lazily(async () => inner);
  outer.all('*', later);
  const app = new Hono<AppEnvironment>();
  app.use((context, next) => {
    context.set('weather', 'monsoon');
    return next();
  });
  app.all(
    '*',
    lazily(async () => outer),
  );
  app.onError((error, context) => context.text(`app: ${error.message}`, 500));
  expect(await (await app.request('/weather')).text()).toBe('monsoon');
  expect(await (await app.request('/broken')).text()).toBe('app: no page today');
});

test('a lazy route that is called without its app throws', async () => {
  const routes = createLazyRoutes();
  routes.get('/', (context) => context.text('seen'));
  await expect(async () => routes.request('/', {}, {})).rejects.toThrow('called through lazily()');
});
