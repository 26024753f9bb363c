import type { Context, MiddlewareHandler } from 'hono';
import { errorAnswer } from '../api/answers.ts';
import { cameFrom } from '../api/came-from.ts';
import { problemRedirect } from '../api/submission.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { addresses } from '../contract/addresses.ts';
import { ROBOT_CHECK_FIELD, ROBOT_CHECK_HEADER } from '../contract/robot-check.ts';
import type { Services } from '../services.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Lets only people leave something, where the check is switched on; whoever fails it is told so, with the phone number. */
export function robotCheck({
  isHuman,
  siteUrl,
}: Pick<Services, 'isHuman' | 'siteUrl'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (isHuman === undefined || context.req.method !== 'POST') return next();
    const isForm = context.req.header('Content-Type')?.startsWith(FORM) ?? false;
    const token = isForm ? await tokenOfForm(context) : context.req.header(ROBOT_CHECK_HEADER);
    if (await isHuman(token, context.req.header('CF-Connecting-IP'))) return next();
    if (!isForm) {
      const message = 'We could not check that you are a person. Please try again, or call us.';
      return errorAnswer(context, 403, 'forbidden', { message, phone: context.get('supportPhone') });
    }
    const from = cameFrom(context.req.header('Referer'), siteUrl);
    return problemRedirect(context, from === addresses.home ? addresses.book : from, 'robot_suspected');
  };
}

const tokenOfForm = async (context: Context): Promise<string | undefined> =>
  new URLSearchParams(await context.req.text()).get(ROBOT_CHECK_FIELD) ?? undefined;
