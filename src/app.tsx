import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { errorAnswer } from './api/answers.ts';
import { createApi } from './api/api.ts';
import type { AppEnvironment } from './app-environment.ts';
import { addresses } from './contract/addresses.ts';
import { policyWithRobotCheck, policyWithTracking } from './document/content-policy.ts';
import { faultAnswer } from './document/fault-answer.tsx';
import { createPageCache } from './document/page-cache.ts';
import { deskDoor } from './middleware/desk-session.ts';
import { canonicalHost } from './middleware/host.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { createSpinDevice } from './middleware/spin-device.ts';
import { visitorCity } from './middleware/visitor-city.ts';
import { PAYMENT_POLICY } from './pages/checkout/payment-policy.ts';
import { deskScreens } from './pages/desk/desk-screens.tsx';
import { notFoundPage } from './pages/not-found/not-found.tsx';
import type { PageEntry } from './pages/page-entry.ts';
import { createPages } from './pages/serve.ts';
import { siteFiles } from './pages/site-files/site-files.ts';
import { spinResult } from './pages/spin/spin-result.tsx';
import { pageTable } from './pages/table.ts';
import type { Services } from './services.ts';

/** The whole site: kept pages, then middleware in order, the API, pages, errors. */
export function createApp(services: Services): { fetch(request: Request): Response | Promise<Response> } {
  const app = new Hono<AppEnvironment>();
  const { now, waitUntil } = services;
  const cache = createPageCache(services);
  const spinDevice = createSpinDevice(services.signer);
  /** The one place where the policy of pages opens to others' hosts, and only where those systems are switched on. */
  const withPolicy = (entry: PageEntry): PageEntry => {
    const own = entry.policy === PAYMENT_POLICY && !services.payments ? undefined : entry.policy;
    const tracked = services.tracking ? policyWithTracking(own, services.tracking) : own;
    return { ...entry, policy: services.robotCheckKey ? policyWithRobotCheck(tracked) : tracked };
  };
  const pages = createPages({
    table: pageTable.map(withPolicy),
    notFound: notFoundPage,
    services,
    cache,
    visitorCity,
    now,
    waitUntil,
  });

  app.use(requestId({ limitLength: 64 }));
  app.use(requestLog(services.log));
  app.use(securityHeaders);
  app.use(canonicalHost(services.siteUrl));

  app.get('/healthz', async (context) => context.json(await services.health()));
  app.route('/api', createApi(services));
  app.route('/', siteFiles({ services, table: pageTable }));
  if (services.desk) {
    const door = deskDoor(services.desk.gate, services.siteUrl);
    app.route(addresses.desk, deskScreens(services, services.desk, door));
  }
  app.get(addresses.spinResult, async (context) =>
    spinResult(context, {
      services,
      city: visitorCity(context.req.raw),
      now: now(),
      won: await spinDevice.won(context),
    }),
  );
  app.get('*', pages.answer);
  app.all('*', (context) => errorAnswer(context, 405, 'method_not_allowed'));

  app.onError((error, context) => {
    const reference = context.get('requestId');
    services.log.fault({ requestId: reference, error });
    const wantsPage = context.req.method === 'GET' && !context.req.path.startsWith('/api/');
    return wantsPage
      ? faultAnswer(services.brand, reference)
      : errorAnswer(context, 500, 'internal', { reference });
  });

  // A kept page is answered before anything else is set in motion; it carries all its headers itself.
  return { fetch: (request) => pages.quick(request) ?? app.fetch(request) };
}
