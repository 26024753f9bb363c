import { type Context, Hono } from 'hono';
import type { Admin, WriteServices } from '../../../services/services.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { AdminCookies } from '../auth.ts';
import { adminAddresses, searchBody, signInBody } from '../contract.ts';
import { filterQuery } from './records.ts';
import { adminProblem } from './responses.ts';

const addressOf = (context: Context): string => context.req.header('CF-Connecting-IP') ?? 'unknown';

/**
 * Allows five attempts a minute per address, and the wider limit of writes for all addresses together. It slows guesses
 * from many addresses down, but a few attempts cannot lock the operator out.
 */
const isWithinLimits = async ({ limits }: WriteServices, context: Context): Promise<boolean> =>
  (await limits.signIn(`desk ${addressOf(context)}`)) && limits.address('desk sign-in');

export const adminSignInApi = (services: WriteServices, admin: Admin, cookies: AdminCookies) =>
  new Hono<AppEnvironment>()
    .post('/sign-in', async (context) => {
      const submission = await readForm(context, signInBody);
      if (!submission.ok) return refuseForm(context, submission.fault, adminAddresses.records);
      const { channel, input } = submission;
      if (!(await isWithinLimits(services, context)))
        return adminProblem(context, channel, adminAddresses.records, 'too_many_requests');
      const session = await admin.auth.admit(input.passphrase);
      if (session === undefined) {
        services.log.note('desk_sign_in_refused', {});
        return adminProblem(context, channel, adminAddresses.records, 'wrong_passphrase');
      }
      // Without the ledger nobody can sign in; the screen says so instead of asking for the passphrase again.
      if ((await admin.auth.isAdmitted(session)) !== true)
        return adminProblem(context, channel, adminAddresses.records, 'ledger_unavailable');
      await admin.audit.add({ by: 'operator', action: 'signed_in', subject: 'desk' });
      cookies.open(context, session);
      return channel === 'form'
        ? context.redirect(adminAddresses.records, 303)
        : context.json({ done: 'signed_in' });
    })
    .post('/sign-out', async (context) => {
      if (await cookies.isOpen(context, admin.auth))
        await admin.audit.add({ by: 'operator', action: 'signed_out', subject: 'desk' });
      const isEnded = await cookies.end(context, admin.auth);
      cookies.close(context);
      return isEnded
        ? context.redirect(adminAddresses.records, 303)
        : adminProblem(context, 'form', adminAddresses.records, 'session_not_ended');
    });

/**
 * Serves the search. It stores the text in a signed cookie, so that no address, history or log contains a name or a
 * number.
 */
export const adminSearchApi = (admin: Admin, cookies: AdminCookies) =>
  new Hono<AppEnvironment>().post('/search', async (context) => {
    const submission = await readForm(context, searchBody);
    if (!submission.ok) return refuseForm(context, submission.fault, adminAddresses.records);
    const { search } = submission.input;
    await cookies.storeSearch(context, admin.auth, search);
    const query = filterQuery(await context.req.text(), search !== undefined);
    return context.redirect(`${adminAddresses.records}${query}`, 303);
  });
