import type { Hono } from 'hono';
import { errorAnswer } from './api/answers.ts';
import { createApi } from './api/api.ts';
import type { AppEnvironment } from './app-environment.ts';
import { addresses } from './contract/addresses.ts';
import { emptyApp } from './empty-app.ts';
import { deskDoor } from './middleware/desk-session.ts';
import { createSpinDevice } from './middleware/spin-device.ts';
import { visitorCity } from './middleware/visitor-city.ts';
import { deskScreens } from './pages/desk/desk-screens.tsx';
import type { Pages } from './pages/serve.ts';
import { spinResult } from './pages/spin/spin-result.tsx';
import type { Services } from './services.ts';

/** Whatever is answered with the help of the office: the API, the desk, the site's health, a device's own coupon. */
export function createEndpoints(services: Services, pages: Pages): Hono<AppEnvironment> {
  const app = emptyApp(services);
  const spinDevice = createSpinDevice(services.signer);
  app.get('/healthz', async (context) => context.json(await services.health()));
  app.route('/api', createApi(services));
  if (services.desk) {
    const door = deskDoor(services.desk.gate, services.siteUrl);
    app.route(addresses.desk, deskScreens(services, services.desk, door));
  }
  app.get(addresses.spinResult, async (context) =>
    spinResult(context, {
      services,
      city: visitorCity(context.req.raw),
      now: services.now(),
      won: await spinDevice.won(context),
    }),
  );
  app.get('*', pages.answer);
  app.all('*', (context) => errorAnswer(context, 405, 'method_not_allowed'));
  return app;
}
