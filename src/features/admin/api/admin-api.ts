import { Hono } from 'hono';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { feedAnswer } from '../../../web/api/answers.ts';
import { writeLimit } from '../../../web/api/limits.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { AdminCookies, AnswerEnded } from '../auth.ts';
import { adminOnly, createAdminCookies, notCached, operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { eraseBody, numberBody, summaryQuery } from '../contract/schemas.ts';
import { adminBackupApi } from './backup.ts';
import { adminBillsApi } from './bills.ts';
import { adminBookingsApi } from './bookings.ts';
import { adminCouponsApi } from './coupons.ts';
import { adminDeliveriesApi } from './deliveries.ts';
import { adminMechanicsApi } from './mechanics.ts';
import { adminRecordActionsApi } from './record-actions.ts';
import { adminRecordsApi } from './records.ts';
import { adminProblem } from './responses.ts';
import { adminReviewsApi } from './reviews.ts';
import { adminSearchApi, adminSignInApi } from './session.ts';
import { adminSlotsApi } from './slots.ts';
import { keepTyped, type ScreensFor } from './typed-forms.ts';

/** The answers that have words, in the language of the operator. */
interface WordedAnswers {
  readonly sendAgain: AnswerEnded;
  readonly screens: ScreensFor;
}

/** The forms into which an operator types. Banners return their own, and a number to erase is typed anew. */
const TYPED = [
  '/records/*',
  '/coupons/*',
  '/mechanics/*',
  '/campaigns/*',
  '/slots/capacity',
  '/reviews/:id',
  '/messages/test',
  '/notifications/:id',
  '/ad-events/test',
];

/** Serves the operator's endpoints; without a passphrase none exist. */
export function adminApi(
  services: WriteServices,
  { sendAgain, screens }: WordedAnswers,
  features: AdminFeatures = {},
) {
  const api = new Hono<AppEnvironment>();
  const { admin, siteUrl } = services;
  if (admin === undefined) return api;
  const cookies = createAdminCookies(siteUrl);

  api.use(notCached);
  // The operator is no stranger: a flood from the same network must not refuse their work.
  const limited = writeLimit(services.limits);
  api.use(async (context, next) => {
    const isOperator =
      (await cookies.device(context, admin.auth)) !== undefined ||
      (await cookies.isOpen(context, admin.auth));
    return isOperator ? next() : limited(context, next);
  });
  api.route('/', adminSignInApi(services, admin, cookies));
  api.use(adminOnly(admin.auth, cookies, siteUrl, sendAgain));
  api.route('/', adminSearchApi(admin, cookies));
  for (const path of TYPED) api.use(path, keepTyped(screens));
  api.route('/records', adminRecordsApi(services, admin, cookies));
  api.route('/records', adminRecordActionsApi(services, admin));
  api.route('/bills', adminBillsApi(admin));
  api.route('/mechanics', adminMechanicsApi(admin));
  api.route('/reviews', adminReviewsApi(services, admin));
  api.route('/deliveries', adminDeliveriesApi(services, admin));
  api.route('/slots', adminSlotsApi(admin));
  api.route('/bookings', adminBookingsApi(services));
  api.get('/live', async (context) => {
    if (context.req.header('Upgrade')?.toLowerCase() !== 'websocket')
      return context.body(null, 426, { Upgrade: 'websocket' });
    return feedAnswer(context, await admin.feed.live(context.req.raw));
  });
  api.route('/backup', adminBackupApi(admin));
  api.route('/coupons', adminCouponsApi(services, admin));
  api.route('/data', adminDataApi(admin, cookies));
  api.route('/', adminAuditApi(services, admin));
  for (const [path, feature] of Object.entries(features)) api.route(path, feature(services, admin));
  return api;
}

/** The operator's endpoints of other features, by their path. */
type AdminFeatures = Readonly<
  Record<string, (services: WriteServices, admin: Admin) => Hono<AppEnvironment>>
>;

/** Serves the summary and the audit list. */
const adminAuditApi = ({ now }: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/summary', async (context) => {
      const parsed = summaryQuery.safeParse(context.req.query());
      const { days = '7', kind } = parsed.success ? parsed.data : {};
      const window = { today: indiaDate(now()), days: Number(days) };
      const [summary, funnel] = await Promise.all([admin.summary({ ...window, kind }), admin.funnel(window)]);
      return summary.ok
        ? context.json({ ...summary.value, ...(funnel.ok && { funnel: funnel.value }) })
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
      const form = await readForm(context, numberBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const { mobileNumber } = form.input;
      const found = await admin.erasure.exportNumber(mobileNumber);
      if (!found.ok) return adminProblem(context, form.channel, screen, found.code);
      await cookies.storeExport(context, admin.auth, mobileNumber);
      await admin.audit.add({ by: operatorOf(context), action: 'number_exported', subject: 'data' });
      context.header('Content-Disposition', 'attachment; filename="personal-data.json"');
      return context.json(found.value);
    })
    .post('/erase', async (context) => {
      const form = await readForm(context, eraseBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const { channel, input } = form;
      if (input.again !== input.mobileNumber) return adminProblem(context, channel, screen, 'numbers_differ');
      if (!(await cookies.hasExported(context, admin.auth, input.mobileNumber)))
        return adminProblem(context, channel, screen, 'export_first');
      const erased = await admin.erasure.eraseNumber(input.mobileNumber, operatorOf(context));
      return erased.ok ? context.json(erased.value) : adminProblem(context, channel, screen, erased.code);
    });
