import { Hono } from 'hono';
import type { AppEnvironment } from '../../app-environment.ts';
import { type CouponBody, couponBody, couponRedeemBody, couponStateBody } from '../../contract/desk.ts';
import { deskAddresses } from '../../contract/desk-addresses.ts';
import { addDays, indiaInstant } from '../../domain/india-time.ts';
import { rupees } from '../../domain/money.ts';
import type { NewCoupon } from '../../ledger/coupons.ts';
import type { Desk, Services } from '../../services.ts';
import { readSubmission, refuseSubmission } from '../submission.ts';
import { deskDone, deskProblem } from './desk-answers.ts';

const newCoupon = ({ code, kind, value, description, expires, maxUses }: CouponBody): NewCoupon => ({
  ...{ code, kind, description },
  value: kind === 'amount' ? rupees(value) : value,
  // It is good until its last day is over.
  expiresAt: expires === undefined ? null : indiaInstant(addDays(expires, 1), 0).getTime(),
  maxUses: maxUses ?? null,
});

export const deskCouponsApi = ({ signer }: Services, desk: Desk) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const page = await desk.coupons.list({ cursor: context.req.query('cursor') });
      return page.ok
        ? context.json(page.value)
        : deskProblem(context, 'json', deskAddresses.coupons, page.code);
    })
    .post('/', async (context) => {
      const submission = await readSubmission(context, couponBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, deskAddresses.coupons);
      const { channel, input } = submission;
      if (input.kind === 'percent' && input.value > 100)
        return deskProblem(context, channel, deskAddresses.coupons, 'invalid');
      const created = await desk.coupons.create(newCoupon(input), 'operator');
      return created.ok
        ? deskDone(context, channel, deskAddresses.coupons, 'coupon_created', { coupon: created.value })
        : deskProblem(context, channel, deskAddresses.coupons, created.code);
    })
    .post('/:code/state', async (context) => {
      const code = context.req.param('code');
      const screen = deskAddresses.coupon(code);
      const submission = await readSubmission(context, couponStateBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, screen);
      const set = await desk.coupons.setState(code, submission.input.state, 'operator');
      return set.ok
        ? deskDone(context, submission.channel, screen, 'coupon_changed')
        : deskProblem(context, submission.channel, screen, set.code);
    })
    .post('/:code/redeem', async (context) => {
      const code = context.req.param('code');
      const screen = deskAddresses.coupon(code);
      const submission = await readSubmission(context, couponRedeemBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, screen);
      const { channel, input } = submission;
      const { usedOn, mobileNumber } = input;
      const numberHashes = mobileNumber === undefined ? [] : await signer.signAll('number', mobileNumber);
      const redeemed = await desk.coupons.redeem(code, { usedOn, numberHashes, by: 'operator' });
      if (!redeemed.ok) return deskProblem(context, channel, screen, redeemed.code);
      await desk.audit.note({ by: 'operator', action: 'coupon_redeemed', subject: redeemed.value.code });
      return deskDone(context, channel, screen, 'coupon_redeemed', { coupon: redeemed.value });
    });
