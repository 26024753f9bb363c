import type { Cart } from '../../src/features/doorstep/rules/cart.ts';
import { readCart, subscribeToCart } from './cart.ts';
import { useStore } from './use-store.ts';

const cart = { get: readCart, subscribe: subscribeToCart };

/** The visitor's cart; nothing on the server and in the first render, which cannot know it. */
export const useCart = (): Cart | undefined => useStore<Cart | undefined>(cart, undefined);
