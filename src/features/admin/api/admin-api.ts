import { Hono } from 'hono';
import type { Admin, WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { AdminCookies } from '../auth.ts';
import { adminOnly, createAdminCookies, notCached } from '../auth.ts';
import { adminAddresses, eraseBody, numberBody, summaryQuery } from '../contract.ts';
import { adminCouponsApi } from './coupons.ts';
import { adminDeliveriesApi } from './deliveries.ts';
import { adminRecordsApi } from './records.ts';
import { adminProblem } from './responses.ts';
import { adminSearchApi, adminSignInApi } from './session.ts';
import { adminSlotsApi } from './slots.ts';

/** Serves the operator's endpoints; without a passphrase none exist. */
export function adminApi(services: WriteServices) {
  const api = new Hono<AppEnvironment>();
  const { admin, siteUrl } = services;
  if (admin === undefined) return api;
  const cookies = createAdminCookies(siteUrl);

  api.use(notCached);
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

/** Serves the summary and the audit list. */
const adminAuditApi = ({ now }: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/summary', async (context) => {
      const parsed = summaryQuery.safeParse(context.req.query());
      const { days = '7', kind } = parsed.success ? parsed.data : {};
      const summary = await admin.summary({ today: indiaDate(now()), days: Number(days), kind });
      return summary.ok
        ? context.json(summary.value)
        : adminProblem(context, 'json', adminAddresses.summary, summary.code);
    })
    .get('/audit', async (context) => {
      const page = await admin.audit.list({ cursor: context.req.query('cursor') });
      return page.ok
        ? context.json(page.value)
        : adminProblem(context, 'json', adminAddresses.audit, page.code);
    });

const screen = adminAddresses.erasure;

/**
 * Serves the export and the erasure of a number's data, as the DPDP Act requires. The erasure screen has its own form
 * handler.
 */
const adminDataApi = (admin: Admin, cookies: AdminCookies) =>
  new Hono<AppEnvironment>()
    .post('/export', async (context) => {
      const submission = await readForm(context, numberBody);
      if (!submission.ok) return refuseForm(context, submission.fault, screen);
      const { mobileNumber } = submission.input;
      const found = await admin.erasure.exportNumber(mobileNumber);
      if (!found.ok) return adminProblem(context, submission.channel, screen, found.code);
      await cookies.storeExport(context, admin.auth, mobileNumber);
      await admin.audit.add({ by: 'operator', action: 'number_exported', subject: 'data' });
      context.header('Content-Disposition', 'attachment; filename="personal-data.json"');
      return context.json(found.value);
    })
    .post('/erase', async (context) => {
      const submission = await readForm(context, eraseBody);
      if (!submission.ok) return refuseForm(context, submission.fault, screen);
      const { channel, input } = submission;
      if (input.again !== input.mobileNumber) return adminProblem(context, channel, screen, 'numbers_differ');
      if (!(await cookies.hasExported(context, admin.auth, input.mobileNumber)))
        return adminProblem(context, channel, screen, 'export_first');
      const erased = await admin.erasure.eraseNumber(input.mobileNumber, 'operator');
      return erased.ok ? context.json(erased.value) : adminProblem(context, channel, screen, erased.code);
    });
