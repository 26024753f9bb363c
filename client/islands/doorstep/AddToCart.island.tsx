import { type FormEvent, useEffect, useRef, useState } from 'react';
import { doorstepText } from '../../../src/content/text/en/doorstep.ts';
import { addToCart, QUANTITY_MAX, setQuantity } from '../../../src/features/doorstep/rules/cart.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { updateCart } from '../../storage/cart.ts';
import { useCart } from '../../storage/use-store.ts';
import { Button } from '../../ui/Button.tsx';
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

/** A button that adds one service and then becomes a stepper. Without JavaScript it leads to the cart page's form. */
function AddToCart({ id, name, price, discountPrice }: AddToCartProps) {
  const quantity = useCart()?.items.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;
  const { root, press } = useFollowingFocus(quantity > 0);
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

  const add = (event: FormEvent) => {
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
    <div ref={root}>
      {quantity > 0 ? (
        <QuantityStepper label={name} value={quantity} max={QUANTITY_MAX} onChange={count} />
      ) : (
        <form action={addresses.doorstepCart} onSubmit={add}>
          <Button type="submit" name="add" value={id} kind="quiet" short aria-label={text.addService(name)}>
            {text.add}
          </Button>
        </form>
      )}
      {isHydrated && (
        <div className="wide-only">
          <Toasts>{isAdded && quantity > 0 && <Added name={name} onUndo={undo} />}</Toasts>
        </div>
      )}
    </div>
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
function useFollowingFocus(isCounted: boolean) {
  const root = useRef<HTMLDivElement>(null);
  /** The state at the press. The first render's effect may run after the press and must not move the focus yet. */
  const pressed = useRef<boolean | undefined>(undefined);
  useEffect(() => {
    if (pressed.current === undefined || pressed.current === isCounted) return;
    pressed.current = undefined;
    root.current?.querySelector<HTMLButtonElement>(isCounted ? 'button:last-of-type' : 'button')?.focus();
  }, [isCounted]);
  const press = () => {
    pressed.current = isCounted;
  };
  return { root, press };
}

export const island = defineIsland({ name: 'add-to-cart', start: 'interaction', Component: AddToCart });
