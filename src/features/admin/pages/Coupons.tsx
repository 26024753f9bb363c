import { Badge } from '../../../../client/ui/Badge.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { Coupon } from '../../../platform/ledger/coupon-redemption.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { formatMoney } from '../../../values/money.ts';
import type { CouponState } from '../../coupons/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { AdminFrame, AdminSearch, type FrameData } from './AdminFrame.tsx';
import { adminTime } from './format.ts';
import { OlderLink } from './OlderLink.tsx';
import { type TypedValues, valuesSent } from './typed-form.ts';

const text = adminText.coupons;

interface CouponsProps {
  readonly frame: FrameData;
  readonly coupons: readonly Coupon[];
  readonly cursor: string | null;
}

/** Shows the coupons, newest first, and the form for a new coupon. */
export const Coupons = ({ frame, coupons, cursor }: CouponsProps) => (
  <AdminFrame frame={frame} current="coupons" title={adminText.tabs.coupons} titled>
    <div className="admin-split">
      <section aria-label={text.list}>
        <CouponSearch />
        {coupons.length === 0 ? (
          <EmptyState icon="ticket-percent" title={text.none}>
            {text.noneText}
          </EmptyState>
        ) : (
          <ul className="admin-list">
            {coupons.map((coupon) => (
              <CouponLine key={coupon.code} coupon={coupon} now={frame.now} />
            ))}
          </ul>
        )}
        <OlderLink list={adminAddresses.coupons} cursor={cursor} />
      </section>
      <CreateForm now={frame.now} typed={valuesSent(frame.sent, adminEndpoints.coupons)} />
    </div>
  </AdminFrame>
);

/** Searches a coupon. Its code is no personal data, so an address may contain it. */
const CouponSearch = () => (
  <AdminSearch
    method="get"
    action={adminAddresses.coupons}
    name="code"
    label={text.find}
    placeholder={text.find}
    button={text.findButton}
    autoCapitalize="characters"
    required
  />
);

export const CouponBadge = ({ coupon, now }: { readonly coupon: Coupon; readonly now: Date }) => {
  const state = stateOf(coupon, now);
  return (
    <Badge tone={state === 'active' ? 'green' : state === 'paused' ? 'accent' : undefined}>
      {text.states[state]}
    </Badge>
  );
};

const CouponLine = ({ coupon, now }: { readonly coupon: Coupon; readonly now: Date }) => (
  <li>
    <span>
      <b>
        <a href={adminAddresses.coupon(coupon.code)}>{coupon.code}</a>
      </b>
      <small>
        {worth(coupon)}: {coupon.description}
      </small>
      <small>{lifeOf(coupon, now)}</small>
    </span>
    <CouponBadge coupon={coupon} now={now} />
  </li>
);

const kinds = [
  { value: 'amount', label: text.amount },
  { value: 'percent', label: text.percent },
];

interface CreateFormProps {
  readonly now: Date;
  readonly typed: TypedValues;
}

const CreateForm = ({ now, typed }: CreateFormProps) => (
  <form className="card form align-start" method="post" action={adminEndpoints.coupons}>
    <h2>{text.create}</h2>
    <Field
      id="code"
      name="code"
      label={text.code}
      hint={text.codeHint}
      autoComplete="off"
      defaultValue={typed?.code}
      required
    />
    <Select id="kind" name="kind" label={text.kind} options={kinds} defaultValue={typed?.kind} />
    <Field
      id="value"
      name="value"
      type="number"
      label={text.value}
      min={1}
      max={100000}
      defaultValue={typed?.value}
      required
    />
    <Field
      id="description"
      name="description"
      label={text.description}
      maxLength={200}
      defaultValue={typed?.description}
      required
    />
    <Field
      id="expires"
      name="expires"
      type="date"
      label={text.expires}
      labelNote={text.optional}
      min={indiaDate(now)}
      defaultValue={typed?.expires}
    />
    <Field
      id="maxUses"
      name="maxUses"
      type="number"
      label={text.maxUses}
      labelNote={text.optional}
      min={1}
      max={1000000}
      defaultValue={typed?.maxUses}
    />
    <Button type="submit">{text.save}</Button>
  </form>
);

export const worth = ({ kind, value }: Coupon): string =>
  kind === 'percent' ? `${value}%` : formatMoney(value);

/** Returns the state of a coupon. After its last day it has expired, whatever state is stored. */
const stateOf = ({ state, expiresAt }: Coupon, now: Date): CouponState =>
  expiresAt !== null && expiresAt <= now.getTime() ? 'expired' : state;

export const lifeOf = (coupon: Coupon, now: Date): string =>
  [
    text.uses(coupon.uses, coupon.maxUses),
    coupon.expiresAt === null ? text.forever : text.until(adminTime(coupon.expiresAt - 1, now)),
    text.sources[coupon.source],
  ].join(' · ');
