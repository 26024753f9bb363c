import type { Context, MiddlewareHandler } from 'hono';
import { errorAnswer } from '../api/answers.ts';
import { problemRedirect } from '../api/submission.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { ROBOT_CHECK_FIELD, ROBOT_CHECK_HEADER } from '../contract/robot-check.ts';
import type { Services } from '../services.ts';
import { formPageOf, isForm } from './too-many.ts';

/** Lets only people leave something, where the check is switched on; whoever fails it is told so, with the phone number. */
export function robotCheck({
  judgeSender,
  siteUrl,
}: Pick<Services, 'judgeSender' | 'siteUrl'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (judgeSender === undefined || context.req.method !== 'POST') return next();
    const token = isForm(context) ? await tokenOfForm(context) : context.req.header(ROBOT_CHECK_HEADER);
    const verdict = await judgeSender(token, context.req.header('CF-Connecting-IP'));
    if (verdict === 'unknown') context.set('wasUnchecked', true);
    if (verdict !== 'program') return next();
    if (!isForm(context)) {
      const message = 'We could not check that you are a person. Please try again, or call us.';
      return errorAnswer(context, 403, 'forbidden', { message, phone: context.get('supportPhone') });
    }
    return problemRedirect(context, formPageOf(context, siteUrl), 'robot_suspected');
  };
}

const tokenOfForm = async (context: Context): Promise<string | undefined> =>
  new URLSearchParams(await context.req.text()).get(ROBOT_CHECK_FIELD) ?? undefined;
