import { type Context, Hono } from 'hono';
import type { AppEnvironment } from '../../app-environment.ts';
import { searchBody, signInBody } from '../../contract/desk.ts';
import { deskAddresses } from '../../contract/desk-addresses.ts';
import type { DeskCookies } from '../../middleware/desk-session.ts';
import type { Desk, Services } from '../../services.ts';
import { readSubmission, refuseSubmission } from '../submission.ts';
import { deskProblem } from './desk-answers.ts';
import { keptQuery } from './record-query.ts';

const addressOf = (context: Context): string => context.req.header('CF-Connecting-IP') ?? 'unknown';

/**
 * Five tries a minute for each address; for all of them together the far wider limit of writes, so that a stranger who
 * guesses from many places is slowed down and still can't lock the operator out with a handful of tries.
 */
const mayTry = async ({ limits }: Services, context: Context): Promise<boolean> =>
  (await limits.signIn(`desk ${addressOf(context)}`)) && limits.address('desk sign-in');

export const deskSignInApi = (services: Services, desk: Desk, cookies: DeskCookies) =>
  new Hono<AppEnvironment>()
    .post('/sign-in', async (context) => {
      const submission = await readSubmission(context, signInBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, deskAddresses.records);
      const { channel, input } = submission;
      if (!(await mayTry(services, context)))
        return deskProblem(context, channel, deskAddresses.records, 'too_many_requests');
      const session = await desk.gate.admit(input.passphrase);
      if (session === undefined) {
        services.log.note('desk_sign_in_refused', {});
        return deskProblem(context, channel, deskAddresses.records, 'wrong_passphrase');
      }
      // With a ledger that can't be read the desk lets nobody in; that is said, instead of asking again.
      if ((await desk.gate.isAdmitted(session)) !== true)
        return deskProblem(context, channel, deskAddresses.records, 'ledger_unavailable');
      await desk.audit.note({ by: 'operator', action: 'signed_in', subject: 'desk' });
      cookies.open(context, session);
      return channel === 'form'
        ? context.redirect(deskAddresses.records, 303)
        : context.json({ done: 'signed_in' });
    })
    .post('/sign-out', async (context) => {
      if (await cookies.isOpen(context, desk.gate))
        await desk.audit.note({ by: 'operator', action: 'signed_out', subject: 'desk' });
      const isEnded = await cookies.end(context, desk.gate);
      cookies.close(context);
      return isEnded
        ? context.redirect(deskAddresses.records, 303)
        : deskProblem(context, 'form', deskAddresses.records, 'session_not_ended');
    });

/** A search is posted and waits in a sealed cookie: a name or a number stands in no address, history or log. */
export const deskSearchApi = (desk: Desk, cookies: DeskCookies) =>
  new Hono<AppEnvironment>().post('/search', async (context) => {
    const submission = await readSubmission(context, searchBody);
    if (!submission.ok) return refuseSubmission(context, submission.fault, deskAddresses.records);
    const { search } = submission.input;
    await cookies.keepSearch(context, desk.gate, search);
    const query = keptQuery(await context.req.text(), search !== undefined);
    return context.redirect(`${deskAddresses.records}${query}`, 303);
  });
