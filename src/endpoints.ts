import { Hono } from 'hono';
import { assistantApi } from './features/assistant/api.ts';
import { bookingsApi } from './features/bookings/api.ts';
import { chatWebhookApi } from './features/chat/index.ts';
import { checkoutApi, checkoutWebhookApi } from './features/checkout/api.ts';
import { spinApi } from './features/coupons/api.ts';
import { spinResult } from './features/coupons/pages/spin-result.tsx';
import { createSpinDevice } from './features/coupons/spin-device.ts';
import { enquiriesApi } from './features/enquiries/api.ts';
import { stepsApi } from './features/funnel/api.ts';
import { ownJobApi } from './features/jobs/api.ts';
import { leadsApi } from './features/leads/api.ts';
import { redirectsApi } from './features/leads/redirects.ts';
import { cityApi, locationApi } from './features/location/api.ts';
import { pricesApi } from './features/pricing/api.ts';
import { unfoundApi } from './features/search/unfound-api.ts';
import { serviceRequestsApi, serviceTypesApi } from './features/service-requests/api.ts';
import { slotsApi } from './features/slots/api.ts';
import { consentApi, eventsApi } from './features/tracking/api.ts';
import type { WriteServices } from './services/services.ts';
import { errorAnswer } from './web/api/answers.ts';
import { captcha } from './web/api/captcha.ts';
import { readConsent } from './web/api/consent-proof.ts';
import { answerUnknownEndpoint } from './web/api/known-methods.ts';
import { beginSession, sessionLimit, writeLimit } from './web/api/limits.ts';
import { ownOrigin } from './web/api/own-origin.ts';
import { exchangeLink } from './web/api/record-link.ts';
import type { AppEnvironment } from './web/app-environment.ts';
import { addresses, endpoints, formEndpoints } from './web/contract/addresses.ts';
import { createLazyRoutes } from './web/lazy-routes.ts';
import { answerRefusedForms } from './web/middleware/refused-forms.ts';
import { limitedBody } from './web/middleware/request-lengths.ts';
import type { Pages } from './web/pages/answer-pages.ts';

/** `/api`, with the language's prefix. */
const API = endpoints.root.slice(0, -1);

/** The operator's endpoints, which the English site alone has. */
export interface OperatorRoutes {
  readonly api: Hono<AppEnvironment>;
  /** Paths that read their body themselves: only an operator may send so much. */
  readonly readBodies: readonly string[];
}

/** Routes that need the write services: the API, the health check, a device's own coupon, shared links. */
export function createEndpoints(
  services: WriteServices,
  pages: Pages,
  operator: OperatorRoutes | undefined,
): Hono<AppEnvironment> {
  const routes = createLazyRoutes();
  routes.get('/healthz', async (context) => {
    const health = await services.health();
    // A monitor alarms on the status, and warns on the header.
    return context.json(health, health.status === 'unavailable' ? 503 : 200, { 'X-Health': health.status });
  });
  routes.route(API, createApi(services, pages, operator));

  const spinDevice = createSpinDevice(services.signer);
  routes.get(addresses.spinResult, async (context) =>
    spinResult(context, { services, won: await spinDevice.won(context) }),
  );

  routes.get(addresses.booking(':id'), exchangeLink('booking', services.signer));
  routes.get(addresses.order(':id'), exchangeLink('order', services.signer));

  routes.get('*', pages.answer);
  routes.all('*', (context) => errorAnswer(context, 405, 'method_not_allowed'));
  return routes;
}

/** Every endpoint under /api. The contract.ts of each feature defines their input and output. */
function createApi(
  services: WriteServices,
  pages: Pages,
  operator: OperatorRoutes | undefined,
): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>();
  api.use((context, next) => {
    context.set('supportPhone', services.brand.supportPhone);
    return next();
  });
  api.use(limitedBody([...(operator?.readBodies ?? []), endpoints.chatWebhook]));
  // The payment provider's servers send no origin and share one address, so their route precedes the checks for
  // visitors.
  api.route('/checkout/webhook', checkoutWebhookApi(services));
  api.route('/chat/webhook', chatWebhookApi(services));
  api.use(ownOrigin(services.siteUrl));
  // The operator has limits of their own.
  if (operator) api.route('/admin', operator.api);
  api.use(answerRefusedForms(pages));
  api.use(writeLimit(services.limits));
  api.use(sessionLimit(services));
  api.use(readConsent(services));
  for (const form of formEndpoints)
    api.use(form.slice(API.length), beginSession(services), captcha(services));

  api.route('/leads', leadsApi(services));
  api.route('/prices', pricesApi(services));
  api.route('/service-types', serviceTypesApi(services));
  api.route('/service-requests', serviceRequestsApi(services));
  api.route('/bookings', bookingsApi(services));
  api.route('/bookings', ownJobApi(services, 'booking'));
  api.route('/assistant', assistantApi(services));
  api.route('/checkout', checkoutApi(services));
  api.route('/checkout/orders', ownJobApi(services, 'order'));
  api.route('/slots', slotsApi(services));
  api.route('/whatsapp-redirects', redirectsApi(services));
  api.route('/enquiries', enquiriesApi(services));
  api.route('/spin', spinApi(services));
  api.route('/city', cityApi(services));
  api.route('/consent', consentApi(services));
  api.route('/events', eventsApi(services));
  api.route('/steps', stepsApi(services));
  api.route('/unfound-searches', unfoundApi(services));
  api.route('/location', locationApi(services));

  api.all('*', answerUnknownEndpoint(api.routes));
  return api;
}
