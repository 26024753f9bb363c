import { Hono } from 'hono';
import type { Services } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { adminOnly, createAdminCookies, unkept } from '../auth/admin-session.ts';
import { adminAuditApi } from './audit.ts';
import { adminCouponsApi } from './coupons.ts';
import { adminDataApi } from './data.ts';
import { adminDeliveriesApi } from './deliveries.ts';
import { adminRecordsApi } from './records.ts';
import { adminSearchApi, adminSignInApi } from './session.ts';
import { adminSlotsApi } from './slots.ts';

/** The operator's endpoints (design section 4); without a passphrase there are none of them. */
export function adminApi(services: Services) {
  const api = new Hono<AppEnvironment>();
  const { desk, siteUrl } = services;
  if (desk === undefined) return api;
  const cookies = createAdminCookies(siteUrl);

  api.use(unkept);
  api.route('/', adminSignInApi(services, desk, cookies));
  api.use(adminOnly(desk.gate, cookies, siteUrl));
  api.route('/', adminSearchApi(desk, cookies));
  api.route('/records', adminRecordsApi(services, desk, cookies));
  api.route('/deliveries', adminDeliveriesApi(services, desk));
  api.route('/slots', adminSlotsApi(desk));
  api.route('/coupons', adminCouponsApi(services, desk));
  api.route('/data', adminDataApi(desk, cookies));
  api.route('/', adminAuditApi(services, desk));
  return api;
}
