import { Button } from '../../../client/ui/Button.tsx';
import { Field } from '../../../client/ui/Field.tsx';
import { MobileField } from '../../../client/ui/MobileField.tsx';
import { deskText } from '../../content/text/en/desk.ts';
import { deskAddresses, deskEndpoints } from '../../contract/desk-addresses.ts';
import type { CouponState } from '../../domain/coupon.ts';
import type { Coupon } from '../../ledger/coupon-row.ts';
import { CouponBadge } from './Coupons.tsx';
import { lifeOf, worth } from './coupon-words.ts';
import { DeskFrame, type FrameData } from './DeskFrame.tsx';
import { deskTime } from './desk-time.ts';

const text = deskText.coupons;

export interface CouponUseLine {
  readonly usedOn: string;
  readonly at: number;
  readonly by: string;
}

interface OneCouponProps {
  readonly frame: FrameData;
  readonly coupon: Coupon;
  readonly uses: readonly CouponUseLine[];
}

/** One coupon: what it gives, who used it, and what the operator can do with it. */
export const OneCoupon = ({ frame, coupon, uses }: OneCouponProps) => (
  <DeskFrame
    frame={frame}
    current="coupons"
    title={coupon.code}
    titled
    back={{ href: deskAddresses.coupons, label: text.back }}
  >
    <p className="desk-lead">
      <CouponBadge coupon={coupon} now={frame.now} />
      <span className="small">
        {worth(coupon)}: {coupon.description}. {lifeOf(coupon, frame.now)}
        {coupon.numberHash && `. ${text.bound}`}
      </span>
    </p>
    <div className="desk-split">
      <section aria-labelledby="uses">
        <h2 id="uses">{text.usesHeading}</h2>
        {uses.length === 0 && <p className="small">{text.unused}</p>}
        <ul className="desk-list">
          {uses.map(({ usedOn, at }) => (
            <li key={usedOn}>
              <span>
                <b>{usedOn}</b>
                <small>{deskTime(at, frame.now)}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <div className="stack">
        <RedeemForm coupon={coupon} />
        <StateForm coupon={coupon} />
      </div>
    </div>
  </DeskFrame>
);

const RedeemForm = ({ coupon }: { readonly coupon: Coupon }) => (
  <form className="card form" method="post" action={deskEndpoints.couponRedeem(coupon.code)}>
    <h2>{text.redeem}</h2>
    <Field id="usedOn" name="usedOn" label={text.usedOn} hint={text.usedOnHint} maxLength={64} required />
    <MobileField id="mobile" label={text.mobile} autoComplete="off" required={coupon.numberHash !== null} />
    <Button type="submit">{text.redeem}</Button>
  </form>
);

const moves: Readonly<Record<CouponState, readonly (readonly [CouponState, string])[]>> = {
  active: [
    ['paused', text.pause],
    ['expired', text.expire],
  ],
  paused: [
    ['active', text.activate],
    ['expired', text.expire],
  ],
  expired: [['active', text.activate]],
};

const StateForm = ({ coupon }: { readonly coupon: Coupon }) => (
  <form className="row" method="post" action={deskEndpoints.couponState(coupon.code)}>
    {moves[coupon.state].map(([state, label]) => (
      <Button key={state} type="submit" kind="quiet" short name="state" value={state}>
        {label}
      </Button>
    ))}
  </form>
);
