import type { MiddlewareHandler } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { couponCookie } from '../banners/index.ts';
import { landingOf } from './links.ts';

const CODE = /^\/([0-9a-f]{6,64})$/;

/**
 * Leads a short link to its page with its UTM values, and keeps its coupon for the checkout. Any other code has the page
 * of short links.
 */
export const shortLinks =
  (load: () => Promise<Pick<WriteServices, 'findCampaignLink'>>): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    const code = context.req.method === 'GET' ? CODE.exec(context.req.path)?.[1] : undefined;
    const link = code === undefined ? undefined : await (await load()).findCampaignLink(code);
    if (link === undefined) return next();
    if (link.coupon !== '') context.header('Set-Cookie', couponCookie(link.coupon), { append: true });
    context.header('Cache-Control', 'no-store');
    return context.redirect(landingOf(link, new URL(context.req.url).searchParams), 302);
  };
