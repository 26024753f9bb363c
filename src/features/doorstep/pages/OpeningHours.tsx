import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import type { Brand } from '../../../content/brand.ts';
import { doorstepPageText } from '../../../content/text/doorstep.ts';
import { openingLabel, windowText } from '../../../content/text/opening-hours.ts';
import { CallText } from '../../../web/components/CallText.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { availability, type DoorstepCategory } from '../rules/catalogue.ts';

/** Shows the opening hours of a category. The page is cached, so client/idle/opening-hours updates the badge. */
export function OpeningHours({ category, now }: { readonly category: DoorstepCategory; readonly now: Date }) {
  const { window } = category;
  const state = availability(category, now);
  return (
    <p className="hours">
      {windowText(window)}
      <span
        className={state.open ? 'badge green' : 'badge'}
        data-hours={window === 'always' ? window : `${window.opensAt}-${window.closesAt}`}
      >
        {openingLabel(state, now)}
      </span>
    </p>
  );
}

const text = doorstepPageText.emergency;

/** Offers a phone call: in an emergency a call is faster than a form. */
export const EmergencyCall = ({ brand }: { readonly brand: Brand }) => (
  <div className="urgent">
    <div>
      <b>{text.title}</b>
      <p>{text.text}</p>
    </div>
    <ButtonLink href={`tel:${brand.supportPhoneDial}`} icon="phone">
      <CallText text={text.call(brand.supportPhone)} />
    </ButtonLink>
  </div>
);

/** Shows the cart link; client/idle/cart-badge fills in the count. */
export const CartLink = () => (
  <a className="icon-btn cart-link" href={addresses.doorstepCart}>
    <Icon name="shopping-cart" />
    <span className="vh">{doorstepPageText.category.cart}</span>
    <span className="count" data-cart-count="" hidden />
  </a>
);
