import { type FormEvent, useEffect, useRef } from 'react';
import { doorstepText } from '../../../src/content/text/en/doorstep.ts';
import { addresses } from '../../../src/contract/addresses.ts';
import { addToCart, QUANTITY_MAX, setQuantity } from '../../../src/domain/cart/cart.ts';
import { updateCart } from '../../storage/cart.ts';
import { useCart } from '../../storage/use-cart.ts';
import { Button } from '../../ui/Button.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';

export interface AddToCartProps {
  readonly id: string;
  readonly name: string;
  /** In paise. */
  readonly price: number;
  readonly discountPrice?: number;
}

const text = doorstepText.row;

/** Adds one service, then counts it. Without JavaScript the button leads to the cart page's own form. */
export function AddToCart({ id, name, price, discountPrice }: AddToCartProps) {
  const quantity = useCart()?.items.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;
  const root = useFollowingFocus(quantity > 0);
  const catalogue = new Map([[id, { name, price, ...(discountPrice !== undefined && { discountPrice }) }]]);

  const add = (event: FormEvent) => {
    event.preventDefault();
    updateCart((cart) => {
      const added = addToCart(cart, catalogue, id, new Date());
      return added.ok ? added.value : cart;
    });
  };
  const count = (next: number) =>
    updateCart((cart) => {
      const counted = setQuantity(cart, catalogue, id, next, new Date());
      return counted.ok ? counted.value : cart;
    });

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

/** When "Add" gives way to the stepper or comes back, the focus that was on it goes along. */
function useFollowingFocus(isCounted: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => {
      hadFocus.current = root.current?.contains(document.activeElement) ?? false;
    };
    root.current?.addEventListener('focusin', note);
    return () => root.current?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      root.current?.querySelector<HTMLButtonElement>(isCounted ? 'button:last-of-type' : 'button')?.focus();
    }
  }, [isCounted]);
  return root;
}
