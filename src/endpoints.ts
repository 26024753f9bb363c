import type { Hono } from 'hono';
import { adminSession } from './features/admin/auth/admin-session.ts';
import { adminScreens } from './features/admin/pages/admin-screens.tsx';
import { spinResult } from './features/coupons/pages/spin-result.tsx';
import { createSpinDevice } from './features/coupons/spin-device.ts';
import { visitorCity } from './features/location/visitor-city.ts';
import type { Services } from './services/services.ts';
import { errorAnswer } from './web/api/answers.ts';
import { createApi } from './web/api/api.ts';
import type { AppEnvironment } from './web/app-environment.ts';
import { createBaseApp } from './web/base-app.ts';
import { addresses } from './web/contract/addresses.ts';
import type { Pages } from './web/pages/serve.ts';

/** Whatever is answered with the help of the office: the API, the desk, the site's health, a device's own coupon. */
export function createEndpoints(services: Services, pages: Pages): Hono<AppEnvironment> {
  const app = createBaseApp(services);
  const spinDevice = createSpinDevice(services.signer);
  app.get('/healthz', async (context) => context.json(await services.health()));
  app.route('/api', createApi(services));
  if (services.admin) {
    const session = adminSession(services.admin.auth, services.siteUrl);
    app.route(addresses.admin, adminScreens(services, services.admin, session));
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
