import { Hono } from 'hono';
import type { Admin } from '../../../services/services.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { AdminCookies } from '../auth/admin-session.ts';
import { eraseBody, numberBody } from '../contract/admin.ts';
import { adminAddresses } from '../contract/admin-addresses.ts';
import { adminProblem } from './admin-responses.ts';

const screen = adminAddresses.erasure;

/** Everything of a number, as the law asks: handed out first, then deleted. The desk's own form deletes by its screen. */
export const adminDataApi = (admin: Admin, cookies: AdminCookies) =>
  new Hono<AppEnvironment>()
    .post('/export', async (context) => {
      const submission = await readForm(context, numberBody);
      if (!submission.ok) return refuseForm(context, submission.fault, screen);
      const { mobileNumber } = submission.input;
      const found = await admin.erasure.exportNumber(mobileNumber);
      if (!found.ok) return adminProblem(context, submission.channel, screen, found.code);
      await cookies.noteExport(context, admin.auth, mobileNumber);
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
