import type { Context, MiddlewareHandler } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { CAPTCHA_FIELD, CAPTCHA_HEADER } from '../contract/captcha.ts';
import { errorAnswer } from './answers.ts';
import { channelOf, problemRedirect } from './read-form.ts';
import { returnTo } from './return-to.ts';
import { visitorNetwork } from './visitor-network.ts';

/**
 * Lets only people send a form, where the captcha is on; a refused sender gets the phone number. A form without
 * JavaScript, or with a blocked widget, has no token: a few of those pass and are marked as unchecked (`docs/threats.md`).
 */
export function captcha({
  verifyCaptcha,
  limits,
}: Pick<WriteServices, 'verifyCaptcha' | 'limits'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (verifyCaptcha === undefined || context.req.method !== 'POST') return next();
    const isForm = channelOf(context) === 'form';
    const address = context.req.header('CF-Connecting-IP');
    const token = isForm ? await tokenOfForm(context) : context.req.header(CAPTCHA_HEADER);
    const verdict = await verifyCaptcha(token, address);
    const mayPass =
      verdict === 'missing_or_stale'
        ? await limits.withoutToken(visitorNetwork(context).network)
        : verdict !== 'bot';
    if (mayPass && verdict !== 'person') context.set('wasUnchecked', true);
    if (verdict === 'person') context.set('isPerson', true);
    if (mayPass) return next();
    return isForm
      ? problemRedirect(context, await returnTo(context), 'robot_suspected')
      : errorAnswer(context, 403, 'robot_suspected');
  };
}

const tokenOfForm = async (context: Context): Promise<string | undefined> =>
  new URLSearchParams(await context.req.text()).get(CAPTCHA_FIELD) ?? undefined;
