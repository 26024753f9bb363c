import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { doorstepText } from '../../../src/content/text/doorstep.ts';
import { addToCart, QUANTITY_MAX, setQuantity } from '../../../src/features/doorstep/rules/cart.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { updateCart } from '../../storage/cart.ts';
import { useCart } from '../../storage/use-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPrice, Price } from '../../ui/Price.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { Toast, Toasts } from '../../ui/Toast.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { defineIsland } from '../island.ts';
import type { SoldService } from './use-cart-page.ts';

/** The row's service. The cart beside the catalogue reads it from the row too. */
type AddToCartProps = SoldService;

const text = doorstepText.row;

const SHOWN_MS = 8000;
/** Hides the message of the job that was added last, for each job is an island of its own. */
let hideLast = () => {};

/**
 * The price, and a button that adds one service and then becomes a stepper. Without JavaScript the button sends the form
 * around all rows, which leads to the cart page.
 */
function AddToCart({ id, name, price, discountPrice }: AddToCartProps) {
  const quantity = useCart()?.items.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;
  const { press, takeFocus } = useFollowingFocus();
  const isHydrated = useHydrated();
  const [isAdded, setAdded] = useState(false);
  useEffect(() => {
    if (!isAdded) return undefined;
    const hide = () => setAdded(false);
    // A later "Add" has its own message.
    hideLast = hide;
    const timer = setTimeout(hide, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);
  const catalogue = new Map([[id, { name, price, ...(discountPrice !== undefined && { discountPrice }) }]]);

  const add = (event: MouseEvent) => {
    event.preventDefault();
    press();
    hideLast();
    setAdded(true);
    updateCart((cart) => {
      const added = addToCart(cart, catalogue, id, new Date());
      return added.ok ? added.value : cart;
    });
  };
  const undo = () => {
    setAdded(false);
    count(quantity - 1);
  };
  const count = (next: number) => {
    if (next < 1) press();
    updateCart((cart) => {
      const counted = setQuantity(cart, catalogue, id, next, new Date());
      return counted.ok ? counted.value : cart;
    });
  };

  return (
    <>
      {discountPrice === undefined ? (
        <Price amount={price} />
      ) : (
        <span>
          <Price amount={discountPrice} />
          <ListPrice amount={price} />
        </span>
      )}
      {quantity > 0 ? (
        <QuantityStepper
          label={name}
          value={quantity}
          max={QUANTITY_MAX}
          onChange={count}
          moreRef={takeFocus}
        />
      ) : (
        <Button
          ref={takeFocus}
          type="submit"
          name="add"
          value={id}
          kind="quiet"
          short
          aria-label={text.addService(name)}
          onClick={add}
        >
          {text.add}
        </Button>
      )}
      {isHydrated && (
        <Toasts className="wide-only">
          {isAdded && quantity > 0 && <Added name={name} onUndo={undo} />}
        </Toasts>
      )}
    </>
  );
}

/** Says on a wide screen that a job is in the cart; a phone has its cart bar. */
const Added = ({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) => (
  <Toast
    action={
      <>
        <a href={addresses.doorstepCart}>{text.viewCart}</a>
        <button type="button" onClick={onUndo}>
          {text.undo}
        </button>
      </>
    }
  >
    {text.added(name)}
  </Toast>
);

/** Keeps the focus when a press on "Add" replaces the button by the stepper, or "One less" brings the button back. */
function useFollowingFocus() {
  const isPressed = useRef(false);
  const press = () => {
    isPressed.current = true;
  };
  /** Receives each button that appears, and focuses the one that a press brought. */
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !isPressed.current) return;
    isPressed.current = false;
    button.focus();
  }, []);
  return { press, takeFocus };
}

export const island = defineIsland({ name: 'add-to-cart', start: 'interaction', Component: AddToCart });
