import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnvironment } from '../../../../src/web/app-environment.ts';
import { createLazyRoutes, lazily } from '../../../../src/web/lazy-routes.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** A variable that no list of the site names. */
    weather: string;
  }
}

/** An app whose middleware sets variables, and whose only route is loaded at the first request. */
function appWith(routes: Hono<AppEnvironment>): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use((context, next) => {
    context.set('weather', 'monsoon');
    context.set('requestId', 'r1');
    return next();
  });
  app.all(
    '*',
    lazily(async () => routes),
  );
  return app;
}

test('A variable that middleware sets reaches a lazy route, and one behind another, without being named', async () => {
  const inner = createLazyRoutes();
  inner.get('/weather', (context) => context.text(`${context.get('weather')} ${context.get('requestId')}`));
  const outer = createLazyRoutes();
  outer.get(
    '/weather',
    lazily(async () => inner),
  );

  for (const routes of [inner, outer]) {
    const answer = await appWith(routes).request('/weather');
    expect(await answer.text()).toBe('monsoon r1');
  }
});

test('An error of a lazy route is answered by the app', async () => {
  const routes = createLazyRoutes();
  routes.get('/', () => {
    throw new Error('no page today');
  });
  const app = appWith(routes);
  app.onError((error, context) => context.text(`app: ${error.message}`, 500));

  expect(await (await app.request('/')).text()).toBe('app: no page today');
});
