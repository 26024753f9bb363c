import { Hono } from 'hono';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { bookingScreens } from './booking-screens.tsx';
import { couponScreens } from './coupon-screens.tsx';
import { dayScreens } from './day-screens.tsx';
import { erasureScreens } from './erasure-screens.tsx';
import { mechanicScreen } from './mechanic-screen.tsx';
import { oneRecordScreens } from './one-record-screens.tsx';
import { type RecordBills, recordScreens } from './record-screens.tsx';
import { reportScreens, type SummaryFunnel } from './report-screens.tsx';
import { reviewScreen } from './review-screen.tsx';
import { type AdminSession, screenParts } from './screen.tsx';
import { askToSendAgain } from './session-ended.tsx';

interface AdminScreenParts {
  readonly summaryFunnel: SummaryFunnel;
  readonly recordBills: RecordBills;
}

/** Serves the admin screens: pages of links and forms without scripts. Without a session they show the sign-in page. */
export function adminScreens(
  services: WriteServices,
  admin: Admin,
  session: AdminSession,
  { summaryFunnel, recordBills }: AdminScreenParts,
) {
  const screens = new Hono<AppEnvironment>();
  const parts = screenParts(services, admin, session);
  // The pattern also matches /coupon-admin itself, where the sign-in page follows.
  screens.use('/*', async (request, next) =>
    request.req.path === adminAddresses.records || (await session.isOpen(request))
      ? next()
      : ((await askToSendAgain(request, services)) ?? request.redirect(adminAddresses.records, 303)),
  );
  screens.route('/', recordScreens(services, parts, recordBills));
  screens.route('/', oneRecordScreens(services, parts));
  screens.route('/', dayScreens(services, parts));
  screens.route('/bookings', bookingScreens(services, parts));
  screens.route('/', reportScreens(services, parts, summaryFunnel));
  screens.route('/mechanics', mechanicScreen(parts));
  screens.route('/reviews', reviewScreen(parts));
  screens.route('/coupons', couponScreens(parts));
  screens.route('/data-deletion', erasureScreens(parts));
  return screens;
}
