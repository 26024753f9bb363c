import { type Context, Hono } from 'hono';
import type { Admin, WriteServices } from '../../../services/services.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { AdminCookies } from '../auth/admin-session.ts';
import { searchBody, signInBody } from '../contract/admin.ts';
import { adminAddresses } from '../contract/admin-addresses.ts';
import { adminProblem } from './admin-responses.ts';
import { keptQuery } from './record-query.ts';

const addressOf = (context: Context): string => context.req.header('CF-Connecting-IP') ?? 'unknown';

/**
 * Five tries a minute for each address; for all of them together the far wider limit of writes, so that a stranger who
 * guesses from many places is slowed down and still can't lock the operator out with a handful of tries.
 */
const mayTry = async ({ limits }: WriteServices, context: Context): Promise<boolean> =>
  (await limits.signIn(`desk ${addressOf(context)}`)) && limits.address('desk sign-in');

export const adminSignInApi = (services: WriteServices, admin: Admin, cookies: AdminCookies) =>
  new Hono<AppEnvironment>()
    .post('/sign-in', async (context) => {
      const submission = await readForm(context, signInBody);
      if (!submission.ok) return refuseForm(context, submission.fault, adminAddresses.records);
      const { channel, input } = submission;
      if (!(await mayTry(services, context)))
        return adminProblem(context, channel, adminAddresses.records, 'too_many_requests');
      const session = await admin.auth.admit(input.passphrase);
      if (session === undefined) {
        services.log.note('desk_sign_in_refused', {});
        return adminProblem(context, channel, adminAddresses.records, 'wrong_passphrase');
      }
      // With a ledger that can't be read the desk lets nobody in; that is said, instead of asking again.
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

/** A search is posted and waits in a sealed cookie: a name or a number stands in no address, history or log. */
export const adminSearchApi = (admin: Admin, cookies: AdminCookies) =>
  new Hono<AppEnvironment>().post('/search', async (context) => {
    const submission = await readForm(context, searchBody);
    if (!submission.ok) return refuseForm(context, submission.fault, adminAddresses.records);
    const { search } = submission.input;
    await cookies.keepSearch(context, admin.auth, search);
    const query = keptQuery(await context.req.text(), search !== undefined);
    return context.redirect(`${adminAddresses.records}${query}`, 303);
  });
