import { Hono } from 'hono';
import type { NewCoupon } from '../../../platform/ledger/coupons.ts';
import type { JobRecord, LedgerRecord } from '../../../records/record.ts';
import { parseRecordSearch } from '../../../records/record-search.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { bookingNumber } from '../../../values/booking-number.ts';
import { addDays, indiaInstant } from '../../../values/india-time.ts';
import { rupees } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { orderNumber } from '../../checkout/contract.ts';
import { hasJob } from '../../jobs/contract.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { type CouponBody, couponBody, couponRedeemBody, couponStateBody } from '../contract/schemas.ts';
import { redeemOnRecord } from '../redeem-coupon.ts';
import { visitState } from '../rules/agenda.ts';
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

/**
 * Finds the confirmed booking or order that a coupon is used on, by its number (`CAR…`, `PH-…`) or its record id. A
 * coupon that nobody booked with is not redeemed.
 */
async function bookedRecord(
  { ledger }: Pick<WriteServices, 'ledger'>,
  admin: Admin,
  typed: string,
): Promise<Result<JobRecord, 'no_booking' | 'ledger_unavailable'>> {
  const found = await recordsNamed(ledger, admin, typed);
  if (!found.ok) return found;
  const wanted = bookingNumber(typed) ?? typed.toUpperCase();
  const isNamed = ({ id, bookingId }: LedgerRecord) =>
    [id.toUpperCase(), bookingId, orderNumber(id)].includes(wanted);
  const record = found.value.filter(hasJob).find((one) => isNamed(one) && visitState(one) === 'agreed');
  return record === undefined ? failure('no_booking') : success(record);
}

async function recordsNamed(
  ledger: WriteServices['ledger'],
  admin: Admin,
  typed: string,
): Promise<Result<readonly LedgerRecord[], 'ledger_unavailable'>> {
  const search = parseRecordSearch(typed);
  if (search?.by !== 'id') {
    const page = await admin.records.list({ search: typed });
    return page.ok ? success(page.value.records) : failure('ledger_unavailable');
  }
  const found = await ledger.find(search.id);
  if (found.ok) return success([found.value]);
  return found.code === 'not_found' ? success([]) : failure('ledger_unavailable');
}

export const adminCouponsApi = (services: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const page = await admin.coupons.list({ cursor: context.req.query('cursor') });
      return page.ok
        ? context.json(page.value)
        : adminProblem(context, 'json', adminAddresses.coupons, page.code);
    })
    .post('/', async (context) => {
      const form = await readForm(context, couponBody);
      if (!form.ok) return refuseForm(context, form.fault, adminAddresses.coupons);
      const { channel, input } = form;
      if (input.kind === 'percent' && input.value > 100)
        return adminProblem(context, channel, adminAddresses.coupons, 'invalid');
      const created = await admin.coupons.create(newCoupon(input), operatorOf(context));
      return created.ok
        ? adminDone(context, channel, adminAddresses.coupons, 'coupon_created', { coupon: created.value })
        : adminProblem(context, channel, adminAddresses.coupons, created.code);
    })
    .post('/:code/state', async (context) => {
      const code = context.req.param('code');
      const screen = adminAddresses.coupon(code);
      const form = await readForm(context, couponStateBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const set = await admin.coupons.setState(code, form.input.state, operatorOf(context));
      return set.ok
        ? adminDone(context, form.channel, screen, 'coupon_changed')
        : adminProblem(context, form.channel, screen, set.code);
    })
    .post('/:code/redeem', async (context) => {
      const code = context.req.param('code');
      const screen = adminAddresses.coupon(code);
      const form = await readForm(context, couponRedeemBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const { channel, input } = form;
      const job = await bookedRecord(services, admin, input.usedOn);
      if (!job.ok) return adminProblem(context, channel, screen, job.code);
      const numbers = [input.mobileNumber, job.value.mobileNumber].filter((number) => number != null);
      const numberHashes = (
        await Promise.all([...new Set(numbers)].map((number) => services.signer.signAll('number', number)))
      ).flat();
      const use = { code, numberHashes, by: operatorOf(context) };
      const redeemed = await redeemOnRecord(services, admin, job.value, use);
      if (!redeemed.ok) return adminProblem(context, channel, screen, redeemed.code);
      return adminDone(context, channel, screen, 'coupon_redeemed', { coupon: redeemed.value });
    });
