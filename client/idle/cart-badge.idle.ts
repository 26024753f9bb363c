import { cartLinkText } from '../../src/content/text/cart-link.ts';
import { badgeText, shownCount } from '../../src/features/doorstep/rules/cart.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { CALL, wholeStyles } from '../loader/page.ts';
import { readCart, subscribeToCart } from '../storage/cart.ts';
import { prefersReducedMotion } from '../ui/prefers-reduced-motion.ts';
import { createElement } from './elements.ts';

/** Updates every cart count of the page, and starts the islands that show a cart once it has an item. */
export function start(): void {
  let isChange = false;
  const show = () => {
    const count = shownCount(readCart());
    for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      const text = badgeText(count);
      if (badge.textContent === text) continue;
      badge.textContent = text;
      badge.hidden = count === 0;
      // The first count of a page belongs to its first paint.
      if (isChange && !prefersReducedMotion()) badge.animate({ scale: [1.5, 1] }, 200);
    }
    isChange = true;
    showLink(count);
    if (count > 0) startIslands();
  };
  subscribeToCart(show);
  // The page does not carry the badge's styles.
  void wholeStyles().then(show);
}

/** Pages that show the cart themselves. */
const SHOWS_CART = [addresses.doorstepCart, addresses.checkout] as const;

let link: HTMLAnchorElement | undefined;

/** Shows the way to a filled cart in the header of wide screens. It stands left of all there, so that nothing moves. */
function showLink(count: number): void {
  if (SHOWS_CART.some((path) => path === location.pathname)) return;
  if (count === 0) {
    link?.remove();
    return;
  }
  link ??= createElement('a', {
    className: 'city cart-link wide-only',
    href: addresses.doorstepCart,
  });
  link.textContent = cartLinkText.label(badgeText(count));
  if (!link.isConnected) document.querySelector('.top .right')?.prepend(link);
}

function startIslands(): void {
  for (const island of document.querySelectorAll('[data-island="cart"], [data-island="add-to-cart"]')) {
    island.dispatchEvent(new Event(CALL));
  }
}
