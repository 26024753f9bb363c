import type { MiddlewareHandler } from 'hono';
import { clickCookies, consentChoice } from '../../features/tracking/index.ts';
import type { Services } from '../../services/page-services.ts';
import { clickIdsOf } from '../../values/utm.ts';
import type { AppEnvironment } from '../app-environment.ts';

const HAS_CLICK = /[?&](?:fbclid|gclid|gbraid|wbraid)=/;

/**
 * Keeps the click of an advertisement that opens a page, for a form of a later page, also without JavaScript. The visitor
 * has agreed before, and it leaves the site only with the proof of that.
 */
export const keepClick =
  ({ now }: Pick<Services, 'now'>): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    await next();
    const { req, res } = context;
    if (req.method !== 'GET' || res.status !== 200 || !HAS_CLICK.test(req.url)) return;
    if (consentChoice(req.header('Cookie') ?? '') !== 'all') return;
    const ids = clickIdsOf(new URL(req.url).searchParams);
    // `context.header` would copy the answer.
    for (const cookie of clickCookies(context, { ids }, now())) res.headers.append('Set-Cookie', cookie);
  };
