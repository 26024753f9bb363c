import { Hono } from 'hono';
import { adminApi } from '../../features/admin/api/admin-api.ts';
import { bookingsApi } from '../../features/bookings/bookings.ts';
import { checkoutApi } from '../../features/checkout/checkout.ts';
import { checkoutWebhookApi } from '../../features/checkout/checkout-webhook.ts';
import { spinApi } from '../../features/coupons/spin.ts';
import { enquiriesApi } from '../../features/enquiries/api.ts';
import { leadsApi, redirectsApi } from '../../features/leads/api.ts';
import { cityApi } from '../../features/location/city.ts';
import { locationApi } from '../../features/location/location.ts';
import { pricesApi } from '../../features/pricing/api.ts';
import { serviceRequestsApi, serviceTypesApi } from '../../features/service-requests/api.ts';
import { slotsApi } from '../../features/slots/api.ts';
import { consentApi } from '../../features/tracking/consent.ts';
import { eventsApi } from '../../features/tracking/events.ts';
import type { Services } from '../../services/services.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { formEndpoints } from '../contract/addresses.ts';
import { limitedBody } from '../middleware/body-size.ts';
import { captcha } from '../middleware/captcha.ts';
import { ownOrigin } from '../middleware/own-origin.ts';
import { beginVisit, visitLimit } from '../middleware/visit-limit.ts';
import { writeLimit } from '../middleware/write-limit.ts';
import { errorAnswer } from './answers.ts';
import { createKnownMethods } from './known-methods.ts';

/** Every endpoint under /api; what each takes and answers is in contract/ (design section 4). */
export function createApi(services: Services) {
  const api = new Hono<AppEnvironment>();
  api.use(async (context, next) => {
    context.set('supportPhone', services.brand.supportPhone);
    await next();
  });
  api.use(limitedBody);
  // The provider's servers have no origin and one address: before the checks that are meant for visitors.
  api.route('/checkout/webhook', checkoutWebhookApi(services));
  api.use(ownOrigin(services.siteUrl));
  api.use(writeLimit(services.limits.address, services.siteUrl));
  api.use(visitLimit(services));
  for (const form of formEndpoints)
    api.use(form.slice('/api'.length), beginVisit(services), captcha(services));

  api.route('/leads', leadsApi(services));
  api.route('/prices', pricesApi(services));
  api.route('/service-types', serviceTypesApi(services));
  api.route('/service-requests', serviceRequestsApi(services));
  api.route('/bookings', bookingsApi(services));
  api.route('/checkout', checkoutApi(services));
  api.route('/slots', slotsApi(services));
  api.route('/whatsapp-redirects', redirectsApi(services));
  api.route('/enquiries', enquiriesApi(services));
  api.route('/spin', spinApi(services));
  api.route('/city', cityApi(services));
  api.route('/desk', adminApi(services));
  api.route('/consent', consentApi(services));
  api.route('/events', eventsApi(services));
  api.route('/location', locationApi(services));

  const knownMethods = createKnownMethods(api.routes);
  api.all('*', (context) => {
    const methods = knownMethods(context.req.path.replace(/^\/api/, ''));
    if (methods.length === 0) return errorAnswer(context, 404, 'not_found');
    context.header('Allow', methods.join(', '));
    return errorAnswer(context, 405, 'method_not_allowed');
  });
  return api;
}
