import { Badge } from '../../../client/ui/Badge.tsx';
import { Button } from '../../../client/ui/Button.tsx';
import { ButtonLink } from '../../../client/ui/ButtonLink.tsx';
import { EmptyState } from '../../../client/ui/EmptyState.tsx';
import { Field } from '../../../client/ui/Field.tsx';
import { Select } from '../../../client/ui/Select.tsx';
import { deskText } from '../../content/text/en/desk.ts';
import { deskAddresses, deskEndpoints } from '../../contract/desk-addresses.ts';
import { indiaDate } from '../../domain/india-time.ts';
import type { Coupon } from '../../ledger/coupon-row.ts';
import { lifeOf, standing, worth } from './coupon-words.ts';
import { DeskFrame, type FrameData } from './DeskFrame.tsx';
import { DeskSearch } from './DeskSearch.tsx';

const text = deskText.coupons;

interface CouponsProps {
  readonly frame: FrameData;
  readonly coupons: readonly Coupon[];
  readonly cursor: string | null;
}

/** The coupons, newest first, and a form for a new one. */
export const Coupons = ({ frame, coupons, cursor }: CouponsProps) => (
  <DeskFrame frame={frame} current="coupons" title={deskText.tabs.coupons} titled>
    <div className="desk-split">
      <section aria-label={text.list}>
        <LookUp />
        {coupons.length === 0 ? (
          <EmptyState icon="ticket-percent" title={text.none}>
            {text.noneText}
          </EmptyState>
        ) : (
          <ul className="desk-list">
            {coupons.map((coupon) => (
              <CouponLine key={coupon.code} coupon={coupon} now={frame.now} />
            ))}
          </ul>
        )}
        {cursor && (
          <div className="pager small">
            <ButtonLink kind="quiet" short href={`${deskAddresses.coupons}?cursor=${cursor}`}>
              {deskText.records.older}
            </ButtonLink>
          </div>
        )}
      </section>
      <CreateForm now={frame.now} />
    </div>
  </DeskFrame>
);

/** A code is nothing personal: it may stand in an address. */
const LookUp = () => (
  <DeskSearch
    method="get"
    action={deskAddresses.coupons}
    name="code"
    label={text.find}
    placeholder={text.find}
    button={text.findButton}
    maxLength={24}
    autoCapitalize="characters"
    required
  />
);

export const CouponBadge = ({ coupon, now }: { readonly coupon: Coupon; readonly now: Date }) => {
  const state = standing(coupon, now);
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
        <a href={deskAddresses.coupon(coupon.code)}>{coupon.code}</a>
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

const CreateForm = ({ now }: { readonly now: Date }) => (
  <form className="card form self-start" method="post" action={deskEndpoints.coupons}>
    <h2>{text.create}</h2>
    <Field
      id="code"
      name="code"
      label={text.code}
      hint={text.codeHint}
      pattern="[A-Za-z0-9\-]{3,24}"
      autoComplete="off"
      required
    />
    <Select id="kind" name="kind" label={text.kind} options={kinds} />
    <Field id="value" name="value" type="number" label={text.value} min={1} max={100000} required />
    <Field id="description" name="description" label={text.description} maxLength={200} required />
    <Field
      id="expires"
      name="expires"
      type="date"
      label={text.expires}
      labelNote={text.optional}
      min={indiaDate(now)}
    />
    <Field
      id="maxUses"
      name="maxUses"
      type="number"
      label={text.maxUses}
      labelNote={text.optional}
      min={1}
      max={1000000}
    />
    <Button type="submit">{text.save}</Button>
  </form>
);
