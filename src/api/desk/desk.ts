import { Hono } from 'hono';
import type { AppEnvironment } from '../../app-environment.ts';
import { createDeskCookies, deskOnly, unkept } from '../../middleware/desk-session.ts';
import type { Services } from '../../services.ts';
import { deskAuditApi } from './audit.ts';
import { deskCouponsApi } from './coupons.ts';
import { deskDataApi } from './data.ts';
import { deskDeliveriesApi } from './deliveries.ts';
import { deskRecordsApi } from './records.ts';
import { deskSearchApi, deskSignInApi } from './session.ts';
import { deskSlotsApi } from './slots.ts';

/** The operator's endpoints (design section 4); without a passphrase there are none of them. */
export function deskApi(services: Services) {
  const api = new Hono<AppEnvironment>();
  const { desk, siteUrl } = services;
  if (desk === undefined) return api;
  const cookies = createDeskCookies(siteUrl);

  api.use(unkept);
  api.route('/', deskSignInApi(services, desk, cookies));
  api.use(deskOnly(desk.gate, cookies, siteUrl));
  api.route('/', deskSearchApi(desk, cookies));
  api.route('/records', deskRecordsApi(services, desk, cookies));
  api.route('/deliveries', deskDeliveriesApi(services, desk));
  api.route('/slots', deskSlotsApi(desk));
  api.route('/coupons', deskCouponsApi(services, desk));
  api.route('/data', deskDataApi(desk, cookies));
  api.route('/', deskAuditApi(services, desk));
  return api;
}
