import { Hono } from 'hono';
import { adminText } from '../../../content/text/admin.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { couponCode } from '../../coupons/contract.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { Coupons } from './Coupons.tsx';
import { OneCoupon } from './OneCoupon.tsx';
import { frameWith, type ScreenParts } from './screen.tsx';

/** Serves the list of coupons and the screen of one coupon. `?code=` in any spelling redirects to that coupon. */
export function couponScreens({ admin, frame, show, unread }: ScreenParts) {
  const screens = new Hono<AppEnvironment>();

  screens.get('/', async (request) => {
    const code = couponCode(request.req.query('code') ?? '');
    if (code) {
      const found = await admin.coupons.find(code);
      if (found.ok) return request.redirect(adminAddresses.coupon(code), 303);
      const problem = found.code === 'not_found' ? 'no_coupon' : found.code;
      return request.redirect(`${adminAddresses.coupons}?problem=${problem}`, 303);
    }
    const [frameData, page] = await Promise.all([
      frame(request),
      admin.coupons.list({ cursor: request.req.query('cursor') }),
    ]);
    const { coupons, cursor } = page.ok ? page.value : { coupons: [], cursor: null };
    return show(
      request,
      adminText.tabs.coupons,
      <Coupons frame={frameWith(frameData, page)} coupons={coupons} cursor={cursor} />,
    );
  });

  screens.get('/:code', async (request, next) => {
    const code = request.req.param('code');
    const [frameData, coupon, uses] = await Promise.all([
      frame(request),
      admin.coupons.find(code),
      admin.coupons.uses(code),
    ]);
    if (!coupon.ok) return coupon.code === 'ledger_unavailable' ? unread(request, frameData) : next();
    const content = (
      <OneCoupon frame={frameWith(frameData, uses)} coupon={coupon.value} uses={uses.ok ? uses.value : []} />
    );
    return show(request, coupon.value.code, content);
  });

  return screens;
}
