import { readProps } from '../../src/web/contract/island-props.ts';
import { readCart } from '../storage/cart.ts';
import type { SoldOnPage, WantedService } from './content-of-page.ts';

/** The services that the islands of this page sell: each island has its prices in its props. */
export const soldOnPage = (): readonly SoldOnPage[] =>
  [...document.querySelectorAll<HTMLElement>('[data-props*="price"]')].flatMap(({ dataset }) => {
    const props = readProps<Partial<SoldOnPage> & { readonly services?: readonly SoldOnPage[] }>(
      dataset.props,
    );
    const { id, price, discountPrice, services = [] } = props;
    return id === undefined || price === undefined ? services : [{ id, price, discountPrice }];
  });

/** The services of the page's checkout: the express packages of its address, else the cart. */
export function wantedOnPage(): readonly WantedService[] {
  const packages = new URL(location.href).searchParams.get('package') ?? '';
  return packages === ''
    ? readCart().items
    : packages.split('.').map((serviceId) => ({ serviceId, quantity: 1 }));
}
