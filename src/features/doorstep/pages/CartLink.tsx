import { Icon } from '../../../../client/ui/Icon.tsx';
import { doorstepText } from '../../../content/text/en/doorstep.ts';
import { addresses } from '../../../web/contract/addresses.ts';

/** The cart with its count, which client/idle/cart-badge fills in. */
export const CartLink = () => (
  <a className="icon-btn cart-link" href={addresses.doorstepCart}>
    <Icon name="shopping-cart" />
    <span className="vh">{doorstepText.category.cart}</span>
    <span className="count" data-cart-count="" hidden />
  </a>
);
