import { useSyncExternalStore } from 'react';
import type { Cart } from '../../src/features/doorstep/rules/cart.ts';
import { readCart, subscribeToCart } from './cart.ts';
import type { Store } from './store.ts';

/** A store's value in an island. The first render returns `onServer`, for it must equal the server's HTML. */
export const useStore = <Value>(
  { subscribe, get }: Pick<Store<Value>, 'get' | 'subscribe'>,
  onServer: Value,
): Value => useSyncExternalStore(subscribe, get, () => onServer);

/** The visitor's cart; undefined on the server and in the first render. */
export const useCart = (): Cart | undefined =>
  useSyncExternalStore<Cart | undefined>(subscribeToCart, readCart, () => undefined);
