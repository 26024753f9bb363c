import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { operatorNamed } from '../../../values/operator.ts';
import { errorAnswer } from '../../../web/api/answers.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import { visitorNetwork } from '../../../web/api/visitor-network.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { AdminCookies } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { languageBody, searchBody, signInBody } from '../contract/schemas.ts';
import { chooseLanguage } from '../language.ts';
import { filterQuery } from './records.ts';
import { adminProblem } from './responses.ts';

/**
 * The name that counts the wrong passphrases of a request: its network, or the device that signed in before. Nobody else
 * can therefore delay the operator.
 */
const guesserOf = async (context: Context, { auth }: Admin, cookies: AdminCookies): Promise<string> => {
  const device = await cookies.device(context, auth);
  return device === undefined ? visitorNetwork(context).network : `device ${device}`;
};

/** An operator notices an attack by these lines too, and still finds the others between them. */
const REFUSALS_IN_AN_HOUR = 30;

/** Browsers name the origin of each post. Another program could sign its user in or out without one. */
const fromOwnPage =
  (siteUrl: string): MiddlewareHandler<AppEnvironment> =>
  (context, next) =>
    context.req.header('Origin') === siteUrl
      ? next()
      : Promise.resolve(errorAnswer(context, 403, 'forbidden'));

/** The admin screen that sent a form; the first one where the browser does not say it. */
function screenBefore(context: Context, siteUrl: string): string {
  const referer = context.req.header('Referer') ?? '';
  const { origin, pathname, search } = new URL(URL.canParse(referer) ? referer : siteUrl);
  const isScreen = pathname === adminAddresses.records || pathname.startsWith(`${adminAddresses.records}/`);
  return origin === siteUrl && isScreen ? `${pathname}${search}` : adminAddresses.records;
}

export const adminSignInApi = (services: WriteServices, admin: Admin, cookies: AdminCookies) =>
  new Hono<AppEnvironment>()
    .use('/sign-in', fromOwnPage(services.siteUrl))
    .use('/sign-out', fromOwnPage(services.siteUrl))
    .use('/language', fromOwnPage(services.siteUrl))
    .post('/language', async (context) => {
      const form = await readForm(context, languageBody);
      if (!form.ok) return refuseForm(context, form.fault, adminAddresses.records);
      chooseLanguage(context, form.input.language);
      return form.channel === 'form'
        ? context.redirect(screenBefore(context, services.siteUrl), 303)
        : context.json({ done: 'language_chosen' });
    })
    .post('/sign-in', async (context) => {
      const form = await readForm(context, signInBody);
      if (!form.ok) return refuseForm(context, form.fault, adminAddresses.records);
      const { channel, input } = form;
      const guesser = await guesserOf(context, admin, cookies);
      if ((await services.limits.long.signInWait(guesser)) > 0)
        return adminProblem(context, channel, adminAddresses.records, 'too_many_requests');
      const session = await admin.auth.admit(input.passphrase, input.name);
      if (session === undefined) {
        services.log.note('admin_sign_in_refused', {});
        // The typed name is a stranger's, so the line does not hold it.
        await admin.audit.addUpTo(REFUSALS_IN_AN_HOUR, {
          by: 'visitor',
          action: 'sign_in_refused',
          subject: 'admin',
        });
        return adminProblem(context, channel, adminAddresses.records, 'wrong_passphrase');
      }
      // Without the ledger nobody can sign in; the screen says so instead of asking for the passphrase again.
      if ((await admin.auth.isAdmitted(session)) !== true)
        return adminProblem(context, channel, adminAddresses.records, 'ledger_unavailable');
      await admin.audit.add({
        by: operatorNamed(input.name),
        action: 'signed_in',
        subject: 'admin',
      });
      await services.limits.long.signedIn(guesser);
      cookies.open(context, session);
      if ((await cookies.device(context, admin.auth)) === undefined)
        await cookies.storeDevice(context, admin.auth);
      return channel === 'form'
        ? context.redirect(adminAddresses.calls, 303)
        : context.json({ done: 'signed_in' });
    })
    .post('/sign-out', async (context) => {
      if (await cookies.isOpen(context, admin.auth))
        await admin.audit.add({
          by: await cookies.author(context, admin.auth),
          action: 'signed_out',
          subject: 'admin',
        });
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
    const form = await readForm(context, searchBody);
    if (!form.ok) return refuseForm(context, form.fault, adminAddresses.records);
    const { search } = form.input;
    await cookies.storeSearch(context, admin.auth, search);
    const query = filterQuery(await context.req.text(), search !== undefined);
    return context.redirect(`${adminAddresses.records}${query}`, 303);
  });
