import { badgeText } from '../../src/features/doorstep/rules/cart.ts';
import { CALL, wholeStyles } from '../loader/page.ts';
import { readCart, subscribeToCart } from '../storage/cart.ts';

/** Updates every cart count of the page, and starts the islands that show a cart once it has an item. */
export function start(): void {
  const show = () => {
    const count = readCart().items.reduce((sum, { quantity }) => sum + quantity, 0);
    for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      badge.textContent = badgeText(count);
      badge.hidden = count === 0;
    }
    if (count > 0) startIslands();
  };
  subscribeToCart(show);
  // The page does not carry the badge's styles.
  void wholeStyles().then(show);
}

function startIslands(): void {
  for (const island of document.querySelectorAll('[data-island="cart"], [data-island="add-to-cart"]')) {
    island.dispatchEvent(new Event(CALL));
  }
}
