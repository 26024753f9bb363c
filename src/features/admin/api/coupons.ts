import { Hono } from 'hono';
import type { NewCoupon } from '../../../platform/ledger/coupons.ts';
import type { Admin, WriteServices } from '../../../services/services.ts';
import { addDays, indiaInstant } from '../../../values/india-time.ts';
import { rupees } from '../../../values/money.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import {
  adminAddresses,
  type CouponBody,
  couponBody,
  couponRedeemBody,
  couponStateBody,
} from '../contract.ts';
import { adminDone, adminProblem } from './responses.ts';

const newCoupon = ({ code, kind, value, description, expires, maxUses }: CouponBody): NewCoupon => ({
  code,
  kind,
  description,
  value: kind === 'amount' ? rupees(value) : value,
  // The coupon is valid until the end of its last day.
  expiresAt: expires === undefined ? null : indiaInstant(addDays(expires, 1), 0).getTime(),
  maxUses: maxUses ?? null,
});

export const adminCouponsApi = ({ signer }: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const page = await admin.coupons.list({ cursor: context.req.query('cursor') });
      return page.ok
        ? context.json(page.value)
        : adminProblem(context, 'json', adminAddresses.coupons, page.code);
    })
    .post('/', async (context) => {
      const submission = await readForm(context, couponBody);
      if (!submission.ok) return refuseForm(context, submission.fault, adminAddresses.coupons);
      const { channel, input } = submission;
      if (input.kind === 'percent' && input.value > 100)
        return adminProblem(context, channel, adminAddresses.coupons, 'invalid');
      const created = await admin.coupons.create(newCoupon(input), 'operator');
      return created.ok
        ? adminDone(context, channel, adminAddresses.coupons, 'coupon_created', { coupon: created.value })
        : adminProblem(context, channel, adminAddresses.coupons, created.code);
    })
    .post('/:code/state', async (context) => {
      const code = context.req.param('code');
      const screen = adminAddresses.coupon(code);
      const submission = await readForm(context, couponStateBody);
      if (!submission.ok) return refuseForm(context, submission.fault, screen);
      const set = await admin.coupons.setState(code, submission.input.state, 'operator');
      return set.ok
        ? adminDone(context, submission.channel, screen, 'coupon_changed')
        : adminProblem(context, submission.channel, screen, set.code);
    })
    .post('/:code/redeem', async (context) => {
      const code = context.req.param('code');
      const screen = adminAddresses.coupon(code);
      const submission = await readForm(context, couponRedeemBody);
      if (!submission.ok) return refuseForm(context, submission.fault, screen);
      const { channel, input } = submission;
      const { usedOn, mobileNumber } = input;
      const numberHashes = mobileNumber === undefined ? [] : await signer.signAll('number', mobileNumber);
      const redeemed = await admin.coupons.redeem(code, { usedOn, numberHashes, by: 'operator' });
      if (!redeemed.ok) return adminProblem(context, channel, screen, redeemed.code);
      await admin.audit.add({ by: 'operator', action: 'coupon_redeemed', subject: redeemed.value.code });
      return adminDone(context, channel, screen, 'coupon_redeemed', { coupon: redeemed.value });
    });
