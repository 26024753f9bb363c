import { Button } from '../../../../client/ui/Button.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { Coupon } from '../../../platform/ledger/coupon-redemption.ts';
import type { CouponState } from '../../coupons/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { CouponBadge, lifeOf, worth } from './Coupons.tsx';
import { adminTime } from './format.ts';
import { valuesSent } from './typed-form.ts';

const text = adminText.coupons;

interface CouponUseLine {
  readonly usedOn: string;
  readonly at: number;
  readonly by: string;
}

interface OneCouponProps {
  readonly frame: FrameData;
  readonly coupon: Coupon;
  readonly uses: readonly CouponUseLine[];
}

export const OneCoupon = ({ frame, coupon, uses }: OneCouponProps) => (
  <AdminFrame
    frame={frame}
    current="coupons"
    title={coupon.code}
    titled
    back={{ href: adminAddresses.coupons, label: text.back }}
  >
    <p className="admin-lead">
      <CouponBadge coupon={coupon} now={frame.now} />
      <span className="small">
        {worth(coupon)}: {coupon.description}. {lifeOf(coupon, frame.now)}
        {coupon.numberHash && `. ${text.bound}`}
      </span>
    </p>
    <div className="admin-split">
      <section aria-labelledby="uses">
        <h2 id="uses">{text.usesHeading}</h2>
        {uses.length === 0 && <p className="small">{text.unused}</p>}
        <ul className="admin-list">
          {uses.map(({ usedOn, at }) => (
            <li key={usedOn}>
              <span>
                <a href={adminAddresses.record(usedOn)}>{usedOn}</a>
                <small>{adminTime(at, frame.now)}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <div className="stack">
        <RedeemForm coupon={coupon} sent={frame.sent} />
        <StateForm coupon={coupon} />
      </div>
    </div>
  </AdminFrame>
);

function RedeemForm({ coupon, sent }: { readonly coupon: Coupon; readonly sent: FrameData['sent'] }) {
  const action = adminEndpoints.couponRedeem(coupon.code);
  const typed = valuesSent(sent, action);
  return (
    <form className="card form" method="post" action={action}>
      <h2>{text.redeem}</h2>
      <Field
        id="usedOn"
        name="usedOn"
        label={text.usedOn}
        hint={text.usedOnHint}
        defaultValue={typed?.usedOn}
        required
      />
      <MobileField
        id="mobile"
        label={text.mobile}
        defaultValue={typed?.mobileNumber}
        autoComplete="off"
        required={coupon.numberHash !== null}
      />
      <Button type="submit">{text.redeem}</Button>
    </form>
  );
}

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
  <form className="row" method="post" action={adminEndpoints.couponState(coupon.code)}>
    {moves[coupon.state].map(([state, label]) => (
      <Button key={state} type="submit" kind="quiet" short name="state" value={state}>
        {label}
      </Button>
    ))}
  </form>
);
