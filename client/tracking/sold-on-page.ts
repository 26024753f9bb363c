import { readProps } from '../../src/web/contract/island-props.ts';
import { readCart } from '../storage/cart.ts';
import type { SoldOnPage, WantedService } from './content-of-page.ts';

/** The services that this page sells: each island has its prices in its props, and so has the express cart's form. */
export const soldOnPage = (): readonly SoldOnPage[] =>
  [...document.querySelectorAll<HTMLElement>('[data-props*="price"]')].flatMap(({ dataset }) => {
    const props = readProps<Partial<SoldOnPage> & { readonly services?: readonly SoldOnPage[] }>(
      dataset.props,
    );
    const { id, price, discountPrice, services = [] } = props;
    return id === undefined || price === undefined ? services : [{ id, price, discountPrice }];
  });

/** The services of the page's checkout: on an express cart the chosen package, else those of its address or the cart. */
export function wantedOnPage(family: string): readonly WantedService[] {
  const isExpress = family === 'express-cart';
  const packages = isExpress
    ? document.querySelector<HTMLInputElement>('[name=package]:checked')?.value
    : new URL(location.href).searchParams.get('package');
  if (packages) return packages.split('.').map((serviceId) => ({ serviceId, quantity: 1 }));
  return isExpress ? [] : readCart().items;
}
