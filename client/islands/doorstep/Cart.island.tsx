import { useEffect, useRef } from 'react';
import { cartText } from '../../../src/content/text/cart.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Toast, Toasts } from '../../ui/Toast.tsx';
import { defineIsland } from '../island.ts';
import { CartLines } from './CartLines.tsx';
import { ChangedItems } from './ChangedItems.tsx';
import { type CartPage, type SoldService, useCartPage } from './use-cart-page.ts';

interface CartProps {
  /** All services that a cart can hold, at today's prices. */
  readonly services: readonly SoldService[];
  /**
   * `panel`: beside the catalogue, with a bar at the bottom of a phone. It is the default. `page`: the cart's own page.
   */
  readonly layout?: Layout;
}

type Layout = 'panel' | 'page';

interface CartHeadProps {
  readonly page: CartPage;
  readonly layout: Layout;
}

/** The visitor's cart. An island renders it, because only the browser knows its items. */
function Cart({ services, layout = 'panel' }: CartProps) {
  const page = useCartPage(services);
  const { summary, isKnown, taken } = page;
  const cart = useRef<HTMLElement>(null);
  // The focused button vanished with its item, so the cart takes the focus, or a keyboard user would lose their place.
  useEffect(() => {
    if (taken && document.activeElement === document.body) cart.current?.focus();
  }, [taken]);
  if (layout === 'page' && !isKnown) return <Spinner />;
  // On a phone's catalogue an empty cart shows nothing, unless the visitor has just removed an item.
  const isBare = layout === 'panel' && summary.isEmpty && !taken;
  return (
    <>
      <section
        className={isBare ? 'cart wide-only' : 'cart'}
        aria-label={cartText.title}
        id="cart"
        ref={cart}
        tabIndex={-1}
      >
        <CartHead page={page} layout={layout} />
        <ChangedItems page={page} />
        {summary.isEmpty && layout === 'page' && <Picture name="empty-cart" priority />}
        {summary.isEmpty ? <EmptyCart layout={layout} /> : <CartLines page={page} />}
      </section>
      {!summary.isEmpty && <CartBar page={page} layout={layout} />}
      {layout === 'page' && !summary.isEmpty && (
        <TextLink href={addresses.doorstep} arrow>
          {cartText.keepShopping}
        </TextLink>
      )}
      <Toasts>{page.taken && <Undo page={page} />}</Toasts>
    </>
  );
}

/** On the cart's own page the page head has the title. */
const CartHead = ({ page: { summary, clear }, layout }: CartHeadProps) =>
  layout === 'page' && summary.isEmpty ? null : (
    <div className="between">
      {layout === 'page' ? <p className="small">{cartText.inCart}</p> : <h2>{cartText.title}</h2>}
      {!summary.isEmpty && (
        <button type="button" className="link" onClick={clear}>
          {cartText.clear}
        </button>
      )}
    </div>
  );

const EmptyCart = ({ layout }: Pick<CartHeadProps, 'layout'>) => (
  <EmptyState
    icon="shopping-cart"
    title={cartText.emptyTitle}
    action={layout === 'page' && <ButtonLink href={addresses.doorstep}>{cartText.browse}</ButtonLink>}
  >
    {cartText.emptyText}
  </EmptyState>
);

/**
 * The total at the bottom of a phone's screen. Its button goes straight to the checkout, for a single job needs no look
 * into the cart.
 */
const CartBar = ({ page: { summary }, layout }: CartHeadProps) => (
  <aside className="action-bar" aria-label={cartText.yourTotal}>
    <div>
      <span className="caption">
        {summary.partsOnTop
          ? cartText.withoutParts
          : cartText.counts(summary.serviceCount, summary.itemCount)}
        {layout === 'panel' && (
          <>
            {' · '}
            <a href={addresses.doorstepCart}>{cartText.view}</a>
          </>
        )}
      </span>
      <Price amount={summary.total} />
    </div>
    <ButtonLink href={addresses.checkout}>{cartText.checkout}</ButtonLink>
  </aside>
);

const Undo = ({ page: { taken, undo } }: { readonly page: CartPage }) => (
  <Toast
    action={
      <button type="button" onClick={undo}>
        {cartText.undo}
      </button>
    }
  >
    {taken?.name === undefined ? cartText.cleared : cartText.removed(taken.name)}
  </Toast>
);

export const island = defineIsland({ name: 'cart', start: 'visible', Component: Cart });
