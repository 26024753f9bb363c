import { Hono } from 'hono';
import type { WriteServices } from '../../../services/services.ts';
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
export function adminApi(services: WriteServices) {
  const api = new Hono<AppEnvironment>();
  const { admin, siteUrl } = services;
  if (admin === undefined) return api;
  const cookies = createAdminCookies(siteUrl);

  api.use(unkept);
  api.route('/', adminSignInApi(services, admin, cookies));
  api.use(adminOnly(admin.auth, cookies, siteUrl));
  api.route('/', adminSearchApi(admin, cookies));
  api.route('/records', adminRecordsApi(services, admin, cookies));
  api.route('/deliveries', adminDeliveriesApi(services, admin));
  api.route('/slots', adminSlotsApi(admin));
  api.route('/coupons', adminCouponsApi(services, admin));
  api.route('/data', adminDataApi(admin, cookies));
  api.route('/', adminAuditApi(services, admin));
  return api;
}
