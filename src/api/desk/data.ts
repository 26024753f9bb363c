import { Hono } from 'hono';
import type { AppEnvironment } from '../../app-environment.ts';
import { eraseBody, numberBody } from '../../contract/desk.ts';
import { deskAddresses } from '../../contract/desk-addresses.ts';
import type { DeskCookies } from '../../middleware/desk-session.ts';
import type { Desk } from '../../services.ts';
import { readSubmission, refuseSubmission } from '../submission.ts';
import { deskProblem } from './desk-answers.ts';

const screen = deskAddresses.erasure;

/** Everything of a number, as the law asks: handed out first, then deleted. The desk's own form deletes by its screen. */
export const deskDataApi = (desk: Desk, cookies: DeskCookies) =>
  new Hono<AppEnvironment>()
    .post('/export', async (context) => {
      const submission = await readSubmission(context, numberBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, screen);
      const { mobileNumber } = submission.input;
      const found = await desk.erasure.exportNumber(mobileNumber);
      if (!found.ok) return deskProblem(context, submission.channel, screen, found.code);
      await cookies.noteExport(context, desk.gate, mobileNumber);
      await desk.audit.note({ by: 'operator', action: 'number_exported', subject: 'data' });
      context.header('Content-Disposition', 'attachment; filename="personal-data.json"');
      return context.json(found.value);
    })
    .post('/erase', async (context) => {
      const submission = await readSubmission(context, eraseBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, screen);
      const { channel, input } = submission;
      if (input.again !== input.mobileNumber) return deskProblem(context, channel, screen, 'numbers_differ');
      if (!(await cookies.hasExported(context, desk.gate, input.mobileNumber)))
        return deskProblem(context, channel, screen, 'export_first');
      const erased = await desk.erasure.eraseNumber(input.mobileNumber, 'operator');
      return erased.ok ? context.json(erased.value) : deskProblem(context, channel, screen, erased.code);
    });
