import { type FormEvent, useEffect, useRef } from 'react';
import { doorstepText } from '../../../src/content/text/en/doorstep.ts';
import { addToCart, QUANTITY_MAX, setQuantity } from '../../../src/features/doorstep/rules/cart.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { updateCart } from '../../storage/cart.ts';
import { useCart } from '../../storage/use-store.ts';
import { Button } from '../../ui/Button.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';

interface AddToCartProps {
  readonly id: string;
  readonly name: string;
  /** In paise. */
  readonly price: number;
  readonly discountPrice?: number;
}

const text = doorstepText.row;

/** A button that adds one service and then becomes a stepper. Without JavaScript it leads to the cart page's form. */
export function AddToCart({ id, name, price, discountPrice }: AddToCartProps) {
  const quantity = useCart()?.items.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;
  const { root, press } = useFollowingFocus(quantity > 0);
  const catalogue = new Map([[id, { name, price, ...(discountPrice !== undefined && { discountPrice }) }]]);

  const add = (event: FormEvent) => {
    event.preventDefault();
    press();
    updateCart((cart) => {
      const added = addToCart(cart, catalogue, id, new Date());
      return added.ok ? added.value : cart;
    });
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
          <Button
            type="submit"
            name="add"
            value={id}
            kind="quiet"
            short
            icon="plus"
            aria-label={text.addService(name)}
          >
            {text.add}
          </Button>
        </form>
      )}
    </div>
  );
}

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
