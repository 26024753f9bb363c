import { useEffect, useRef, useState } from 'react';
import {
  acceptChanges,
  type Cart,
  type CartItem,
  type Catalogue,
  cartChanges,
  clearCart,
  EMPTY_CART,
  markWithdrawn,
  removeFromCart,
  restoreToCart,
  setQuantity,
  summarizeCart,
} from '../../../src/features/doorstep/rules/cart.ts';
import type { PriceExtra } from '../../../src/features/doorstep/rules/catalogue.ts';
import { updateCart } from '../../storage/cart.ts';
import { useCart } from '../../storage/use-store.ts';

/** A type alias and no interface, for `Island` accepts only props of plain data (`IslandValue`). */
export type SoldService = {
  readonly id: string;
  readonly name: string;
  /** In paise. */
  readonly price: number;
  readonly discountPrice?: number;
  readonly extra?: PriceExtra;
};

/** The items removed last, so that undo can put them back in their place. */
interface Taken {
  readonly items: readonly { readonly item: CartItem; readonly index: number }[];
  /** Name of the removed item; undefined when the whole cart was cleared. */
  readonly name: string | undefined;
}

const putBack = (cart: Cart, { items }: Taken): Cart =>
  items.reduce((kept, { item, index }) => restoreToCart(kept, item, index), cart);

const NOTHING_SOLD: Catalogue = new Map();

/** The cart as a screen shows it, with its actions. */
export function useCartPage(services: readonly SoldService[]) {
  const stored = useCart();
  const cart = stored ?? EMPTY_CART;
  const [taken, setTaken] = useState<Taken>();
  const held = useRef<Catalogue | undefined>(undefined);
  // Before the browser has read the cart no item needs a service.
  if (stored) held.current ??= new Map(services.map((one) => [one.id, one]));
  const catalogue = held.current ?? NOTHING_SOLD;
  useEffect(() => {
    if (stored && held.current) updateCart((before) => markWithdrawn(before, catalogue));
  }, [stored, catalogue]);

  const take = (items: Taken['items'], name: string | undefined, change: (cart: Cart) => Cart) => {
    setTaken({ items, name });
    updateCart(change);
  };
  const remove = (serviceId: string, name: string) => {
    const index = cart.items.findIndex((item) => item.serviceId === serviceId);
    const item = cart.items[index];
    if (item) take([{ item, index }], name, (before) => removeFromCart(before, serviceId));
  };

  return {
    isKnown: stored !== undefined,
    summary: summarizeCart(cart, catalogue),
    changes: cartChanges(cart, catalogue),
    nameOf: (serviceId: string) => catalogue.get(serviceId)?.name ?? serviceId,
    taken,
    remove,
    count(serviceId: string, name: string, quantity: number) {
      if (quantity < 1) return remove(serviceId, name);
      setTaken(undefined);
      updateCart((before) => {
        const counted = setQuantity(before, catalogue, serviceId, quantity, new Date());
        return counted.ok ? counted.value : before;
      });
    },
    clear() {
      const items = cart.items.map((item, index) => ({ item, index }));
      take(items, undefined, clearCart);
    },
    undo() {
      if (taken) updateCart((before) => putBack(before, taken));
      setTaken(undefined);
    },
    accept: () => updateCart((before) => acceptChanges(before, catalogue)),
  };
}

export type CartPage = ReturnType<typeof useCartPage>;
