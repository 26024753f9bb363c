import type { Context, MiddlewareHandler } from 'hono';
import type { Services } from '../../services/services.ts';
import { errorAnswer } from '../api/answers.ts';
import { problemRedirect } from '../api/submission.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { CAPTCHA_FIELD, CAPTCHA_HEADER } from '../contract/captcha.ts';
import { formPageOf, isForm } from './too-many.ts';

/**
 * Lets only people leave something, where the check is switched on; whoever fails it is told so, with the phone number.
 * A form without JavaScript, or one whose widget was kept away, has nothing to show: a few of those are taken and
 * marked as unchecked (decision 031).
 */
export function captcha({
  judgeSender,
  limits,
  siteUrl,
}: Pick<Services, 'judgeSender' | 'limits' | 'siteUrl'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (judgeSender === undefined || context.req.method !== 'POST') return next();
    const address = context.req.header('CF-Connecting-IP');
    const token = isForm(context) ? await tokenOfForm(context) : context.req.header(CAPTCHA_HEADER);
    const verdict = await judgeSender(token, address);
    const mayPass =
      verdict === 'unproven' ? await limits.unproven(address ?? 'unknown') : verdict !== 'program';
    if (mayPass && verdict !== 'person') context.set('wasUnchecked', true);
    if (mayPass) return next();
    return isForm(context)
      ? problemRedirect(context, await formPageOf(context, siteUrl), 'robot_suspected')
      : errorAnswer(context, 403, 'robot_suspected');
  };
}

const tokenOfForm = async (context: Context): Promise<string | undefined> =>
  new URLSearchParams(await context.req.text()).get(CAPTCHA_FIELD) ?? undefined;
